import type { Lesson } from '../lesson.ts';

export const spaces: Lesson = {
  id: 'spaces',
  title: {
    en: 'Spread it out, mix it up',
    es: 'Espaciar y mezclar',
    fr: 'Espacer et mélanger',
  },
  can: {
    en: 'You cut practice into short visits on several days, and shuffle kinds of problems once you know each of them.',
    es: 'Aprenderás a repartir la práctica en ratos cortos de varios días y a mezclar tipos de problemas cuando ya los conoces.',
    fr: 'Tu apprendras à répartir l’entraînement en courts moments sur plusieurs jours, et à mélanger les types de problèmes que tu connais.',
  },
  minutes: 15,
  slots: { order: '40 - 6*5', product: '40 - 30' },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'The same hour, two ways',
        es: 'La misma hora, de dos formas',
        fr: 'La même heure, deux façons',
      },
      paragraphs: {
        en: [
          'Inés and her brother Tomás have the same test on Friday, and the same hour to prepare for it. Tomás takes the whole hour on Thursday evening. Inés takes a quarter of an hour on each evening from Monday to Thursday. On Friday both do well.',
          'In June the topic comes back in the big exam. Inés needs a few minutes until it is there again. Tomás has the feeling of seeing it for the first time. Neither of them worked more than the other. What made the difference was where the minutes stood.',
        ],
        es: [
          'Inés y su hermano Tomás tienen el mismo examen el viernes y la misma hora para prepararlo. Tomás dedica la hora entera el jueves por la tarde. Inés, un cuarto de hora cada tarde, de lunes a jueves. El viernes a los dos les va bien.',
          'En junio, el tema vuelve en el examen final. A Inés le bastan unos minutos para tenerlo otra vez. Tomás siente que lo ve por primera vez. Ninguno trabajó más que el otro. La diferencia estaba en dónde se pusieron los minutos.',
        ],
        fr: [
          'Inès et son frère Tomas ont le même contrôle vendredi, et la même heure pour le préparer. Tomas prend toute l’heure jeudi soir. Inès prend un quart d’heure chaque soir, de lundi à jeudi. Vendredi, tout se passe bien pour les deux.',
          'En juin, le sujet revient à l’examen. Il faut quelques minutes à Inès pour le retrouver. Tomas a l’impression de le voir pour la première fois. Aucun n’a travaillé plus que l’autre. Ce qui a changé, c’est la place des minutes.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: {
              en: 'Tomás, Monday to Thursday',
              es: 'Tomás, de lunes a jueves',
              fr: 'Tomas, de lundi à jeudi',
            },
            parts: [{}, {}, {}, { label: '60 min', tone: 'second' }],
          },
          {
            name: {
              en: 'Inés, Monday to Thursday',
              es: 'Inés, de lunes a jueves',
              fr: 'Inès, de lundi à jeudi',
            },
            parts: [
              { label: '15 min', tone: 'given' },
              { label: '15 min', tone: 'given' },
              { label: '15 min', tone: 'given' },
              { label: '15 min', tone: 'given' },
            ],
          },
        ],
        description: {
          en: 'Two rows of four boxes, one for each day from Monday to Thursday. In the first, only Thursday is filled: 60 minutes. In the second, every day holds 15 minutes. The sums are equal.',
          es: 'Dos filas de cuatro casillas, una por día, de lunes a jueves. En la primera solo está lleno el jueves: 60 minutos. En la segunda, cada día tiene 15 minutos. Las sumas son iguales.',
          fr: 'Deux rangées de quatre cases, une par jour, de lundi à jeudi. Dans la première, seul jeudi est rempli : 60 minutes. Dans la seconde, chaque jour contient 15 minutes. Les sommes sont égales.',
        },
      },
      caption: {
        en: 'Add up each row: an hour both times. Only the days differ.',
        es: 'Suma cada fila: una hora las dos veces. Solo cambian los días.',
        fr: 'Additionne chaque rangée : une heure dans les deux cas. Seuls les jours changent.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Why a little forgetting helps',
        es: 'Por qué ayuda olvidar un poco',
        fr: 'Pourquoi un peu d’oubli aide',
      },
      paragraphs: {
        en: [
          'Repeat a thing five times in ten minutes, and it is still in your ear from the time before. There is nothing to fetch. A day later some of it has faded. Now it takes a moment of searching, and this search, it seems, is what makes the next forgetting slower.',
          'So the gaps may grow with each visit: one day, then some days, then a week. If one gap turns out too long and little comes, no harm is done. You learn it again, briefly, and it goes faster than the first time.',
        ],
        es: [
          'Si repites algo cinco veces en diez minutos, aún te suena de la vez anterior. No hay nada que buscar. Un día después, una parte se ha borrado. Ahora hay que rebuscar un momento, y esa búsqueda parece ser la que hace más lento el siguiente olvido.',
          'Por eso las pausas pueden crecer con cada visita: un día, luego unos días, luego una semana. Si una pausa resulta demasiado larga y te viene poco, no pasa nada. Lo vuelves a aprender en poco rato, y va más rápido que la primera vez.',
        ],
        fr: [
          'Si tu répètes une chose cinq fois en dix minutes, tu l’as encore dans l’oreille. Il n’y a rien à aller chercher. Un jour plus tard, une partie s’est effacée. Il faut alors fouiller un instant, et c’est cette recherche, semble-t-il, qui ralentit l’oubli suivant.',
          'Les intervalles peuvent donc grandir à chaque visite : un jour, puis quelques jours, puis une semaine. Si l’un d’eux s’avère trop long et que peu de choses reviennent, ce n’est pas grave. On réapprend un peu, et cela va plus vite que la première fois.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: [
          'y = 100*(1/2)^x {0 <= x <= 8}',
          'y = 100*(3/4)^(x-1) {1 <= x <= 4}',
          'y = 100*(9/10)^(x-4) {4 <= x <= 8}',
          '(1, 100)',
          '(4, 100)',
        ],
        view: { x: [-0.5, 8.5], y: [-12, 115] },
      },
      caption: {
        en: 'A sketch, not a measurement: days to the right, percent remembered upwards. Without a visit the lowest curve runs down to almost nothing. Visits after one day and after four days begin new curves; each falls more slowly than the one before.',
        es: 'Un boceto, no una medición: días hacia la derecha, tanto por ciento recordado hacia arriba. Sin visitas, la curva de más abajo cae casi hasta cero. Las visitas tras un día y tras cuatro días inician curvas nuevas; cada una cae más despacio que la anterior.',
        fr: 'Un croquis, pas une mesure : les jours vers la droite, le pourcentage retenu vers le haut. Sans visite, la courbe du bas descend presque à zéro. Les visites après un jour et après quatre jours ouvrent de nouvelles courbes ; chacune baisse moins vite que la précédente.',
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Think of one thing that you learnt today. Write two words for it on tomorrow’s page of your planner, or on a note beside your bed. Two words are enough; tomorrow they will be the question.',
        ],
        es: [
          'Piensa en una cosa que hayas aprendido hoy. Escribe dos palabras sobre ella en la página de mañana de tu agenda, o en una nota junto a la cama. Dos palabras bastan; mañana serán la pregunta.',
        ],
        fr: [
          'Pense à une chose apprise aujourd’hui. Écris deux mots à son sujet à la page de demain dans ton agenda, ou sur un papier près du lit. Deux mots suffisent ; demain, ils seront la question.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'forty-minutes',
          skill: 'spacing',
          prompt: {
            en: 'Noa has 40 minutes for her French words before the test on Friday. Today is Monday. Which plan lets her keep the words beyond Friday?',
            es: 'Noa tiene 40 minutos para su vocabulario de francés antes del examen del viernes. Hoy es lunes. ¿Con qué plan conservará las palabras después del viernes?',
            fr: 'Noa a 40 minutes pour son vocabulaire d’anglais avant le contrôle de vendredi. On est lundi. Quel plan lui fera garder les mots après vendredi ?',
          },
          options: [
            {
              text: {
                en: '40 minutes on Thursday, so that all is fresh.',
                es: '40 minutos el jueves, para tenerlo todo fresco.',
                fr: '40 minutes jeudi, pour que tout soit frais.',
              },
              answer: {
                en: 'Fresh it will be, on Friday. What was learnt in one go usually fades sooner, so for the weeks after it the plan is weak.',
                es: 'Fresco estará, el viernes. Lo que se aprende de una sola vez suele borrarse antes; para las semanas siguientes el plan se queda corto.',
                fr: 'Ce sera frais, vendredi. Mais ce qu’on apprend d’un coup s’efface en général plus vite ; pour les semaines suivantes, le plan est fragile.',
              },
            },
            {
              text: {
                en: '40 minutes today, then it is done.',
                es: '40 minutos hoy, y ya está hecho.',
                fr: '40 minutes aujourd’hui, et c’est fait.',
              },
              answer: {
                en: 'Having it done is a relief. But then no visit follows until Friday, and nothing slows the forgetting.',
                es: 'Quitárselo de encima alivia. Pero hasta el viernes ya no hay visitas, y nada frena el olvido.',
                fr: 'Être débarrassé soulage. Mais il n’y a plus de visite jusqu’à vendredi, et rien ne ralentit l’oubli.',
              },
            },
            {
              text: {
                en: '10 minutes on each of four days.',
                es: '10 minutos en cada uno de cuatro días.',
                fr: '10 minutes pendant quatre jours.',
              },
              right: true,
              answer: {
                en: 'Three nights lie between the visits, and after each the words must be fetched anew. Each search slows the next forgetting.',
                es: 'Entre las visitas hay tres noches, y después de cada una hay que volver a buscar las palabras. Cada búsqueda frena el siguiente olvido.',
                fr: 'Trois nuits séparent les visites, et après chacune il faut aller rechercher les mots. Chaque recherche ralentit l’oubli suivant.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'gap-too-long',
          skill: 'spacing',
          prompt: {
            en: 'Kofi meant to look at his topic again after three days. It became nine. Hardly anything comes. What is the use of this visit?',
            es: 'Kofi quería volver a su tema a los tres días. Han pasado nueve. Apenas le viene nada. ¿De qué sirve esta visita?',
            fr: 'Kofi voulait revoir son sujet au bout de trois jours. Il en est passé neuf. Presque rien ne vient. À quoi sert cette visite ?',
          },
          options: [
            {
              text: {
                en: 'None any more; the earlier work is lost.',
                es: 'Ya de nada; el trabajo anterior se perdió.',
                fr: 'À plus rien ; le travail d’avant est perdu.',
              },
              answer: {
                en: 'It feels like that while nothing comes. Yet what was learnt once is learnt again in less time; something of the track is left.',
                es: 'Esa es la sensación mientras no viene nada. Pero lo que se aprendió una vez se vuelve a aprender en menos tiempo; algo de la huella queda.',
                fr: 'On le ressent ainsi tant que rien ne vient. Mais ce qu’on a appris une fois se réapprend plus vite ; il reste une trace.',
              },
            },
            {
              text: {
                en: 'It is a short relearning, and the next gap starts from here.',
                es: 'Lo vuelve a aprender en poco rato, y desde aquí cuenta la pausa siguiente.',
                fr: 'C’est un court réapprentissage, et l’intervalle suivant part d’ici.',
              },
              right: true,
              answer: {
                en: 'No plan has to be made up for. He looks, closes the page, recalls a little, and writes two words on the page of tomorrow.',
                es: 'No hay ningún retraso que recuperar. Mira, cierra la página, recuerda un poco y escribe dos palabras en el día de mañana.',
                fr: 'Il n’y a aucun retard à rattraper. Il regarde, ferme la page, se rappelle un peu, et écrit deux mots à la date de demain.',
              },
            },
            {
              text: {
                en: 'It shows that from now on he should repeat everything every single day.',
                es: 'Muestra que desde ahora debería repetirlo todo cada día, sin falta.',
                fr: 'Elle montre que désormais il devrait tout répéter chaque jour, sans exception.',
              },
              answer: {
                en: 'That would be safe and very long. With each visit it stays longer, so the gaps may grow. Some of them will be too long, and that is allowed.',
                es: 'Sería seguro y larguísimo. Con cada visita se conserva más tiempo, así que las pausas pueden crecer. Alguna saldrá demasiado larga, y está permitido.',
                fr: 'Ce serait sûr, et très long. À chaque visite, cela reste plus longtemps, donc les intervalles peuvent grandir. Certains seront trop longs, et c’est permis.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Tomorrow, then three days, then a week',
        es: 'Mañana, a los tres días, a la semana',
        fr: 'Demain, puis trois jours, puis une semaine',
      },
      paragraphs: {
        en: [
          'You need no perfect timetable. A usable rule is: visit it tomorrow, then three days later, then a week later. Each visit may last five minutes, with the page closed first. So that nobody has to think of it, each visit ends by writing the next one down. For one topic, count out the three dates now.',
        ],
        es: [
          'No necesitas un horario perfecto. Una regla que sirve: visítalo mañana, luego tres días después, luego una semana después. Cada visita puede durar cinco minutos, primero con la página cerrada. Para que nadie tenga que acordarse, cada visita acaba apuntando la siguiente. Con un tema tuyo, calcula ahora las tres fechas.',
        ],
        fr: [
          'Pas besoin d’un calendrier parfait. Une règle utilisable : une visite demain, puis trois jours plus tard, puis une semaine plus tard. Chaque visite peut durer cinq minutes, page fermée d’abord. Pour que personne n’ait à y penser, chaque visite se termine en notant la suivante. Pour un sujet à toi, compte maintenant les trois dates.',
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
            to: 12,
            step: 1,
            jumps: [
              { from: 0, to: 1, label: '+1' },
              { from: 1, to: 4, label: '+3' },
              { from: 4, to: 11, label: '+7' },
            ],
          },
        ],
        description: {
          en: 'A line of days from 0 to 12. Jumps lead from day 0 to day 1, on to day 4 and on to day 11; they are 1, 3 and 7 days long.',
          es: 'Una recta de días del 0 al 12. Los saltos van del día 0 al 1, luego al 4 y luego al 11; miden 1, 3 y 7 días.',
          fr: 'Une droite des jours de 0 à 12. Des sauts mènent du jour 0 au jour 1, puis au jour 4, puis au jour 11 ; ils font 1, 3 et 7 jours.',
        },
      },
      caption: {
        en: 'Day 0 is the day of learning. Follow the jumps: three visits, and eleven days are bridged.',
        es: 'El día 0 es el día en que lo aprendes. Sigue los saltos: tres visitas y quedan cubiertos once días.',
        fr: 'Le jour 0 est celui où tu apprends. Suis les sauts : trois visites, et onze jours sont franchis.',
      },
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'Cepeda and others looked through hundreds of experiments in 2006: spread practice was remembered better in nearly all of them. In 2008 they had over a thousand people learn facts. The longer the time until the test, the longer the best gap was. They used questions of general knowledge, not school maths, and mostly adults. The numbers 1, 3 and 7 are our rule of thumb, not their result.',
        ],
        es: [
          'Cepeda y otros revisaron cientos de experimentos en 2006: en casi todos se recordaba mejor lo practicado en días distintos. En 2008 hicieron aprender datos a más de mil personas. Cuanto más lejos estaba la prueba, más larga era la mejor pausa. Usaron preguntas de cultura general, no matemáticas escolares, y sobre todo adultos. Los números 1, 3 y 7 son una regla nuestra, no un resultado suyo.',
        ],
        fr: [
          'Cepeda et ses collègues ont passé en revue des centaines d’expériences en 2006 : presque toujours, on retenait mieux ce qu’on avait étalé. En 2008, ils ont fait apprendre des faits à plus de mille personnes. Plus le test était lointain, plus le meilleur intervalle était long. Il s’agissait de culture générale, non de maths scolaires, et surtout d’adultes. Les nombres 1, 3 et 7 sont une règle à nous, pas leur résultat.',
        ],
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Mixing: which kind is it?',
        es: 'Mezclar: ¿de qué tipo es?',
        fr: 'Mélanger : de quel type est-ce ?',
      },
      paragraphs: {
        en: [
          'A page with twelve problems of one kind teaches the kind well, up to about the third. From then on you need not read any more: it is always the same. In a test nobody says which kind comes next. Telling the kinds apart is half of the work, and on such a page it is never practised.',
          'So shuffle, as soon as you have done two or three of each kind. Now every problem begins with a question: which kind is this, and how can I tell? It goes more slowly and you slip more often. That is the practice working.',
        ],
        es: [
          'Una página con doce problemas de un tipo enseña bien ese tipo, más o menos hasta el tercero. Después ya no hace falta leer: siempre es lo mismo. En un examen nadie dice qué tipo viene ahora. Reconocerlo es la mitad del trabajo, y en una página así nunca se practica.',
          'Por eso, baraja en cuanto hayas hecho dos o tres de cada tipo. Ahora cada problema empieza con una pregunta: ¿de qué tipo es y en qué lo noto? Va más lento y te equivocas más. Es señal de que estás practicando lo que toca.',
        ],
        fr: [
          'Une page de douze problèmes du même type enseigne bien ce type, à peu près jusqu’au troisième. Ensuite, plus besoin de lire : c’est toujours pareil. En contrôle, personne ne dit quel type arrive. Le reconnaître est la moitié du travail, et sur une telle page on ne s’y entraîne jamais.',
          'Mélange donc, dès que tu en as fait deux ou trois de chaque type. Chaque problème commence alors par une question : de quel type est-il, et à quoi le reconnaît-on ? C’est plus lent, et l’on se trompe plus souvent. C’est le signe que l’entraînement agit.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: { en: 'In blocks', es: 'En bloques', fr: 'Par blocs' },
            parts: [
              ...['A', 'A', 'A'].map((label) => ({ label, tone: 'given' as const })),
              ...['B', 'B', 'B'].map((label) => ({ label, tone: 'second' as const })),
              ...['C', 'C', 'C'].map((label) => ({ label })),
            ],
          },
          {
            name: { en: 'Mixed', es: 'Mezclados', fr: 'Mélangés' },
            parts: [
              { label: 'A', tone: 'given' },
              { label: 'C' },
              { label: 'B', tone: 'second' },
              { label: 'B', tone: 'second' },
              { label: 'A', tone: 'given' },
              { label: 'C' },
              { label: 'B', tone: 'second' },
              { label: 'C' },
              { label: 'A', tone: 'given' },
            ],
          },
        ],
        description: {
          en: 'Two rows of nine problems. In blocks: A A A, B B B, C C C. Mixed: A C B B A C B C A. The same nine problems in another order.',
          es: 'Dos filas de nueve problemas. En bloques: A A A, B B B, C C C. Mezclados: A C B B A C B C A. Los mismos nueve problemas en otro orden.',
          fr: 'Deux rangées de neuf problèmes. Par blocs : A A A, B B B, C C C. Mélangés : A C B B A C B C A. Les neuf mêmes problèmes, dans un autre ordre.',
        },
      },
      caption: {
        en: 'Cover both rows and uncover them letter by letter. In which row must you look each time?',
        es: 'Tapa las dos filas y destápalas letra a letra. ¿En cuál tienes que mirar cada vez?',
        fr: 'Cache les deux rangées et découvre-les lettre par lettre. Dans laquelle dois-tu regarder à chaque fois ?',
      },
    },
    {
      kind: 'case',
      situation: {
        en: 'Mara has two topics this week, rounding and the order of operations, with six problems for each.',
        es: 'Mara tiene esta semana dos temas, el redondeo y el orden de las operaciones, con seis problemas de cada uno.',
        fr: 'Mara a deux sujets cette semaine, les arrondis et l’ordre des opérations, avec six problèmes pour chacun.',
      },
      steps: [
        {
          step: {
            en: 'She solves two of each kind, in order, with the book open.',
            es: 'Resuelve dos de cada tipo, en orden, con el libro abierto.',
            fr: 'Elle en résout deux de chaque type, dans l’ordre, livre ouvert.',
          },
          why: {
            en: 'New things need a footing first. Mixing comes after the first few.',
            es: 'Lo nuevo necesita primero una base. La mezcla viene después de los primeros.',
            fr: 'Ce qui est nouveau demande d’abord un appui. Le mélange vient après les premiers.',
          },
        },
        {
          step: {
            en: 'She copies the other eight on slips and shuffles them.',
            es: 'Copia los otros ocho en papelitos y los baraja.',
            fr: 'Elle recopie les huit autres sur des papiers et les mélange.',
          },
          why: {
            en: 'Chance decides the order, so no slip tells what the next one is.',
            es: 'El azar decide el orden, así que ningún papelito delata al siguiente.',
            fr: 'Le hasard décide de l’ordre : aucun papier n’annonce le suivant.',
          },
        },
        {
          step: {
            en: 'First slip: 1738 to the nearest hundred. “Rounding. Which is nearer, 1700 or 1800? 1700.”',
            es: 'Primer papelito: 1738 a las centenas. «Redondeo. ¿Qué está más cerca, 1700 o 1800? 1700».',
            fr: 'Premier papier : 1738 à la centaine. « Arrondi. Lequel est le plus proche, 1700 ou 1800 ? 1700. »',
          },
          why: {
            en: 'She says the kind before she calculates. That is the step which blocks leave out.',
            es: 'Dice el tipo antes de calcular. Es el paso que los bloques se saltan.',
            fr: 'Elle nomme le type avant de calculer. C’est l’étape que les blocs font sauter.',
          },
        },
        {
          step: {
            en: 'Second slip: {order}. She nearly takes 6 from 40, stops, and writes {product}.',
            es: 'Segundo papelito: {order}. Casi le resta 6 a 40, se detiene y escribe {product}.',
            fr: 'Deuxième papier : {order}. Elle manque d’enlever 6 à 40, s’arrête, et écrit {product}.',
          },
          why: {
            en: 'A change of kind makes people stumble. A stumble here costs nothing, and it is remembered.',
            es: 'El cambio de tipo hace tropezar. Tropezar aquí no cuesta nada y se recuerda.',
            fr: 'Le changement de type fait trébucher. Trébucher ici ne coûte rien, et l’on s’en souvient.',
          },
        },
        {
          step: {
            en: 'After four slips she stops. The other four lie ready for Thursday.',
            es: 'Después de cuatro papelitos, para. Los otros cuatro quedan listos para el jueves.',
            fr: 'Après quatre papiers, elle s’arrête. Les quatre autres sont prêts pour jeudi.',
          },
          why: {
            en: 'So mixing and spreading come together, and today’s work has an end in sight.',
            es: 'Así se juntan mezclar y espaciar, y hoy tiene un final que se ve.',
            fr: 'Mélanger et espacer vont ainsi ensemble, et aujourd’hui a une fin visible.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Three slips follow, mixed. Before each, say one word for its kind: “rounding” or “order”. Only then calculate. Stopping after the word is fine too: you have practised the choosing.',
        ],
        es: [
          'Ahora vienen tres papelitos mezclados. Antes de cada uno, di una palabra para su tipo: «redondeo» u «orden». Solo después, calcula. Si te quedas en la palabra, también vale: has practicado la elección.',
        ],
        fr: [
          'Voici trois papiers mélangés. Avant chacun, dis un mot pour son type : « arrondi » ou « ordre ». Calcule seulement ensuite. T’arrêter après le mot convient aussi : choisir, c’est déjà s’entraîner.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'whole_numbers.priority', seed: 1 },
        { kind: 'practice', template: 'whole_numbers.rounding', seed: 5 },
        { kind: 'practice', template: 'whole_numbers.priority', seed: 6 },
      ],
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'Rohrer, Dedrick and Burgess (2014) had 140 pupils, 12 to 13 years old, practise for nine weeks. Two weeks later they solved 72 percent of what they had practised mixed, and 38 percent of what they had practised in blocks. Rohrer and Taylor had found the same tendency with students in 2007. Mixed practice is also more spread out, so both effects act together here.',
        ],
        es: [
          'Rohrer, Dedrick y Burgess (2014) hicieron practicar durante nueve semanas a 140 alumnos de 12 a 13 años. Dos semanas después resolvían el 72 % de lo practicado mezclado y el 38 % de lo practicado en bloques. Rohrer y Taylor habían visto lo mismo con universitarios en 2007. Lo mezclado también queda más espaciado, así que aquí actúan juntos los dos efectos.',
        ],
        fr: [
          'Rohrer, Dedrick et Burgess (2014) ont fait travailler 140 élèves de 12 à 13 ans pendant neuf semaines. Deux semaines après, ils réussissaient 72 % de ce qui avait été mélangé, et 38 % de ce qui avait été travaillé par blocs. Rohrer et Taylor avaient vu la même tendance chez des étudiants en 2007. Ce qui est mélangé est aussi plus espacé : les deux effets agissent donc ensemble ici.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'when-to-mix',
          skill: 'mixing',
          prompt: {
            en: 'Pablo met percentages for the first time today. His aunt says: “Mix them at once with everything.” What would you tell Pablo?',
            es: 'Pablo ha visto hoy los porcentajes por primera vez. Su tía dice: «Mézclalos enseguida con todo». ¿Qué le dirías a Pablo?',
            fr: 'Pablo a découvert les pourcentages aujourd’hui. Sa tante dit : « Mélange-les tout de suite avec le reste. » Que dirais-tu à Pablo ?',
          },
          options: [
            {
              text: {
                en: 'Mix at once; the harder, the better.',
                es: 'Mezcla ya; cuanto más difícil, mejor.',
                fr: 'Mélange tout de suite ; plus c’est dur, mieux c’est.',
              },
              answer: {
                en: 'Difficulty helps when there is something to fetch. On the first day there is little, and a problem without a footing teaches mostly guessing.',
                es: 'La dificultad ayuda cuando hay algo que buscar. El primer día hay poco, y un problema sin base enseña sobre todo a adivinar.',
                fr: 'La difficulté aide quand il y a quelque chose à aller chercher. Le premier jour, il y a peu, et un problème sans appui apprend surtout à deviner.',
              },
            },
            {
              text: {
                en: 'First two or three of the new kind in a row, then mix.',
                es: 'Primero dos o tres seguidos del tipo nuevo; luego, mezclar.',
                fr: 'D’abord deux ou trois du nouveau type à la suite, puis mélange.',
              },
              right: true,
              answer: {
                en: 'The first ones show how it goes. From then on the question “which kind?” is the one worth practising.',
                es: 'Los primeros enseñan cómo va. A partir de ahí, la pregunta «¿de qué tipo es?» es la que merece práctica.',
                fr: 'Les premiers montrent comment faire. Ensuite, c’est la question « de quel type ? » qui mérite l’entraînement.',
              },
            },
            {
              text: {
                en: 'Do all twenty of the page first and mix when it is mastered.',
                es: 'Haz antes los veinte de la página y mezcla cuando lo domines.',
                fr: 'Fais d’abord les vingt de la page, et mélange une fois que c’est maîtrisé.',
              },
              answer: {
                en: 'To finish one thing first feels tidy. But from about the third problem on, the page says which kind it is, and choosing is not practised.',
                es: 'Acabar primero una cosa parece ordenado. Pero desde el tercero, más o menos, la página ya dice de qué tipo es, y elegir no se practica.',
                fr: 'Finir d’abord une chose paraît rangé. Mais dès le troisième environ, c’est la page qui dit le type, et l’on ne s’entraîne pas à choisir.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'more-slips',
          skill: 'mixing',
          prompt: {
            en: 'With a page of one kind Lina got 9 of 10 right. With a mixed page she got 6 of 10. She concludes that mixing makes her worse. What did the two pages ask?',
            es: 'En una página de un solo tipo, Lina acertó 9 de 10. En una mezclada, 6 de 10. Concluye que mezclar la empeora. ¿Qué preguntaban las dos páginas?',
            fr: 'Sur une page d’un seul type, Lina a eu 9 réponses justes sur 10. Sur une page mélangée, 6 sur 10. Elle en conclut que mélanger la rend moins bonne. Que demandaient les deux pages ?',
          },
          options: [
            {
              text: {
                en: 'The same; so one kind at a time is better for her.',
                es: 'Lo mismo; entonces le conviene un tipo cada vez.',
                fr: 'La même chose ; un type à la fois lui convient donc mieux.',
              },
              answer: {
                en: 'The calculations may be the same. But the first page chose the method for her, the second left the choice to Lina.',
                es: 'Las cuentas pueden ser las mismas. Pero la primera página eligió el método por ella; la segunda le dejó la elección a Lina.',
                fr: 'Les calculs sont peut-être les mêmes. Mais la première page choisissait la méthode à sa place ; la seconde laissait le choix à Lina.',
              },
            },
            {
              text: {
                en: 'The mixed page had harder sums.',
                es: 'La página mezclada tenía cuentas más difíciles.',
                fr: 'La page mélangée avait des calculs plus durs.',
              },
              answer: {
                en: 'It need not have any harder sum. What is added is the decision before the sum, and that is where the extra mistakes can come from.',
                es: 'No hace falta que ninguna cuenta sea más difícil. Lo que se añade es la decisión antes de la cuenta, y de ahí pueden venir los errores de más.',
                fr: 'Aucun calcul n’a besoin d’être plus dur. Ce qui s’ajoute, c’est la décision avant le calcul, et c’est de là que peuvent venir les erreurs en plus.',
              },
            },
            {
              text: {
                en: 'The first asked how to do it, the second also which method fits, as a test does.',
                es: 'La primera, cómo hacerlo; la segunda, además, qué método toca, como en un examen.',
                fr: 'La première, comment faire ; la seconde, en plus, quelle méthode convient, comme en contrôle.',
              },
              right: true,
              answer: {
                en: 'Six of ten on a page that asks more is not less knowledge. Two weeks later is the time to compare.',
                es: 'Seis de diez en una página que pide más no es saber menos. El momento de comparar es dos semanas después.',
                fr: 'Six sur dix sur une page qui demande davantage, ce n’est pas savoir moins. Le moment de comparer vient deux semaines après.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'What you can do now',
        es: 'Lo que ya puedes hacer',
        fr: 'Ce que tu sais faire maintenant',
      },
      paragraphs: {
        en: [
          'You can take an hour apart and lay its pieces on several days. You can let the gaps grow, and take a missed visit as a new beginning. You can shuffle problems so that choosing is practised too. All of this needs one thing first: to begin. The next lesson is about the two minutes in which that happens.',
        ],
        es: [
          'Puedes partir una hora y repartir sus trozos en varios días. Puedes dejar que crezcan las pausas y tomar una visita perdida como un nuevo comienzo. Puedes barajar problemas para practicar también la elección. Todo esto pide antes una cosa: empezar. La lección siguiente trata de los dos minutos en que eso ocurre.',
        ],
        fr: [
          'Tu peux découper une heure et en poser les morceaux sur plusieurs jours. Tu peux laisser grandir les intervalles, et prendre une visite manquée comme un nouveau départ. Tu peux mélanger les problèmes pour t’entraîner aussi à choisir. Tout cela demande d’abord une chose : commencer. La leçon suivante parle des deux minutes où cela se passe.',
        ],
      },
    },
  ],
};
