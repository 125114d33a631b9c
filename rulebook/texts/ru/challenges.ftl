### Challenges. Russian. Positions and moves come from data; colours and numbers come in as selectors.
### $color is yellow, red, green or black; $kind is gain, win-now, save-chevron, win-in-two or win-in-more.

## All challenges

challenge-title = Задачи
challenge-intro = Позиции из партий, которые компьютер сыграл сам с собой, в каждой один лучший ответ. Найдёте?
challenge-kind = { $kind ->
    [gain] Получить клетки
    [win-now] Победа этим ходом
    [save-chevron] Спасти фишки
    [win-in-two] Победа в два хода
   *[win-in-more] Победа при любых ответах
}
challenge-grade = { $grade ->
    [1] Легко
    [2] Не так уж легко
    [3] С подвохом
    [4] Трудно
   *[5] Очень трудно
}
challenge-count = Решено { $solved } из { $all }
challenge-done = Решена
challenge-open = Ещё не решена
challenge-all = Все задачи
challenge-gone = Такой задачи нет
challenge-gone-why = Возможно, адрес неполный. Все задачи есть в списке.

## The challenge of the day

challenge-daily = Задача дня
challenge-daily-about = Сегодня у всех одна и та же задача. По понедельникам легко, по воскресеньям трудно.
challenge-daily-solved = Сегодняшняя задача решена. Завтра будет новая.

## The task

challenge-side = { $color ->
    [yellow] Вы играете жёлтыми.
    [red] Вы играете красными.
    [green] Вы играете зелёными.
   *[black] Вы играете чёрными.
}
challenge-target = { $markers ->
    [one] Для победы здесь нужен { $markers } маркер на доске.
    [few] Для победы здесь нужно { $markers } маркера на доске.
   *[other] Для победы здесь нужно { $markers } маркеров на доске.
}
challenge-last-round = { $color ->
    [yellow] Жёлтые
    [red] Красные
    [green] Зелёные
   *[black] Чёрные
} первыми пропустили ход: идёт последний круг.
challenge-task-gain = { $fields ->
    [one] Получите одним ходом { $fields } клетку.
    [few] Получите одним ходом { $fields } клетки.
   *[other] Получите одним ходом { $fields } клеток.
}
challenge-task-win-now = Победите этим ходом.
challenge-task-save-chevron = { $chevrons ->
    [1] Спасите последнюю фишку: после вашего хода никто не должен суметь её взять или запереть.
   *[other] Одна из ваших фишек в опасности. Сделайте такой ход, чтобы никаким ответом нельзя было взять вашу фишку или выиграть.
}
challenge-task-win-in-two = Победите в два хода при любом ответе.
challenge-task-win-in-more = { $turns ->
    [one] Победите в { $turns } ход при любых ответах.
    [few] Победите в { $turns } хода при любых ответах.
   *[other] Победите в { $turns } ходов при любых ответах.
}

## What comes of a move

challenge-solved = { $praise ->
    [1] Точно подмечено!
    [2] Верно!
    [3] Красиво!
   *[4] Именно так. Отлично!
}
challenge-go-on = { $turns ->
    [one] Пока всё верно! Вам ответили. Остался { $turns } ход.
    [few] Пока всё верно! Вам ответили. Осталось { $turns } хода.
   *[other] Пока всё верно! Вам ответили. Осталось { $turns } ходов.
}
challenge-miss-gained = { $fields ->
    [0] Так не получить ни одной клетки. А можно { $wanted }.
    [one] Так вы получите { $fields } клетку. А можно { $wanted }.
    [few] Так вы получите { $fields } клетки. А можно { $wanted }.
   *[other] Так вы получите { $fields } клеток. А можно { $wanted }.
}
challenge-miss-gave-up = Так вы отдаёте маркеры. А клеток можно получить { $wanted }.
challenge-miss-not-over = Ещё нет: партия продолжилась бы.
challenge-miss-not-won = Партия кончилась бы, но победа была бы не только вашей.
challenge-miss-escapes = Соперник спасается ходом { $reply }.
challenge-miss-chevron-taken = В ответ { $reply }, и ваша фишка на { $field } взята.
challenge-miss-put-out = В ответ { $reply }, и вы проиграли.
challenge-miss-otherwise = Это не то.

## Help

challenge-try-again = Ещё раз
challenge-hint = Подсказка
challenge-hint-chevron = Посмотрите на фишку на { $field }.
challenge-show-answer = Показать ответ
challenge-next = Следующая задача
