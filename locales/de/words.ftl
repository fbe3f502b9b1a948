# Was der Raum der Wörter selbst sagt: Listen, Spieler ohne Namen, Text von Menschen.

text = { $text }
seat-unnamed = Platz { $letter }
person-unnamed = Spieler { $number }
seat-letter = { $letter }
seat-namesake = { $name } ({ $letter })
list-none = keine
list-two = { $first } und { $second }
list-more = { $first }, { $second }
list-last = { $first } und { $second }
tenths = { $sign }{ $whole },{ $part }
