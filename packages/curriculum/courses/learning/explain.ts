import type { Lesson } from '../lesson.ts';

export const explain: Lesson = {
  id: 'explain',
  title: {
    en: 'Read it, draw it, say why',
    es: 'Leer, dibujar y decir por qué',
    fr: 'Lire, dessiner, dire pourquoi',
  },
  can: {
    en: 'You find out what a problem asks, draw it with boxes, and explain each line of a solution to yourself.',
    es: 'Aprenderás a averiguar qué pide un problema, a dibujarlo con cajas y a explicarte cada línea de una solución.',
    fr: 'Tu apprendras à trouver ce que demande un problème, à le dessiner avec des boîtes et à t’expliquer chaque ligne d’une solution.',
  },
  minutes: 15,
  slots: { seats: '6*8 - 5', line: '12 + 3*5', next: '12 + 15', menu: '2*3' },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'Three numbers and no idea',
        es: 'Tres números y ninguna idea',
        fr: 'Trois nombres, aucune idée',
      },
      paragraphs: {
        en: [
          '“In a hall there are 6 rows of 8 chairs. 5 chairs are broken. How many people can sit?” Emre sees 6, 8 and 5, adds them and writes 19. He can add, and he did read. But his eyes jumped from number to number, because numbers look important and the small words between them do not.',
          'The small words carry the problem: “rows of”, “broken”, “can sit”. So read it twice, with two different questions. First only the last sentence: what is wanted here, in one word? People on chairs. Then from the beginning: what is told about it? Rows of eight, and some of them fall away. That gives {seats}, which is 43.',
        ],
        es: [
          '«En una sala hay 6 filas de 8 sillas. 5 sillas están rotas. ¿Cuántas personas se pueden sentar?» Emre ve 6, 8 y 5, los suma y escribe 19. Sabe sumar, y ha leído. Pero sus ojos saltaron de número en número, porque los números parecen importantes y las palabritas que hay entre ellos, no.',
          'Las palabritas llevan el problema: «filas de», «rotas», «se pueden sentar». Así que léelo dos veces, con dos preguntas distintas. Primero solo la última frase: ¿qué se busca, en una palabra? Personas sentadas. Después, desde el principio: ¿qué se cuenta sobre eso? Filas de ocho, y algunas sillas no valen. Sale {seats}, que son 43.',
        ],
        fr: [
          '« Dans une salle, il y a 6 rangées de 8 chaises. 5 chaises sont cassées. Combien de personnes peuvent s’asseoir ? » Emre voit 6, 8 et 5, les additionne et écrit 19. Il sait additionner, et il a lu. Mais ses yeux ont sauté de nombre en nombre, car les nombres ont l’air importants, et les petits mots entre eux, non.',
          'Ce sont les petits mots qui portent le problème : « rangées de », « cassées », « peuvent s’asseoir ». Lis donc deux fois, avec deux questions différentes. D’abord la dernière phrase seule : que cherche-t-on, en un mot ? Des personnes assises. Puis depuis le début : que nous dit-on là-dessus ? Des rangées de huit, et quelques chaises en moins. Cela donne {seats}, soit 43.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Take any word problem and cover its numbers with your fingers. Tell it in one sentence without them: “There are rows of chairs, some are broken, and people want to sit.” If the sentence works, you have read the problem.',
        ],
        es: [
          'Toma un problema con enunciado y tapa los números con los dedos. Cuéntalo en una frase sin ellos: «Hay filas de sillas, algunas están rotas y la gente quiere sentarse». Si la frase sale, has leído el problema.',
        ],
        fr: [
          'Prends un problème et cache ses nombres avec tes doigts. Raconte-le en une phrase sans eux : « Il y a des rangées de chaises, quelques-unes sont cassées, et des gens veulent s’asseoir. » Si la phrase tient, tu as lu le problème.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'what-is-asked',
          skill: 'explaining',
          prompt: {
            en: '“Jo buys 3 packs of 10 stickers, gives away 4 and sticks in half of the rest. How many has she left to swap?” Which sentence is best to say to yourself first?',
            es: '«Jo compra 3 sobres de 10 cromos, regala 4 y pega la mitad del resto. ¿Cuántos le quedan para cambiar?» ¿Qué frase conviene decirse primero?',
            fr: '« Jo achète 3 pochettes de 10 autocollants, en donne 4 et colle la moitié du reste. Combien lui en reste-t-il à échanger ? » Quelle phrase vaut-il mieux se dire d’abord ?',
          },
          options: [
            {
              text: { en: '“3 times 10 is 30.”', es: '«3 por 10 son 30».', fr: '« 3 fois 10 font 30. »' },
              answer: {
                en: 'That is true and will be needed. But said first, it lets the numbers lead. Where the way ends is not known yet.',
                es: 'Es verdad y hará falta. Pero dicho lo primero, deja que manden los números. Aún no se sabe adónde lleva el camino.',
                fr: 'C’est vrai, et cela servira. Mais dit en premier, cela laisse les nombres mener. On ne sait pas encore où va le chemin.',
              },
            },
            {
              text: {
                en: '“I am looking for the stickers that are neither given away nor stuck in.”',
                es: '«Busco los cromos que ni se han regalado ni se han pegado».',
                fr: '« Je cherche les autocollants qui ne sont ni donnés ni collés. »',
              },
              right: true,
              answer: {
                en: 'It says in one’s own words what is wanted. From there each number finds its place: 30, then 26, then 13.',
                es: 'Dice con palabras propias qué se busca. Desde ahí cada número encuentra su sitio: 30, luego 26, luego 13.',
                fr: 'Elle dit avec ses propres mots ce qu’on cherche. De là, chaque nombre trouve sa place : 30, puis 26, puis 13.',
              },
            },
            {
              text: {
                en: '“There are three numbers, so two operations.”',
                es: '«Hay tres números, así que dos operaciones».',
                fr: '« Il y a trois nombres, donc deux opérations. »',
              },
              answer: {
                en: 'Counting numbers worked in many exercises, so the thought is understandable. Here “half” is a number too, written as a word.',
                es: 'Contar números ha funcionado en muchos ejercicios; se entiende la idea. Aquí «la mitad» también es un número, escrito con letras.',
                fr: 'Compter les nombres a marché dans bien des exercices ; l’idée se comprend. Ici, « la moitié » est aussi un nombre, écrit en mot.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'A drawing need not be pretty',
        es: 'El dibujo no tiene que ser bonito',
        fr: 'Un dessin n’a pas à être joli',
      },
      paragraphs: {
        en: [
          'A head can hold only a few things at once. Paper holds more, and patiently. Draw boxes for amounts and lines for choices; no faces, no pans, no colours. Equal amounts become equal boxes. What is wanted gets a question mark. Often the way to the answer can then be seen before anything is calculated. Try it before you look on: 240 g of rice are enough for 3 people. How much do 7 need?',
        ],
        es: [
          'Una cabeza solo sostiene unas pocas cosas a la vez. El papel sostiene más, y con paciencia. Dibuja cajas para las cantidades y líneas para las elecciones; sin caras, sin ollas, sin colores. Cantidades iguales, cajas iguales. Lo que se busca lleva un signo de interrogación. Muchas veces el camino se ve antes de calcular nada. Pruébalo antes de seguir mirando: 240 g de arroz bastan para 3 personas. ¿Cuánto necesitan 7?',
        ],
        fr: [
          'Une tête ne tient que peu de choses à la fois. Le papier en tient plus, et patiemment. Dessine des boîtes pour les quantités et des traits pour les choix ; pas de visages, pas de casseroles, pas de couleurs. Des quantités égales deviennent des boîtes égales. Ce qu’on cherche reçoit un point d’interrogation. Souvent, le chemin se voit alors avant tout calcul. Essaie avant de regarder plus bas : 240 g de riz suffisent pour 3 personnes. Combien en faut-il pour 7 ?',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: { en: '3 people', es: '3 personas', fr: '3 personnes' },
            parts: [{ tone: 'given' }, { tone: 'given' }, { tone: 'given' }],
            total: '240 g',
          },
          {
            name: { en: '7 people', es: '7 personas', fr: '7 personnes' },
            parts: Array.from({ length: 7 }, () => ({ tone: 'second' as const })),
            total: '?',
          },
        ],
        description: {
          en: 'A row of three equal boxes with 240 grams written below it; under it a row of seven boxes of the same size with a question mark.',
          es: 'Una fila de tres cajas iguales con 240 gramos escrito debajo; bajo ella, una fila de siete cajas del mismo tamaño con un signo de interrogación.',
          fr: 'Une rangée de trois boîtes égales, 240 grammes écrits en dessous ; plus bas, une rangée de sept boîtes de même taille avec un point d’interrogation.',
        },
      },
      caption: {
        en: 'Rice: 240 g for 3 people, how much for 7? Each box is one person. Look for the size of one box.',
        es: 'Arroz: 240 g para 3 personas, ¿cuánto para 7? Cada caja es una persona. Busca cuánto vale una caja.',
        fr: 'Du riz : 240 g pour 3 personnes, combien pour 7 ? Chaque boîte est une personne. Cherche la taille d’une boîte.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'After each line: because',
        es: 'Después de cada línea: porque',
        fr: 'Après chaque ligne : parce que',
      },
      paragraphs: {
        en: [
          'When we read a worked solution, we nod a great deal. Nodding is rereading with the neck. Explaining is different: after each line you stop and finish a sentence aloud. “This may be written, because …” And then: “It helps, because …” The first looks back, the second looks ahead.',
          'Here is the rice again, with such sentences. Cover each reason, say your own because, and compare. Yours may sound different. If none comes, you have found the line that deserves a question.',
        ],
        es: [
          'Cuando leemos una solución ya hecha, asentimos mucho. Asentir es releer con el cuello. Explicar es otra cosa: después de cada línea te paras y acabas una frase en voz alta. «Esto se puede escribir porque…» Y después: «Me sirve porque…» La primera mira hacia atrás; la segunda, hacia delante.',
          'Aquí está otra vez el arroz, con frases así. Tapa la razón de cada línea, di tu propio porque y compara. La tuya puede sonar distinta. Si no te sale ninguna, has encontrado la línea que merece una pregunta.',
        ],
        fr: [
          'Quand on lit une solution rédigée, on hoche beaucoup la tête. Hocher la tête, c’est relire avec le cou. Expliquer, c’est autre chose : après chaque ligne, tu t’arrêtes et tu finis une phrase à voix haute. « On peut écrire cela parce que… » Puis : « Cela m’aide parce que… » La première regarde en arrière, la seconde en avant.',
          'Voici de nouveau le riz, avec de telles phrases. Cache la raison de chaque ligne, dis ton propre parce que, et compare. La tienne peut sonner autrement. Si aucune ne vient, tu as trouvé la ligne qui mérite une question.',
        ],
      },
    },
    {
      kind: 'example',
      prompt: {
        en: 'For 3 people a recipe takes {rice} of rice. How much do 7 people need?',
        es: 'Para 3 personas, una receta lleva {rice} de arroz. ¿Cuánto necesitan 7 personas?',
        fr: 'Pour 3 personnes, une recette demande {rice} de riz. Combien en faut-il pour 7 personnes ?',
      },
      slots: { rice: '240 g' },
      lines: [
        {
          line: '240 g/3*7',
          why: {
            en: 'I want seven boxes. I know three, so I go by way of one box: divide by 3, then take 7 of them.',
            es: 'Quiero siete cajas. Conozco tres, así que paso por una caja: divido entre 3 y luego tomo 7.',
            fr: 'Je veux sept boîtes. J’en connais trois, je passe donc par une boîte : je divise par 3, puis j’en prends 7.',
          },
        },
        {
          line: '240 g/3 = 80 g',
          why: {
            en: 'This may be written, because all three boxes are equal. It helps, because with one box I can build any number of them.',
            es: 'Se puede escribir porque las tres cajas son iguales. Me sirve porque con una caja puedo formar las que quiera.',
            fr: 'On peut l’écrire parce que les trois boîtes sont égales. Cela m’aide parce qu’avec une boîte j’en construis autant que je veux.',
          },
        },
        {
          line: '7*80 g = 560 g',
          why: {
            en: 'Seven equal boxes of 80 g each. This is the question mark of the drawing.',
            es: 'Siete cajas iguales de 80 g cada una. Es el signo de interrogación del dibujo.',
            fr: 'Sept boîtes égales de 80 g chacune. C’est le point d’interrogation du dessin.',
          },
        },
        {
          line: '560 g/7 = 80 g',
          why: {
            en: 'Checked backwards: each of the seven gets as much as each of the three did. And 7 people need more than 3, which fits.',
            es: 'Comprobado al revés: cada uno de los siete recibe lo mismo que cada uno de los tres. Y 7 personas necesitan más que 3: encaja.',
            fr: 'Vérifié à rebours : chacun des sept reçoit autant que chacun des trois. Et 7 personnes ont besoin de plus que 3 : cela convient.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'ratio.recipe', seed: 4 },
        {
          kind: 'choice',
          id: 'nod-or-explain',
          skill: 'explaining',
          prompt: {
            en: 'A solution goes from {line} to {next}. Which of these sentences explains the line?',
            es: 'Una solución pasa de {line} a {next}. ¿Cuál de estas frases explica la línea?',
            fr: 'Une solution passe de {line} à {next}. Laquelle de ces phrases explique la ligne ?',
          },
          options: [
            {
              text: {
                en: '“12 plus 3 times 5 became 12 plus 15.”',
                es: '«12 más 3 por 5 se ha convertido en 12 más 15».',
                fr: '« 12 plus 3 fois 5 est devenu 12 plus 15. »',
              },
              answer: {
                en: 'It tells what happened, like a sports reporter. The because is missing: why these two numbers, and not 12 plus 3?',
                es: 'Cuenta lo que ha pasado, como quien retransmite un partido. Falta el porque: ¿por qué esos dos números y no 12 más 3?',
                fr: 'Elle raconte ce qui s’est passé, comme un commentateur sportif. Il manque le parce que : pourquoi ces deux nombres, et non 12 plus 3 ?',
              },
            },
            {
              text: {
                en: '“Yes, I know this rule.”',
                es: '«Sí, esta regla la conozco».',
                fr: '« Oui, cette règle, je la connais. »',
              },
              answer: {
                en: 'It may be true. But the sentence would fit any line of any solution, so it tests nothing. Which rule, and why here?',
                es: 'Puede que sea verdad. Pero la frase vale para cualquier línea de cualquier solución, así que no comprueba nada. ¿Qué regla, y por qué aquí?',
                fr: 'C’est peut-être vrai. Mais la phrase irait à n’importe quelle ligne de n’importe quelle solution ; elle ne vérifie rien. Quelle règle, et pourquoi ici ?',
              },
            },
            {
              text: {
                en: '“3 times 5 are three fives, one packet; it must be counted before 12 can join it.”',
                es: '«3 por 5 son tres cincos, un paquete; hay que contarlo antes de juntarle el 12».',
                fr: '« 3 fois 5, ce sont trois cinq, un paquet ; il faut le compter avant d’y ajouter 12. »',
              },
              right: true,
              answer: {
                en: 'It gives the reason, in words that were not in the book. From it one could also see what would be wrong about 15 times 5.',
                es: 'Da la razón, con palabras que no estaban en el libro. Con ella se vería también qué falla en 15 por 5.',
                fr: 'Elle donne la raison, avec des mots qui n’étaient pas dans le livre. Grâce à elle, on verrait aussi ce qui cloche dans 15 fois 5.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'One can explain something wrong very convincingly, too. That happens to everybody who explains, and it is no reason to be silent. Compare your because with the book or with somebody. A wrong reason that has been said can be found; one that was only thought stays where it is.',
        ],
        es: [
          'También se puede explicar algo equivocado de forma muy convincente. Le pasa a cualquiera que explica, y no es motivo para callar. Compara tu porque con el libro o con alguien. Una razón equivocada que se ha dicho se puede encontrar; la que solo se pensó se queda donde está.',
        ],
        fr: [
          'On peut aussi expliquer une chose fausse de façon très convaincante. Cela arrive à tous ceux qui expliquent, et ce n’est pas une raison de se taire. Compare ton parce que avec le livre ou avec quelqu’un. Une raison fausse qui a été dite peut être trouvée ; celle qu’on a seulement pensée reste où elle est.',
        ],
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Lines for choices',
        es: 'Líneas para las elecciones',
        fr: 'Des traits pour les choix',
      },
      paragraphs: {
        en: [
          'Some problems do not ask for amounts but for possibilities. Then a tree helps: from the left to the right, one step for each decision. In a café there are 2 drinks and 3 sandwiches. How many orders with one drink and one sandwich? Draw two branches, and from each of them three more. Now explain: why is it {menu}, and not 2 plus 3?',
        ],
        es: [
          'Algunos problemas no preguntan por cantidades, sino por posibilidades. Entonces ayuda un árbol: de izquierda a derecha, un paso por decisión. En un café hay 2 bebidas y 3 sándwiches. ¿Cuántos pedidos con una bebida y un sándwich hay? Dibuja dos ramas y, de cada una, tres más. Ahora explica: ¿por qué es {menu} y no 2 más 3?',
        ],
        fr: [
          'Certains problèmes ne demandent pas des quantités, mais des possibilités. Un arbre aide alors : de gauche à droite, une étape par décision. Dans un café, il y a 2 boissons et 3 sandwichs. Combien de commandes avec une boisson et un sandwich ? Dessine deux branches, puis trois autres à partir de chacune. Explique maintenant : pourquoi est-ce {menu}, et non 2 plus 3 ?',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'tree',
        branches: [
          {
            label: { en: 'tea', es: 'té', fr: 'thé' },
            tone: 'given',
            branches: ['A', 'B', 'C'].map((label) => ({ label, tone: 'given' as const })),
          },
          {
            label: { en: 'juice', es: 'zumo', fr: 'jus' },
            branches: ['A', 'B', 'C'].map((label) => ({ label })),
          },
        ],
        description: {
          en: 'A tree with two branches, tea and juice; from each of them three branches lead to the sandwiches A, B and C. There are six ends.',
          es: 'Un árbol con dos ramas, té y zumo; de cada una salen tres hacia los sándwiches A, B y C. Hay seis extremos.',
          fr: 'Un arbre à deux branches, thé et jus ; de chacune partent trois branches vers les sandwichs A, B et C. Il y a six extrémités.',
        },
      },
      caption: {
        en: 'Count the ends on the right. Because every drink carries all three sandwiches, there are two packets of three.',
        es: 'Cuenta los extremos de la derecha. Como cada bebida lleva los tres sándwiches, hay dos paquetes de tres.',
        fr: 'Compte les extrémités à droite. Comme chaque boisson porte les trois sandwichs, il y a deux paquets de trois.',
      },
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'Chi and others saw in 1989 that students who solved physics problems well had explained the worked examples to themselves more; there were few of them, and perhaps explaining comes from understanding, not the other way round. In 1994 they asked 14 pupils of about 13 to explain each line of a text on the blood circulation. They understood more than 10 who read it twice. A small study, on biology; Dunlosky and others (2013) call the method promising, with open questions.',
        ],
        es: [
          'Chi y otros vieron en 1989 que quienes resolvían bien problemas de física se habían explicado más los ejemplos; eran pocos, y quizá explicar venga de entender, y no al revés. En 1994 pidieron a 14 alumnos de unos 13 años que explicaran cada línea de un texto sobre la circulación de la sangre. Entendieron más que 10 que lo leyeron dos veces. Un estudio pequeño, de biología; Dunlosky y otros (2013) ven el método prometedor, con preguntas abiertas.',
        ],
        fr: [
          'Chi et ses collègues ont vu en 1989 que ceux qui résolvaient bien des problèmes de physique s’étaient davantage expliqué les exemples ; ils étaient peu nombreux, et peut-être qu’expliquer vient de comprendre, et non l’inverse. En 1994, ils ont demandé à 14 élèves d’environ 13 ans d’expliquer chaque ligne d’un texte sur la circulation du sang. Ils ont mieux compris que 10 autres qui l’avaient lu deux fois. Une petite étude, en biologie ; Dunlosky et d’autres (2013) jugent la méthode prometteuse, avec des questions ouvertes.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Say a because for one line only, the one that looks strangest to you. You may walk up and down, or tell it to a pet, a plant or a recording. For the questions below, a small drawing is allowed and welcome.',
        ],
        es: [
          'Di un porque para una sola línea, la que te parezca más rara. Puedes caminar de un lado a otro, o contárselo a tu perro, a una planta o a una grabación. Para las preguntas de abajo, un dibujo pequeño está permitido y viene bien.',
        ],
        fr: [
          'Dis un parce que pour une seule ligne, celle qui te paraît la plus étrange. Tu peux marcher de long en large, ou le raconter à un animal, une plante ou un enregistreur. Pour les questions ci-dessous, un petit dessin est permis et bienvenu.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'counting.menu', seed: 10 },
        { kind: 'practice', template: 'whole_numbers.order', seed: 7 },
        {
          kind: 'choice',
          id: 'no-because',
          skill: 'explaining',
          prompt: {
            en: 'In a solution of six lines, Aylin can explain all but the fourth. It is nine in the evening. What brings her furthest?',
            es: 'De una solución de seis líneas, Aylin puede explicar todas menos la cuarta. Son las nueve de la noche. ¿Qué la lleva más lejos?',
            fr: 'Dans une solution de six lignes, Aylin sait tout expliquer sauf la quatrième. Il est neuf heures du soir. Qu’est-ce qui la mènera le plus loin ?',
          },
          options: [
            {
              text: {
                en: 'Learning all six lines by heart.',
                es: 'Aprenderse de memoria las seis líneas.',
                fr: 'Apprendre les six lignes par cœur.',
              },
              answer: {
                en: 'For the same problem that would do. With other numbers the fourth line is missing again, because its reason is.',
                es: 'Para ese mismo problema bastaría. Con otros números volverá a faltar la cuarta línea, porque falta su razón.',
                fr: 'Pour le même problème, cela suffirait. Avec d’autres nombres, la quatrième ligne manquera encore, car sa raison manque.',
              },
            },
            {
              text: {
                en: 'Starting again from the first line, as often as it takes until it clicks.',
                es: 'Empezar otra vez desde la primera, tantas veces como haga falta, hasta que encaje.',
                fr: 'Recommencer à la première ligne, autant de fois qu’il le faut, jusqu’au déclic.',
              },
              answer: {
                en: 'Lines one to three are explained; there is nothing more to fetch there. The question sits between three and four.',
                es: 'Las líneas uno a tres ya están explicadas; ahí no queda nada que buscar. La pregunta está entre la tres y la cuatro.',
                fr: 'Les lignes un à trois sont expliquées ; il n’y a plus rien à y chercher. La question se trouve entre la trois et la quatre.',
              },
            },
            {
              text: {
                en: 'Noting “Why may line 4 follow line 3?” and asking that tomorrow.',
                es: 'Apuntar «¿Por qué de la línea 3 sale la 4?» y preguntarlo mañana.',
                fr: 'Noter « Pourquoi peut-on passer de la ligne 3 à la ligne 4 ? » et le demander demain.',
              },
              right: true,
              answer: {
                en: 'Out of “I do not get it” has come one exact question. Anyone can answer it in a minute, and Aylin can sleep.',
                es: 'De «no lo entiendo» ha salido una pregunta exacta. Cualquiera puede responderla en un minuto, y Aylin puede dormir.',
                fr: 'De « je ne comprends pas » est née une question précise. On peut y répondre en une minute, et Aylin peut dormir.',
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
          'You can read a problem from its question, put it on paper with boxes or branches, and finish the sentence “because …” after a line. And you can turn a fog into one exact question. Sometimes the because will be wrong, and sometimes the result. What such a mistake is good for, and where to keep it, is the last lesson.',
        ],
        es: [
          'Puedes leer un problema desde su pregunta, llevarlo al papel con cajas o ramas y acabar la frase «porque…» después de una línea. Y puedes convertir una niebla en una pregunta exacta. A veces el porque estará mal, y a veces el resultado. Para qué sirve un error así y dónde guardarlo es la última lección.',
        ],
        fr: [
          'Tu peux lire un problème à partir de sa question, le poser sur le papier avec des boîtes ou des branches, et finir la phrase « parce que… » après une ligne. Et tu peux changer un brouillard en une question précise. Parfois, le parce que sera faux, et parfois le résultat. À quoi sert une telle erreur, et où la garder : c’est la dernière leçon.',
        ],
      },
    },
  ],
};
