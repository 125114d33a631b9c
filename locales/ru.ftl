### The texts of the page, Russian. Colours and numbers come in as selectors; $color is yellow, red, green or black.

## Everywhere

title = Пакру — Шакру, Азакру и Пакру
navigation = Главное меню
skip = Перейти к содержанию
home = На главную
games = Мои партии
lobby = Зал
online-game = Партия по сети
analyse = Анализ
rules = Правила
settings = Настройки
language = Язык
back = Назад
no = Нет
update-ready = Вышла новая версия этой страницы.
update-reload = Обновить
list-comma = {", "}
list-two = { $first } и { $second }
color = { $color ->
    [yellow] жёлтые
    [red] красные
    [green] зелёные
   *[black] чёрные
}

## Start

welcome = Три игры, одна доска
welcome-more = Фишки, которые смотрят только вперёд, и маркеры, которые завоёвывают землю. Шакру вы освоите за пять минут, а Пакру может увлечь на годы.
the-games = Игры
game-name = { $game ->
    [shacru] Шакру
    [azacru] Азакру
   *[pacru] Пакру
}
game-about = { $game ->
    [shacru] Шаг за шагом клетки становятся вашими, пока никто уже не сможет получить новую. Научится каждый, и сразу.
    [azacru] Ваши маркеры дают фишкам силу: долгие ходы, объединения и прыжки.
   *[pacru] Щипцы, встречи и повороты на месте: всё искусство игры.
}
game-facts = От { $age } лет · { $minutes } минут
play-computer = Играть с компьютером
other-ways = Другие варианты игры
more-ways = { $game ->
    [shacru] Другие варианты игры в Шакру
    [azacru] Другие варианты игры в Азакру
   *[pacru] Другие варианты игры в Пакру
}
go-on = Продолжить партию
play-elsewhere = Играть с кем-то по сети
to-the-lobby = Кто хочет сыграть сейчас?

## Games that are kept

no-games-yet = В этом браузере пока нет сохранённых партий.
open-game = Открыть партию
forget-game = Удалить
forget-sure = Точно удалить?
turn-number = Ход { $turn }
game-gone = Этой партии здесь нет
game-gone-why = Возможно, её играли в другом браузере или удалили.
lost = Здесь ничего нет
lost-why = Этот адрес никуда не ведёт. Игры ждут вас на главной странице.

## Setting up a game

new-game = Новая партия
which-game = Игра
how-many = Игроки
seats-number = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
who-plays = Кто играет и в каком порядке
seat-color = Цвет на месте { $seat }
seat-who = Кто на месте { $seat }
seat-name = Имя на месте { $seat }
seat-earlier = Пусть место { $seat } ходит раньше
name = Имя
who-me = Вы
who-here = Кто-то рядом
who-elsewhere = Кто-то по сети
who-computer = Компьютер, уровень { $level }
options = Параметры
option-no-twist = Без поворота на поле
option-meet9 = Турнирное правило: встреча засчитывается, только если у кого-то из соперников уже есть девять маркеров
option-target = Маркеров для победы
clock = Часы
clock-none = Без часов
clock-setting = { $minutes } мин + { $seconds } с за ход
clock-own = Свои часы…
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
clock-minutes = Минуты
clock-increment = Секунд добавляется за ход
series = Серия
series-games = { $games ->
    [1] Одна партия
    [one] { $games } партия, маркеры складываются
    [few] { $games } партии, маркеры складываются
    [many] { $games } партий, маркеры складываются
   *[other] { $games } партии, маркеры складываются
}
begin = Начать

## Settings

look = Оформление
look-system = Как в системе
look-light = Светлое
look-dark = Тёмное
setting-coordinates = Показывать координаты
setting-confirm = Подтверждать каждый ход
setting-sound = Звук, когда наступает мой ход в сетевой партии
notify-ask = Сообщать, когда мой ход
notify-on = Уведомления включены, пока страница открыта.

## The board

board-label = { $game ->
    [shacru] Доска для Шакру
    [azacru] Доска для Азакру
   *[pacru] Доска для Пакру
}
field-chevron = { $at }, { $color ->
    [yellow] жёлтая фишка
    [red] красная фишка
    [green] зелёная фишка
   *[black] чёрная фишка
} смотрит на { $facing ->
    [north] север
    [north-east] северо-восток
    [east] восток
    [south-east] юго-восток
    [south] юг
    [south-west] юго-запад
    [west] запад
   *[north-west] северо-запад
}{ $marked ->
    [yes] , стоит на своём маркере
   *[no] {""}
}
field-marker = { $at }, { $color ->
    [yellow] жёлтый маркер
    [red] красный маркер
    [green] зелёный маркер
   *[black] чёрный маркер
}
field-empty = { $at }, нейтральная
field-can-move = { $what }; может пойти на { $fields }
field-can-turn = { $what }; можно повернуть на месте
field-chosen = { $what }; выбрано
field-goal = { $what }; сюда можно пойти
field-choice = { $what }; можно выбрать

## What to do now

do-chevron = { $me ->
    [yes] Ваш ход ({ $color ->
        [yellow] жёлтые
        [red] красные
        [green] зелёные
       *[black] чёрные
    }): выберите фишку.
   *[no] { $color ->
        [yellow] Жёлтые
        [red] Красные
        [green] Зелёные
       *[black] Чёрные
    }: выберите фишку.
}
do-destination = Выберите, куда она пойдёт.
do-twist = Поворот на поле: куда теперь смотреть фишке?
do-mark = { $pincer ->
    [yes] Фишка взята! И граница пересечена: выберите нейтральную клетку для маркера.
   *[no] Граница пересечена: выберите нейтральную клетку для маркера.
}
do-transform = { $pincer ->
    [yes] Фишка взята! Нейтральных клеток здесь не осталось: выберите чужую, и она станет вашей.
   *[no] Нейтральных клеток здесь не осталось: выберите чужую, и она станет вашей.
}
do-connection-or-mark = Выберите объединение или клетку для маркера.
do-meeting = Встреча! Выберите любую свободную клетку доски, и она станет вашей.
do-give = { $owed ->
    [0] Оплачено.
    [one] Снимите с доски ещё { $owed } маркер.
    [few] Снимите с доски ещё { $owed } маркера.
    [many] Снимите с доски ещё { $owed } маркеров.
   *[other] Снимите с доски ещё { $owed } маркера.
}
do-computer = { $color ->
    [yellow] Жёлтые думают…
    [red] Красные думают…
    [green] Зелёные думают…
   *[black] Чёрные думают…
}
do-pass = { $color ->
    [yellow] Жёлтые не могут пойти и пропускают ход.
    [red] Красные не могут пойти и пропускают ход.
    [green] Зелёные не могут пойти и пропускают ход.
   *[black] Чёрные не могут пойти и пропускают ход.
}
do-confirm = Сделать этот ход?
do-look-back = Вы смотрите один из прошлых ходов.
do-over = Партия окончена.
hurry = Поторопить
to-the-game = Вернуться к партии
confirm = Сделать ход
twist-left = Левее
straight = Прямо
twist-right = Правее
take-connection = Выбрать объединение
turn-left = Повернуть на месте влево
turn-right = Повернуть на месте вправо
rule-number = Правило { $rule }

## Around the board

game-panel = Игроки и ходы
game-actions = Партия
looking-back = Просмотр ходов
player-out = вне игры
player-won = победили
player-to-move = ходят
markers = { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
    [many] { $markers } маркеров
   *[other] { $markers } маркера
}
markers-of = { $target ->
    [one] { $markers } из { $target } маркера
   *[other] { $markers } из { $target } маркеров
}
chevrons-left = { $chevrons ->
    [one] { $chevrons } фишка
    [few] { $chevrons } фишки
    [many] { $chevrons } фишек
   *[other] { $chevrons } фишки
}
moves = Ходы
no-moves-yet = Ходов пока нет.
first = В начало
previous = На ход назад
next = На ход вперёд
last = В конец
undo = Отменить
redo = Вернуть
hint = Подсказка
hint-thinking = Ищем подсказку…
turn-board = Повернуть доску
resign = Сдаться
resign-sure = Хотите сдаться?
resign-yes = Да, сдаюсь
not-kept = Этот браузер не может сохранить партию: она пропадёт, когда вы закроете страницу.

## What happened

event-captured = Взята { $color ->
    [yellow] жёлтая
    [red] красная
    [green] зелёная
   *[black] чёрная
} фишка на { $at }.
event-removed = Цена объединения — { $color ->
    [yellow] жёлтая
    [red] красная
    [green] зелёная
   *[black] чёрная
} фишка на { $at }.
event-last-round = { $color ->
    [yellow] Жёлтые
    [red] Красные
    [green] Зелёные
   *[black] Чёрные
} не могут пойти: начинается последний круг.
event-passed = { $color ->
    [yellow] Жёлтые
    [red] Красные
    [green] Зелёные
   *[black] Чёрные
} пропускают ход.
event-out = { $color ->
    [yellow] Жёлтые
    [red] Красные
    [green] Зелёные
   *[black] Чёрные
} выходят из игры: { $why ->
    [captured] взята последняя фишка.
    [blocked] ни одна фишка не может пойти.
    [resign] они сдались.
    [time] время вышло.
   *[gone] они покинули партию.
}

## The end

end-nobody = Никто не победил.
end-won = { $color ->
    [yellow] Жёлтые победили!
    [red] Красные победили!
    [green] Зелёные победили!
   *[black] Чёрные победили!
}
end-drawn = Ничья: { $winners }.
end-shared = Победу делят { $winners }.
end-why = { $reason ->
    [target] Цель достигнута: маркеров { $markers }, а нужно было { $target }.
    [last] Других игроков не осталось.
    [dead] Никто больше не может получить ни одной клетки. Больше всего маркеров: { $markers }.
    [last-round] Последний круг окончен. Больше всего маркеров: { $markers }.
    [repetition] Одна и та же позиция возникла в третий раз.
    [agreed] Так договорились игроки.
    [cancelled] Партию отменили.
   *[idle] { $game ->
        [pacru] Слишком много ходов подряд ничего не изменили.
       *[other] Слишком много ходов подряд ничего не изменили. Больше всего маркеров: { $markers }.
    }
}
chart-of-markers = Маркеры каждого игрока по ходу партии
rematch = Реванш
next-game = Следующая партия
save-record = Сохранить запись
copy-record = Скопировать запись
copied = Скопировано
series-so-far = Партия { $played } из { $planned }
total-markers = Маркеры
total-wins = Победы

## Why not

why-stuck = Фишка на { $at } не может пойти. { $because }
why-edge = Фишка на { $at } не может пойти: перед ней край доски.
why-no-chevron-chosen = Сначала выберите фишку.
why-not-a-way = Выберите: левее, прямо или правее.
why-form = Это не ход: ошибка в символе { $column }.
why-game-over = Партия окончена.
why-no-passing = В этой игре пропускать ход нельзя.
why-can-move = Пропустить ход можно, только если ни одна фишка не может пойти, а фишка на { $at } может.
why-no-reorientation = { $game ->
    [shacru] В Шакру фишки на месте не поворачивают.
   *[azacru] В Азакру фишки на месте не поворачивают.
}
why-no-chevron = На { $at } нет фишки.
why-not-yours = Фишка на { $at } не ваша, а { $color ->
    [yellow] жёлтая.
    [red] красная.
    [green] зелёная.
   *[black] чёрная.
}
why-direction = С клетки { $from } на { $to } пойти нельзя: фишка идёт туда, куда смотрит, или на 45° левее или правее.
why-one-field = Слишком далеко: в Шакру фишка ходит на одну клетку.
why-too-far = { $power ->
    [one] Слишком далеко: двигательная способность здесь — { $power } клетка.
    [few] Слишком далеко: двигательная способность здесь — { $power } клетки.
    [many] Слишком далеко: двигательная способность здесь — { $power } клеток.
   *[other] Слишком далеко: двигательная способность здесь — { $power } клетки.
}
why-in-the-way = Путь закрывает { $color ->
    [yellow] жёлтая
    [red] красная
    [green] зелёная
   *[black] чёрная
} фишка на { $at }.
why-occupied = На { $at } стоит { $color ->
    [yellow] жёлтая
    [red] красная
    [green] зелёная
   *[black] чёрная
} фишка.
why-no-pincer = Чтобы взять { $color ->
    [yellow] жёлтую
    [red] красную
    [green] зелёную
   *[black] чёрную
} фишку на { $at }, её должны атаковать две ваши; { $attackers ->
    [0] сейчас не атакует ни одна.
    [one] сейчас атакует только одна.
   *[other] сейчас атакуют { $attackers }.
}
why-nothing-to-take = На { $at } нет фишки, которую можно взять.
why-write-as-pincer = Взятие фишки на { $at } записывают через x.
why-others-marker = На { $at } стоит { $color ->
    [yellow] жёлтый
    [red] красный
    [green] зелёный
   *[black] чёрный
} маркер.
why-twist-without-border = Не пересекая границу, поворот на поле сделать нельзя.
why-twist-of-lost-chevron = Поворота на поле нет: объединение снимает фишку с доски.
why-no-twist = В этой партии играют без поворота на поле.
why-nothing-to-choose = Здесь можно выбрать только поворот на поле.
why-mark-due = Ход пересекает границу: выберите клетку для маркера.
why-mark-or-connection-due = Это объединение, и ход пересекает границу: выберите объединение или клетку для маркера.
why-connection-due = Это объединение.
why-no-connection = Это не объединение.
why-bad-mark = Поставить маркер на { $at } нельзя: { $why ->
    [elsewhere] фишка пришла на другое поле.
    [occupied] там стоит фишка.
    [own] эта клетка уже ваша.
   *[not-neutral] сначала выбирают нейтральные клетки.
}
why-meeting-due = Встреча с фишкой на { $at }: выберите клетку, которая станет вашей.
why-bad-meeting = Встреча не может изменить { $at }: { $why ->
    [occupied] там стоит фишка.
    [own] эта клетка уже ваша.
   *[other] так нельзя.
}
why-nothing-to-mark = Поставить маркер на { $at } нельзя: на этом поле нельзя изменить ни одной клетки.
why-no-meeting = Клетка { $at } лишняя: встречи нет.
why-field-too-many = Клетка { $at } лишняя.
why-price = Поворот фишки стоит { $price ->
    [one] { $price } маркер
    [few] { $price } маркера
    [many] { $price } маркеров
   *[other] { $price } маркера
} с клеток без фишек; { $given ->
    [0] у вас таких нет.
    [one] у вас только { $given } такой.
   *[other] у вас только { $given } таких.
}
why-no-own-marker = На { $at } нет вашего маркера: снять нечего.
why-marker-under-chevron = На { $at } поверх маркера стоит фишка.

## Why a position is impossible

setup-color-not-playing = На { $at } стоят { $color ->
    [yellow] жёлтые
    [red] красные
    [green] зелёные
   *[black] чёрные
}, но они не играют.
setup-chevron-of-player-out = { $color ->
    [yellow] Жёлтые
    [red] Красные
    [green] Зелёные
   *[black] Чёрные
} вышли из игры, но на { $at } стоит их фишка.
setup-chevron-on-others-marker = { $color ->
    [yellow] Жёлтая
    [red] Красная
    [green] Зелёная
   *[black] Чёрная
} фишка на { $at } стоит на чужом маркере.
setup-too-many-chevrons = { $color ->
    [yellow] Жёлтая
    [red] Красная
    [green] Зелёная
   *[black] Чёрная
} фишка на { $at } лишняя: можно не больше { $allowed }.
setup-not-playing = { $color ->
    [yellow] Жёлтые
    [red] Красные
    [green] Зелёные
   *[black] Чёрные
} не играют.
setup-nobody-in = Все игроки вышли из игры, а должен остаться хотя бы один.
setup-mover-out = Сейчас ходят { $color ->
    [yellow] жёлтые
    [red] красные
    [green] зелёные
   *[black] чёрные
}, но они вышли из игры.
setup-no-last-round = Последний круг бывает только в Азакру.
setup-number = Одно из чисел вне допустимых пределов.
setup-in-without-chevrons = У { $color ->
    [yellow] жёлтых
    [red] красных
    [green] зелёных
   *[black] чёрных
} нет фишек, поэтому они вне игры.
setup-target-not-to-move = { $color ->
    [yellow] Жёлтые
    [red] Красные
    [green] Зелёные
   *[black] Чёрные
} уже победили, но сейчас не их ход.
setup-mover-blocked = Сейчас ходят { $color ->
    [yellow] жёлтые
    [red] красные
    [green] зелёные
   *[black] чёрные
}, но ни одна их фишка не может пойти, поэтому они вне игры.

## Analysis

analysis-panel = Компьютер и ходы
engine = Компьютер
engine-off = Выключен
engine-begins = Начинает думать…
engine-busy = Занят всей партией
engine-fair = Эту позицию вы играете с другими: компьютер снова поможет, когда партия закончится.
engine-progress = Глубина { $depth } · просмотрено позиций: { $nodes }
engine-says = Пока лучший ход: { $move }, просмотр на { $depth ->
    [one] { $depth } ход
    [few] { $depth } хода
    [many] { $depth } ходов
   *[other] { $depth } хода
} вперёд.
best-lines = Лучшие линии
shares = Шансы на победу
share = { $percent }{"\u00A0"}%
won-in = { $turns ->
    [one] победа в { $turns } ход
    [few] победа в { $turns } хода
    [many] победа в { $turns } ходов
   *[other] победа в { $turns } хода
}
lost-in = { $turns ->
    [one] проигрыш в { $turns } ход
    [few] проигрыш в { $turns } хода
    [many] проигрыш в { $turns } ходов
   *[other] проигрыш в { $turns } хода
}
pass = Пропустить ход
tree-start = Начало
tree-empty = Ходите на доске за всех игроков. Другие ходы в той же позиции станут ветками.
tree-actions = Ходы и доска
promote = Сделать главной линией
delete-from-here = Удалить отсюда и дальше
edit-position = Изменить позицию
evaluate-game = Оценить партию
evaluate-stop = Остановить
evaluate-progress = { $done } из { $all }
chart-of-shares = Шансы каждого игрока на победу по ходу партии
turning-points = Переломные моменты
no-turning-points = Ни один ход не изменил многого.
turning-point = Ход { $turn }: { $move } — потеря { $percent }{"\u00A0"}%.
turning-better = Лучше было { $move }.
import = Открыть запись или позицию
import-label = Вставьте запись, позицию или ходы
import-open = Открыть
import-file = Выбрать файл
export = Сохранить и скопировать
position-text = Позиция
copy-position = Скопировать позицию
save-picture = Сохранить картинку
copy-picture = Скопировать картинку
editor-board = Доска редактора позиций
editor-possible = Такая позиция возможна.
editor-leave = Вернуться к анализу
editor-use = Взять эту позицию
editor-start = Начальная позиция
editor-empty = Пустая доска
editor-to-move = Кто ходит
editor-order = Цвета в порядке ходов
palette = Поставить на доску
palette-hint = Выберите фишку ещё раз, и она повернётся на 45° — и здесь, и на доске.
brush-marker = { $color ->
    [yellow] Жёлтый маркер
    [red] Красный маркер
    [green] Зелёный маркер
   *[black] Чёрный маркер
}
brush-chevron = { $color ->
    [yellow] Жёлтая фишка
    [red] Красная фишка
    [green] Зелёная фишка
   *[black] Чёрная фишка
} смотрит на { $facing ->
    [north] север
    [north-east] северо-восток
    [east] восток
    [south-east] юго-восток
    [south] юг
    [south-west] юго-запад
    [west] запад
   *[north-west] северо-запад
}
brush-eraser = Ластик
paste-empty = Открывать пока нечего.
paste-too-long = Для партии это слишком длинный текст.
paste-unknown = Это не запись, не позиция и не список ходов.
paste-at = Строка { $line }, символ { $column }: { $what }
record-empty = Здесь нет партии: запись начинается с [Game "…"].
record-tag = Тег выглядит так: [Имя "значение"].
record-repeated-tag = Тег { $name } встречается дважды.
record-missing-tag = Не хватает тега { $name }.
record-start-differs = В теге Start другая игра или другой порядок ходов, чем в Game и Order.
record-result-tag = «{ $text }» — не результат; он выглядит как «g target 42-31» или «*».
record-open-comment = У комментария нет закрывающей фигурной скобки.
record-no-comment = Закрывающая фигурная скобка без комментария.
record-open-branch = У ветки нет закрывающей квадратной скобки.
record-no-branch = Закрывающая квадратная скобка без ветки.
record-branch-of-nothing = Ветка стоит после хода, который она заменяет.
record-too-deep = Слишком много веток внутри веток.
record-move = { $move } — { $why }
record-already-out = { $color ->
    [yellow] Жёлтые
    [red] Красные
    [green] Зелёные
   *[black] Чёрные
} уже вышли из игры.
record-missing-result = У партии нет результата: поставьте в конце буквы победителей или *, если она не окончена.
record-result-in-branch = В ветке не может быть результата.
record-trailing = После результата есть что-то ещё.
position-at = { $part ->
    [game] Игра
    [order] Порядок ходов
    [to-move] Кто ходит
    [board] Доска
    [last-round] Последний круг
    [idle] Пустые ходы
   *[turn] Номер хода
} (символ { $column }): { $what }
position-missing = Этой части не хватает. В позиции семь частей: игра, порядок ходов, кто ходит, доска, последний круг, пустые ходы, номер хода.
position-space = Между частями стоит ровно один пробел.
position-trailing = После номера хода есть что-то ещё.
position-no-color = «{ $text }» — не цвет: пишите y, r, g или b.
position-ranks = { $ranks ->
    [one] Здесь { $ranks } горизонталь, а нужно девять.
    [few] Здесь { $ranks } горизонтали, а нужно девять.
    [many] Здесь { $ranks } горизонталей, а нужно девять.
   *[other] Здесь { $ranks } горизонтали, а нужно девять.
}
position-rank = { $fields ->
    [one] Горизонталь { $rank }: { $fields } клетка, а нужно девять.
    [few] Горизонталь { $rank }: { $fields } клетки, а нужно девять.
    [many] Горизонталь { $rank }: { $fields } клеток, а нужно девять.
   *[other] Горизонталь { $rank }: { $fields } клетки, а нужно девять.
}
position-character = «{ $text }» на доске быть не может: пишите число от 1 до 9, маркер, например y, или фишку, например Y4 или Y4+.
position-numbers = Два числа стоят рядом: напишите их сумму.
position-facing = У { $color ->
    [yellow] жёлтой
    [red] красной
    [green] зелёной
   *[black] чёрной
} фишки не указано направление, от 0 до 7.
position-number = «{ $text }» — не целое число до 1000000.
position-game = «{ $text }» — не одна из трёх игр.
position-option = У игры нет параметра «{ $text }», или он стоит не на своём месте.
position-order = Играют два, три или четыре разных цвета.
position-not-opposite = Двое сидят друг напротив друга: зелёные и жёлтые или красные и чёрные.

## Обучение

learn = Обучение
learn-about = Короткие курсы на настоящей доске: в каждом шаге одна мысль, и её сразу можно попробовать.
learn-rules = Всё полностью и с рисунками. Можно читать, можно напечатать книжкой.
learn-questions = Можно ли пропустить ход? А если выиграли сразу двое? Ответы на вопросы игроков.
courses = Курсы
course-begin = Начать
course-go-on = Продолжить
course-again = Ещё раз
course-progress = Пройдено шагов: { $done } из { $all }
course-end = Вы дошли до конца
steps = Шаги
steps-left = Ещё не пройдены:
step-number = Шаг { $step } из { $all }
step-mark = { $mark ->
    [done] (пройден)
    [skipped] (пропущен)
   *[open] (не пройден)
}
step-before = К предыдущему шагу
task = Задание
next-step = Дальше
skip-step = Пропустить
show-me = Покажите
shown-now = Можно сделать так. А теперь попробуйте сами!
try-again = Попробовать ещё раз
missed = Так ходить можно, но здесь просят о другом.
do-stuck = Ни одна ваша фишка не может ходить.
start-over = Начать курс заново
start-over-sure = Забыть всё пройденное?
play-level = Сыграть с компьютером, уровень { $level }
next-course = { $game ->
    [shacru] Изучить Шакру
    [azacru] Дальше: Азакру
   *[pacru] Дальше: Пакру
}
offer-course = { $game ->
    [shacru] Вы здесь впервые? Шакру можно выучить за пять минут, прямо на доске.
    [azacru] Шакру вы уже знаете! Теперь Азакру: десять минут, и фишки научатся бегать.
   *[pacru] Азакру вы уже знаете. Теперь Пакру, вся игра целиком, за двадцать минут.
}
offer-go-on = { $game ->
    [shacru] Продолжим учить Шакру? Вы остановились на шаге { $step } из { $all }.
    [azacru] Продолжим учить Азакру? Вы остановились на шаге { $step } из { $all }.
   *[pacru] Продолжим учить Пакру? Вы остановились на шаге { $step } из { $all }.
}
offer-take = Учиться
offer-refuse = Нет, спасибо
challenges = Задачи
challenges-about = Позиции из партий, которые компьютер сыграл сам с собой, в каждой один лучший ответ. Найдёте его?
daily = Задача дня
daily-open = Каждый день новая. Решите?
daily-solved = Решена! Завтра будет новая.
daily-take = Решать
questions = Вопросы
search = Поиск
nothing-found = Такого вопроса нет.
contents = Содержание
all-games = Все три игры
print = Печать
loading = Загрузка…
not-loaded = Не удалось загрузить
not-loaded-why = Возможно, нет связи. Попробуйте позже.
