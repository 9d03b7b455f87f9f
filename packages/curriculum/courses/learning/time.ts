import type { Lesson } from '../lesson.ts';

export const time: Lesson = {
  id: 'time',
  title: {
    en: 'Time that can be seen',
    es: 'El tiempo que se ve',
    fr: 'Un temps que l’on voit',
  },
  can: {
    en: 'You make time visible, work in short sprints with breaks, and find your place again after a break.',
    es: 'Aprenderás a ver el tiempo, a trabajar en tramos cortos con pausas y a retomar donde ibas después de una pausa.',
    fr: 'Tu apprendras à voir le temps, à travailler en sprints courts avec des pauses, et à reprendre où tu en étais après une pause.',
  },
  minutes: 14,
  slots: { plan: '3*10 + 2*5 = 40' },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'Where did the hour go?',
        es: '¿Adónde se fue la hora?',
        fr: 'Où est passée l’heure ?',
      },
      paragraphs: {
        en: [
          'Clara has an hour until training. “Plenty of time,” she thinks, and looks for a pen. A little later she looks up, and only ten minutes are left. She did not decide to lose fifty minutes. She could not see them go. In the head there is no clock that ticks evenly; an interesting quarter of an hour is short, a dull one is long.',
          'What cannot be seen is hard to divide. So put time where the eye meets it: a kitchen timer, a sandglass, a strip on paper that gets filled in. It should show how much is left without any counting. It is there to inform you, not to drive you, and may be turned around whenever it disturbs.',
        ],
        es: [
          'Clara tiene una hora hasta el entrenamiento. «Hay tiempo de sobra», piensa, y busca un bolígrafo. Al rato levanta la vista y quedan solo diez minutos. No decidió perder cincuenta. No pudo verlos pasar. En la cabeza no hay un reloj que avance por igual; un cuarto de hora interesante es corto y uno aburrido es largo.',
          'Lo que no se ve es difícil de repartir. Así que pon el tiempo donde los ojos lo encuentren: un reloj de cocina, uno de arena, una tira de papel que se va coloreando. Debe mostrar cuánto queda sin tener que contar. Está para informarte, no para empujarte, y puedes darle la vuelta cuando moleste.',
        ],
        fr: [
          'Clara a une heure avant l’entraînement. « J’ai tout mon temps », pense-t-elle, et elle cherche un stylo. Un peu plus tard elle lève les yeux : il ne reste que dix minutes. Elle n’a pas décidé d’en perdre cinquante. Elle n’a pas pu les voir passer. Dans la tête, aucune horloge n’avance régulièrement ; un quart d’heure intéressant est court, un quart d’heure ennuyeux est long.',
          'Ce qui ne se voit pas se partage mal. Place donc le temps là où l’œil le rencontre : un minuteur de cuisine, un sablier, une bande de papier que l’on colorie. Il doit montrer ce qui reste sans que tu aies à compter. Il est là pour t’informer, non pour te pousser, et tu peux le retourner quand il dérange.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'scale',
        filled: 0.25,
        ticks: [
          { at: 0, above: { en: '5:00', es: '17:00', fr: '17 h' }, below: '0 min' },
          { at: 0.25, above: { en: 'now', es: 'ahora', fr: 'ici' }, below: '15 min', tone: 'given' },
          { at: 1, above: { en: '6:00', es: '18:00', fr: '18 h' }, below: '60 min' },
        ],
        description: {
          en: 'A strip for one hour, from five to six. A quarter of it is filled, up to the mark “now” at 15 minutes; three quarters are still empty.',
          es: 'Una tira para una hora, de cinco a seis de la tarde. Está coloreada una cuarta parte, hasta la marca «ahora», en el minuto 15; quedan libres tres cuartas partes.',
          fr: 'Une bande pour une heure, de 17 h à 18 h. Un quart est rempli, jusqu’au repère « ici », à 15 minutes ; trois quarts sont encore vides.',
        },
      },
      caption: {
        en: 'Look at the empty part first: that is what can still be decided.',
        es: 'Mira primero la parte vacía: es lo que aún se puede decidir.',
        fr: 'Regarde d’abord la partie vide : c’est ce qui reste à décider.',
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Guess how many minutes you have been reading this lesson, and write the number down. Then look at a clock. Near or far, it is your first pair of numbers.',
        ],
        es: [
          'Calcula a ojo cuántos minutos llevas leyendo esta lección y apunta el número. Luego mira un reloj. Cerca o lejos, ya es tu primera pareja de números.',
        ],
        fr: [
          'Devine depuis combien de minutes tu lis cette leçon, et note le nombre. Puis regarde une horloge. Proche ou loin, c’est ta première paire de nombres.',
        ],
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Guess, measure, plan',
        es: 'Estimar, medir, planear',
        fr: 'Deviner, mesurer, prévoir',
      },
      paragraphs: {
        en: [
          'Hugo writes two numbers beside each piece of homework: before it the minutes he guesses, after it the minutes it took. Words: 10 and 20. Reading: 20 and 25. Maths: 15 and 25. He does not try to become faster. He only wants to know how long things take him.',
          'After a week he plans differently. For maths he now writes 25, not 15, and leaves ten minutes free at the end for whatever comes up. His evenings have not become longer. They only end at the time he told his family.',
        ],
        es: [
          'Hugo escribe dos números junto a cada tarea: antes, los minutos que calcula; después, los que ha tardado. Vocabulario: 10 y 20. Lectura: 20 y 25. Matemáticas: 15 y 25. No intenta ir más rápido. Solo quiere saber cuánto tarda él en cada cosa.',
          'Al cabo de una semana planea de otra manera. Para matemáticas apunta 25, no 15, y deja diez minutos libres al final para lo que surja. Sus tardes no son más largas. Solo terminan a la hora que había dicho en casa.',
        ],
        fr: [
          'Hugo écrit deux nombres à côté de chaque devoir : avant, les minutes qu’il devine ; après, celles qu’il a mises. Vocabulaire : 10 et 20. Lecture : 20 et 25. Maths : 15 et 25. Il n’essaie pas d’aller plus vite. Il veut seulement savoir combien de temps chaque chose lui prend.',
          'Au bout d’une semaine, il prévoit autrement. Pour les maths, il note 25, et non 15, et laisse dix minutes libres à la fin pour les imprévus. Ses soirées ne sont pas plus longues. Elles finissent à l’heure qu’il avait annoncée.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = x', '(10, 20)', '(20, 25)', '(15, 25)'],
        view: { x: [-3, 35], y: [-3, 35] },
      },
      caption: {
        en: 'Hugo’s three tasks, an invented example: guessed minutes to the right, measured ones upwards. On the slanting line guess and measurement would be the same. Look for points below it: there are none. All three took longer than he thought.',
        es: 'Las tres tareas de Hugo, un ejemplo inventado: minutos calculados hacia la derecha, medidos hacia arriba. En la recta inclinada, lo calculado y lo medido serían iguales. Busca puntos por debajo: no hay. Las tres duraron más de lo que pensaba.',
        fr: 'Les trois devoirs de Hugo, un exemple inventé : minutes devinées vers la droite, mesurées vers le haut. Sur la droite oblique, l’estimation et la mesure seraient égales. Cherche des points en dessous : il n’y en a pas. Les trois ont duré plus qu’il ne pensait.',
      },
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'Guessing too short is the rule, not a fault of yours. Buehler, Griffin and Ross (1994) asked students when their final thesis would be done. On average they expected 34 days; it took more than 55. In one of their experiments the guesses were no longer too short when people first recalled how long similar things had taken and worked out what that meant for the task ahead. They were adults with large tasks; how it is with your homework, only your own numbers can tell.',
        ],
        es: [
          'Calcular de menos es lo normal, no un defecto tuyo. Buehler, Griffin y Ross (1994) preguntaron a estudiantes cuándo acabarían su trabajo final. De media esperaban 34 días; tardaron más de 55. En uno de sus experimentos, los cálculos dejaban de quedarse cortos si antes se recordaba cuánto habían durado cosas parecidas y se pensaba qué significaba eso para la tarea nueva. Eran adultos con trabajos grandes; cómo es con tu tarea, solo pueden decirlo tus propios números.',
        ],
        fr: [
          'Prévoir trop court est la règle, ce n’est pas un défaut à toi. Buehler, Griffin et Ross (1994) ont demandé à des étudiants quand leur mémoire serait fini. En moyenne, ils prévoyaient 34 jours ; il en a fallu plus de 55. Dans l’une de leurs expériences, l’estimation n’était plus trop courte quand on se rappelait d’abord la durée de travaux semblables et qu’on en tirait une conclusion pour le travail à venir. C’étaient des adultes et de gros travaux ; pour tes devoirs, seuls tes propres nombres peuvent le dire.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Guess how many seconds the first question below will take you, and write the number down. Solve it. Look at the clock and write the second number beside it. Fast or slow does not matter; the pair does.',
        ],
        es: [
          'Calcula cuántos segundos te llevará la primera pregunta de aquí abajo y apunta el número. Resuélvela. Mira el reloj y escribe al lado el segundo número. Rápido o lento da igual; lo que interesa es la pareja.',
        ],
        fr: [
          'Devine combien de secondes te prendra la première question ci-dessous, et note le nombre. Résous-la. Regarde l’horloge et écris le second nombre à côté. Vite ou lentement, peu importe ; c’est la paire qui compte.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'whole_numbers.priority', seed: 3 },
        {
          kind: 'choice',
          id: 'what-the-second-number-is-for',
          skill: 'time',
          prompt: {
            en: 'Mila guessed 15 minutes for a page, and it took 30. What should she write into tomorrow’s plan for a page like that?',
            es: 'Mila calculó 15 minutos para una página y tardó 30. ¿Qué debería poner en el plan de mañana para una página así?',
            fr: 'Mila avait prévu 15 minutes pour une page ; il en a fallu 30. Que doit-elle écrire dans le plan de demain pour une page de ce genre ?',
          },
          options: [
            {
              text: {
                en: '15 again, and concentrate better.',
                es: '15 otra vez, y concentrarse más.',
                fr: '15 de nouveau, en se concentrant mieux.',
              },
              answer: {
                en: 'That plan works only on a day with special strength. The page has told her how long it takes; the plan may listen to it.',
                es: 'Ese plan solo sale en un día con fuerzas especiales. La página ya le ha dicho cuánto dura; el plan puede hacerle caso.',
                fr: 'Ce plan ne tient que les jours de grande forme. La page lui a dit combien elle dure ; le plan peut l’écouter.',
              },
            },
            {
              text: {
                en: '30, and a little room after it.',
                es: '30, y un poco de margen después.',
                fr: '30, avec un peu de marge après.',
              },
              right: true,
              answer: {
                en: 'The measured number is the best guess there is. The room catches what no guess foresees.',
                es: 'El número medido es el mejor cálculo que hay. El margen recoge lo que ningún cálculo prevé.',
                fr: 'Le nombre mesuré est la meilleure estimation possible. La marge absorbe ce qu’aucune estimation ne prévoit.',
              },
            },
            {
              text: {
                en: 'Nothing; plans do not work for her.',
                es: 'Nada; los planes no funcionan con ella.',
                fr: 'Rien ; les plans ne marchent pas pour elle.',
              },
              answer: {
                en: 'One number was wrong, not the planning. A plan with measured numbers is a different plan.',
                es: 'Falló un número, no la planificación. Un plan con números medidos es otro plan.',
                fr: 'Un nombre était faux, pas l’idée de prévoir. Un plan avec des nombres mesurés est un autre plan.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'which-clock',
          skill: 'time',
          prompt: {
            en: 'Which of these shows Idris best how much of his ten minutes is left, without taking him out of his work?',
            es: '¿Qué le muestra mejor a Idris cuánto le queda de sus diez minutos, sin sacarlo del trabajo?',
            fr: 'Qu’est-ce qui montre le mieux à Idris combien il reste de ses dix minutes, sans l’arracher à son travail ?',
          },
          options: [
            {
              text: {
                en: 'The clock on his phone, which he picks up now and then.',
                es: 'La hora del teléfono, que toma de vez en cuando.',
                fr: 'L’heure de son téléphone, qu’il prend de temps en temps.',
              },
              answer: {
                en: 'It is exact. But the hand that asks for the time meets messages on the way, and a time of day still has to be turned into a remainder.',
                es: 'Es exacta. Pero la mano que pregunta la hora se encuentra mensajes por el camino, y además hay que calcular lo que queda.',
                fr: 'Elle est exacte. Mais la main qui demande l’heure rencontre des messages en chemin, et il faut encore calculer ce qui reste.',
              },
            },
            {
              text: {
                en: 'A sandglass at the edge of his table.',
                es: 'Un reloj de arena en el borde de la mesa.',
                fr: 'Un sablier au bord de sa table.',
              },
              right: true,
              answer: {
                en: 'The rest is a heap of sand that one sees from the corner of the eye. Nothing has to be counted or picked up.',
                es: 'Lo que queda es un montoncito de arena que se ve con el rabillo del ojo. No hay que contar ni agarrar nada.',
                fr: 'Le reste est un petit tas de sable, visible du coin de l’œil. Rien à compter, rien à prendre en main.',
              },
            },
            {
              text: {
                en: 'His feeling; he usually notices when it is enough.',
                es: 'Su sensación; suele notar cuándo ya está bien.',
                fr: 'Son impression ; il sent d’habitude quand c’est assez.',
              },
              answer: {
                en: 'Feeling tells well whether you are tired. For minutes it is unreliable in everybody: they stretch and shrink with interest.',
                es: 'La sensación dice bien si hay cansancio. Para los minutos no es fiable en nadie: se estiran y se encogen según el interés.',
                fr: 'L’impression dit bien si l’on est fatigué. Pour les minutes, elle n’est fiable chez personne : elles s’étirent et rétrécissent selon l’intérêt.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Sprints with an end in sight',
        es: 'Tramos con el final a la vista',
        fr: 'Des sprints dont on voit la fin',
      },
      paragraphs: {
        en: [
          'A sprint is a short stretch for one thing, with an end that you see before you begin. Ten minutes is a good first size. On a tired day five are a whole sprint; on a wide-awake day it may be twenty. When the timer ends, finish your line. The end is a door, not a wall.',
          'Then comes a break, its length chosen beforehand. Good breaks have an end built in: a glass of water, one song, once around the house. A feed of videos has none: the next one begins by itself. Three sprints and two breaks are {plan} minutes. That is a plan one can see whole. Which size would your next sprint have? Write down the number.',
        ],
        es: [
          'Un tramo, que en las sesiones de concentración se llama sprint, es un rato corto para una sola cosa, con un final que ves antes de empezar. Diez minutos son un buen primer tamaño. En un día de cansancio, cinco ya son un tramo entero; en uno con más energía pueden ser veinte. Cuando acabe el reloj, termina tu línea. El final es una puerta, no un muro.',
          'Luego viene una pausa, con la duración elegida antes. Las buenas pausas llevan el final dentro: un vaso de agua, una canción, una vuelta a la manzana. Una sucesión de vídeos no lo tiene: el siguiente empieza solo. Tres tramos y dos pausas son {plan} minutos. Es un plan que se ve entero. ¿Qué tamaño tendría tu próximo tramo? Apunta el número.',
        ],
        fr: [
          'Un sprint est un temps court pour une seule chose, avec une fin que tu vois avant de commencer. Dix minutes sont une bonne première taille. Un jour de fatigue, cinq font un sprint entier ; un jour de grande forme, cela peut être vingt. Quand le minuteur s’arrête, termine ta ligne. La fin est une porte, pas un mur.',
          'Puis vient une pause, dont la durée est choisie d’avance. Les bonnes pauses contiennent leur fin : un verre d’eau, une chanson, un tour du pâté de maisons. Un fil de vidéos n’en a pas : la suivante démarre toute seule. Trois sprints et deux pauses font {plan} minutes. C’est un plan que l’on voit en entier. Quelle taille aurait ton prochain sprint ? Note le nombre.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            parts: [
              { size: 10, label: '10', tone: 'given' },
              { size: 5, label: '5' },
              { size: 10, label: '10', tone: 'given' },
              { size: 5, label: '5' },
              { size: 10, label: '10', tone: 'given' },
            ],
            total: '40 min',
          },
        ],
        description: {
          en: 'A bar of 40 minutes: 10 minutes of work, 5 of break, 10 of work, 5 of break, 10 of work.',
          es: 'Una barra de 40 minutos: 10 de trabajo, 5 de pausa, 10 de trabajo, 5 de pausa y 10 de trabajo.',
          fr: 'Une barre de 40 minutes : 10 de travail, 5 de pause, 10 de travail, 5 de pause, 10 de travail.',
        },
      },
      caption: {
        en: 'Three coloured sprints, two breaks. No sprint is further than ten minutes from its end.',
        es: 'Tres tramos en color y dos pausas. Ningún tramo está a más de diez minutos de su final.',
        fr: 'Trois sprints en couleur, deux pauses. Aucun sprint n’est à plus de dix minutes de sa fin.',
      },
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'Ten and five are habits that work for many people; the focus sessions here begin with ten as well. They are not a result of research: we know of no study that has found one right length. Your own length is the one after which you can still come back.',
        ],
        es: [
          'Diez y cinco son costumbres que a mucha gente le sirven; las sesiones de concentración de aquí también empiezan con diez. No son un resultado científico: no conocemos ningún estudio que haya encontrado la duración correcta. La tuya es aquella tras la cual aún puedes volver.',
        ],
        fr: [
          'Dix et cinq sont des habitudes qui conviennent à beaucoup ; les séances de concentration proposées ici commencent aussi par dix. Ce n’est pas un résultat de recherche : nous ne connaissons aucune étude qui ait trouvé la bonne durée. La tienne est celle après laquelle tu peux encore revenir.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'timer-rings',
          skill: 'time',
          prompt: {
            en: 'Nils is in the middle of a line when his timer ends. What fits the idea of a sprint?',
            es: 'Nils está en mitad de una línea cuando acaba su reloj. ¿Qué encaja con la idea de un tramo?',
            fr: 'Nils est au milieu d’une ligne quand son minuteur s’arrête. Qu’est-ce qui correspond à l’idée d’un sprint ?',
          },
          options: [
            {
              text: {
                en: 'Drop the pen at once; rules are rules.',
                es: 'Soltar el lápiz al instante; las reglas son las reglas.',
                fr: 'Lâcher le stylo aussitôt ; la règle, c’est la règle.',
              },
              answer: {
                en: 'Keeping the rule sounds right. But a half line is a hard place to come back to; the end of the timer lets the line finish.',
                es: 'Cumplir la regla suena bien. Pero media línea es un mal sitio para volver; el final del reloj deja terminar la línea.',
                fr: 'Respecter la règle paraît juste. Mais une demi-ligne est un endroit difficile où revenir ; la fin du minuteur laisse finir la ligne.',
              },
            },
            {
              text: {
                en: 'Finish the line, note what comes next, then take the break.',
                es: 'Terminar la línea, apuntar qué sigue y hacer la pausa.',
                fr: 'Finir la ligne, noter la suite, puis prendre la pause.',
              },
              right: true,
              answer: {
                en: 'The line is whole and the next one has a name. That is the best preparation for coming back.',
                es: 'La línea está entera y la siguiente tiene nombre. Es la mejor preparación para volver.',
                fr: 'La ligne est entière et la suivante a un nom. C’est la meilleure façon de préparer le retour.',
              },
            },
            {
              text: {
                en: 'Skip this break and all the others, because it is going so well.',
                es: 'Saltarse esta pausa y todas las demás, porque va muy bien.',
                fr: 'Sauter cette pause et toutes les autres, puisque cela marche si bien.',
              },
              answer: {
                en: 'A good run is pleasant, and one more sprint is fine. Without any break it often ends by running dry, and then the way back is long.',
                es: 'Una buena racha se disfruta, y un tramo más está bien. Sin ninguna pausa suele acabar en agotamiento, y entonces el camino de vuelta es largo.',
                fr: 'Un bon élan est agréable, et un sprint de plus convient. Sans aucune pause, il finit souvent à sec, et le chemin du retour est alors long.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'A note for coming back',
        es: 'Una nota para volver',
        fr: 'Un mot pour revenir',
      },
      paragraphs: {
        en: [
          'The hardest moment of a break is its end. You sit down, and the page is a stranger again: where was I? Ten seconds before the break spare you this. Write one line: “I had just …, next I …”. It may be as short as that. The person who comes back will be glad of it. Try it now, with one such line about this lesson.',
        ],
        es: [
          'El momento más difícil de una pausa es su final. Te sientas y la hoja vuelve a ser extraña: ¿por dónde iba? Diez segundos antes de la pausa te lo ahorran. Escribe una línea: «Acababa de…, ahora toca…». Basta con eso. Quien vuelva lo agradecerá. Pruébalo ahora, con una línea así sobre esta lección.',
        ],
        fr: [
          'Le moment le plus dur d’une pause, c’est sa fin. Tu t’assois, et la page est redevenue étrangère : où en étais-je ? Dix secondes avant la pause t’épargnent cela. Écris une ligne : « Je venais de…, ensuite je… ». Cela suffit. La personne qui reviendra t’en sera reconnaissante. Essaie maintenant, avec une ligne sur cette leçon.',
        ],
      },
    },
    {
      kind: 'case',
      situation: {
        en: 'Clara is solving a problem when her grandmother calls. The call lasts half an hour.',
        es: 'Clara está resolviendo un problema cuando llama su abuela. La llamada dura media hora.',
        fr: 'Clara résout un problème quand sa grand-mère appelle. L’appel dure une demi-heure.',
      },
      steps: [
        {
          step: {
            en: 'Before she answers she writes: “Found the total, 48. Next: share by 6.”',
            es: 'Antes de contestar escribe: «Ya tengo el total, 48. Ahora: repartir entre 6».',
            fr: 'Avant de répondre, elle écrit : « Total trouvé, 48. Ensuite : partager en 6. »',
          },
          why: {
            en: 'What is in the head now will be gone in half an hour. On paper it stays.',
            es: 'Lo que ahora está en la cabeza habrá volado en media hora. En el papel se queda.',
            fr: 'Ce qui est dans la tête maintenant se sera envolé dans une demi-heure. Sur le papier, cela reste.',
          },
        },
        {
          step: {
            en: 'Back at the table she reads only this line, not the whole page.',
            es: 'De vuelta en la mesa lee solo esa línea, no toda la hoja.',
            fr: 'De retour à table, elle ne lit que cette ligne, pas toute la page.',
          },
          why: {
            en: 'The whole page would be a large beginning. The line is a first step of one minute.',
            es: 'La hoja entera sería un comienzo grande. La línea es un primer paso de un minuto.',
            fr: 'La page entière serait un grand début. La ligne est un premier pas d’une minute.',
          },
        },
        {
          step: {
            en: 'She writes 48 divided by 6, which is 8, and sets the timer to five minutes.',
            es: 'Escribe 48 entre 6, que son 8, y pone el reloj en cinco minutos.',
            fr: 'Elle écrit 48 divisé par 6, soit 8, et règle le minuteur sur cinq minutes.',
          },
          why: {
            en: 'The hand is at work again before the question “shall I go on?” has come up. A smaller sprint is enough after a long break.',
            es: 'La mano vuelve a trabajar antes de que surja la pregunta «¿sigo?». Tras una pausa larga basta un tramo más pequeño.',
            fr: 'La main retravaille avant que ne vienne la question « est-ce que je continue ? ». Après une longue pause, un sprint plus petit suffit.',
          },
        },
      ],
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'After a break that became too long, many people think: now the day is spoilt, I must make up for it. Then the rest looks like a mountain. There is nothing to make up for. One line and five minutes are a complete return, after half an hour as after three weeks.',
        ],
        es: [
          'Tras una pausa que se alargó, mucha gente piensa: el día ya está perdido, tengo que recuperarlo. Entonces lo que queda parece una montaña. No hay nada que recuperar. Una línea y cinco minutos son una vuelta completa, después de media hora igual que después de tres semanas.',
        ],
        fr: [
          'Après une pause devenue trop longue, beaucoup se disent : la journée est gâchée, il faut que je rattrape. Le reste ressemble alors à une montagne. Il n’y a rien à rattraper. Une ligne et cinq minutes sont un retour complet, après une demi-heure comme après trois semaines.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'best-note',
          skill: 'attention',
          prompt: {
            en: 'Which note helps Farid most to come back tomorrow?',
            es: '¿Qué nota ayuda más a Farid a volver mañana?',
            fr: 'Quel mot aidera le plus Farid à revenir demain ?',
          },
          options: [
            {
              text: {
                en: '“Go on with geography.”',
                es: '«Seguir con geografía».',
                fr: '« Continuer la géographie. »',
              },
              answer: {
                en: 'It names the subject, so he finds the right book. Where in it he stood and what the hand should do is still left to search.',
                es: 'Dice la materia, así que encuentra el libro. Por dónde iba y qué debe hacer la mano queda por buscar.',
                fr: 'Il nomme la matière, donc il trouvera le livre. Où il en était et ce que la main doit faire reste à chercher.',
              },
            },
            {
              text: {
                en: '“Try harder tomorrow.”',
                es: '«Mañana, esforzarme más».',
                fr: '« Demain, faire plus d’efforts. »',
              },
              answer: {
                en: 'There is good will in it, but no place and no movement. Tomorrow he would have to find both, at the hardest moment.',
                es: 'Hay buena voluntad, pero ni un lugar ni un movimiento. Mañana tendría que encontrar los dos, en el momento más difícil.',
                fr: 'Il y a de la bonne volonté, mais ni lieu ni geste. Demain, il devrait trouver les deux, au moment le plus dur.',
              },
            },
            {
              text: {
                en: '“Rivers 1 to 4 labelled. Next: label river 5 on the map.”',
                es: '«Ríos 1 a 4 rotulados. Ahora: rotular el río 5 en el mapa».',
                fr: '« Fleuves 1 à 4 légendés. Ensuite : le fleuve 5 sur la carte. »',
              },
              right: true,
              answer: {
                en: 'Where he was, and the next movement of the hand. It is a first step of two minutes, ready for tomorrow.',
                es: 'Por dónde iba y el siguiente movimiento de la mano. Es un primer paso de dos minutos, listo para mañana.',
                fr: 'Où il en était, et le prochain geste de la main. C’est un premier pas de deux minutes, prêt pour demain.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'low-energy-evening',
          skill: 'attention',
          prompt: {
            en: 'It is half past seven, Sara is tired, and at eight there is dinner. Her plan says “two sprints of 20 minutes”. Which evening is she most likely to carry through, and to repeat tomorrow?',
            es: 'Son las siete y media, Sara está cansada y a las ocho se cena. Su plan dice «dos tramos de 20 minutos». ¿Qué tarde es más probable que cumpla y repita mañana?',
            fr: 'Il est sept heures et demie du soir, Sara est fatiguée et l’on dîne à huit heures. Son plan dit « deux sprints de 20 minutes ». Quelle soirée a-t-elle le plus de chances de tenir, et de refaire demain ?',
          },
          options: [
            {
              text: {
                en: 'One sprint of 10 minutes, a note for coming back, and then dinner.',
                es: 'Un tramo de 10 minutos, una nota para volver y luego la cena.',
                fr: 'Un sprint de 10 minutes, un mot pour revenir, puis le dîner.',
              },
              right: true,
              answer: {
                en: 'It fits the time and the strength that are really there, and the note hands the rest to tomorrow. A small sprint is a whole one.',
                es: 'Cabe en el tiempo y en las fuerzas que hay de verdad, y la nota deja el resto para mañana. Un tramo pequeño es un tramo entero.',
                fr: 'Cela tient dans le temps et les forces qui sont vraiment là, et le mot confie le reste à demain. Un petit sprint est un sprint entier.',
              },
            },
            {
              text: {
                en: 'Both sprints of 20 minutes without a break between them, so that the plan is kept.',
                es: 'Los dos tramos de 20 minutos, sin pausa entre ellos, para que el plan se cumpla.',
                fr: 'Les deux sprints de 20 minutes, sans pause entre eux, pour que le plan soit respecté.',
              },
              answer: {
                en: 'Forty minutes do not fit into thirty, and a tired head finds no end. The plan serves Sara; it may shrink.',
                es: 'Cuarenta minutos no caben en treinta, y una cabeza cansada no ve el final. El plan está para Sara; puede encogerse.',
                fr: 'Quarante minutes ne tiennent pas dans trente, et une tête fatiguée ne voit pas la fin. Le plan est au service de Sara ; il peut rétrécir.',
              },
            },
            {
              text: {
                en: 'Nothing; for so little it is not worth beginning.',
                es: 'Nada; por tan poco no vale la pena empezar.',
                fr: 'Rien ; pour si peu, ce n’est pas la peine de commencer.',
              },
              answer: {
                en: 'All or nothing is a frequent thought when one is tired. But one page recalled today makes tomorrow begin further on. And to do nothing, chosen calmly, is allowed too.',
                es: 'Todo o nada es una idea frecuente con cansancio. Pero una página recordada hoy hace que mañana empieces más adelante. Y no hacer nada, decidido con calma, también está permitido.',
                fr: 'Tout ou rien : une pensée fréquente quand on est fatigué. Mais une page rappelée aujourd’hui fait commencer demain plus loin. Et ne rien faire, choisi calmement, est permis aussi.',
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
          'You can put time where your eyes find it, and plan with minutes that you have measured. You can choose a sprint of the size of your day, and leave yourself a note before each break. But what fills a sprint when a problem will not open? Reading it aloud, explaining it, drawing it: that is the next lesson.',
        ],
        es: [
          'Puedes poner el tiempo donde tus ojos lo encuentren y planear con minutos que has medido. Puedes elegir un tramo a la medida de tu día y dejarte una nota antes de cada pausa. ¿Con qué llenar el tramo cuando un problema no se abre solo? Leerlo en voz alta, explicarlo, dibujarlo: es la lección siguiente.',
        ],
        fr: [
          'Tu peux placer le temps là où tes yeux le trouvent, et prévoir avec des minutes mesurées. Tu peux choisir un sprint à la taille de ta journée, et te laisser un mot avant chaque pause. Comment remplir le sprint quand un problème ne s’ouvre pas tout seul ? Le lire à voix haute, l’expliquer, le dessiner : c’est la leçon suivante.',
        ],
      },
    },
  ],
};
