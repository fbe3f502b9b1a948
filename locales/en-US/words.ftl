# What the words room itself says: lists, players without a name, text from people.

text = { $text }
seat-unnamed = Seat { $letter }
person-unnamed = Player { $number }
seat-letter = { $letter }
seat-namesake = { $name } ({ $letter })
list-none = none
list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-last = { $first } and { $second }
tenths = { $sign }{ $whole }.{ $part }
