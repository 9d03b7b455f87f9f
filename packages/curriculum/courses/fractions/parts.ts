import type { Lesson } from '../lesson.ts';

export const parts: Lesson = {
  id: 'parts',
  title: {
    en: 'Equal parts: what a fraction says',
    es: 'Partes iguales: lo que dice una fracción',
    fr: 'Des parts égales : ce que dit une fraction',
  },
  can: {
    en: 'You read a fraction as a count of equal parts, take a fraction of an amount, and change between fractions and mixed numbers.',
    es: 'Aprenderás a leer una fracción como un número de partes iguales, a calcular la fracción de una cantidad y a pasar a número mixto y al revés.',
    fr: 'Tu apprendras à lire une fraction comme un nombre de parts égales, à prendre une fraction d’une quantité et à passer au nombre mixte et inversement.',
  },
  minutes: 25,
  slots: {
    fiveSixths: '5/6',
    quarter: '1/4',
    eighth: '1/8',
    threeQuarters: '3/4',
    twoFifths: '2/5',
    oneFifth: '20/5 = 4',
    twice: '2*4 = 8',
    seven: '7/4',
    mixed: '7/4 = 1 3/4',
    back: '1 3/4 = (1*4 + 3)/4 = 7/4',
    three: '3/5',
    threeHalves: '3/2',
    half: '1/2',
    third: '1/3',
  },
  blocks: [
    {
      kind: 'text',
      paragraphs: {
        en: [
          'Four friends share a round flatbread. Somebody cuts it, a little carelessly, into two large pieces and two small ones. Ada takes a large piece, Ben gets a small one. Each of them now holds one piece of four. Ada says: “We both have a quarter.” Ben looks at his piece and disagrees. Who is right?',
          'Ben is. A quarter is not any piece out of four. It is one of four pieces of the same size. Put four of Ben’s pieces together, and they do not make the whole bread, so his piece is less than a quarter. Four of Ada’s pieces would make more than the bread. You can test every piece in this way: do four copies of a quarter, or five copies of a fifth, give exactly the whole?',
        ],
        es: [
          'Cuatro amigos comparten una torta redonda. Alguien la corta sin mucho cuidado: salen dos trozos grandes y dos pequeños. Ada toma uno grande y a Ben le toca uno pequeño. Cada uno tiene ahora un trozo de cuatro. Ada dice: «Los dos tenemos un cuarto». Ben mira su trozo y no está de acuerdo. ¿Quién tiene razón?',
          'La tiene Ben. Un cuarto no es un trozo cualquiera de cuatro, sino uno de cuatro trozos del mismo tamaño. Si juntas cuatro trozos como el de Ben, no llegas a la torta entera: el suyo es menos de un cuarto. Con cuatro como el de Ada te pasarías. Con cualquier trozo puedes hacer esta prueba: ¿cuatro copias de un cuarto, o cinco copias de un quinto, dan exactamente el total?',
        ],
        fr: [
          'Quatre amis se partagent une galette ronde. L’un d’eux la coupe sans trop de soin : deux grands morceaux et deux petits. Ada prend un grand morceau, Ben en reçoit un petit. Chacun tient maintenant un morceau sur quatre. Ada dit : « Nous avons tous les deux un quart. » Ben regarde le sien et n’est pas d’accord. Qui a raison ?',
          'C’est Ben. Un quart n’est pas n’importe quel morceau sur quatre : c’est un morceau sur quatre, tous de la même taille. Quatre morceaux comme celui de Ben ne font pas la galette entière, le sien vaut donc moins d’un quart. Quatre comme celui d’Ada feraient plus que la galette. Tu peux mettre chaque morceau à l’épreuve ainsi : quatre copies d’un quart, ou cinq copies d’un cinquième, font-elles exactement le tout ?',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'circles',
        circles: [
          {
            name: { en: 'unequal', es: 'desiguales', fr: 'inégales' },
            parts: [{ size: 3, tone: 'second' }, { size: 2, tone: 'second' }, { size: 3 }, { size: 2 }],
          },
          {
            name: { en: 'equal', es: 'iguales', fr: 'égales' },
            parts: [{ tone: 'given' }, {}, {}, {}],
          },
        ],
        description: {
          en: 'Two circles, each cut into four pieces. On the left two pieces are larger than the other two; a large and a small one are coloured, and neither is a quarter. On the right all four are equal and one is coloured: that one is a quarter.',
          es: 'Dos círculos cortados en cuatro trozos. A la izquierda, dos trozos son mayores que los otros dos; hay uno grande y uno pequeño coloreados, y ninguno es un cuarto. A la derecha los cuatro son iguales y hay uno coloreado: ese sí es un cuarto.',
          fr: 'Deux disques coupés en quatre morceaux. À gauche, deux morceaux sont plus grands que les deux autres ; un grand et un petit sont colorés, et aucun n’est un quart. À droite, les quatre sont égaux et l’un est coloré : celui-là est un quart.',
        },
      },
      caption: {
        en: 'Both are cut into four. Only on the right does each piece deserve the name {quarter}.',
        es: 'Las dos están cortadas en cuatro. Solo a la derecha cada trozo merece el nombre {quarter}.',
        fr: 'Les deux sont coupées en quatre. À droite seulement, chaque morceau mérite le nom {quarter}.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Two numbers, two jobs',
        es: 'Dos números, dos tareas',
        fr: 'Deux nombres, deux rôles',
      },
      paragraphs: {
        en: [
          'A fraction such as {threeQuarters} answers two questions. The number below the line says into how many equal parts one whole was cut: here four, so the parts are quarters. The number above the line says how many of those parts are meant: three. You can read it as you read “three apples”: three is how many, quarters is what.',
          'So the two numbers play very different roles. If the one above grows, there are more parts. If the one below grows, the whole was cut more often, and every part becomes smaller. A bread shared by eight people gives each of them less than a bread shared by four.',
        ],
        es: [
          'Una fracción como {threeQuarters} responde a dos preguntas. El número de debajo de la raya dice en cuántas partes iguales se ha cortado la unidad: aquí en cuatro, así que son cuartos. El de encima dice cuántas de esas partes se toman: tres. Se lee como «tres manzanas»: tres es cuántas, cuartos es de qué.',
          'Los dos números tienen, por tanto, papeles muy distintos. Si crece el de arriba, hay más partes. Si crece el de abajo, la unidad se ha cortado más veces y cada parte es más pequeña. De una torta repartida entre ocho te toca menos que de una repartida entre cuatro.',
        ],
        fr: [
          'Une fraction comme {threeQuarters} répond à deux questions. Le nombre sous le trait dit en combien de parts égales on a coupé l’unité : ici quatre, ce sont donc des quarts. Le nombre au-dessus dit combien de ces parts on prend : trois. Cela se lit comme « trois pommes » : trois dit combien, quarts dit de quoi.',
          'Les deux nombres jouent donc des rôles très différents. Si celui du haut augmente, il y a plus de parts. Si celui du bas augmente, l’unité a été coupée davantage, et chaque part devient plus petite. Une galette partagée en huit donne moins à chacun qu’une galette partagée en quatre.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'words',
      paragraphs: {
        en: [
          'The number below is the denominator, from the Latin word for giving a name: it names the kind of part. The number above is the numerator, the one that counts.',
        ],
        es: [
          'El número de abajo se llama denominador, del verbo latino que significa «dar nombre»: nombra el tipo de parte. El de arriba se llama numerador, el que cuenta.',
        ],
        fr: [
          'Le nombre du bas s’appelle le dénominateur, d’un verbe latin qui veut dire « donner un nom » : il nomme le genre de part. Celui du haut est le numérateur, celui qui compte.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          { name: '1/2', parts: [{ size: 12, tone: 'given' }, { size: 12 }] },
          { name: '1/3', parts: [{ size: 8, tone: 'given' }, { size: 8 }, { size: 8 }] },
          { name: '1/4', parts: [{ size: 6, tone: 'given' }, { size: 6 }, { size: 6 }, { size: 6 }] },
          {
            name: '1/8',
            parts: [
              { size: 3, tone: 'given' },
              { size: 3 },
              { size: 3 },
              { size: 3 },
              { size: 3 },
              { size: 3 },
              { size: 3 },
              { size: 3 },
            ],
          },
        ],
        description: {
          en: 'Four bars of equal length, cut into 2, 3, 4 and 8 equal parts. In each the first part is coloured, and from bar to bar it becomes shorter: the half is the longest, the eighth the shortest.',
          es: 'Cuatro barras igual de largas, cortadas en 2, 3, 4 y 8 partes iguales. En cada una está coloreada la primera parte, que se acorta de una barra a otra: la más larga es un medio; la más corta, un octavo.',
          fr: 'Quatre barres de même longueur, coupées en 2, 3, 4 et 8 parts égales. Dans chacune, la première part est colorée, et elle raccourcit de barre en barre : le demi est le plus long, le huitième le plus court.',
        },
      },
      caption: {
        en: 'One part each time. Look at the coloured piece while the number below grows.',
        es: 'Siempre una sola parte. Fíjate en el trozo coloreado mientras crece el número de abajo.',
        fr: 'Une seule part à chaque fois. Regarde le morceau coloré quand le nombre du bas grandit.',
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          '“{eighth} is more than {quarter}, because 8 is more than 4.” This thought has worked for years with whole numbers, so it comes by itself. But the 8 does not count pieces that you get. It counts the people who share, and the more they are, the less each of them gets.',
        ],
        es: [
          '«{eighth} es más que {quarter}, porque 8 es más que 4». Con los números naturales esta idea ha funcionado durante años, por eso viene sola. Pero el 8 no cuenta los trozos que recibes: cuenta entre cuántos se reparte, y cuantos más son, menos le toca a cada uno.',
        ],
        fr: [
          '« {eighth} est plus grand que {quarter}, car 8 est plus grand que 4. » Avec les nombres entiers, cette idée a marché pendant des années, elle vient donc toute seule. Mais le 8 ne compte pas les morceaux que tu reçois. Il compte ceux qui partagent : plus ils sont nombreux, moins chacun reçoit.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'shaded',
          skill: 'fractions',
          prompt: {
            en: 'A bar is cut into 5 equal parts, and 3 of them are coloured. Which fraction of the bar is coloured?',
            es: 'Una barra está cortada en 5 partes iguales y hay 3 coloreadas. ¿Qué fracción de la barra está coloreada?',
            fr: 'Une barre est coupée en 5 parts égales, et 3 sont colorées. Quelle fraction de la barre est colorée ?',
          },
          options: [
            {
              text: { en: '{three}', es: '{three}', fr: '{three}' },
              right: true,
              answer: {
                en: 'Five equal parts make the whole, so they are fifths, and three of them are meant.',
                es: 'Cinco partes iguales forman la unidad, así que son quintos, y se toman tres.',
                fr: 'Cinq parts égales font le tout : ce sont des cinquièmes, et on en prend trois.',
              },
            },
            {
              text: { en: '{threeHalves}', es: '{threeHalves}', fr: '{threeHalves}' },
              answer: {
                en: 'This compares the coloured parts with the 2 that are not coloured. The number below counts all parts of the whole, the coloured ones too.',
                es: 'Aquí se comparan las coloreadas con las 2 sin colorear. El número de abajo cuenta todas las partes de la unidad, también las coloreadas.',
                fr: 'On compare ici les parts colorées aux 2 qui ne le sont pas. Le nombre du bas compte toutes les parts de l’unité, les colorées aussi.',
              },
            },
            {
              text: { en: '{twoFifths}', es: '{twoFifths}', fr: '{twoFifths}' },
              answer: {
                en: 'That is the part that stays without colour. The kind of part is right: fifths.',
                es: 'Eso es lo que queda sin colorear. El tipo de parte sí es correcto: quintos.',
                fr: 'C’est la partie restée sans couleur. Le genre de part est le bon : des cinquièmes.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'order',
          skill: 'fractions',
          prompt: {
            en: 'Three equal jugs are filled up to {half}, {third} and {quarter}. Which one holds the least?',
            es: 'Tres jarras iguales se llenan hasta {half}, {third} y {quarter}. ¿Cuál contiene menos?',
            fr: 'Trois carafes identiques sont remplies à {half}, {third} et {quarter}. Laquelle contient le moins ?',
          },
          options: [
            {
              text: {
                en: 'The jug with {half}',
                es: 'La jarra con {half}',
                fr: 'La carafe remplie à {half}',
              },
              answer: {
                en: '2 is the smallest number here, but it says that only two parts were made. Few cuts make large parts.',
                es: 'El 2 es aquí el número más pequeño, pero dice que solo se han hecho dos partes. Pocos cortes dan partes grandes.',
                fr: 'Le 2 est ici le plus petit nombre, mais il dit qu’on n’a fait que deux parts. Peu de coupes, grandes parts.',
              },
            },
            {
              text: {
                en: 'The jug with {quarter}',
                es: 'La jarra con {quarter}',
                fr: 'La carafe remplie à {quarter}',
              },
              right: true,
              answer: {
                en: 'One part each time, and quarters are the smallest of these parts.',
                es: 'En las tres se toma una parte, y los cuartos son las partes más pequeñas.',
                fr: 'On prend une part à chaque fois, et les quarts sont les parts les plus petites.',
              },
            },
            {
              text: {
                en: 'They hold the same: one part each',
                es: 'Contienen lo mismo: una parte cada una',
                fr: 'Elles contiennent autant : une part chacune',
              },
              answer: {
                en: 'The number of parts is the same, but the parts are not of one size. Look at the bars above.',
                es: 'El número de partes es el mismo, pero no son del mismo tamaño. Mira las barras de arriba.',
                fr: 'Le nombre de parts est le même, mais elles n’ont pas la même taille. Regarde les barres plus haut.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'A fraction of an amount',
        es: 'Una fracción de una cantidad',
        fr: 'Une fraction d’une quantité',
      },
      paragraphs: {
        en: [
          'The whole need not be a bread. It can be 20 sweets, a class, an hour. To find {twoFifths} of 20 sweets, follow the two numbers. The denominator comes first: lay out 5 equal heaps, {oneFifth} sweets in each. Then the numerator: take 2 of the heaps, {twice} sweets.',
          'Cutting first and counting afterwards is the whole idea. Before you start, say aloud what the whole is. Two fifths of 20 and two fifths of 50 are different amounts, although the fraction is the same.',
        ],
        es: [
          'La unidad no tiene por qué ser una torta. Pueden ser 20 caramelos, una clase o una hora. Para hallar {twoFifths} de 20 caramelos, sigue los dos números. Primero el denominador: haz 5 montones iguales, {oneFifth} caramelos en cada uno. Después el numerador: toma 2 montones, {twice} caramelos.',
          'La idea entera es esa: primero cortar, después contar. Antes de empezar, di en voz alta cuál es el total. Dos quintos de 20 y dos quintos de 50 son cantidades distintas, aunque la fracción sea la misma.',
        ],
        fr: [
          'Le tout n’est pas forcément une galette. Ce peut être 20 bonbons, une classe, une heure. Pour trouver {twoFifths} de 20 bonbons, suis les deux nombres. D’abord le dénominateur : fais 5 tas égaux, {oneFifth} bonbons dans chacun. Puis le numérateur : prends 2 tas, {twice} bonbons.',
          'Toute l’idée est là : couper d’abord, compter ensuite. Avant de commencer, dis à voix haute quel est le tout. Deux cinquièmes de 20 et deux cinquièmes de 50 sont des quantités différentes, alors que la fraction est la même.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'A rope is {rope} m long. {part} of it becomes a swing. How many metres is that, and how many are left?',
        es: 'Una cuerda mide {rope} m. Con {part} de la cuerda se hace un columpio. ¿Cuántos metros son y cuántos quedan?',
        fr: 'Une corde mesure {rope} m. On en prend {part} pour une balançoire. Combien de mètres cela fait-il, et combien en reste-t-il ?',
      },
      slots: { rope: '24', part: '5/8' },
      lines: [
        {
          line: '24/8 = 3',
          why: {
            en: 'The denominator speaks first: eight equal parts, each 3 m long.',
            es: 'Primero habla el denominador: ocho partes iguales, de 3 m cada una.',
            fr: 'Le dénominateur parle d’abord : huit parts égales, de 3 m chacune.',
          },
        },
        {
          line: '5*3 = 15',
          why: {
            en: 'The numerator counts: five of these parts are 15 m.',
            es: 'El numerador cuenta: cinco de esas partes son 15 m.',
            fr: 'Le numérateur compte : cinq de ces parts font 15 m.',
          },
        },
        {
          line: '24 - 15 = 9',
          why: {
            en: 'What is left of the rope.',
            es: 'Lo que queda de la cuerda.',
            fr: 'Ce qui reste de la corde.',
          },
        },
        {
          line: '3*3 = 9',
          why: {
            en: 'A check: three of the eight parts were not used, and they are 9 m too.',
            es: 'Comprobación: quedan tres de las ocho partes, y también son 9 m.',
            fr: 'Vérification : trois des huit parts n’ont pas servi, et elles font aussi 9 m.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fractions.part_of_amount', seed: 18 },
        {
          kind: 'choice',
          id: 'missing',
          skill: 'fractions',
          prompt: {
            en: 'A class has 24 pupils. Today {fiveSixths} of them are here. How many are missing?',
            es: 'Una clase tiene 24 alumnos. Hoy han venido {fiveSixths} de ellos. ¿Cuántos faltan?',
            fr: 'Une classe compte 24 élèves. Aujourd’hui, {fiveSixths} d’entre eux sont là. Combien sont absents ?',
          },
          options: [
            {
              text: { en: '20', es: '20', fr: '20' },
              answer: {
                en: 'That is how many are here: five groups of 4. The question asks for the rest of the class.',
                es: 'Esos son los que han venido: cinco grupos de 4. Se pregunta por el resto de la clase.',
                fr: 'C’est le nombre de présents : cinq groupes de 4. On demande le reste de la classe.',
              },
            },
            {
              text: { en: '6', es: '6', fr: '6' },
              answer: {
                en: '6 is the number of groups the class is divided into. One of them is missing: how many pupils are in it?',
                es: 'El 6 es el número de grupos en que se divide la clase. Falta uno de ellos: ¿cuántos alumnos tiene?',
                fr: '6 est le nombre de groupes que l’on forme. Un seul est absent : combien d’élèves contient-il ?',
              },
            },
            {
              text: { en: '4', es: '4', fr: '4' },
              right: true,
              answer: {
                en: 'Six equal groups of 4: five of them are here, one is missing.',
                es: 'Son seis grupos iguales de 4: han venido cinco y falta uno.',
                fr: 'Six groupes égaux de 4 : cinq sont là, un est absent.',
              },
            },
            {
              text: { en: '19', es: '19', fr: '19' },
              answer: {
                en: 'Here 5 was taken away from 24. But the 5 counts sixths of the class and not pupils.',
                es: 'Aquí se ha restado 5 a 24. Pero el 5 cuenta sextos de la clase y no alumnos.',
                fr: 'Ici, on a enlevé 5 à 24. Mais le 5 compte des sixièmes de la classe et non des élèves.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'More than one whole',
        es: 'Más de una unidad',
        fr: 'Plus d’une unité',
      },
      paragraphs: {
        en: [
          'Nothing stops you from counting on: three quarters, four quarters, five, six, seven. Seven quarters, {seven}, is a number like any other, although one bread has only four of them. Somebody had two breads and took seven of the eight quarters.',
          'Four quarters make one whole, and three are left over, so {mixed}. Such a number, a whole number and a fraction beside it, is called a mixed number. Between the two parts an addition is meant: one and three quarters.',
          'The way back uses the same thought. Cut every whole into quarters again and count all of them: {back}.',
        ],
        es: [
          'Nada te impide seguir contando: tres cuartos, cuatro cuartos, cinco, seis, siete. Siete cuartos, {seven}, es un número como cualquier otro, aunque una torta solo tenga cuatro. Alguien tenía dos tortas y tomó siete de los ocho cuartos.',
          'Cuatro cuartos forman una unidad y sobran tres, así que {mixed}. Un número así, un entero con una fracción al lado, se llama número mixto. Entre las dos partes hay una suma: una unidad y tres cuartos.',
          'Para volver se usa la misma idea. Corta otra vez cada unidad en cuartos y cuéntalos todos: {back}.',
        ],
        fr: [
          'Rien ne t’empêche de continuer à compter : trois quarts, quatre quarts, cinq, six, sept. Sept quarts, {seven}, est un nombre comme un autre, même si une galette n’en contient que quatre. Quelqu’un avait deux galettes et a pris sept des huit quarts.',
          'Quatre quarts font une unité, et il en reste trois, donc {mixed}. Un tel nombre, un entier avec une fraction à côté, s’appelle un nombre mixte. Entre les deux, on sous-entend une addition : une unité et trois quarts.',
          'Le retour suit la même idée. Recoupe chaque unité en quarts et compte-les tous : {back}.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'number_lines',
        lines: [
          {
            from: 0,
            to: 3,
            step: 0.25,
            every: 4,
            marks: [
              { at: 0.75, label: '3/4' },
              { at: 1.75, label: '7/4', tone: 'second' },
            ],
          },
        ],
        description: {
          en: 'A number line from 0 to 3 in steps of a quarter. Three quarters lies one step before 1. Seven quarters lies three steps after 1 and one step before 2.',
          es: 'Una recta numérica de 0 a 3 con pasos de un cuarto. Tres cuartos está un paso antes del 1. Siete cuartos está tres pasos después del 1 y uno antes del 2.',
          fr: 'Une droite graduée de 0 à 3, de quart en quart. Trois quarts se trouve un pas avant 1. Sept quarts se trouve trois pas après 1 et un pas avant 2.',
        },
      },
      caption: {
        en: 'A fraction is a number with its own place. Count the quarter steps from 0.',
        es: 'Una fracción es un número con su propio lugar. Cuenta los pasos de un cuarto desde el 0.',
        fr: 'Une fraction est un nombre qui a sa place. Compte les pas d’un quart à partir de 0.',
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Cut a strip of paper as long as your hand. Fold it in half, then in half again, and a third time. How many parts do you see when you open it, and why is it not six? Then try to fold another strip into three equal parts, and notice what makes thirds harder than quarters.',
        ],
        es: [
          'Corta una tira de papel tan larga como tu mano. Dóblala por la mitad una vez, otra y otra más. ¿Cuántas partes ves al abrirla, y por qué no son seis? Después intenta doblar otra tira en tres partes iguales y fíjate en qué hace más difíciles los tercios que los cuartos.',
        ],
        fr: [
          'Découpe une bande de papier longue comme ta main. Plie-la en deux, encore une fois, puis une troisième fois. Combien de parts vois-tu en l’ouvrant, et pourquoi pas six ? Essaie ensuite de plier une autre bande en trois parts égales, et observe ce qui rend les tiers plus délicats que les quarts.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'fractions.to_mixed', seed: 7 },
        { kind: 'practice', template: 'fractions.to_mixed', seed: 1 },
        { kind: 'practice', template: 'fractions.from_mixed', seed: 18 },
        {
          kind: 'choice',
          id: 'whole',
          skill: 'fractions',
          prompt: {
            en: 'In one choir of 20 people {half} sing high voices, in another of 36 people {third} do. In which choir are there more high voices?',
            es: 'En un coro de 20 personas, {half} son voces agudas; en otro de 36 personas lo son {third}. ¿En qué coro hay más voces agudas?',
            fr: 'Dans une chorale de 20 personnes, {half} ont une voix aiguë ; dans une autre de 36 personnes, c’est {third}. Dans quelle chorale y a-t-il le plus de voix aiguës ?',
          },
          options: [
            {
              text: {
                en: 'In the first, because a half is more than a third',
                es: 'En el primero, porque un medio es más que un tercio',
                fr: 'Dans la première, car un demi est plus grand qu’un tiers',
              },
              answer: {
                en: 'That holds for one and the same whole. Here the wholes differ: work out both numbers of people.',
                es: 'Eso vale cuando el total es el mismo. Aquí los totales son distintos: calcula cuántas personas son en cada coro.',
                fr: 'Cela vaut pour un même tout. Ici les touts sont différents : calcule les deux nombres de personnes.',
              },
            },
            {
              text: {
                en: 'In the second: 12 against 10',
                es: 'En el segundo: 12 frente a 10',
                fr: 'Dans la seconde : 12 contre 10',
              },
              right: true,
              answer: {
                en: 'A third of 36 is 12, a half of 20 is 10. A fraction only tells an amount together with its whole.',
                es: 'Un tercio de 36 es 12 y la mitad de 20 es 10. Una fracción solo da una cantidad junto con su total.',
                fr: 'Un tiers de 36 fait 12, la moitié de 20 fait 10. Une fraction ne donne une quantité qu’avec son tout.',
              },
            },
            {
              text: {
                en: 'In both the same number',
                es: 'En los dos el mismo número',
                fr: 'Autant dans les deux',
              },
              answer: {
                en: 'Cut each choir by its own denominator: 20 into two equal groups, 36 into three. The groups are not of the same size.',
                es: 'Divide cada coro según su denominador: 20 en dos grupos iguales y 36 en tres. Los grupos no son del mismo tamaño.',
                fr: 'Partage chaque chorale selon son dénominateur : 20 en deux groupes égaux, 36 en trois. Les groupes n’ont pas la même taille.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: {
        en: [
          'You can now say what each number of a fraction does, take a fraction of an amount, and count beyond one whole. Perhaps you noticed on your strip that four of the eight parts cover exactly the same paper as one half. One length, two names: the next lesson is about that, and it is the key to adding fractions later.',
        ],
        es: [
          'Ya puedes decir qué hace cada número de una fracción, calcular la fracción de una cantidad y contar más allá de la unidad. Quizá hayas visto en tu tira que cuatro de las ocho partes cubren exactamente el mismo papel que un medio. Una longitud, dos nombres: de eso trata la próxima lección, y es la llave para sumar fracciones más adelante.',
        ],
        fr: [
          'Tu peux maintenant dire ce que fait chaque nombre d’une fraction, prendre une fraction d’une quantité et compter au-delà d’une unité. Tu as peut-être vu sur ta bande que quatre des huit parts couvrent exactement le même papier qu’un demi. Une longueur, deux noms : c’est le sujet de la prochaine leçon, et la clé pour additionner plus tard des fractions.',
        ],
      },
    },
  ],
};
