import type { Lesson } from '../lesson.ts';

export const mistakes: Lesson = {
  id: 'mistakes',
  title: {
    en: 'What a wrong answer is for',
    es: 'Para qué sirve un error',
    fr: 'À quoi sert une erreur',
  },
  can: {
    en: 'You find the thought behind a mistake, keep it in a notebook with a twin, and plan a week and the days before an exam.',
    es: 'Aprenderás a encontrar la idea que hay detrás de un error, a guardarla en un cuaderno y a planear tu semana y los días antes de un examen.',
    fr: 'Tu apprendras à trouver l’idée derrière une erreur, à la garder dans un carnet et à organiser ta semaine et les jours avant un examen.',
  },
  minutes: 15,
  slots: { task: '12 + 3*(8 - 3)', hers: '15*5', other: '(12 + 3)*(8 - 3)', twin: '20 + 2*(9 - 4)' },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'The paper at the bottom of the bag',
        es: 'La hoja en el fondo de la mochila',
        fr: 'La copie au fond du sac',
      },
      paragraphs: {
        en: [
          'Rosa gets her test back: 14 of 20. She folds it twice and pushes it under her sports things. That is understandable; nobody likes to look at what hurts. But on this sheet stand fourteen things she knows and six places where somebody has found out, free of charge, what to look at next.',
          'In one place she worked out {task} as {hers}. She added 12 and 3 first, from left to right, the way one reads. Reading like that is right almost everywhere. So behind the wrong answer stands a sensible thought, in a place where it does not hold. It is nearly always like that.',
        ],
        es: [
          'A Rosa le devuelven el examen: 14 de 20. Lo dobla dos veces y lo mete debajo de la ropa de deporte. Se entiende; a nadie le gusta mirar lo que duele. Pero en esa hoja hay catorce cosas que sabe y seis sitios donde alguien ha averiguado, gratis, qué conviene mirar ahora.',
          'En uno de ellos calculó {task} como {hers}. Sumó primero 12 y 3, de izquierda a derecha, tal como se lee. Leer así es correcto casi en todas partes. Detrás de la respuesta equivocada hay, pues, una idea sensata en un sitio donde no vale. Casi siempre es así.',
        ],
        fr: [
          'On rend à Rosa son contrôle : 14 sur 20. Elle plie la copie en quatre et la glisse sous ses affaires de sport. Cela se comprend ; personne n’aime regarder ce qui fait mal. Mais sur cette feuille il y a quatorze choses qu’elle sait, et six endroits où quelqu’un a trouvé, gratuitement, ce qu’il faut regarder ensuite.',
          'À l’un d’eux, elle a calculé {task} comme {hers}. Elle a d’abord ajouté 12 et 3, de gauche à droite, comme on lit. Lire ainsi est juste presque partout. Derrière la réponse fausse se trouve donc une pensée raisonnable, à un endroit où elle ne vaut pas. C’est presque toujours ainsi.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'A question that opens wrong answers: “For which other problem would this have been right?” Rosa’s {hers} would be right for {other}. Put the question to one wrong answer of your own, an old one, that no longer hurts.',
        ],
        es: [
          'Una pregunta que abre las respuestas equivocadas: «¿Para qué otro problema habría estado bien esto?». El {hers} de Rosa estaría bien para {other}. Hazle esa pregunta a un error tuyo, antiguo, que ya no duela.',
        ],
        fr: [
          'Une question qui ouvre les réponses fausses : « Pour quel autre problème aurait-ce été juste ? » Le {hers} de Rosa serait juste pour {other}. Pose la question à une erreur à toi, une ancienne, qui ne fait plus mal.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'whole_numbers.wrong_line', seed: 2 },
        {
          kind: 'choice',
          id: 'thought-behind',
          skill: 'mistakes',
          prompt: {
            en: 'Jan takes 27 from 53 and gets 34. What is the most useful thing to find out?',
            es: 'Jan le resta 27 a 53 y le da 34. ¿Qué es lo más útil que se puede averiguar?',
            fr: 'Jan calcule 53 moins 27 et trouve 34. Qu’est-ce qu’il est le plus utile de découvrir ?',
          },
          options: [
            {
              text: {
                en: 'That 34 is wrong, that 26 is right, and that it should be worked out again.',
                es: 'Que 34 está mal, que 26 está bien y que hay que calcularlo otra vez.',
                fr: 'Que 34 est faux, que 26 est juste, et qu’il faut refaire le calcul.',
              },
              answer: {
                en: 'That is true and a beginning. But with 61 minus 38 the same thing will happen, as long as nobody knows where the 4 came from.',
                es: 'Es verdad, y un comienzo. Pero con 61 menos 38 volverá a pasar lo mismo mientras nadie sepa de dónde salió el 4.',
                fr: 'C’est vrai, et c’est un début. Mais avec 61 moins 38, la même chose se reproduira tant que personne ne sait d’où venait le 4.',
              },
            },
            {
              text: {
                en: 'That he took the smaller digit from the larger one: 7 minus 3.',
                es: 'Que restó la cifra pequeña de la grande: 7 menos 3.',
                fr: 'Qu’il a retranché le petit chiffre du grand : 7 moins 3.',
              },
              right: true,
              answer: {
                en: 'That is the thought behind it, and in many sums it does no harm. Once it is known, one look at the upper digit is enough.',
                es: 'Esa es la idea de detrás, y en muchas restas no molesta. Una vez conocida, basta una mirada a la cifra de arriba.',
                fr: 'C’est la pensée qu’il y a derrière, et dans bien des calculs elle ne gêne pas. Une fois connue, un coup d’œil au chiffre du haut suffit.',
              },
            },
            {
              text: {
                en: 'That he should pay more attention.',
                es: 'Que debería poner más atención.',
                fr: 'Qu’il devrait faire plus attention.',
              },
              answer: {
                en: 'Attention to what? The advice names no place. A mistake with a reason behind it returns even on an attentive day.',
                es: '¿Atención a qué? El consejo no señala ningún sitio. Un error que tiene una razón detrás vuelve incluso en un día atento.',
                fr: 'Attention à quoi ? Le conseil ne désigne aucun endroit. Une erreur qui a une raison revient même un jour attentif.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Three kinds, three answers',
        es: 'Tres tipos, tres respuestas',
        fr: 'Trois sortes, trois réponses',
      },
      paragraphs: {
        en: [
          'A slip: you know it, and the hand went elsewhere. Against slips a small check helps, always at the same place. A gap: it was never there, or it has faded. A gap wants learning and a visit tomorrow. An idea: a rule of your own that nearly holds. It needs an example in which it fails.',
          'To find the kind, do the problem again without help. If it comes out right, it was a slip. If nothing comes, it is a gap. If the same answer comes again, and you could even say why, it is an idea. Ideas are the most valuable finds.',
        ],
        es: [
          'Un despiste: lo sabes, y la mano se fue a otro sitio. Contra los despistes ayuda una pequeña comprobación, siempre en el mismo punto. Un hueco: nunca estuvo, o se ha borrado. Un hueco pide aprender y una visita mañana. Una idea: una regla tuya que casi funciona. Necesita un ejemplo en el que falle.',
          'Para saber de qué tipo es, haz el problema otra vez sin ayuda. Si sale bien, era un despiste. Si no viene nada, es un hueco. Si vuelve a salir la misma respuesta, y hasta podrías decir por qué, es una idea. Las ideas son los hallazgos más valiosos.',
        ],
        fr: [
          'Une étourderie : tu le sais, et la main est partie ailleurs. Contre elle, une petite vérification aide, toujours au même endroit. Un trou : cela n’a jamais été là, ou s’est effacé. Un trou demande d’apprendre, et une visite demain. Une idée : une règle à toi, presque vraie. Il lui faut un exemple où elle échoue.',
          'Pour savoir laquelle c’est, refais le problème sans aide. S’il tombe juste, c’était une étourderie. Si rien ne vient, c’est un trou. Si la même réponse revient, et que tu pourrais même dire pourquoi, c’est une idée. Les idées sont les trouvailles les plus précieuses.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'tree',
        branches: [
          {
            label: { en: 'again', es: 'otra vez', fr: 'refaire' },
            tone: 'given',
            branches: [
              {
                label: { en: 'right', es: 'bien', fr: 'juste' },
                branches: [{ label: { en: 'slip', es: 'despiste', fr: 'étourderie' } }],
              },
              {
                label: { en: 'empty', es: 'nada', fr: 'rien' },
                branches: [{ label: { en: 'gap', es: 'hueco', fr: 'trou' } }],
              },
              {
                label: { en: 'same', es: 'igual', fr: 'pareil' },
                branches: [{ label: { en: 'idea', es: 'idea', fr: 'idée' }, tone: 'second' }],
              },
            ],
          },
        ],
        description: {
          en: 'A tree: doing the problem again leads to three results. Right this time means a slip. Nothing comes means a gap. The same answer again means an idea.',
          es: 'Un árbol: hacer el problema otra vez lleva a tres resultados. Si sale bien, era un despiste. Si no viene nada, es un hueco. Si sale lo mismo, es una idea.',
          fr: 'Un arbre : refaire le problème mène à trois résultats. Juste cette fois : une étourderie. Rien ne vient : un trou. La même réponse : une idée.',
        },
      },
      caption: {
        en: 'Begin at the left: do it again, then follow the branch that fits.',
        es: 'Empieza por la izquierda: hazlo otra vez y sigue la rama que corresponda.',
        fr: 'Commence à gauche : refais-le, puis suis la branche qui correspond.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'The mistake notebook',
        es: 'El cuaderno de errores',
        fr: 'Le carnet d’erreurs',
      },
      paragraphs: {
        en: [
          'A thin notebook is enough, with four lines to an entry: the problem; my thought; the reason why it does not hold; and a twin, which is the same kind of problem with other numbers and a date. Slips need no entry. Two entries a week are plenty. It is a book of thoughts, and nobody else has to read it. A first page, with the four words at the edge, takes a minute.',
        ],
        es: [
          'Basta un cuaderno fino, con cuatro líneas por entrada: el problema; mi idea; la razón por la que no vale; y un gemelo, es decir, un problema del mismo tipo con otros números y una fecha. Los despistes no necesitan entrada. Dos entradas por semana son de sobra. Es un libro de ideas, y nadie más tiene que leerlo. La primera página, con las cuatro palabras al margen, lleva un minuto.',
        ],
        fr: [
          'Un carnet mince suffit, avec quatre lignes par entrée : le problème ; ma pensée ; la raison pour laquelle elle ne vaut pas ; et un jumeau, c’est-à-dire un problème du même type avec d’autres nombres et une date. Les étourderies n’y entrent pas. Deux entrées par semaine suffisent largement. C’est un livre de pensées, et personne d’autre n’a à le lire. La première page, avec les quatre mots dans la marge, prend une minute.',
        ],
      },
    },
    {
      kind: 'case',
      situation: {
        en: 'On Saturday Rosa takes the sheet out again. One place is her aim, not six.',
        es: 'El sábado Rosa vuelve a sacar la hoja. Su objetivo es un sitio, no seis.',
        fr: 'Samedi, Rosa ressort la copie. Son objectif : un seul endroit, pas six.',
      },
      steps: [
        {
          step: {
            en: 'She covers her solution and does {task} again. {hers} comes once more.',
            es: 'Tapa su solución y calcula otra vez {task}. Vuelve a salir {hers}.',
            fr: 'Elle cache sa solution et refait {task}. De nouveau, elle trouve {hers}.',
          },
          why: {
            en: 'The same answer again: an idea and no slip. So it is worth an entry.',
            es: 'La misma respuesta: una idea, no un despiste. Merece una entrada.',
            fr: 'La même réponse : une idée, pas une étourderie. Cela vaut une entrée.',
          },
        },
        {
          step: {
            en: 'She writes: “My thought: from left to right, as in reading.”',
            es: 'Escribe: «Mi idea: de izquierda a derecha, como al leer».',
            fr: 'Elle écrit : « Ma pensée : de gauche à droite, comme en lisant. »',
          },
          why: {
            en: 'A thought that has a name can be recognised the next time it comes.',
            es: 'Una idea con nombre se puede reconocer la próxima vez que venga.',
            fr: 'Une pensée qui a un nom se reconnaît la prochaine fois qu’elle vient.',
          },
        },
        {
          step: {
            en: '“Does not hold: 3 times the bracket is one packet, 12 waits outside. 12 and 15 are 27.”',
            es: '«No vale: 3 por el paréntesis es un paquete, el 12 espera fuera. 12 y 15 son 27».',
            fr: '« Ne vaut pas : 3 fois la parenthèse est un paquet, 12 attend dehors. 12 et 15 font 27. »',
          },
          why: {
            en: 'A because in her own words, compared with the book.',
            es: 'Un porque con sus palabras, comparado con el libro.',
            fr: 'Un parce que avec ses mots, comparé au livre.',
          },
        },
        {
          step: {
            en: '“Twin for Tuesday: {twin}.” She closes the notebook without solving it.',
            es: '«Gemelo para el martes: {twin}». Cierra el cuaderno sin resolverlo.',
            fr: '« Jumeau pour mardi : {twin}. » Elle ferme le carnet sans le résoudre.',
          },
          why: {
            en: 'Today it would only be an echo. On Tuesday she will have to fetch the reason.',
            es: 'Hoy sería solo un eco. El martes tendrá que ir a buscar la razón.',
            fr: 'Aujourd’hui, ce ne serait qu’un écho. Mardi, elle devra aller chercher la raison.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'Kornell, Hays and Bjork (2009) had students guess answers that they could not know and then showed them the right ones. Later they recalled these better than answers they had only been given to read. This was about words and facts, and the right answer came at once. It does not show that mistakes help when nobody looks at them again.',
        ],
        es: [
          'Kornell, Hays y Bjork (2009) hicieron que unos estudiantes adivinaran respuestas que no podían saber y luego les mostraron las correctas. Más tarde las recordaban mejor que otras que solo habían leído. Se trataba de palabras y datos, y la respuesta correcta llegaba enseguida. No demuestra que los errores ayuden si nadie vuelve a mirarlos.',
        ],
        fr: [
          'Kornell, Hays et Bjork (2009) ont fait deviner à des étudiants des réponses qu’ils ne pouvaient pas savoir, puis leur ont montré les bonnes. Plus tard, ils se les rappelaient mieux que d’autres, seulement lues. Il s’agissait de mots et de faits, et la bonne réponse venait aussitôt. Cela ne montre pas que les erreurs aident quand personne ne les regarde plus.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'which-entry',
          skill: 'mistakes',
          prompt: {
            en: 'Olek forgot to write “cm” in the test. At home he does the problem again, with the unit, without a second thought. What follows?',
            es: 'Olek olvidó escribir «cm» en el examen. En casa repite el problema y pone la unidad sin pensarlo. ¿Qué se sigue de ahí?',
            fr: 'Olek a oublié d’écrire « cm » au contrôle. Chez lui, il refait le problème et met l’unité sans y penser. Que faut-il en conclure ?',
          },
          options: [
            {
              text: {
                en: 'A long entry in the notebook, with a twin.',
                es: 'Una entrada larga en el cuaderno, con gemelo.',
                fr: 'Une longue entrée dans le carnet, avec un jumeau.',
              },
              answer: {
                en: 'Thorough, but there is no thought to be found: he knows the unit belongs there. The notebook would only grow thicker.',
                es: 'A fondo, sí, pero no hay ninguna idea que encontrar: sabe que la unidad va ahí. El cuaderno solo engordaría.',
                fr: 'C’est consciencieux, mais il n’y a pas de pensée à trouver : il sait que l’unité va là. Le carnet ne ferait qu’épaissir.',
              },
            },
            {
              text: {
                en: 'A check at one fixed place: after each result, one look at the unit.',
                es: 'Una comprobación en un punto fijo: tras cada resultado, una mirada a la unidad.',
                fr: 'Une vérification à un endroit fixe : après chaque résultat, un coup d’œil à l’unité.',
              },
              right: true,
              answer: {
                en: 'It was a slip. A movement tied to a place, “result, then unit”, works without anybody having to be more attentive in general.',
                es: 'Era un despiste. Un gesto atado a un punto, «resultado, luego unidad», funciona sin que nadie tenga que estar más atento en general.',
                fr: 'C’était une étourderie. Un geste attaché à un endroit, « résultat, puis unité », marche sans que personne ait à être plus attentif en général.',
              },
            },
            {
              text: {
                en: 'Learning all about units again from the beginning, with the book and exercises.',
                es: 'Repasar las unidades desde el principio, con el libro y unos cuantos ejercicios.',
                fr: 'Réapprendre toutes les unités depuis le début, avec le livre et des exercices.',
              },
              answer: {
                en: 'That would be the answer to a gap. The second attempt has shown that there is none.',
                es: 'Esa sería la respuesta a un hueco. El segundo intento ha mostrado que no lo hay.',
                fr: 'Ce serait la réponse à un trou. Le second essai a montré qu’il n’y en a pas.',
              },
            },
          ],
        },
        { kind: 'practice', template: 'whole_numbers.wrong_line', seed: 6 },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'A week on one page',
        es: 'Una semana en una página',
        fr: 'Une semaine sur une page',
      },
      paragraphs: {
        en: [
          'Visits, twins, sprints: where do they go? Draw seven boxes. First cross out what is fixed: sport, the dentist, the late day. Then put in at most one small sprint a day, at a moment that reminds you. Leave two days empty on purpose. They are not wasted: what falls out of its place during the week finds one there.',
        ],
        es: [
          'Visitas, gemelos, tramos: ¿dónde van? Dibuja siete casillas. Primero tacha lo fijo: deporte, dentista, el día en que llegas tarde. Después pon como mucho un tramo pequeño al día, en un momento que te lo recuerde. Deja dos días vacíos a propósito. No se pierden: lo que se caiga de su sitio durante la semana encuentra uno ahí.',
        ],
        fr: [
          'Visites, jumeaux, sprints : où les mettre ? Dessine sept cases. Barre d’abord ce qui est fixe : le sport, le dentiste, le jour où tu rentres tard. Place ensuite au plus un petit sprint par jour, à un moment qui te le rappelle. Laisse exprès deux jours vides. Ils ne sont pas perdus : ce qui tombe de sa place dans la semaine en trouve une là.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'area',
        across: [
          { size: 1, label: { en: 'M', es: 'L', fr: 'L' } },
          { size: 1, label: { en: 'T', es: 'M', fr: 'M' } },
          { size: 1, label: { en: 'W', es: 'X', fr: 'M' } },
          { size: 1, label: { en: 'T', es: 'J', fr: 'J' } },
          { size: 1, label: { en: 'F', es: 'V', fr: 'V' } },
          { size: 1, label: { en: 'S', es: 'S', fr: 'S' } },
          { size: 1, label: { en: 'S', es: 'D', fr: 'D' } },
        ],
        down: [{ size: 1 }],
        cells: [
          [
            { label: '10', tone: 'given' },
            { label: '10', tone: 'given' },
            {},
            { label: '10', tone: 'given' },
            { label: '10', tone: 'given' },
            { label: '20', tone: 'second' },
            {},
          ],
        ],
        description: {
          en: 'Seven boxes, Monday to Sunday. Monday, Tuesday, Thursday and Friday hold 10 minutes each, Saturday 20 for the notebook. Wednesday and Sunday are empty.',
          es: 'Siete casillas, de lunes a domingo. Lunes, martes, jueves y viernes tienen 10 minutos cada uno; el sábado, 20 para el cuaderno. Miércoles y domingo están vacíos.',
          fr: 'Sept cases, de lundi à dimanche. Lundi, mardi, jeudi et vendredi contiennent 10 minutes chacun ; samedi, 20 pour le carnet. Mercredi et dimanche sont vides.',
        },
      },
      caption: {
        en: 'Minutes on each day. Look at the two empty boxes: they hold the plan together.',
        es: 'Minutos de cada día. Fíjate en las dos casillas vacías: son las que sostienen el plan.',
        fr: 'Les minutes de chaque jour. Regarde les deux cases vides : ce sont elles qui tiennent le plan.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'The days before an exam',
        es: 'Los días antes de un examen',
        fr: 'Les jours avant un examen',
      },
      paragraphs: {
        en: [
          'Plan from the exam backwards. Four days before: a blank page, to see what is there. Three days before: mixed slips on what was missing. Two days before: the notebook, twins first. The evening before: a short look at what you know or half know, pack the bag, and stop. New topics on the last evening mostly bring unrest.',
        ],
        es: [
          'Planea desde el examen hacia atrás. Cuatro días antes: una hoja en blanco, para ver qué hay. Tres días antes: papelitos mezclados sobre lo que faltaba. Dos días antes: el cuaderno, primero los gemelos. La tarde anterior: una mirada breve a lo que sabes, del todo o a medias, preparar la mochila y parar. Los temas nuevos la última tarde traen sobre todo inquietud.',
        ],
        fr: [
          'Prévois en partant de l’examen, à rebours. Quatre jours avant : une feuille blanche, pour voir ce qui est là. Trois jours avant : des papiers mélangés sur ce qui manquait. Deux jours avant : le carnet, les jumeaux d’abord. La veille : un bref coup d’œil à ce que tu sais, même à moitié, le sac à préparer, et l’on s’arrête. Un sujet nouveau le dernier soir apporte surtout de l’inquiétude.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: { en: '4 days', es: '4 días', fr: '4 jours' },
            parts: [
              {
                size: 20,
                label: { en: 'blank page, 20 min', es: 'hoja, 20 min', fr: 'feuille, 20 min' },
                tone: 'given',
              },
            ],
          },
          {
            name: { en: '3 days', es: '3 días', fr: '3 jours' },
            parts: [
              {
                size: 20,
                label: { en: 'mixed slips, 20 min', es: 'mezcla, 20 min', fr: 'mélange, 20 min' },
                tone: 'given',
              },
            ],
          },
          {
            name: { en: '2 days', es: '2 días', fr: '2 jours' },
            parts: [
              {
                size: 20,
                label: { en: 'notebook, 20 min', es: 'cuaderno, 20 min', fr: 'carnet, 20 min' },
                tone: 'given',
              },
            ],
          },
          {
            name: { en: '1 day', es: '1 día', fr: '1 jour' },
            parts: [
              {
                size: 10,
                label: { en: 'look, 10 min', es: 'mirar, 10 min', fr: 'voir, 10 min' },
                tone: 'second',
              },
            ],
          },
        ],
        description: {
          en: 'Four bars for the days before an exam: four, three and two days before 20 minutes each, for the blank page, the mixed slips and the notebook; one day before a short look of 10 minutes.',
          es: 'Cuatro barras para los días antes de un examen: cuatro, tres y dos días antes, 20 minutos cada uno para la hoja en blanco, los papelitos mezclados y el cuaderno; un día antes, una mirada breve de 10 minutos.',
          fr: 'Quatre barres pour les jours avant un examen : quatre, trois et deux jours avant, 20 minutes chacun pour la feuille blanche, les papiers mélangés et le carnet ; un jour avant, un bref coup d’œil de 10 minutes.',
        },
      },
      caption: {
        en: 'Read from top to bottom. The last bar is the shortest, on purpose.',
        es: 'Lee de arriba abajo. La última barra es la más corta, a propósito.',
        fr: 'Lis de haut en bas. La dernière barre est la plus courte, exprès.',
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Put one cross into one box of the coming days, with two words: “twin” or “blank page”, and the moment that will remind you. One cross is a plan.',
        ],
        es: [
          'Pon una sola cruz en una casilla de los próximos días, con dos palabras: «gemelo» u «hoja en blanco», y el momento que te lo recordará. Una cruz ya es un plan.',
        ],
        fr: [
          'Mets une seule croix dans une case des prochains jours, avec deux mots : « jumeau » ou « feuille blanche », et le moment qui te le rappellera. Une croix est déjà un plan.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'plan-that-slips',
          skill: 'planning',
          prompt: {
            en: 'On Monday a visitor came, and Bilal’s ten minutes did not happen. It is Tuesday. Which reaction keeps the week going best?',
            es: 'El lunes vino gente a casa y Bilal se quedó sin sus diez minutos. Es martes. ¿Qué reacción mantiene mejor la semana?',
            fr: 'Lundi, des gens sont passés, et Bilal n’a pas fait ses dix minutes. On est mardi. Quelle réaction préserve le mieux la semaine ?',
          },
          options: [
            {
              text: {
                en: 'Do today’s ten, Monday’s ten as well, and a few more to be on the safe side.',
                es: 'Hacer los diez de hoy, también los del lunes y unos cuantos más por si acaso.',
                fr: 'Faire les dix d’aujourd’hui, celles de lundi aussi, et quelques-unes de plus par sécurité.',
              },
              answer: {
                en: 'It is meant to be fair. But such debts grow with every surprise, and a large evening is harder to begin than a small one.',
                es: 'Quiere ser justo. Pero las deudas crecen con cada imprevisto, y una tarde grande cuesta más de empezar que una pequeña.',
                fr: 'Cela se veut équitable. Mais les dettes grandissent à chaque imprévu, et une grosse soirée est plus dure à commencer qu’une petite.',
              },
            },
            {
              text: {
                en: 'Do today’s ten; Monday’s move to the empty Wednesday, or drop out.',
                es: 'Hacer los diez de hoy; los del lunes pasan al miércoles vacío o se caen.',
                fr: 'Faire les dix d’aujourd’hui ; celles de lundi passent au mercredi vide, ou disparaissent.',
              },
              right: true,
              answer: {
                en: 'For this the box was empty. And should Wednesday fill up too, the other boxes of the week still count.',
                es: 'Para eso estaba vacía la casilla. Y si el miércoles también se llena, las demás casillas de la semana siguen contando.',
                fr: 'C’est pour cela que la case était vide. Et si mercredi se remplit aussi, les autres cases de la semaine comptent toujours.',
              },
            },
            {
              text: {
                en: 'Start again next Monday with a clean week.',
                es: 'Empezar de nuevo el próximo lunes, con la semana limpia.',
                fr: 'Recommencer lundi prochain avec une semaine propre.',
              },
              answer: {
                en: 'A clean beginning is tempting. But it gives away six days because of one, and surprises come in clean weeks as well.',
                es: 'Un comienzo limpio tienta. Pero regala seis días por culpa de uno, y en las semanas limpias también hay imprevistos.',
                fr: 'Un départ propre est tentant. Mais il abandonne six jours à cause d’un seul, et les imprévus viennent aussi les semaines propres.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'evening-before',
          skill: 'planning',
          prompt: {
            en: 'It is the evening before the exam. Lucía finds one topic that she cannot do at all. Two others she knows well, two half. She has 30 minutes. How would you divide them?',
            es: 'Es la tarde antes del examen. Lucía descubre un tema que no le sale en absoluto. Otros dos los sabe bien; dos, a medias. Tiene 30 minutos. ¿Cómo los repartirías?',
            fr: 'C’est la veille de l’examen. Lucie découvre un sujet qu’elle ne sait pas faire du tout. Elle en sait bien deux autres, et deux à moitié. Elle a 30 minutes. Comment les répartirais-tu ?',
          },
          options: [
            {
              text: {
                en: 'All 30 on the unknown topic.',
                es: 'Los 30 para el tema desconocido.',
                fr: 'Les 30 pour le sujet inconnu.',
              },
              answer: {
                en: 'It is the place that frightens most, so it pulls. But half an hour hardly carries something new through the night, and the two halves stay halves.',
                es: 'Es el que más asusta, y por eso tira. Pero media hora apenas lleva algo nuevo hasta mañana, y los dos medios temas se quedan a medias.',
                fr: 'C’est l’endroit qui effraie le plus, donc il attire. Mais une demi-heure n’installe guère du nouveau en une nuit, et les deux moitiés restent des moitiés.',
              },
            },
            {
              text: {
                en: 'All 30 on the two that she knows well.',
                es: 'Los 30 para los dos que sabe bien.',
                fr: 'Les 30 pour les deux qu’elle sait bien.',
              },
              answer: {
                en: 'That calms, and five minutes of it are fine. The rest would go into something that is already there.',
                es: 'Eso calma, y cinco minutos así están bien. El resto iría a algo que ya está.',
                fr: 'Cela rassure, et cinq minutes ainsi conviennent. Le reste irait à ce qui est déjà là.',
              },
            },
            {
              text: {
                en: 'Ten for each of the two half ones, five for a look at what she knows, then stop.',
                es: 'Diez para cada uno de los dos a medias, cinco para mirar lo que sabe, y parar.',
                fr: 'Dix pour chacun des deux à moitié sus, cinq pour un coup d’œil à ce qu’elle sait, puis elle s’arrête.',
              },
              right: true,
              answer: {
                en: 'What is half there returns fastest, and the last look falls on something that is there. Five minutes are left for packing. The unknown topic gets a cross in next week.',
                es: 'Lo que está a medias vuelve más rápido, y la última mirada cae en algo que ya está. Sobran cinco minutos para la mochila. El tema desconocido recibe una cruz en la semana que viene.',
                fr: 'Ce qui est à moitié là revient le plus vite, et le dernier regard tombe sur une chose acquise. Il reste cinq minutes pour le sac. Le sujet inconnu reçoit une croix la semaine prochaine.',
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
          'You can read a mistake as a thought, tell slip, gap and idea apart, and give an idea a twin with a date. You can lay a week with empty boxes, and plan an exam backwards. Of the whole course, take one thing into the coming week, the one that felt smallest. The other courses are a good place to try it: every lesson there has questions to recall.',
        ],
        es: [
          'Puedes leer un error como una idea, distinguir despiste, hueco e idea, y darle a una idea un gemelo con fecha. Puedes montar una semana con casillas vacías y planear un examen hacia atrás. De todo el curso, llévate una sola cosa a la próxima semana: la que te pareció más pequeña. Los otros cursos son un buen sitio para probarla: cada lección tiene preguntas para recordar.',
        ],
        fr: [
          'Tu peux lire une erreur comme une pensée, distinguer étourderie, trou et idée, et donner à une idée un jumeau avec une date. Tu peux poser une semaine avec des cases vides, et prévoir un examen à rebours. De tout le cours, emporte une seule chose dans la semaine qui vient : celle qui t’a paru la plus petite. Les autres cours sont un bon endroit pour l’essayer : chaque leçon y pose des questions à se rappeler.',
        ],
      },
    },
  ],
};
