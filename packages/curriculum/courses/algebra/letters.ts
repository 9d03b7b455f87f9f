import type { Lesson } from '../lesson.ts';

export const letters: Lesson = {
  id: 'letters',
  title: {
    en: 'A letter for a number',
    es: 'Una letra en lugar de un número',
    fr: 'Une lettre pour un nombre',
  },
  can: {
    en: 'You say what the letter in an expression stands for and work out what the expression is worth, for negative numbers too.',
    es: 'Aprenderás qué representa la letra de una expresión y a calcular su valor, también con números negativos.',
    fr: 'Tu apprendras ce que représente la lettre d’une expression et à calculer sa valeur, même avec des nombres négatifs.',
  },
  minutes: 20,
  slots: {
    two: '3*2 + 5',
    seven: '3*7 + 5',
    price: '3n + 5',
    n: 'n',
    x: 'x',
    t: 't',
    threeN: '3n',
    half: 'n/2',
    square: 'n^2',
    four: 'n = 4',
    fourIn: '3*4 + 5',
    fourTimes: '3*4',
    candle: '15 - 2t',
    minusThree: 't = -3',
    candleIn: '15 - 2*(-3) = 15 + 6',
    xSquared: 'x^2',
    minusFour: 'x = -4',
    squareIn: '(-4)^2',
    bare: '-4^2',
    sum: 'n + 3',
    nTwo: 'n = 2',
    nOne: 'n = 1',
    nTen: 'n = 10',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'One line for every customer',
        es: 'Una sola línea para todos los clientes',
        fr: 'Une seule ligne pour tous les clients',
      },
      paragraphs: {
        en: [
          'A bicycle hire by the lake charges 5 euros for getting the bicycle ready and 3 euros for each hour. Somebody rides for 2 hours and pays {two}, which is 11 euros. Somebody else stays out for 7 hours: {seven}, so 26 euros. All day long people ask what they will have to pay. Which single line on the board could answer all of them?',
          'Look at the two calculations. The 3 and the 5 are there for everybody; only the number of hours changes. So the owner writes a letter where the hours go: {price}. The letter {n} keeps a place free for a number. Whoever knows the hours puts them there and calculates. A calculation with a letter in it is called an expression.',
        ],
        es: [
          'Una tienda junto al lago alquila bicicletas: cobra 5 euros por preparar la bicicleta y 3 euros por cada hora. Quien pedalea 2 horas paga {two}, es decir, 11 euros. Quien la tiene 7 horas paga {seven}, o sea, 26 euros. Durante todo el día la gente pregunta cuánto tendrá que pagar. ¿Qué única línea del cartel podría contestar a todo el mundo?',
          'Mira los dos cálculos. El 3 y el 5 aparecen siempre; lo único que cambia es el número de horas. Por eso la dueña escribe una letra en el lugar de las horas: {price}. La letra {n} guarda el sitio a un número. Quien sabe las horas las pone ahí y calcula. Un cálculo que contiene letras se llama expresión algebraica.',
        ],
        fr: [
          'Au bord du lac, un loueur de vélos demande 5 euros pour préparer le vélo et 3 euros par heure. Qui roule 2 heures paie {two}, soit 11 euros. Qui part 7 heures paie {seven}, soit 26 euros. Toute la journée, on lui demande combien il faudra payer. Quelle ligne unique, sur son panneau, répondrait à tout le monde ?',
          'Regarde les deux calculs. Le 3 et le 5 y sont chaque fois ; seul le nombre d’heures change. Le loueur écrit donc une lettre à la place des heures : {price}. La lettre {n} garde la place d’un nombre. Dès que l’on connaît les heures, on les y met et on calcule. Un calcul qui contient une lettre s’appelle une expression littérale.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: 'n = 1',
            parts: [
              { size: 5, label: '5', tone: 'second' },
              { size: 3, label: '3', tone: 'given' },
            ],
          },
          {
            name: 'n = 2',
            parts: [
              { size: 5, label: '5', tone: 'second' },
              { size: 3, label: '3', tone: 'given' },
              { size: 3, label: '3', tone: 'given' },
            ],
          },
          {
            name: 'n = 4',
            parts: [
              { size: 5, label: '5', tone: 'second' },
              { size: 3, label: '3', tone: 'given' },
              { size: 3, label: '3', tone: 'given' },
              { size: 3, label: '3', tone: 'given' },
              { size: 3, label: '3', tone: 'given' },
            ],
          },
        ],
        description: {
          en: 'Three bars for 1, 2 and 4 hours. Each begins with one piece of 5. Behind it stand one, two and four pieces of 3.',
          es: 'Tres barras, para 1, 2 y 4 horas. Cada una empieza con una pieza de 5. Detrás hay una, dos y cuatro piezas de 3.',
          fr: 'Trois barres, pour 1, 2 et 4 heures. Chacune commence par un morceau de 5. Derrière viennent un, deux et quatre morceaux de 3.',
        },
      },
      caption: {
        en: 'The piece of 5 is there once, whatever happens. The letter says how many pieces of 3 follow.',
        es: 'La pieza de 5 está una sola vez, pase lo que pase. La letra dice cuántas piezas de 3 la siguen.',
        fr: 'Le morceau de 5 n’est là qu’une fois, quoi qu’il arrive. La lettre dit combien de morceaux de 3 le suivent.',
      },
    },
    {
      kind: 'aside',
      about: 'words',
      paragraphs: {
        en: [
          'Between a number and a letter the sign for times is left out, as it looks too much like an {x}: {threeN} means 3 times {n}. In front of a bracket it is left out as well. A lone {n} is one {n}, {half} is half of it, and {square} is {n} times {n}. Any letter will do. Often it is the first letter of what is counted, but it stands for how many there are, never for the thing itself.',
        ],
        es: [
          'Entre un número y una letra no se escribe el signo de multiplicar, porque se parece demasiado a una {x}: {threeN} significa 3 por {n}. Tampoco se escribe delante de un paréntesis. Una {n} sola es una vez {n}, {half} es su mitad y {square} es {n} por {n}. Vale cualquier letra. A menudo se elige la inicial de lo que se cuenta, pero la letra representa cuántos hay, nunca la cosa misma.',
        ],
        fr: [
          'Entre un nombre et une lettre, on n’écrit pas le signe de la multiplication : il ressemble trop à un {x}. Ainsi, {threeN} veut dire 3 fois {n}. Devant une parenthèse, on ne l’écrit pas non plus. La lettre {n} toute seule, c’est une fois {n} ; {half} est sa moitié et {square} est {n} fois {n}. N’importe quelle lettre convient. On prend souvent l’initiale de ce que l’on compte, mais la lettre dit combien il y en a ; elle n’est jamais la chose elle-même.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'what-n-is',
          skill: 'expressions',
          prompt: {
            en: 'What does {n} stand for in {price}, the price of the bicycle hire?',
            es: '¿Qué representa {n} en {price}, el precio del alquiler de la bicicleta?',
            fr: 'Que représente {n} dans {price}, le prix de la location du vélo ?',
          },
          options: [
            {
              text: { en: 'The number of hours', es: 'El número de horas', fr: 'Le nombre d’heures' },
              right: true,
              answer: {
                en: 'Yes: a number goes there, and it says how often the 3 euros are paid.',
                es: 'Sí: ahí va un número, y dice cuántas veces se pagan los 3 euros.',
                fr: 'Oui : c’est un nombre qui prend cette place, et il dit combien de fois on paie 3 euros.',
              },
            },
            {
              text: { en: 'The word “hours”', es: 'La palabra «horas»', fr: 'Le mot « heures »' },
              answer: {
                en: 'Letters beside units, as in 3 m, do shorten words. Here one calculates with the letter, and that needs a number: how many hours.',
                es: 'Las letras de las unidades, como en 3 m, sí abrevian palabras. Aquí se calcula con la letra, y para eso hace falta un número: cuántas horas son.',
                fr: 'Les lettres des unités, comme dans 3 m, abrègent bien des mots. Ici, on calcule avec la lettre, et il faut pour cela un nombre : combien d’heures.',
              },
            },
            {
              text: { en: 'The price of one hour', es: 'El precio de una hora', fr: 'Le prix d’une heure' },
              answer: {
                en: 'That price is known, it is the 3. The letter stands for what changes from customer to customer.',
                es: 'Ese precio ya se conoce, es el 3. La letra representa lo que cambia de un cliente a otro.',
                fr: 'Ce prix est connu, c’est le 3. La lettre représente ce qui change d’un client à l’autre.',
              },
            },
            {
              text: { en: 'The whole price', es: 'El precio total', fr: 'Le prix total' },
              answer: {
                en: 'The whole price is what the whole expression gives. The letter is one part of it: the hours that go in.',
                es: 'El precio total es lo que da la expresión entera. La letra es solo una parte: las horas que se ponen.',
                fr: 'Le prix total, c’est ce que donne l’expression entière. La lettre n’en est qu’une partie : les heures que l’on y met.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'expressions.cost', seed: 1 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Putting a number in',
        es: 'Un número en lugar de la letra',
        fr: 'Remplacer la lettre par un nombre',
      },
      paragraphs: {
        en: [
          'To find out what an expression is worth, write it again with the number where the letter stood. For {four} the price becomes {fourIn}. Times comes before plus, so first 12, then 17 euros. The bicycle shows why this order makes sense: each hour costs 3 euros, and the 5 euros are paid once, after all the hours have been counted.',
        ],
        es: [
          'Para saber cuánto vale una expresión, escríbela otra vez con el número en el sitio de la letra. Si {four}, el precio es {fourIn}. Primero se multiplica y después se suma: primero 12, luego 17 euros. La bicicleta muestra que este orden tiene sentido: cada hora cuesta 3 euros, y los 5 euros se pagan una vez, cuando ya se han contado todas las horas.',
        ],
        fr: [
          'Pour savoir ce que vaut une expression, réécris-la en mettant le nombre à la place de la lettre. Pour {four}, le prix devient {fourIn}. La multiplication passe avant l’addition : d’abord 12, puis 17 euros. Le vélo montre que cet ordre a un sens : chaque heure coûte 3 euros, et les 5 euros se paient une fois, quand toutes les heures sont comptées.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'For 4 hours, {threeN} sometimes turns into 34. There is a thought behind it: the 4 goes where the letter was, right beside the 3. But side by side means two different things. Two digits side by side are tens and ones; a number beside a letter means times. Write the sign for times as soon as the number goes in: {fourTimes}.',
        ],
        es: [
          'Con 4 horas, {threeN} se convierte a veces en 34. La idea que hay detrás se entiende: el 4 ocupa el sitio de la letra, pegado al 3. Pero estar pegados significa dos cosas distintas. Dos cifras pegadas son decenas y unidades; un número pegado a una letra significa multiplicar. Escribe el signo de multiplicar en cuanto pongas el número: {fourTimes}.',
        ],
        fr: [
          'Pour 4 heures, {threeN} devient parfois 34. L’idée se comprend : le 4 prend la place de la lettre, juste à côté du 3. Mais « côte à côte » a deux sens. Deux chiffres côte à côte sont des dizaines et des unités ; un nombre à côté d’une lettre, c’est une multiplication. Écris le signe de la multiplication dès que le nombre prend sa place : {fourTimes}.',
        ],
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'A candle, three hours ago',
        es: 'Una vela, hace tres horas',
        fr: 'Une bougie, il y a trois heures',
      },
      paragraphs: {
        en: [
          'A burning candle is 15 centimetres tall at this moment and loses 2 centimetres every hour. In {t} hours its height will be {candle}. For 3 hours that gives 9 centimetres. Now put in {minusThree}: in minus three hours means three hours ago, and the candle was burning then too. Was it taller or shorter?',
          'Taller: the 6 centimetres that burned away since then were still there, so 21 in all. The calculation says the same, as long as the negative number goes in with brackets round it: {candleIn}. Taking away a negative amount makes more. Without brackets two signs would stand side by side, and one of them soon gets lost.',
        ],
        es: [
          'Una vela encendida mide ahora 15 centímetros y pierde 2 centímetros cada hora. Dentro de {t} horas medirá {candle}. Con 3 horas salen 9 centímetros. Ahora pon {minusThree}: dentro de menos tres horas quiere decir hace tres horas, y entonces la vela ya ardía. ¿Era más alta o más baja?',
          'Más alta: aún estaban los 6 centímetros que se han consumido desde entonces, así que medía 21. El cálculo dice lo mismo, siempre que el número negativo vaya entre paréntesis: {candleIn}. Quitar una cantidad negativa da más. Sin paréntesis habría dos signos seguidos, y uno de ellos se pierde pronto.',
        ],
        fr: [
          'Une bougie allumée mesure en ce moment 15 centimètres et perd 2 centimètres par heure. Dans {t} heures, sa hauteur sera {candle}. Pour 3 heures, on trouve 9 centimètres. Prends maintenant {minusThree} : dans moins trois heures, c’est il y a trois heures, et la bougie brûlait déjà. Était-elle plus grande ou plus petite ?',
          'Plus grande : les 6 centimètres brûlés depuis étaient encore là, donc 21 en tout. Le calcul le dit aussi, à condition de mettre le nombre négatif entre parenthèses : {candleIn}. Retrancher une quantité négative donne davantage. Sans parenthèses, deux signes se suivraient, et l’un des deux se perd vite.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: 't = -3',
            parts: [
              { size: 15, label: '15', tone: 'given' },
              { size: 6, label: '6', tone: 'second' },
            ],
          },
          { name: 't = 0', parts: [{ size: 15, label: '15', tone: 'given' }] },
          { name: 't = 3', parts: [{ size: 9, label: '9', tone: 'given' }] },
        ],
        description: {
          en: 'Three bars, the candle lying on its side. Three hours ago: 15 and 6 more centimetres. Now: 15. In three hours: 9.',
          es: 'Tres barras: la vela tumbada. Hace tres horas, 15 centímetros y 6 más. Ahora, 15. Dentro de tres horas, 9.',
          fr: 'Trois barres : la bougie couchée. Il y a trois heures, 15 centimètres et 6 de plus. Maintenant, 15. Dans trois heures, 9.',
        },
      },
      caption: {
        en: 'The candle at three moments, in centimetres. A positive time shortens it, a negative time gives back what has burned.',
        es: 'La vela en tres momentos, en centímetros. Un tiempo positivo la acorta; uno negativo devuelve lo que se ha consumido.',
        fr: 'La bougie à trois moments, en centimètres. Un temps positif la raccourcit, un temps négatif rend ce qui a brûlé.',
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'expressions.value', seed: 4 },
        { kind: 'practice', template: 'expressions.value', seed: 10 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Squares keep their brackets',
        es: 'El cuadrado necesita su paréntesis',
        fr: 'Le carré garde ses parenthèses',
      },
      paragraphs: {
        en: [
          'In {xSquared} the number in the place of {x} is multiplied by itself, its sign included. For {minusFour} that makes {squareIn}, and minus 4 times minus 4 is 16. Written without brackets, {bare}, only the 4 is squared and the minus is put in front afterwards: another number, as far below zero as the first is above it.',
        ],
        es: [
          'En {xSquared} es todo el número, con su signo, lo que se multiplica por sí mismo. Si {minusFour}, queda {squareIn}, y menos 4 por menos 4 es 16. Escrito sin paréntesis, {bare}, el cuadrado afecta solo al 4 y el signo menos se pone después: es otro número, tan por debajo de cero como el primero está por encima.',
        ],
        fr: [
          'Dans {xSquared}, c’est tout le nombre qui est multiplié par lui-même, signe compris. Pour {minusFour}, cela donne {squareIn}, et moins 4 fois moins 4 fait 16. Sans parenthèses, {bare}, seul le 4 est au carré et le signe moins se met devant ensuite : c’est un autre nombre, aussi loin sous zéro que le premier est au-dessus.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'What is {expression} worth for {given}?',
        es: '¿Cuánto vale {expression} si {given}?',
        fr: 'Combien vaut {expression} pour {given} ?',
      },
      slots: { expression: '2x^2 - 5x', given: 'x = -3' },
      lines: [
        {
          line: '2*(-3)^2 - 5*(-3)',
          why: {
            en: 'The number takes the place of every {x}, in brackets both times.',
            es: 'El número ocupa el sitio de cada {x}, las dos veces entre paréntesis.',
            fr: 'Le nombre prend la place de chaque {x}, les deux fois entre parenthèses.',
          },
        },
        {
          line: '2*9 - 5*(-3)',
          why: {
            en: 'The square comes first: minus 3 times minus 3 is 9.',
            es: 'Primero el cuadrado: menos 3 por menos 3 es 9.',
            fr: 'Le carré d’abord : moins 3 fois moins 3 donne 9.',
          },
        },
        {
          line: '18 + 15',
          why: {
            en: 'Then the products. Minus 5 times minus 3 is plus 15.',
            es: 'Después, los productos. Menos 5 por menos 3 es más 15.',
            fr: 'Puis les produits. Moins 5 fois moins 3 donne plus 15.',
          },
        },
        {
          line: '33',
          why: {
            en: 'The sum comes last.',
            es: 'La suma, al final.',
            fr: 'La somme en dernier.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Think of a number. Double it, add 6, halve the result, and take away the number you began with. Do this on paper with three numbers, one of them negative. What do you notice? Keep the sheet: in the fourth lesson, with brackets, you will be able to say why.',
        ],
        es: [
          'Piensa un número. Duplícalo, suma 6, divide el resultado entre 2 y resta el número con el que empezaste. Hazlo en papel con tres números, uno de ellos negativo. ¿Qué observas? Guarda la hoja: en la cuarta lección, con los paréntesis, podrás decir por qué.',
        ],
        fr: [
          'Pense à un nombre. Double-le, ajoute 6, prends la moitié du résultat et retranche le nombre de départ. Fais-le sur une feuille avec trois nombres, dont un négatif. Que remarques-tu ? Garde la feuille : à la quatrième leçon, avec les parenthèses, tu pourras dire pourquoi.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'expressions.value', seed: 3 },
        { kind: 'practice', template: 'expressions.value', seed: 7 },
        {
          kind: 'choice',
          id: 'which-is-more',
          skill: 'expressions',
          prompt: {
            en: 'Which is worth more, {sum} or {threeN}?',
            es: '¿Qué vale más, {sum} o {threeN}?',
            fr: 'Qu’est-ce qui vaut le plus, {sum} ou {threeN} ?',
          },
          options: [
            {
              text: { en: 'It depends on {n}', es: 'Depende de {n}', fr: 'Cela dépend de {n}' },
              right: true,
              answer: {
                en: 'Yes. For {nOne} the sum is 4 and the product 3; for {nTen} it is 13 against 30. A letter has no value of its own.',
                es: 'Sí. Si {nOne}, la suma es 4 y el producto 3; si {nTen}, son 13 y 30. Una letra no tiene un valor propio.',
                fr: 'Oui. Pour {nOne}, la somme vaut 4 et le produit 3 ; pour {nTen}, c’est 13 contre 30. Une lettre n’a pas de valeur à elle.',
              },
            },
            {
              text: { en: 'Always {threeN}', es: 'Siempre {threeN}', fr: 'Toujours {threeN}' },
              answer: {
                en: 'For big numbers multiplying does beat adding. Try {nOne}, though, or a negative number.',
                es: 'Con números grandes, multiplicar da más que sumar. Pero prueba con {nOne} o con un número negativo.',
                fr: 'Pour de grands nombres, multiplier donne en effet plus qu’ajouter. Essaie pourtant avec {nOne}, ou avec un nombre négatif.',
              },
            },
            {
              text: { en: 'Always {sum}', es: 'Siempre {sum}', fr: 'Toujours {sum}' },
              answer: {
                en: 'That is right for small numbers. Try {nTen}: 13 and 30.',
                es: 'Eso pasa con números pequeños. Prueba con {nTen}: 13 y 30.',
                fr: 'C’est vrai pour de petits nombres. Essaie avec {nTen} : 13 et 30.',
              },
            },
            {
              text: { en: 'They are the same', es: 'Valen lo mismo', fr: 'Les deux valent autant' },
              answer: {
                en: 'Both are made of a 3 and an {n}, but once they are added and once multiplied. For {nTwo} that gives 5 and 6.',
                es: 'Las dos tienen un 3 y una {n}, pero una vez se suman y otra se multiplican. Si {nTwo}, dan 5 y 6.',
                fr: 'Les deux sont faites d’un 3 et de {n}, mais l’une ajoute et l’autre multiplie. Pour {nTwo}, on trouve 5 et 6.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Where this leads', es: 'Adónde lleva esto', fr: 'Où cela mène' },
      paragraphs: {
        en: [
          'You can now say what the letter in an expression stands for and work out the value of the expression, with negative numbers and squares too. So far the letter was waiting for a number. In the next lesson it stays a letter, and expressions become shorter all the same.',
        ],
        es: [
          'Ahora puedes decir qué representa la letra de una expresión y calcular su valor, también con números negativos y cuadrados. Hasta aquí la letra esperaba un número. En la próxima lección seguirá siendo una letra y, aun así, las expresiones se harán más cortas.',
        ],
        fr: [
          'Tu sais maintenant dire ce que représente la lettre d’une expression et calculer la valeur de celle-ci, même avec des nombres négatifs et des carrés. Jusqu’ici, la lettre attendait un nombre. Dans la prochaine leçon, elle reste une lettre, et les expressions deviennent pourtant plus courtes.',
        ],
      },
    },
  ],
};
