//! Reads tables: whoever looks at one sees it as it is once the time was taken out in which the
//! program did not run.

use super::slots::Content;
use super::writer::Writer;
use crate::store::TableId;
use crate::table::{AnyTable, Denied, Fault};

impl Writer {
    /// As [`super::Hall::read`].
    pub(super) async fn read<T>(
        &self,
        table: TableId,
        read: impl FnOnce(&dyn AnyTable) -> T + Send,
    ) -> Result<T, Fault> {
        let slot = self.slots.of(table);
        let result = async {
            let mut content = slot.content.lock().await;
            self.stand_to_be_read(table, &mut content).await;
            let loaded = self.loaded(table, &mut content).await?;
            Ok(read(&*loaded.table))
        };
        let result = result.await;
        self.slots.leave_out(table, slot, result.as_ref().err());
        result
    }

    /// As [`Writer::tell_of_standstill`], before a table is read. Where it cannot be told it is read as it is,
    /// and told before anything is done there.
    async fn stand_to_be_read(&self, table: TableId, content: &mut Content) {
        match self.stand(table, content).await {
            Ok(()) | Err(Denied::Fault(Fault::NoTable(_) | Fault::Unreadable { .. })) => {}
            Err(denied) => {
                let why = super::denial::why(&denied);
                tracing::warn!(%table, why, "a table is read that was not told that the program did not run");
            }
        }
    }
}
