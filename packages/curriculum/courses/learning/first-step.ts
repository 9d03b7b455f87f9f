import type { Lesson } from '../lesson.ts';

export const firstStep: Lesson = {
  id: 'first-step',
  title: {
    en: 'Starting when starting is hard',
    es: 'Empezar cuando cuesta empezar',
    fr: 'Commencer quand c’est dur de commencer',
  },
  can: {
    en: 'You turn a task into a first step of two minutes, and park stray thoughts instead of fighting them.',
    es: 'Aprenderás a convertir una tarea en un primer paso de dos minutos y a dejar para luego los pensamientos que te distraen.',
    fr: 'Tu apprendras à transformer un travail en un premier pas de deux minutes, et à mettre de côté les pensées qui te distraient.',
  },
  minutes: 14,
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'Sixty minutes before the first line',
        es: 'Sesenta minutos antes de la primera línea',
        fr: 'Soixante minutes avant la première ligne',
      },
      paragraphs: {
        en: [
          'At five Yusuf sits down to do his maths. The pencil is blunt, so he sharpens it. A message arrives. The kitchen calls. At six the page is still white, and Yusuf is more tired than if he had worked. He wanted to begin the whole time. So wanting was not what was missing.',
          'Look at what his list says: “Do maths.” No hand can do that. A hand can open a book, write a number, copy a line. As long as the task is large and has no edge, the head cannot find the place to take hold of it. That says something about the task, not about Yusuf.',
        ],
        es: [
          'A las cinco, Yusuf se sienta a hacer matemáticas. El lápiz está sin punta, así que lo afila. Llega un mensaje. Lo llama la cocina. A las seis la hoja sigue en blanco, y Yusuf está más cansado que si hubiera trabajado. Quiso empezar todo el tiempo. Así que no le faltaban ganas.',
          'Mira lo que pone su lista: «Hacer matemáticas». Ninguna mano puede hacer eso. Una mano puede abrir un libro, escribir un número, copiar una línea. Mientras la tarea es grande y no tiene borde, la cabeza no encuentra por dónde agarrarla. Eso dice algo de la tarea, no de Yusuf.',
        ],
        fr: [
          'À cinq heures, Youssef s’assoit pour faire ses maths. La mine est cassée, il taille son crayon. Un message arrive. La cuisine l’appelle. À six heures, la page est toujours blanche, et Youssef est plus fatigué que s’il avait travaillé. Il a voulu commencer tout du long. Ce n’est donc pas la volonté qui manquait.',
          'Regarde ce que dit sa liste : « Faire les maths. » Aucune main ne peut faire cela. Une main peut ouvrir un livre, écrire un numéro, recopier une ligne. Tant que la tâche est grande et sans bord, la tête ne trouve pas par où la saisir. Cela dit quelque chose de la tâche, pas de Youssef.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = 2 + 8*(3/4)^x {0 <= x <= 15}', '(2, 6.5)'],
        view: { x: [-1, 16], y: [-1, 12] },
      },
      caption: {
        en: 'A sketch, nothing measured: minutes to the right; upwards, how heavy the work feels. The curve begins high and sinks quickly. The point marks minute 2: a good part of the weight lies before it.',
        es: 'Un boceto, nada medido: minutos hacia la derecha; hacia arriba, lo pesado que resulta el trabajo. La curva empieza alta y baja deprisa. El punto marca el minuto 2: buena parte del peso está antes.',
        fr: 'Un croquis, rien de mesuré : les minutes vers la droite ; vers le haut, le poids ressenti du travail. La courbe commence haut et descend vite. Le point marque la minute 2 : une bonne part du poids se trouve avant.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'A step that fits into two minutes',
        es: 'Un paso que cabe en dos minutos',
        fr: 'Un pas qui tient en deux minutes',
      },
      paragraphs: {
        en: [
          'A good first step can be told by three marks. A hand can do it. It is over in two minutes at most. And one can see that it is done. “Open the book at page 34 and copy problem 1” has all three. “Think about maths” has none of them.',
          'After the two minutes you may stop. This is meant seriously, not as a trick. A step that secretly means an hour is as heavy as the hour. Often the second step then lies so near that you take it. If not, the book is open and the problem stands there, and next time begins further on.',
        ],
        es: [
          'Un buen primer paso se reconoce por tres señales. Lo puede hacer una mano. Acaba en dos minutos como mucho. Y se ve que está hecho. «Abrir el libro por la página 34 y copiar el problema 1» tiene las tres. «Pensar en las matemáticas» no tiene ninguna.',
          'Después de los dos minutos puedes parar. Va en serio, no es un truco. Un paso que en secreto significa una hora pesa lo mismo que la hora. Muchas veces el segundo paso queda tan cerca que lo das. Y si no, el libro está abierto, el problema está escrito y la próxima vez empieza más adelante.',
        ],
        fr: [
          'Un bon premier pas se reconnaît à trois signes. Une main peut le faire. Il est fini en deux minutes au plus. Et l’on voit qu’il est fait. « Ouvrir le livre page 34 et recopier l’exercice 1 » a les trois. « Penser aux maths » n’en a aucun.',
          'Après les deux minutes, tu as le droit d’arrêter. C’est sérieux, pas une ruse. Un pas qui signifie en secret une heure pèse autant que l’heure. Souvent, le deuxième pas est alors si proche que tu le fais. Sinon, le livre est ouvert, l’exercice est écrit, et la prochaine fois commencera plus loin.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        rows: [
          {
            name: { en: 'Do maths: 60 min', es: 'Hacer matemáticas: 60 min', fr: 'Faire les maths : 60 min' },
            parts: [{ size: 60 }],
          },
          {
            name: { en: 'Page 34: 25 min', es: 'Página 34: 25 min', fr: 'Page 34 : 25 min' },
            parts: [{ size: 25 }],
          },
          {
            name: { en: 'Problem 1: 8 min', es: 'Problema 1: 8 min', fr: 'Exercice 1 : 8 min' },
            parts: [{ size: 8, tone: 'second' }],
          },
          {
            name: {
              en: 'Copy problem 1: 2 min',
              es: 'Copiar el problema 1: 2 min',
              fr: 'Recopier l’exercice 1 : 2 min',
            },
            parts: [{ size: 2, tone: 'given' }],
          },
        ],
        description: {
          en: 'Four bars that become shorter: do maths, 60 minutes; page 34, 25 minutes; problem 1, 8 minutes; copy problem 1, 2 minutes. Only the last is a first step.',
          es: 'Cuatro barras cada vez más cortas: hacer matemáticas, 60 minutos; página 34, 25 minutos; problema 1, 8 minutos; copiar el problema 1, 2 minutos. Solo la última es un primer paso.',
          fr: 'Quatre barres de plus en plus courtes : faire les maths, 60 minutes ; page 34, 25 minutes ; exercice 1, 8 minutes ; recopier l’exercice 1, 2 minutes. Seule la dernière est un premier pas.',
        },
      },
      caption: {
        en: 'Read from top to bottom: at each row ask “what comes first in it?”, until a bar of two minutes is left.',
        es: 'Lee de arriba abajo: en cada fila pregunta «¿qué va primero ahí dentro?», hasta que quede una barra de dos minutos.',
        fr: 'Lis de haut en bas : à chaque ligne, demande « qu’est-ce qui vient d’abord là-dedans ? », jusqu’à une barre de deux minutes.',
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Take something that is waiting for you. Write its first step on a slip, beginning with a verb for the hand: open, write, draw, lay out. You need not do it yet. If it feels too heavy, halve it once more.',
        ],
        es: [
          'Piensa en algo que te espera. Escribe su primer paso en un papelito, con un verbo para la mano: abrir, escribir, dibujar, sacar. No hace falta que lo hagas todavía. Si pesa demasiado, pártelo otra vez por la mitad.',
        ],
        fr: [
          'Prends quelque chose qui t’attend. Écris son premier pas sur un papier, avec un verbe pour la main : ouvrir, écrire, dessiner, sortir. Tu n’as pas à le faire maintenant. S’il paraît trop lourd, coupe-le encore en deux.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'which-first-step',
          skill: 'starting',
          prompt: {
            en: 'Amina has to write about a book. Which of these is a first step with all three marks?',
            es: 'Amina tiene que escribir sobre un libro. ¿Cuál de estos es un primer paso con las tres señales?',
            fr: 'Amina doit écrire sur un livre. Lequel de ces pas a les trois signes ?',
          },
          options: [
            {
              text: {
                en: 'Get on with the essay.',
                es: 'Avanzar con la redacción.',
                fr: 'Avancer dans la rédaction.',
              },
              answer: {
                en: 'The direction is right, but it has no edge: when would it be done? A step needs an end that one can see.',
                es: 'La dirección es buena, pero no tiene borde: ¿cuándo estaría hecho? Un paso necesita un final que se vea.',
                fr: 'La direction est bonne, mais il n’y a pas de bord : quand serait-ce fait ? Un pas a besoin d’une fin visible.',
              },
            },
            {
              text: {
                en: 'Write the title and the author at the top of a sheet.',
                es: 'Escribir el título y la autora en lo alto de una hoja.',
                fr: 'Écrire le titre et l’auteure en haut d’une feuille.',
              },
              right: true,
              answer: {
                en: 'A hand can do it, it takes a minute, and one sees that it is done. The sheet is no longer blank.',
                es: 'Lo hace una mano, dura un minuto y se ve que está hecho. La hoja ya no está en blanco.',
                fr: 'Une main peut le faire, cela prend une minute, et l’on voit que c’est fait. La feuille n’est plus blanche.',
              },
            },
            {
              text: {
                en: 'Read the rest of the book today, so that it is all fresh.',
                es: 'Leer hoy lo que queda del libro, para tenerlo todo fresco.',
                fr: 'Lire aujourd’hui la fin du livre, pour que tout soit frais.',
              },
              answer: {
                en: 'One would see that it is done, which is good. But it takes hours, and an afternoon cannot be begun with hours.',
                es: 'Se vería que está hecho, y eso es bueno. Pero dura horas, y una tarde no se puede empezar por unas horas.',
                fr: 'On verrait que c’est fait, et c’est bien. Mais cela prend des heures, et l’on ne commence pas un après-midi par des heures.',
              },
            },
            {
              text: {
                en: 'Feel ready for the essay.',
                es: 'Sentirse lista para la redacción.',
                fr: 'Se sentir prête pour la rédaction.',
              },
              answer: {
                en: 'It would be pleasant to begin with the feeling. But no hand can make it; more often it arrives after the first line.',
                es: 'Sería agradable empezar con esa sensación. Pero ninguna mano puede fabricarla; muchas veces llega después de la primera línea.',
                fr: 'Ce serait agréable de commencer par cette sensation. Mais aucune main ne peut la fabriquer ; souvent, elle vient après la première ligne.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'stop-after-two',
          skill: 'starting',
          prompt: {
            en: 'Ravi has copied the problem, which was his step. He does not feel like going on today. What is best for the next time?',
            es: 'Ravi ha copiado el problema; ese era su paso. Hoy no le apetece seguir. ¿Qué es lo mejor para la próxima vez?',
            fr: 'Ravi a recopié l’exercice, c’était son pas. Il n’a pas envie de continuer aujourd’hui. Qu’est-ce qui vaut mieux pour la prochaine fois ?',
          },
          options: [
            {
              text: {
                en: 'He makes himself stay at the table for a full hour, since he has now begun.',
                es: 'Se obliga a quedarse en la mesa una hora entera, ya que ahora ha empezado.',
                fr: 'Il se force à rester à table une heure entière, puisqu’il a maintenant commencé.',
              },
              answer: {
                en: 'Today that might work. Tomorrow, however, “two minutes” would mean an hour, and the step would be as heavy as before.',
                es: 'Hoy quizá funcione. Pero mañana «dos minutos» significaría una hora, y el paso pesaría tanto como antes.',
                fr: 'Aujourd’hui, cela marcherait peut-être. Mais demain, « deux minutes » voudrait dire une heure, et le pas pèserait autant qu’avant.',
              },
            },
            {
              text: {
                en: 'He closes everything; two minutes count for nothing.',
                es: 'Lo cierra todo; dos minutos no cuentan nada.',
                fr: 'Il ferme tout ; deux minutes ne comptent pas.',
              },
              answer: {
                en: 'They count: the problem is on the paper. Closing all would throw away the place where the next step could begin.',
                es: 'Sí cuentan: el problema está en el papel. Cerrarlo todo sería tirar el sitio donde puede empezar el paso siguiente.',
                fr: 'Elles comptent : l’exercice est sur le papier. Tout fermer ferait perdre l’endroit où le pas suivant peut commencer.',
              },
            },
            {
              text: {
                en: 'He stops as agreed, and leaves the book open with the next step on a slip.',
                es: 'Para, como había acordado, y deja el libro abierto con el siguiente paso en un papelito.',
                fr: 'Il arrête comme convenu, et laisse le livre ouvert avec le pas suivant sur un papier.',
              },
              right: true,
              answer: {
                en: 'He has kept his word to himself, so the next two minutes will be believed. And they begin further on.',
                es: 'Ha cumplido lo que se prometió, así que los próximos dos minutos serán creíbles. Y empiezan más adelante.',
                fr: 'Il a tenu parole envers lui-même : les deux prochaines minutes seront crédibles. Et elles commenceront plus loin.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'Let a place remind you',
        es: 'Que te lo recuerde un lugar',
        fr: 'Laisse un lieu te le rappeler',
      },
      paragraphs: {
        en: [
          'A step still needs its moment. “Later” is not a moment; nothing ever happens at later. Tie the step to something that happens anyway: “When I have put my plate in the sink, I open the maths book on the kitchen table.” Then nobody has to decide at that moment. The plate decides. Finish the sentence for yourself: “When …, I …”.',
          'Things can help as well. A book that lies open in the evening saves two steps the next day. A phone in another room need not be resisted. And somebody who sits nearby with work of their own makes beginning lighter for many people. None of this needs strong will; it needs a minute of preparing.',
        ],
        es: [
          'Un paso aún necesita su momento. «Luego» no es un momento; a la hora de «luego» no ocurre nada. Ata el paso a algo que pasa de todas formas: «Cuando haya dejado el plato en el fregadero, abro el libro de matemáticas en la mesa de la cocina». Así nadie tiene que decidir en ese instante. Decide el plato. Acaba tú la frase: «Cuando…, yo…».',
          'Las cosas también pueden ayudar. Un libro que por la noche queda abierto ahorra dos pasos al día siguiente. A un teléfono que está en otra habitación no hay que resistirse. Y alguien sentado cerca con su propio trabajo hace más ligero el comienzo a mucha gente. Nada de esto pide gran voluntad; pide un minuto de preparación.',
        ],
        fr: [
          'Un pas a encore besoin de son moment. « Plus tard » n’est pas un moment ; rien n’arrive jamais à plus tard. Attache le pas à une chose qui arrive de toute façon : « Quand j’ai posé mon assiette dans l’évier, j’ouvre le livre de maths sur la table de la cuisine. » Personne n’a alors à décider sur le moment. L’assiette décide. Finis la phrase pour toi : « Quand…, je… ».',
          'Les objets peuvent aider aussi. Un livre laissé ouvert le soir épargne deux pas le lendemain. À un téléphone dans une autre pièce, on n’a pas à résister. Et quelqu’un d’assis à côté, occupé à son propre travail, rend le début plus léger pour beaucoup de gens. Rien de cela ne demande une forte volonté ; il faut une minute de préparation.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'Plans of the form “when this happens, I do that” were gathered by Gollwitzer and Sheeran in 2006: taking 94 tests together, people with such plans carried out their intentions clearly more often. Many were adults with aims of their own choosing. It does not show that everybody is helped, and it is no treatment. The two minutes are a rule of thumb; we know of no study about exactly two.',
        ],
        es: [
          'Gollwitzer y Sheeran reunieron en 2006 los planes del tipo «cuando pase esto, haré aquello»: en el conjunto de 94 pruebas, quienes los hacían cumplían sus propósitos con bastante más frecuencia. Muchos eran adultos con objetivos elegidos por ellos. No demuestra que ayude a todo el mundo y no es un tratamiento. Los dos minutos son una regla práctica; no conocemos ningún estudio sobre dos exactamente.',
        ],
        fr: [
          'Gollwitzer et Sheeran ont rassemblé en 2006 les plans du type « quand ceci arrive, je fais cela » : sur l’ensemble de 94 tests, ceux qui en avaient un réalisaient nettement plus souvent leurs intentions. C’étaient souvent des adultes, avec des objectifs choisis par eux. Cela ne montre pas que chacun en profite, et ce n’est pas un traitement. Les deux minutes sont une règle pratique ; nous ne connaissons aucune étude sur deux minutes exactement.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'when-then',
          skill: 'starting',
          prompt: {
            en: 'Elif wants to recall one page a day. Which plan needs the least deciding at the moment itself?',
            es: 'Elif quiere recordar una página al día. ¿Qué plan pide menos decisiones en el momento?',
            fr: 'Elif veut se rappeler une page par jour. Quel plan demande le moins de décisions sur le moment ?',
          },
          options: [
            {
              text: {
                en: '“When I get on the bus, I close my eyes and go through the page from yesterday.”',
                es: '«Cuando suba al autobús, cierro los ojos y repaso de memoria la página de ayer».',
                fr: '« Quand je monte dans le bus, je ferme les yeux et je me raconte la page d’hier. »',
              },
              right: true,
              answer: {
                en: 'The bus comes every day and reminds her. What to do is settled as well, down to the page.',
                es: 'El autobús llega cada día y se lo recuerda. También está fijado qué hacer, hasta la página.',
                fr: 'Le bus arrive chaque jour et le lui rappelle. Ce qu’il faut faire est fixé aussi, jusqu’à la page.',
              },
            },
            {
              text: {
                en: '“I will do it when I am in the mood.”',
                es: '«Lo haré cuando tenga ganas».',
                fr: '« Je le ferai quand j’en aurai envie. »',
              },
              answer: {
                en: 'The thought is that liking comes first. It may, but it keeps no hours, and nothing reminds Elif of it.',
                es: 'La idea es que primero vienen las ganas. Puede ser, pero las ganas no tienen horario y nada se lo recuerda a Elif.',
                fr: 'L’idée est que l’envie vient d’abord. Peut-être, mais elle n’a pas d’horaire, et rien ne le rappelle à Elif.',
              },
            },
            {
              text: {
                en: '“From tomorrow on I will be more disciplined.”',
                es: '«A partir de mañana tendré más disciplina».',
                fr: '« À partir de demain, je serai plus disciplinée. »',
              },
              answer: {
                en: 'That is a wish about a person, and hands cannot do it. A plan names a moment and a movement.',
                es: 'Es un deseo sobre cómo ser, y las manos no pueden hacerlo. Un plan nombra un momento y un movimiento.',
                fr: 'C’est un souhait sur sa personne, et les mains ne peuvent pas le faire. Un plan nomme un moment et un geste.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'The parking lot',
        es: 'Ideas para luego',
        fr: 'Le parking à idées',
      },
      paragraphs: {
        en: [
          'In the fourth minute a thought arrives: ask Lena about Saturday. Stray thoughts come to every head, to some more often. Such a thought does not want to annoy you. It wants not to be lost. Push it away, and it knocks again. Follow it, and the maths is gone.',
          'There is a third way. A slip lies beside the page, called the parking lot. Write two words on it, “Lena Saturday”, and go on with the line you were at. The thought is safe, so it can be quiet. When the step is done, read the slip: do it, put it in the planner, or cross it out.',
        ],
        es: [
          'En el minuto cuatro llega un pensamiento: preguntar a Lena por el sábado. A todas las cabezas les llegan pensamientos sueltos; a algunas, más a menudo. Ese pensamiento no quiere molestarte. Quiere no perderse. Si lo apartas, vuelve a llamar. Si lo sigues, adiós a las matemáticas.',
          'Hay una tercera vía. Junto a la hoja hay un papelito que se llama «Ideas para luego». Escribe en él dos palabras, «Lena sábado», y sigue con la línea en la que estabas. El pensamiento está a salvo y puede callar. Cuando acabe el paso, lee el papelito: hazlo, apúntalo en la agenda o táchalo.',
        ],
        fr: [
          'À la quatrième minute, une pensée arrive : demander à Léna pour samedi. Des pensées vagabondes, toutes les têtes en ont, certaines plus souvent. Cette pensée ne cherche pas à t’embêter. Elle veut ne pas être perdue. Si tu la repousses, elle frappe à nouveau. Si tu la suis, adieu les maths.',
          'Il y a une troisième voie. Un papier, à côté de la feuille, s’appelle le parking. Écris-y deux mots, « Léna samedi », et reprends la ligne où tu étais. La pensée est à l’abri, elle peut se taire. À la fin du pas, lis le papier : fais-le, note-le dans l’agenda, ou raye-le.',
        ],
      },
    },
    {
      kind: 'figure',
      figure: {
        kind: 'tree',
        branches: [
          {
            label: { en: 'thought', es: 'idea', fr: 'pensée' },
            tone: 'second',
            branches: [
              {
                label: { en: 'slip', es: 'papel', fr: 'papier' },
                tone: 'given',
                branches: [
                  { label: { en: 'do it', es: 'hacer', fr: 'faire' } },
                  { label: { en: 'plan it', es: 'anotar', fr: 'noter' } },
                  { label: { en: 'cross out', es: 'tachar', fr: 'rayer' } },
                ],
              },
            ],
          },
        ],
        description: {
          en: 'A path from left to right: a thought goes on the slip at once. Only later, from the slip, three ways open: do it, plan it, cross it out.',
          es: 'Un camino de izquierda a derecha: la idea pasa enseguida al papel. Solo después, desde el papel, se abren tres caminos: hacerlo, anotarlo en la agenda o tacharlo.',
          fr: 'Un chemin de gauche à droite : la pensée va tout de suite sur le papier. Plus tard seulement, à partir du papier, trois voies s’ouvrent : le faire, le noter dans l’agenda, le rayer.',
        },
      },
      caption: {
        en: 'Now there is only one way, to the slip. The three decisions wait until the end.',
        es: 'Ahora solo hay un camino, al papel. Las tres decisiones esperan hasta el final.',
        fr: 'Pour l’instant, une seule voie, vers le papier. Les trois décisions attendent la fin.',
      },
    },
    {
      kind: 'case',
      situation: {
        en: 'The next day at five, Yusuf tries it with a step and a slip.',
        es: 'Al día siguiente, a las cinco. Yusuf lo prueba con el paso y el papelito.',
        fr: 'Le lendemain, à cinq heures. Youssef essaie avec le pas et le papier.',
      },
      steps: [
        {
          step: {
            en: 'He puts his phone in the hall and a blank slip beside the book.',
            es: 'Deja el teléfono en la entrada y un papelito en blanco junto al libro.',
            fr: 'Il pose son téléphone dans l’entrée et un papier vide à côté du livre.',
          },
          why: {
            en: 'Half a minute now replaces an hour of resisting.',
            es: 'Medio minuto ahora sustituye a una hora de resistencia.',
            fr: 'Une demi-minute maintenant remplace une heure de résistance.',
          },
        },
        {
          step: {
            en: 'He copies problem 1. That was the step; he may stop.',
            es: 'Copia el problema 1. Ese era el paso; puede parar.',
            fr: 'Il recopie l’exercice 1. C’était le pas ; il peut arrêter.',
          },
          why: {
            en: 'The page has a first line. The heaviest part is behind him.',
            es: 'La hoja tiene una primera línea. Lo más pesado ha quedado atrás.',
            fr: 'La page a une première ligne. Le plus lourd est passé.',
          },
        },
        {
          step: {
            en: 'While copying he saw how it begins. He writes the next line too.',
            es: 'Al copiar vio cómo empieza. Escribe también la línea siguiente.',
            fr: 'En recopiant, il a vu comment cela commence. Il écrit aussi la ligne suivante.',
          },
          why: {
            en: 'The second step was near. Had it not been, two minutes would have been enough.',
            es: 'El segundo paso estaba cerca. De no estarlo, dos minutos habrían bastado.',
            fr: 'Le deuxième pas était proche. Sinon, deux minutes auraient suffi.',
          },
        },
        {
          step: {
            en: '“Lena, Saturday?” Two words on the slip, then back to the line.',
            es: '«¿Lena, sábado?» Dos palabras en el papelito y de vuelta a la línea.',
            fr: '« Léna, samedi ? » Deux mots sur le papier, puis retour à la ligne.',
          },
          why: {
            en: 'The thought is kept, and his place is kept as well.',
            es: 'El pensamiento queda guardado, y su lugar en la hoja también.',
            fr: 'La pensée est gardée, et sa place dans la page aussi.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'thought-arrives',
          skill: 'attention',
          prompt: {
            en: 'In the middle of a problem Tim thinks: “Did I feed the rabbit?” He fed it this morning, but is not sure. What protects his attention best?',
            es: 'En mitad de un problema, Tim piensa: «¿He dado de comer al conejo?». Lo hizo por la mañana, pero no está seguro. ¿Qué protege mejor su atención?',
            fr: 'En plein exercice, Tim pense : « Est-ce que j’ai nourri le lapin ? » Il l’a fait ce matin, mais n’en est pas sûr. Qu’est-ce qui préserve le mieux son attention ?',
          },
          options: [
            {
              text: {
                en: 'Telling himself not to think of the rabbit.',
                es: 'Decirse que no piense en el conejo.',
                fr: 'Se dire de ne pas penser au lapin.',
              },
              answer: {
                en: 'It looks like discipline. But to check that one is not thinking of the rabbit, one has to think of the rabbit.',
                es: 'Parece disciplina. Pero para comprobar que no piensas en el conejo tienes que pensar en el conejo.',
                fr: 'Cela ressemble à de la discipline. Mais pour vérifier qu’on ne pense pas au lapin, il faut penser au lapin.',
              },
            },
            {
              text: {
                en: 'Writing “rabbit” on the slip and reading the last line of the problem again.',
                es: 'Escribir «conejo» en el papelito y releer la última línea del problema.',
                fr: 'Écrire « lapin » sur le papier et relire la dernière ligne de l’exercice.',
              },
              right: true,
              answer: {
                en: 'The thought is safe, and the last line leads back in. When he has finished the problem, he can look at the cage.',
                es: 'El pensamiento está a salvo y la última línea lo lleva de vuelta. Cuando acabe el problema puede mirar la jaula.',
                fr: 'La pensée est à l’abri, et la dernière ligne le ramène. L’exercice fini, il pourra aller voir la cage.',
              },
            },
            {
              text: {
                en: 'Getting up to look at once, so that the question is settled and his head is free again.',
                es: 'Levantarse a mirar enseguida, para que quede resuelto y la cabeza vuelva a estar libre.',
                fr: 'Se lever pour aller voir tout de suite, afin que ce soit réglé et que la tête soit libre.',
              },
              answer: {
                en: 'For the rabbit that is settled. On the way lie the kitchen and the phone, and the problem must be found anew.',
                es: 'Lo del conejo queda resuelto. Por el camino están la cocina y el teléfono, y al problema hay que volver a entrar.',
                fr: 'Pour le lapin, c’est réglé. Mais sur le chemin il y a la cuisine et le téléphone, et il faudra retrouver le fil de l’exercice.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'many-parked',
          skill: 'attention',
          prompt: {
            en: 'After ten minutes there are seven words on Zoe’s slip. She thinks she has failed at paying attention. What does the slip say?',
            es: 'Tras diez minutos, en el papelito de Zoe hay siete palabras. Cree que ha fracasado en prestar atención. ¿Qué dice el papelito?',
            fr: 'Après dix minutes, il y a sept mots sur le papier de Zoé. Elle pense avoir échoué à être attentive. Que dit le papier ?',
          },
          options: [
            {
              text: {
                en: 'That a slip is useless for a head like hers.',
                es: 'Que para una cabeza como la suya no sirve un papelito.',
                fr: 'Qu’un papier ne sert à rien pour une tête comme la sienne.',
              },
              answer: {
                en: 'Seven thoughts in ten minutes are many, and some days are like that. For exactly such heads and days the slip lies there.',
                es: 'Siete pensamientos en diez minutos son muchos, y hay días así. Justamente para esas cabezas y esos días está el papelito.',
                fr: 'Sept pensées en dix minutes, c’est beaucoup, et certains jours sont ainsi. C’est précisément pour ces têtes et ces jours que le papier est là.',
              },
            },
            {
              text: {
                en: 'That she should do the seven things first.',
                es: 'Que debería hacer antes las siete cosas.',
                fr: 'Qu’elle devrait d’abord faire les sept choses.',
              },
              answer: {
                en: 'The wish to have a free head is understandable. But after the seven come seven more. Once they are written down they can wait.',
                es: 'Querer tener la cabeza libre se entiende. Pero después de las siete vienen otras siete. Una vez escritas, pueden esperar.',
                fr: 'Vouloir la tête libre se comprend. Mais après ces sept, il en viendra sept autres. Une fois écrites, elles peuvent attendre.',
              },
            },
            {
              text: {
                en: 'That she came back seven times.',
                es: 'Que volvió siete veces.',
                fr: 'Qu’elle est revenue sept fois.',
              },
              right: true,
              answer: {
                en: 'Each word stands for one leaving and one return. Returning is the part that can be practised, and she has done it seven times.',
                es: 'Cada palabra es una salida y una vuelta. Volver es la parte que se puede practicar, y lo ha hecho siete veces.',
                fr: 'Chaque mot est un départ et un retour. Revenir est la part qui s’exerce, et elle l’a fait sept fois.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'too-heavy',
          skill: 'starting',
          prompt: {
            en: 'Mio’s slip says “Do problem 1”. For two days he has walked around it. Which change is most likely to help?',
            es: 'En el papelito de Mio pone «Hacer el problema 1». Lleva dos días dándole vueltas. ¿Qué cambio tiene más posibilidades de ayudar?',
            fr: 'Le papier de Mio dit « Faire l’exercice 1 ». Depuis deux jours, il tourne autour. Quel changement a le plus de chances d’aider ?',
          },
          options: [
            {
              text: {
                en: 'Promise himself a reward that is larger.',
                es: 'Prometerse un premio más grande.',
                fr: 'Se promettre une récompense plus grande.',
              },
              answer: {
                en: 'A reward pulls at the end of the way. What is missing is the beginning: where would the hand start?',
                es: 'Un premio tira desde el final del camino. Lo que falta es el comienzo: ¿por dónde empezaría la mano?',
                fr: 'Une récompense tire au bout du chemin. Ce qui manque, c’est le début : par où la main commencerait-elle ?',
              },
            },
            {
              text: {
                en: 'Make it smaller and give it a moment: “After my snack I copy the first line.”',
                es: 'Hacerlo más pequeño y darle un momento: «Después de merendar copio la primera línea».',
                fr: 'Le rendre plus petit et lui donner un moment : « Après mon goûter, je recopie la première ligne. »',
              },
              right: true,
              answer: {
                en: 'Both handles at once: a movement of one minute, and an occasion that comes by itself.',
                es: 'Las dos asas a la vez: un movimiento de un minuto y una ocasión que llega sola.',
                fr: 'Les deux poignées à la fois : un geste d’une minute, et une occasion qui vient d’elle-même.',
              },
            },
            {
              text: {
                en: 'Wait for a day with more energy.',
                es: 'Esperar un día con más energía.',
                fr: 'Attendre un jour avec plus d’énergie.',
              },
              answer: {
                en: 'Such days exist, but nobody knows when. A step may be so small that the energy of today is enough.',
                es: 'Esos días existen, pero nadie sabe cuándo llegan. Un paso puede ser tan pequeño que baste la energía de hoy.',
                fr: 'Ces jours existent, mais nul ne sait quand. Un pas peut être si petit que l’énergie d’aujourd’hui suffit.',
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
          'You can halve a task until two minutes are left that a hand can do, and tie them to a plate, a bus or a snack. You can park a thought with two words. The focus sessions here work the same way, with a first step and a parking lot on the screen. How long to go on afterwards, and how to come back from a break, is next.',
        ],
        es: [
          'Puedes partir una tarea hasta que queden dos minutos al alcance de una mano, y atarlos a un plato, un autobús o una merienda. Puedes dejar un pensamiento para luego con dos palabras. Las sesiones de concentración de aquí funcionan igual, con un primer paso y un lugar para las ideas en la pantalla. Cuánto seguir después y cómo volver de una pausa viene ahora.',
        ],
        fr: [
          'Tu peux couper une tâche en deux jusqu’à ce qu’il reste deux minutes à la portée d’une main, et les attacher à une assiette, un bus ou un goûter. Tu peux garer une pensée en deux mots. Les séances de concentration proposées ici font de même, avec un premier pas et un parking à l’écran. Combien de temps continuer, et comment revenir d’une pause : c’est la suite.',
        ],
      },
    },
  ],
};
