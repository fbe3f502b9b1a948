# Ciò che dice la stanza delle parole: elenchi, giocatori senza nome, testo di persone.

text = { $text }
seat-unnamed = Posto { $letter }
person-unnamed = Giocatore { $number }
seat-letter = { $letter }
seat-namesake = { $name } ({ $letter })
list-none = nessuno
list-two = { $first } { EUPHONIC("e", $second) }
list-more = { $first }, { $second }
list-last = { $first } { EUPHONIC("e", $second) }
tenths = { $sign }{ $whole },{ $part }
