# O que a própria sala das palavras diz: listas, jogadores sem nome, texto de pessoas.

text = { $text }
seat-unnamed = Lugar { $letter }
person-unnamed = Jogador { $number }
seat-letter = { $letter }
seat-namesake = { $name } ({ $letter })
list-none = nenhum
list-two = { $first } e { $second }
list-more = { $first }, { $second }
list-last = { $first } e { $second }
tenths = { $sign }{ $whole },{ $part }
