import type { Lesson } from '../lesson.ts';

export const bothSides: Lesson = {
  id: 'both-sides',
  title: {
    en: 'The unknown on both sides',
    es: 'La incógnita en los dos lados',
    fr: 'L’inconnue dans les deux membres',
  },
  can: {
    en: 'You solve equations with the unknown on both sides, with brackets and with fractions.',
    es: 'Aprenderás a resolver ecuaciones con la incógnita en los dos lados, con paréntesis y con fracciones.',
    fr: 'Tu apprendras à résoudre des équations avec l’inconnue dans les deux membres, avec des parenthèses et des fractions.',
  },
  minutes: 25,
  slots: {
    ines: '6x + 20',
    leo: '3x + 50',
    equation: '6x + 20 = 3x + 50',
    gathered: '3x + 20 = 50',
    taken: '3x = 30',
    solved: 'x = 10',
    x: 'x',
    threeX: '3x',
    sixX: '6x',
    twoX: '2x',
    wrong: '9x + 20 = 50',
    never: '2x + 3 = 2x + 7',
    neverLeft: '3 = 7',
    always: '2(x + 1) = 2x + 2',
    alwaysLeft: '2x + 2 = 2x + 2',
    fractions: 'x/2 - 1 = x/3 + 2',
    six: '6',
    cleared: '3x - 6 = 2x + 12',
    clearedSolved: 'x = 18',
    ask: '9x + 4 = 5x + 24',
    fiveX: '5x',
    added: '14x + 4 = 24',
    bare: '4 + 4 = 24',
    mixed: '4x + 4 = 19',
    fourLeft: '4x + 4 = 24',
    asked: '4(x + 2) = 4x + 5',
    falseLine: '8 = 5',
    eight: '4x + 8 = 4x + 5',
    zero: 'x = 0',
  },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'When do both have the same?',
        es: '¿Cuándo tienen lo mismo?',
        fr: 'Quand ont-ils autant ?',
      },
      paragraphs: {
        en: [
          'Inés has 20 euros and saves 6 euros a week. Leo starts with 50 and saves 3 a week. In the beginning Leo is ahead, but Inés catches up. After how many weeks do both have the same amount? After {x} weeks Inés has {ines} euros and Leo {leo}. The question is an equation: {equation}.',
          'The unknown stands on both sides now, so the way back of the last equations does not work: there is no last step to undo while {x} is everywhere. But the picture of the scales still holds. It needs one new thought: an unknown amount, too, may be taken away from both sides.',
        ],
        es: [
          'Inés tiene 20 euros y ahorra 6 euros por semana. Leo empieza con 50 y ahorra 3 por semana. Al principio Leo va por delante, pero Inés lo alcanza. ¿Después de cuántas semanas tienen la misma cantidad? Al cabo de {x} semanas Inés tiene {ines} euros y Leo {leo}. La pregunta es una ecuación: {equation}.',
          'Ahora la incógnita está en los dos lados y el camino de vuelta de antes no sirve: no hay un último paso que deshacer mientras {x} esté por todas partes. Pero la imagen de la balanza sigue valiendo. Solo le falta una idea nueva: también una cantidad desconocida se puede quitar de los dos lados.',
        ],
        fr: [
          'Inès a 20 euros et met de côté 6 euros par semaine. Léo commence avec 50 et met de côté 3 euros par semaine. Au début, Léo est devant, mais Inès le rattrape. Après combien de semaines ont-ils la même somme ? Au bout de {x} semaines, Inès a {ines} euros et Léo {leo}. La question est une équation : {equation}.',
          'L’inconnue est maintenant dans les deux membres, et le chemin du retour ne suffit plus : il n’y a pas de dernière opération à défaire tant que {x} est partout. Mais l’image de la balance tient toujours. Il lui faut une idée de plus : une quantité inconnue, elle aussi, peut être enlevée des deux côtés.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: { items: ['y = 6x + 20', 'y = 3x + 50', '(10, 80)'], view: { x: [-1, 16], y: [-10, 120] } },
      caption: {
        en: 'Weeks to the right, euros upwards. Each side of the equation is a line; at the point where they meet, both have 80 euros.',
        es: 'Hacia la derecha, las semanas; hacia arriba, los euros. Cada lado es una recta; donde se cortan, los dos tienen 80 euros.',
        fr: 'Vers la droite les semaines, vers le haut les euros. Chaque membre est une droite ; là où elles se croisent, tous deux ont 80 euros.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Take away what nobody knows',
        es: 'Quitar lo que nadie conoce',
        fr: 'Enlever ce que personne ne connaît',
      },
      paragraphs: {
        en: [
          'Nobody has to know how much {threeX} is in order to take it from both sides. Whatever it may be, the same leaves left and right, so the scales stay level. On the left three of the six {x} remain: {gathered}. This you can do already: {taken}, and {solved}. After 10 weeks both have 80 euros. A table, filled in week by week, would have found that too. The equation needs three lines, and it needs no more if the answer is 37 weeks or half a week.',
          'Why {threeX} and not {sixX}? Both are allowed. If the smaller amount of {x} goes, one side is free of the unknown and nothing negative appears on the other. Then collect the plain numbers on the side where no {x} is left.',
        ],
        es: [
          'No hace falta saber cuánto es {threeX} para quitarlo de los dos lados. Sea lo que sea, a izquierda y derecha desaparece lo mismo y la balanza sigue equilibrada. A la izquierda quedan tres de las seis {x}: {gathered}. El resto ya lo conoces: {taken} y {solved}. A las 10 semanas los dos tienen 80 euros. Una tabla, semana a semana, también lo habría encontrado. La ecuación necesita tres líneas, y no más si la respuesta es 37 semanas o media semana.',
          '¿Por qué {threeX} y no {sixX}? Las dos cosas están permitidas. Si se va la cantidad menor de {x}, un lado queda libre de incógnita y en el otro no aparece nada negativo. Después reúne los números solos en el lado donde ya no hay {x}.',
        ],
        fr: [
          'Il n’est pas nécessaire de savoir combien vaut {threeX} pour l’enlever des deux côtés. Quelle que soit sa valeur, la même chose part à gauche et à droite, et l’équilibre demeure. À gauche, il reste trois des six {x} : {gathered}. La suite, tu la connais : {taken}, puis {solved}. Au bout de 10 semaines, tous deux ont 80 euros. Un tableau rempli semaine après semaine l’aurait trouvé aussi. L’équation demande trois lignes, et pas davantage si la réponse est 37 semaines ou une demi-semaine.',
          'Pourquoi {threeX} et non {sixX} ? Les deux sont permis. Si le plus petit nombre de {x} s’en va, un membre est libéré de l’inconnue et rien de négatif n’apparaît dans l’autre. Réunis ensuite les nombres seuls dans le membre où il n’y a plus de {x}.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: '6x + 20',
            parts: [
              { size: 10, label: 'x' },
              { size: 10, label: 'x' },
              { size: 10, label: 'x' },
              { size: 10, label: 'x', tone: 'given' },
              { size: 10, label: 'x', tone: 'given' },
              { size: 10, label: 'x', tone: 'given' },
              { size: 20, label: '20', tone: 'second' },
            ],
          },
          {
            name: '3x + 50',
            parts: [
              { size: 10, label: 'x' },
              { size: 10, label: 'x' },
              { size: 10, label: 'x' },
              { size: 30, label: '30', tone: 'given' },
              { size: 20, label: '20', tone: 'second' },
            ],
          },
        ],
        description: {
          en: 'Two bars of equal length. The upper one has six pieces x and one of 20, the lower one three pieces x and 50, cut into 30 and 20. Behind the three pieces x that both share, three more x lie above 30.',
          es: 'Dos barras igual de largas. La de arriba tiene seis piezas x y una de 20; la de abajo, tres piezas x y 50, partido en 30 y 20. Tras las tres piezas x comunes, otras tres x quedan sobre 30.',
          fr: 'Deux barres de même longueur. Celle du haut a six morceaux x et un de 20, celle du bas trois morceaux x et 50, coupé en 30 et 20. Après les trois morceaux x communs, trois autres x sont au-dessus de 30.',
        },
      },
      caption: {
        en: 'The pale pieces {x} are in both bars, and so is the 20. Cover them: three {x} lie above 30.',
        es: 'Las piezas {x} claras están en las dos barras, y el 20 también. Tápalas: tres {x} quedan sobre 30.',
        fr: 'Les morceaux {x} clairs sont dans les deux barres, le 20 aussi. Cache-les : trois {x} sont au-dessus de 30.',
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'after-taking-away',
          skill: 'equations_both_sides',
          prompt: {
            en: 'You take {fiveX} away from both sides of {ask}. What does the equation say then?',
            es: 'Quitas {fiveX} de los dos lados de {ask}. ¿Qué ecuación queda?',
            fr: 'Tu retranches {fiveX} aux deux membres de {ask}. Quelle équation reste-t-il ?',
          },
          options: [
            {
              text: { en: '{fourLeft}', es: '{fourLeft}', fr: '{fourLeft}' },
              right: true,
              answer: {
                en: 'Yes: nine of a kind less five are four, and on the right only the 24 is left.',
                es: 'Sí: nueve menos cinco de la misma clase son cuatro, y a la derecha solo queda el 24.',
                fr: 'Oui : neuf moins cinq de la même sorte font quatre, et à droite il ne reste que 24.',
              },
            },
            {
              text: { en: '{added}', es: '{added}', fr: '{added}' },
              answer: {
                en: 'On the right the five are gone, on the left they were added. The scales would tip: take them away on both sides.',
                es: 'A la derecha se han quitado las cinco, pero a la izquierda se han sumado. La balanza se inclinaría: quítalas en los dos lados.',
                fr: 'À droite, {fiveX} est parti ; à gauche, il a été ajouté. La balance pencherait : retranche-le aux deux membres.',
              },
            },
            {
              text: { en: '{bare}', es: '{bare}', fr: '{bare}' },
              answer: {
                en: 'Nine less five are four of the unknown, not 4 by itself. The {x} stays with its coefficient.',
                es: 'Nueve menos cinco son cuatro veces la incógnita, no un 4 solo. La {x} sigue con su coeficiente.',
                fr: 'Neuf moins cinq font quatre fois l’inconnue, non le nombre 4. La lettre {x} reste avec son coefficient.',
              },
            },
            {
              text: { en: '{mixed}', es: '{mixed}', fr: '{mixed}' },
              answer: {
                en: 'Here 5 was taken from the number 24. It is {fiveX} that goes, and on the right it leaves 24 untouched.',
                es: 'Aquí se ha restado 5 al número 24. Lo que se quita es {fiveX}, y a la derecha el 24 queda intacto.',
                fr: 'Ici, 5 a été retranché au nombre 24. C’est {fiveX} qui part, et à droite 24 reste tel quel.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'equations_both_sides.both_sides', seed: 9 },
        { kind: 'practice', template: 'equations_both_sides.offers', seed: 1 },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          '“Bring it to the other side” is a handy phrase that hides what happens. From {equation} it may lead to {wrong}: the {threeX} moved over and kept its sign. Nothing travels. On the right {threeX} is taken away, so on the left it is taken away too. If you feel unsure, write the step beside the line, such as “minus {threeX} on both sides”.',
        ],
        es: [
          '«Pasarlo al otro lado» es una frase cómoda que esconde lo que ocurre. Desde {equation} puede llevar a {wrong}: {threeX} cambió de sitio y conservó su signo. Pero nada viaja. A la derecha se quita {threeX}, así que a la izquierda también se quita. Si dudas, escribe el paso junto a la línea: «menos {threeX} en los dos lados».',
        ],
        fr: [
          '« Passer de l’autre côté » est une formule commode qui cache ce qui se fait. À partir de {equation}, elle peut mener à {wrong} : {threeX} a changé de place en gardant son signe. Rien ne voyage. À droite, on retranche {threeX}, donc à gauche on le retranche aussi. Si tu hésites, note l’étape à côté de la ligne : « moins {threeX} aux deux membres ».',
        ],
      },
    },
    {
      kind: 'example',
      prompt: { en: 'Solve {equation}.', es: 'Resuelve {equation}.', fr: 'Résous {equation}.' },
      slots: { equation: '7 - 2(x - 3) = 3x - 2', x: 'x', twoX: '2x' },
      lines: [
        {
          line: '7 - 2(x - 3) = 3x - 2',
          why: {
            en: 'A bracket first: until it is open, its terms cannot be collected.',
            es: 'Primero el paréntesis: mientras esté cerrado, sus términos no se pueden reunir.',
            fr: 'D’abord la parenthèse : tant qu’elle est fermée, ses termes ne se regroupent pas.',
          },
        },
        {
          line: '7 - 2x + 6 = 3x - 2',
          why: {
            en: 'The factor is minus 2, so minus 2 times minus 3 is plus 6.',
            es: 'El factor es menos 2, así que menos 2 por menos 3 es más 6.',
            fr: 'Le facteur est moins 2, donc moins 2 fois moins 3 donne plus 6.',
          },
        },
        {
          line: '13 - 2x = 3x - 2',
          why: {
            en: 'Like terms on the left are put together.',
            es: 'Se reúnen los términos semejantes de la izquierda.',
            fr: 'On regroupe les termes semblables à gauche.',
          },
        },
        {
          line: '13 = 5x - 2',
          why: {
            en: 'On the left {twoX} is missing. Adding it on both sides frees that side from {x}.',
            es: 'A la izquierda falta {twoX}. Sumarlo en los dos lados libra el izquierdo de {x}.',
            fr: 'À gauche, il manque {twoX}. L’ajouter aux deux membres libère celui de gauche de {x}.',
          },
        },
        {
          line: '15 = 5x',
          why: {
            en: 'Add 2 on both sides.',
            es: 'Se suma 2 en los dos lados.',
            fr: 'On ajoute 2 aux deux membres.',
          },
        },
        {
          line: 'x = 3',
          why: {
            en: 'Divide by 5. Check: with 3 the bracket is 0, so the left side is 7, and 9 less 2 is 7.',
            es: 'Se divide entre 5. Comprobación: con 3 el paréntesis vale 0 y la izquierda es 7; 9 menos 2 son 7.',
            fr: 'On divise par 5. Vérification : avec 3, la parenthèse vaut 0, le membre de gauche 7, et 9 moins 2 font 7.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'equations_both_sides.both_sides', seed: 3 },
        { kind: 'practice', template: 'equations_both_sides.brackets', seed: 9 },
        { kind: 'practice', template: 'equations_both_sides.wrong_line', seed: 6 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Never, always, and fractions',
        es: 'Nunca, siempre y con fracciones',
        fr: 'Jamais, toujours, et des fractions',
      },
      paragraphs: {
        en: [
          'Sometimes the unknown leaves both sides at once. From {never} there remains {neverLeft}, which is false for every {x}: two people who save the same each week and start with different amounts never meet, and there is no solution. From {always} there remains {alwaysLeft}, which is true for every number. You have made no mistake in such a case; the answer is “none” or “all”.',
          'Fractions can be sent away in one step. In {fractions} multiply both sides by {six}, which 2 and 3 divide. Six halves of {x} are {threeX}, six thirds of {x} are {twoX}. Each term takes part, the plain numbers as well: {cleared}, hence {clearedSolved}. Leaving the plain numbers out would multiply only a part of what lies on the scales.',
        ],
        es: [
          'A veces la incógnita se va de los dos lados a la vez. De {never} queda {neverLeft}, que es falso para cualquier {x}: dos personas que ahorran lo mismo por semana y empiezan con cantidades distintas nunca llegan a tener lo mismo, y no hay solución. De {always} queda {alwaysLeft}, que es cierto para cualquier número. No es un error tuyo; la respuesta es «ninguno» o «todos».',
          'Las fracciones desaparecen en un solo paso. En {fractions} multiplica los dos lados por {six}, múltiplo de 2 y de 3. Seis mitades de {x} son {threeX}; seis tercios de {x} son {twoX}. Participan todos los términos, también los números solos: {cleared}, y de ahí {clearedSolved}. Olvidar los números sería multiplicar solo una parte de lo que hay en la balanza.',
        ],
        fr: [
          'Parfois, l’inconnue quitte les deux membres en même temps. De {never}, il reste {neverLeft}, ce qui est faux pour tout {x} : deux personnes qui économisent autant par semaine et partent de sommes différentes ne se rejoignent jamais ; il n’y a pas de solution. De {always}, il reste {alwaysLeft}, ce qui est vrai pour tout nombre. Ce n’est pas une erreur de ta part ; la réponse est « aucun » ou « tous ».',
          'Les fractions s’en vont en une étape. Dans {fractions}, multiplie les deux membres par {six}, multiple de 2 et de 3. Six moitiés de {x} font {threeX}, six tiers de {x} font {twoX}. Tous les termes participent, les nombres seuls aussi : {cleared}, d’où {clearedSolved}. Oublier les nombres seuls, ce serait ne multiplier qu’une partie de ce qui est sur la balance.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Invent two people who save, so that they meet after 5 weeks. Then invent two who never meet, and two who always have the same. What do their equations look like? Begin with the answer: choose the week and the amount in which they meet.',
        ],
        es: [
          'Inventa dos personas que ahorran y a las 5 semanas tienen lo mismo. Después, dos que nunca llegan a tener lo mismo y dos que siempre lo tienen. ¿Cómo son sus ecuaciones? Empieza por la respuesta: elige la semana y la cantidad en que coinciden.',
        ],
        fr: [
          'Invente deux personnes qui économisent et se rejoignent au bout de 5 semaines. Puis deux qui ne se rejoignent jamais, et deux qui ont toujours autant. À quoi ressemblent leurs équations ? Commence par la réponse : choisis la semaine et la somme où elles se rejoignent.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'no-number',
          skill: 'equations_both_sides',
          prompt: {
            en: 'How many solutions does {asked} have?',
            es: '¿Cuántas soluciones tiene {asked}?',
            fr: 'Combien de solutions a {asked} ?',
          },
          options: [
            {
              text: { en: 'None', es: 'Ninguna', fr: 'Aucune' },
              right: true,
              answer: {
                en: 'Yes: expanded it says {eight}, and {falseLine} remains. Four times any number plus 8 is never the same plus 5.',
                es: 'Sí: desarrollada dice {eight} y queda {falseLine}. Cuatro veces un número más 8 nunca es lo mismo que más 5.',
                fr: 'Oui : développée, elle dit {eight}, et il reste {falseLine}. Quatre fois un nombre plus 8 n’est jamais égal à la même chose plus 5.',
              },
            },
            {
              text: { en: 'All numbers', es: 'Todos los números', fr: 'Tous les nombres' },
              answer: {
                en: 'Both sides do contain four times the number. Beside it stand 8 and 5, though, and {falseLine} remains, which is never true.',
                es: 'Es verdad que los dos lados contienen cuatro veces el número. Pero al lado están 8 y 5, y queda {falseLine}, que nunca es cierto.',
                fr: 'Les deux membres contiennent bien quatre fois le nombre. Mais à côté se trouvent 8 et 5, et il reste {falseLine}, qui n’est jamais vrai.',
              },
            },
            {
              text: { en: 'One, the number 0', es: 'Una, el número 0', fr: 'Une, le nombre 0' },
              answer: {
                en: 'No {x} left is not the same as {zero}. Put 0 in: 8 on the left, 5 on the right.',
                es: 'Que no quede {x} no significa {zero}. Pon 0: a la izquierda 8, a la derecha 5.',
                fr: 'Qu’il n’y ait plus de {x} ne veut pas dire {zero}. Essaie avec 0 : 8 à gauche, 5 à droite.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'equations_both_sides.brackets', seed: 13 },
        { kind: 'practice', template: 'equations_both_sides.fractions', seed: 11 },
      ],
    },
    {
      kind: 'text',
      heading: { en: 'Where this leads', es: 'Adónde lleva esto', fr: 'Où cela mène' },
      paragraphs: {
        en: [
          'You can now solve every equation in which the unknown is multiplied or divided by numbers, added and subtracted, and you recognise the two cases without exactly one answer. What remains is the step before: where equations come from. The next lesson starts with stories and ends with formulas.',
        ],
        es: [
          'Ahora puedes resolver cualquier ecuación en la que la incógnita se multiplica o divide por números y se suma o se resta, y reconoces los dos casos que no tienen exactamente una respuesta. Falta el paso anterior: de dónde salen las ecuaciones. La próxima lección empieza con historias y acaba con fórmulas.',
        ],
        fr: [
          'Tu sais maintenant résoudre les équations du premier degré, où l’inconnue est multipliée ou divisée par des nombres, ajoutée, retranchée, et tu reconnais les deux cas qui n’ont pas exactement une réponse. Il manque l’étape d’avant : d’où viennent les équations. La prochaine leçon part d’histoires et finit par des formules.',
        ],
      },
    },
  ],
};
