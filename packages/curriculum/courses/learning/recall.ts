import type { Lesson } from '../lesson.ts';

export const recall: Lesson = {
  id: 'recall',
  title: {
    en: 'Recalling beats rereading',
    es: 'Recordar rinde más que releer',
    fr: 'Se rappeler vaut mieux que relire',
  },
  can: {
    en: 'You close the page, bring back what you can, and know afterwards what is there and what is missing.',
    es: 'Aprenderás a cerrar la página, a recordar lo que puedas y a ver después qué sabes y qué te falta.',
    fr: 'Tu apprendras à fermer la page, à retrouver ce que tu peux, puis à voir ce que tu sais et ce qui manque.',
  },
  minutes: 15,
  slots: { sum: '2 + 3*4' },
  blocks: [
    {
      kind: 'text',
      heading: {
        en: 'Known on Tuesday, gone on Friday',
        es: 'El martes lo sabía; el viernes ya no',
        fr: 'Su mardi, envolé vendredi',
      },
      paragraphs: {
        en: [
          'On Tuesday evening Nadia reads her page on volcanoes three times. By the third time every sentence feels familiar, and she closes the book content. On Friday the test says: describe the parts of a volcano. She sees the page before her, the colours, the drawing at the top. The words do not come.',
          'Nothing is wrong with Nadia’s memory. She practised one thing and was asked for another. On Tuesday the page was there, and she recognised it. On Friday the page was gone, and the words had to come from her: she had to recall. It is the same with faces: you recognise hundreds, and far fewer names come when you want them.',
        ],
        es: [
          'El martes por la tarde, Nadia lee tres veces su página sobre los volcanes. A la tercera, cada frase es una vieja conocida, y cierra el libro satisfecha. El viernes, el examen dice: describe las partes de un volcán. Ella ve la página, los colores, el dibujo de arriba. Las palabras no llegan.',
          'A la memoria de Nadia no le pasa nada. Practicó una cosa y le pidieron otra. El martes la página estaba delante y ella la reconocía. El viernes la página ya no estaba, y las palabras tenían que salir de dentro: tenía que recordar. Es como con las caras: reconoces cientos, pero te vienen muchos menos nombres cuando los buscas.',
        ],
        fr: [
          'Mardi soir, Nadia lit trois fois sa page sur les volcans. À la troisième, chaque phrase est une vieille connaissance, et elle ferme le livre, confiante. Vendredi, le contrôle demande : décris les parties d’un volcan. Elle revoit la page, les couleurs, le dessin en haut. Les mots ne viennent pas.',
          'La mémoire de Nadia va très bien. Elle a travaillé une chose, et on lui en a demandé une autre. Mardi, la page était là et elle la reconnaissait. Vendredi, la page avait disparu et les mots devaient venir d’elle : il fallait se rappeler. C’est comme pour les visages : tu en reconnais des centaines, et bien moins de noms te viennent quand tu les cherches.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Look away from the screen for ten seconds. Say in your own words what Nadia practised, and what was asked of her. If only half of it comes, look back for the other half. That was recalling.',
        ],
        es: [
          'Aparta la vista de la pantalla diez segundos. Di con tus palabras qué practicó Nadia y qué le pidieron. Si solo te viene la mitad, vuelve a mirar para encontrar la otra. Eso ha sido recordar.',
        ],
        fr: [
          'Quitte l’écran des yeux pendant dix secondes. Dis avec tes mots ce que Nadia a travaillé, et ce qu’on lui a demandé. S’il n’en vient que la moitié, regarde plus haut pour l’autre. Tu viens de te rappeler quelque chose.',
        ],
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'Why fetching helps',
        es: 'Por qué ayuda ir a buscar',
        fr: 'Pourquoi aller chercher aide',
      },
      paragraphs: {
        en: [
          'Think of a meadow with a hut behind it. Walk there once and you leave a faint track. The next walk finds it sooner and treads it down further. Looking at a photo of the hut treads nothing down. Memory behaves in much the same way: each time you fetch something from it yourself, the way there becomes a little more certain.',
          'Fetching does a second thing. It shows you, without a mark and with nobody watching, what is there and what is missing. A gap that you have found tells you where the next five minutes are well spent.',
        ],
        es: [
          'Imagina un prado con una cabaña al fondo. Si vas hasta ella una vez, dejas una huella leve. El siguiente paseo la encuentra antes y la marca un poco más. Mirar una foto de la cabaña no marca nada. Con la memoria pasa algo parecido: cada vez que vas tú a buscar algo en ella, el camino queda un poco más seguro.',
          'Ir a buscar hace otra cosa más. Te muestra, sin nota y sin que nadie mire, qué está y qué falta. Un hueco que has encontrado te dice dónde aprovechar los próximos cinco minutos.',
        ],
        fr: [
          'Imagine un pré avec une cabane au bout. Va une fois jusqu’à elle, et tu laisses une trace légère. La promenade suivante la retrouve plus vite et la marque davantage. Regarder une photo de la cabane ne trace rien. La mémoire fonctionne à peu près ainsi : chaque fois que tu vas toi-même y chercher quelque chose, le chemin devient un peu plus sûr.',
          'Aller chercher fait encore autre chose. Cela te montre, sans note et sans témoin, ce qui est là et ce qui manque. Un trou repéré te dit où placer tes cinq prochaines minutes.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'which-is-recalling',
          skill: 'retrieval',
          prompt: {
            en: 'Four pupils prepare the same page. Who is recalling?',
            es: 'Cuatro estudiantes preparan la misma página. ¿Quién está recordando?',
            fr: 'Quatre élèves préparent la même page. Qui est en train de se rappeler ?',
          },
          options: [
            {
              text: {
                en: 'Ada reads it aloud, slowly.',
                es: 'Ada la lee en voz alta, despacio.',
                fr: 'Ada la lit à voix haute, lentement.',
              },
              answer: {
                en: 'Reading aloud keeps the eyes on the line, and that can help. But the words still come from the page, not from Ada.',
                es: 'Leer en voz alta mantiene la vista en la línea, y eso puede ayudar. Pero las palabras siguen viniendo de la página, no de Ada.',
                fr: 'Lire à voix haute garde les yeux sur la ligne, et cela peut aider. Mais les mots viennent encore de la page, pas d’Ada.',
              },
            },
            {
              text: {
                en: 'Ben marks the important lines in yellow.',
                es: 'Ben marca en amarillo las líneas importantes.',
                fr: 'Ben surligne en jaune les lignes importantes.',
              },
              answer: {
                en: 'Marking decides what matters, which is a beginning. Nothing has been fetched from memory yet: the page was open the whole time.',
                es: 'Subrayar decide qué importa, y eso es un comienzo. Todavía no se ha sacado nada de la memoria: la página estuvo abierta todo el tiempo.',
                fr: 'Surligner, c’est décider de ce qui compte, et c’est un début. Rien n’est encore sorti de la mémoire : la page est restée ouverte tout le temps.',
              },
            },
            {
              text: {
                en: 'Cleo covers the page and tells her brother what was on it.',
                es: 'Cleo tapa la página y le cuenta a su hermano lo que decía.',
                fr: 'Cléo cache la page et raconte à son frère ce qu’il y avait dessus.',
              },
              right: true,
              answer: {
                en: 'The page is covered, so the words must come from Cleo. What she leaves out, she will notice herself.',
                es: 'La página está tapada, así que las palabras tienen que salir de Cleo. Lo que se deje, lo notará ella misma.',
                fr: 'La page est cachée : les mots doivent venir de Cléo. Ce qu’elle oublie, elle le remarquera elle-même.',
              },
            },
            {
              text: {
                en: 'Dan copies the whole page neatly into his exercise book, line by line.',
                es: 'Dan copia toda la página con buena letra en su cuaderno, línea por línea.',
                fr: 'Dan recopie proprement toute la page dans son cahier, ligne par ligne.',
              },
              answer: {
                en: 'Copying keeps the hand busy, and a neat page is pleasant to have. Every word was in view before it was written, so memory had nothing to fetch.',
                es: 'Copiar mantiene la mano ocupada, y da gusto tener una página limpia. Pero cada palabra estaba a la vista antes de escribirla: la memoria no tuvo que buscar nada.',
                fr: 'Recopier occupe la main, et une page propre est agréable. Mais chaque mot était sous les yeux avant d’être écrit : la mémoire n’avait rien à aller chercher.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'what-a-gap-says',
          skill: 'retrieval',
          prompt: {
            en: 'Imre closes his notes and tries to recall five facts. Three come, two do not. What has he learnt from that?',
            es: 'Imre cierra sus apuntes e intenta recordar cinco datos. Le vienen tres; los otros dos, no. ¿Qué ha averiguado con eso?',
            fr: 'Imre ferme ses notes et essaie de retrouver cinq faits. Trois reviennent, deux non. Qu’a-t-il appris par là ?',
          },
          options: [
            {
              text: {
                en: 'That he should read everything again from the top.',
                es: 'Que debe releerlo todo desde el principio.',
                fr: 'Qu’il doit tout relire depuis le début.',
              },
              answer: {
                en: 'That thought wants to be thorough. But three facts are there already; reading all five again spends most of the time on what he knows.',
                es: 'Es la idea de hacerlo todo a fondo. Pero tres datos ya están; releer los cinco gasta casi todo el tiempo en lo que ya sabe.',
                fr: 'C’est l’envie de bien faire. Mais trois faits sont déjà là ; tout relire consacre presque tout le temps à ce qu’il sait.',
              },
            },
            {
              text: {
                en: 'Which two facts the next five minutes are for.',
                es: 'A qué dos datos dedicar los próximos cinco minutos.',
                fr: 'À quels deux faits consacrer les cinq prochaines minutes.',
              },
              right: true,
              answer: {
                en: 'The gaps point at exactly two places. And the three facts that came have been strengthened by coming.',
                es: 'Los huecos señalan exactamente dos sitios. Y los tres datos que vinieron se han afianzado al venir.',
                fr: 'Les trous désignent exactement deux endroits. Et les trois faits revenus se sont renforcés en revenant.',
              },
            },
            {
              text: {
                en: 'That this subject is not for him.',
                es: 'Que esta materia no es para él.',
                fr: 'Que cette matière n’est pas faite pour lui.',
              },
              answer: {
                en: 'Two gaps on one evening say something about two facts, and nothing about Imre. Forgetting is what every memory does between two visits.',
                es: 'Dos huecos en una tarde dicen algo de dos datos, y nada de Imre. Olvidar es lo que hace toda memoria entre dos visitas.',
                fr: 'Deux trous un soir disent quelque chose de deux faits, et rien d’Imre. Oublier, c’est ce que fait toute mémoire entre deux visites.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'It feels worse and lasts longer',
        es: 'Es menos agradable y dura más',
        fr: 'Moins agréable, plus durable',
      },
      paragraphs: {
        en: [
          'Rereading feels smooth. Recalling feels bumpy: pauses, half sentences, a word on the tip of the tongue. So the smooth way seems to work better. The sketch shows why the same evening misleads.',
        ],
        es: [
          'Releer resulta fluido. Recordar va a trompicones: pausas, medias frases, una palabra en la punta de la lengua. Por eso parece que lo fluido funciona mejor. El dibujo muestra por qué esa misma tarde engaña.',
        ],
        fr: [
          'Relire, c’est fluide. Se rappeler, c’est cahoteux : des pauses, des moitiés de phrases, un mot sur le bout de la langue. Ce qui glisse semble donc marcher mieux. Le dessin montre pourquoi le soir même est trompeur.',
        ],
      },
    },
    {
      kind: 'graph',
      graph: {
        items: ['y = 90*(4/5)^x {0 <= x <= 8}', 'y = 80*(9/10)^x {0 <= x <= 8}', '(1, 72)'],
        view: { x: [-0.5, 8.5], y: [-10, 110] },
      },
      caption: {
        en: 'A sketch, not a measurement. To the right: days. Upwards: percent you could still recall. The curve that starts at 90 is rereading: it falls fast. The curve that starts at 80 is recalling: it falls slowly. Look at the point where they cross, after one day.',
        es: 'Un boceto, no una medición. Hacia la derecha, los días; hacia arriba, el tanto por ciento que aún se recuerda. La curva que empieza en 90 es releer: cae deprisa. La que empieza en 80 es recordar: cae despacio. Fíjate en el punto donde se cruzan, al cabo de un día.',
        fr: 'Un croquis, pas une mesure. Vers la droite, les jours ; vers le haut, le pourcentage dont on se souvient encore. La courbe qui part de 90 est celle de la relecture : elle baisse vite. Celle qui part de 80 est celle du rappel : elle baisse lentement. Regarde le point où les courbes se croisent, au bout d’un jour.',
      },
    },
    {
      kind: 'aside',
      about: 'evidence',
      paragraphs: {
        en: [
          'Roediger and Karpicke measured it in 2006. Students read a short text. Some then read it again, the others wrote down what they could recall. Five minutes later the rereaders knew more. A week later it had turned around.',
          'What this does not show: they were university students with short texts, over one week, and not pupils with equations over a school year. A review of many studies by Dunlosky and others (2013) found practice with recall useful across ages and subjects. How large the gain is for you, no study can say.',
        ],
        es: [
          'Roediger y Karpicke lo midieron en 2006. Varios estudiantes leyeron un texto corto. Unos lo leyeron otra vez; otros escribieron lo que recordaban. A los cinco minutos sabían más los que habían releído. Una semana después era al revés.',
          'Lo que esto no demuestra: eran universitarios con textos cortos y durante una semana, no alumnos con ecuaciones durante un curso. Una revisión de muchos estudios, de Dunlosky y otros (2013), encontró útil la práctica de recordar en distintas edades y materias. Cuánto ganarás tú, ningún estudio puede decirlo.',
        ],
        fr: [
          'Roediger et Karpicke l’ont mesuré en 2006. Des étudiants ont lu un texte court. Les uns l’ont relu, les autres ont écrit ce dont ils se souvenaient. Cinq minutes plus tard, les premiers en savaient davantage. Une semaine après, c’était l’inverse.',
          'Ce que cela ne montre pas : c’étaient des étudiants d’université, avec des textes courts, sur une semaine, et non des élèves avec des équations sur une année. Une synthèse de nombreuses études, par Dunlosky et d’autres (2013), a trouvé l’entraînement au rappel utile à divers âges et dans diverses matières. Combien tu y gagneras, aucune étude ne peut le dire.',
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
              en: 'Reread, 5 minutes later',
              es: 'Releer, 5 minutos después',
              fr: 'Relire, 5 minutes après',
            },
            parts: [{ size: 81, label: '81%' }, { size: 19 }],
          },
          {
            name: {
              en: 'Recalled, 5 minutes later',
              es: 'Recordar, 5 minutos después',
              fr: 'Se rappeler, 5 minutes après',
            },
            parts: [{ size: 75, label: '75%', tone: 'given' }, { size: 25 }],
          },
          {
            name: {
              en: 'Reread, one week later',
              es: 'Releer, una semana después',
              fr: 'Relire, une semaine après',
            },
            parts: [{ size: 42, label: '42%' }, { size: 58 }],
          },
          {
            name: {
              en: 'Recalled, one week later',
              es: 'Recordar, una semana después',
              fr: 'Se rappeler, une semaine après',
            },
            parts: [{ size: 56, label: '56%', tone: 'given' }, { size: 44 }],
          },
        ],
        description: {
          en: 'Four bars, each a share of 100 percent. Five minutes later: reread 81, recalled 75. One week later: reread 42, recalled 56. Both shrink, and the order turns around.',
          es: 'Cuatro barras, cada una como parte del 100 por ciento. A los cinco minutos: releer 81, recordar 75. Una semana después: releer 42, recordar 56. Las dos bajan y el orden se invierte.',
          fr: 'Quatre barres, chacune comme part de 100 pour cent. Cinq minutes après : relire 81, se rappeler 75. Une semaine après : relire 42, se rappeler 56. Les deux baissent, et l’ordre s’inverse.',
        },
      },
      caption: {
        en: 'Measured values, rounded (Roediger and Karpicke 2006, first experiment). How much of the text each group still knew. Compare the first pair of bars with the second.',
        es: 'Valores medidos, redondeados (Roediger y Karpicke 2006, primer experimento). Cuánto del texto sabía aún cada grupo. Compara el primer par de barras con el segundo.',
        fr: 'Valeurs mesurées, arrondies (Roediger et Karpicke 2006, première expérience). Ce que chaque groupe savait encore du texte. Compare les deux premières barres aux deux suivantes.',
      },
    },
    {
      kind: 'text',
      heading: {
        en: 'The blank page',
        es: 'La hoja en blanco',
        fr: 'La feuille blanche',
      },
      paragraphs: {
        en: [
          'The method needs a sheet of paper and three minutes. Close everything. Write or draw whatever comes about the topic, in any order; spelling does not matter here. When nothing more comes, wait for ten slow breaths; often a second wave arrives. Then open the book and add what was missing, in another colour.',
        ],
        es: [
          'El método necesita una hoja y tres minutos. Ciérralo todo. Escribe o dibuja lo que te venga sobre el tema, en cualquier orden; la ortografía aquí no importa. Cuando ya no salga nada, espera diez respiraciones lentas; a menudo llega una segunda ola. Después abre el libro y añade lo que faltaba, en otro color.',
        ],
        fr: [
          'La méthode demande une feuille et trois minutes. Ferme tout. Écris ou dessine ce qui vient sur le sujet, dans n’importe quel ordre ; l’orthographe ne compte pas ici. Quand plus rien ne vient, attends le temps de dix respirations lentes ; souvent une deuxième vague arrive. Puis ouvre le livre et ajoute ce qui manquait, d’une autre couleur.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'mistake',
      paragraphs: {
        en: [
          'A common slip is to stop before the second colour: the writing was the hard part, so it feels finished. But recalling without looking afterwards can keep a wrong idea alive. The colour puts it right while the question is still open in your head, and tomorrow it tells you where to begin.',
        ],
        es: [
          'Un tropiezo frecuente es parar antes del segundo color: lo duro era escribir, así que parece terminado. Pero recordar sin mirar después puede mantener viva una idea equivocada. El color la corrige mientras la pregunta sigue abierta en tu cabeza, y mañana te dice por dónde empezar.',
        ],
        fr: [
          'Un faux pas fréquent : s’arrêter avant la deuxième couleur. Le plus dur était d’écrire, alors on croit avoir fini. Mais se rappeler sans vérifier peut garder en vie une idée fausse. La couleur la corrige pendant que la question est encore ouverte dans ta tête, et demain elle te dit par où commencer.',
        ],
      },
    },
    {
      kind: 'case',
      situation: {
        en: 'This afternoon Leo learnt in which order a sum is worked out. Now the book is closed and a blank sheet lies before him.',
        es: 'Esta tarde Leo ha aprendido en qué orden se hacen las operaciones. Ahora el libro está cerrado y tiene delante una hoja en blanco.',
        fr: 'Cet après-midi, Léo a appris dans quel ordre on effectue les opérations. Le livre est fermé ; une feuille blanche est devant lui.',
      },
      steps: [
        {
          step: {
            en: 'At the top he writes a question: “Plus or times, what comes first?”',
            es: 'Arriba escribe una pregunta: «¿Qué va antes, la suma o el producto?»',
            fr: 'En haut, il écrit une question : « L’addition ou la multiplication, laquelle passe d’abord ? »',
          },
          why: {
            en: 'A question gives memory something to reach for. A title such as “Calculating” gives it nothing.',
            es: 'Una pregunta le da a la memoria algo que buscar. Un título como «Cálculo» no le da nada.',
            fr: 'Une question donne à la mémoire quelque chose à chercher. Un titre comme « Calcul » ne lui donne rien.',
          },
        },
        {
          step: {
            en: 'He writes: “Times. In {sum} there are 2, and three groups of four as well.”',
            es: 'Escribe: «El producto. En {sum} hay 2, y además tres grupos de cuatro».',
            fr: 'Il écrit : « La multiplication. Dans {sum}, il y a 2, et en plus trois groupes de quatre. »',
          },
          why: {
            en: 'His own words, with the reason. If you can say why, there is less to learn by heart.',
            es: 'Sus propias palabras, con la razón. Si sabes decir por qué, hay menos que memorizar.',
            fr: 'Ses propres mots, avec la raison. Quand on sait dire pourquoi, il y a moins à apprendre par cœur.',
          },
        },
        {
          step: {
            en: 'He works it out: 14. The other order would have given 20.',
            es: 'Lo calcula: 14. En el otro orden habría dado 20.',
            fr: 'Il calcule : 14. Dans l’autre ordre, il aurait trouvé 20.',
          },
          why: {
            en: 'His own example tests the sentence, and shows that the order makes a difference.',
            es: 'Un ejemplo propio pone a prueba la frase y muestra que el orden cambia el resultado.',
            fr: 'Un exemple à soi met la phrase à l’épreuve, et montre que l’ordre change le résultat.',
          },
        },
        {
          step: {
            en: 'About brackets nothing comes. He leaves a line free and goes on.',
            es: 'Sobre los paréntesis no le viene nada. Deja una línea libre y sigue.',
            fr: 'Sur les parenthèses, rien ne vient. Il laisse une ligne vide et continue.',
          },
          why: {
            en: 'The gap is found; that was the aim. Waiting in front of it would only tire him.',
            es: 'El hueco está localizado; de eso se trataba. Esperar delante de él solo cansaría.',
            fr: 'Le trou est trouvé ; c’était le but. Attendre devant ne ferait que fatiguer.',
          },
        },
        {
          step: {
            en: 'He opens the book and fills the line in green: “Brackets come before everything.”',
            es: 'Abre el libro y completa la línea en verde: «Los paréntesis van antes que todo».',
            fr: 'Il ouvre le livre et complète la ligne en vert : « Les parenthèses passent avant tout. »',
          },
          why: {
            en: 'Looked up while he still wanted to know. Tomorrow he begins with the green line.',
            es: 'Lo consultó cuando todavía quería saberlo. Mañana empezará por la línea verde.',
            fr: 'Il a vérifié pendant qu’il voulait encore savoir. Demain, il commencera par la ligne verte.',
          },
        },
      ],
    },
    {
      kind: 'items',
      items: [
        { kind: 'practice', template: 'whole_numbers.priority', seed: 5 },
        {
          kind: 'choice',
          id: 'second-colour',
          skill: 'retrieval',
          prompt: {
            en: 'Sofia writes down all she can recall. One sentence is wrong, which she does not know yet. What protects her from learning it that way?',
            es: 'Sofía escribe todo lo que recuerda. Una frase está mal, pero ella aún no lo sabe. ¿Qué evita que se la aprenda así?',
            fr: 'Sofia écrit tout ce dont elle se souvient. Une phrase est fausse, mais elle ne le sait pas encore. Qu’est-ce qui l’empêche de l’apprendre ainsi ?',
          },
          options: [
            {
              text: {
                en: 'Writing only those sentences that she is quite sure of, and leaving out the rest.',
                es: 'Escribir solo las frases de las que está muy segura y dejar fuera las demás.',
                fr: 'N’écrire que les phrases dont elle est tout à fait sûre, et laisser les autres de côté.',
              },
              answer: {
                en: 'It sounds careful, but one can feel sure of a wrong sentence too. And the unsure ones are those that most need to be tried.',
                es: 'Parece prudente, pero también se puede estar segura de una frase equivocada. Y las dudosas son las que más necesitan probarse.',
                fr: 'Cela paraît prudent, mais on peut être sûr d’une phrase fausse. Et ce sont les phrases incertaines qui ont le plus besoin d’être essayées.',
              },
            },
            {
              text: {
                en: 'Opening the book afterwards and correcting in another colour.',
                es: 'Abrir el libro después y corregir en otro color.',
                fr: 'Ouvrir le livre ensuite et corriger d’une autre couleur.',
              },
              right: true,
              answer: {
                en: 'First fetch, then compare. The correction meets an open question, and the colour keeps the place for tomorrow.',
                es: 'Primero buscar, luego comparar. La corrección llega a una pregunta abierta, y el color guarda el sitio para mañana.',
                fr: 'D’abord chercher, puis comparer. La correction arrive sur une question ouverte, et la couleur garde la place pour demain.',
              },
            },
            {
              text: {
                en: 'Keeping the book open while she writes.',
                es: 'Tener el libro abierto mientras escribe.',
                fr: 'Garder le livre ouvert pendant qu’elle écrit.',
              },
              answer: {
                en: 'Then the sheet would be free of errors, but copied. The page would have filled the gaps, and she would not know which ones there were.',
                es: 'Entonces la hoja no tendría errores, pero estaría copiada. La página habría tapado los huecos y ella no sabría cuáles eran.',
                fr: 'La feuille serait alors sans erreur, mais recopiée. La page aurait bouché les trous, et elle ne saurait pas lesquels.',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: {
        en: 'When hardly anything comes',
        es: 'Cuando no viene casi nada',
        fr: 'Quand presque rien ne vient',
      },
      paragraphs: {
        en: [
          'Some days the sheet stays nearly empty. Then make the question smaller, not the effort larger. Turn one heading into a question. Cover one line of an example and say what stands there. Ask yourself for three words instead of a summary. Speaking, drawing or answering somebody’s question counts as much as writing.',
        ],
        es: [
          'Hay días en que la hoja se queda casi vacía. Entonces haz más pequeña la pregunta, no más grande el esfuerzo. Convierte un título en pregunta. Tapa una línea de un ejemplo y di qué pone. Pídete tres palabras en vez de un resumen. Hablar, dibujar o contestar a alguien cuenta tanto como escribir.',
        ],
        fr: [
          'Certains jours, la feuille reste presque vide. Réduis alors la question, n’augmente pas l’effort. Transforme un titre en question. Cache une ligne d’un exemple et dis ce qui s’y trouve. Demande-toi trois mots au lieu d’un résumé. Parler, dessiner ou répondre à quelqu’un compte autant qu’écrire.',
        ],
      },
    },
    {
      kind: 'aside',
      about: 'try',
      paragraphs: {
        en: [
          'Take the page that you need next for school. Turn its heading into one question and write it on a slip of paper. That is all for now; the answer can wait until tomorrow.',
        ],
        es: [
          'Toma la próxima página que necesites para clase. Convierte su título en una pregunta y escríbela en un papelito. Eso es todo por ahora; la respuesta puede esperar a mañana.',
        ],
        fr: [
          'Prends la prochaine page dont tu auras besoin en classe. Transforme son titre en une question et écris-la sur un bout de papier. C’est tout pour l’instant ; la réponse peut attendre demain.',
        ],
      },
    },
    {
      kind: 'items',
      items: [
        {
          kind: 'choice',
          id: 'smaller-question',
          skill: 'retrieval',
          prompt: {
            en: 'Tired after sport, Jonas looks at a blank page headed “Photosynthesis: everything”. Nothing comes. Which next step is still recalling?',
            es: 'Cansado después del deporte, Jonás mira una hoja que dice «Fotosíntesis: todo». No le viene nada. ¿Qué paso siguiente sigue siendo recordar?',
            fr: 'Fatigué après le sport, Jonas regarde une feuille intitulée « Photosynthèse : tout ». Rien ne vient. Quelle étape reste un rappel ?',
          },
          options: [
            {
              text: {
                en: 'Look once, close the page, say three words from it.',
                es: 'Mirar una vez, cerrar la página y decir tres palabras.',
                fr: 'Regarder une fois, fermer la page et dire trois mots.',
              },
              right: true,
              answer: {
                en: 'A look is allowed; what counts is that the page is closed when the words come. Three words are a question of the right size for this evening.',
                es: 'Mirar está permitido; lo que cuenta es que la página esté cerrada cuando llegan las palabras. Tres palabras son una pregunta del tamaño justo para esta tarde.',
                fr: 'Regarder est permis ; ce qui compte, c’est que la page soit fermée quand les mots viennent. Trois mots : une question à la taille de ce soir.',
              },
            },
            {
              text: {
                en: 'Stay in front of the empty sheet and push until everything comes.',
                es: 'Quedarse ante la hoja vacía e insistir hasta que venga todo.',
                fr: 'Rester devant la feuille vide et insister jusqu’à ce que tout vienne.',
              },
              answer: {
                en: 'That relies on strength that Jonas does not have tonight. A smaller question reaches the same memory and costs less.',
                es: 'Eso cuenta con unas fuerzas que Jonás hoy no tiene. Una pregunta más pequeña llega a la misma memoria y cuesta menos.',
                fr: 'Cela compte sur des forces que Jonas n’a pas ce soir. Une question plus petite atteint la même mémoire et coûte moins.',
              },
            },
            {
              text: {
                en: 'Read the chapter twice and call it done.',
                es: 'Leer el tema dos veces y darlo por hecho.',
                fr: 'Lire le chapitre deux fois et considérer que c’est fait.',
              },
              answer: {
                en: 'Reading is a fine way to meet a topic. It becomes recalling only when something is fetched with the page closed, even if it is one word.',
                es: 'Leer es una buena forma de conocer un tema. Solo se vuelve recordar cuando se busca algo con la página cerrada, aunque sea una palabra.',
                fr: 'Lire est une bonne façon de découvrir un sujet. Cela ne devient un rappel que si l’on va chercher quelque chose page fermée, ne serait-ce qu’un mot.',
              },
            },
          ],
        },
        {
          kind: 'choice',
          id: 'judge-in-a-week',
          skill: 'retrieval',
          prompt: {
            en: 'Maya tries both ways. Right after rereading she could say nearly everything; right after recalling, a little less. She wants to know which way suits her. What should she compare?',
            es: 'Maya prueba las dos formas. Nada más releer podía decir casi todo; nada más recordar, algo menos. Quiere saber qué le va mejor. ¿Qué debería comparar?',
            fr: 'Maya essaie les deux façons. Juste après la relecture, elle savait presque tout dire ; juste après le rappel, un peu moins. Elle veut savoir ce qui lui convient. Que doit-elle comparer ?',
          },
          options: [
            {
              text: {
                en: 'What she could say right away, where rereading was clearly ahead.',
                es: 'Lo que podía decir enseguida, donde releer iba claramente por delante.',
                fr: 'Ce qu’elle savait dire aussitôt, où la relecture était nettement devant.',
              },
              answer: {
                en: 'Right away rereading is often ahead, in the studies too. But the test is not right away. Look at where the curves stand after a week.',
                es: 'Enseguida suele ir por delante releer, también en los estudios. Pero el examen no es enseguida. Mira dónde están las curvas después de una semana.',
                fr: 'Aussitôt après, la relecture est souvent devant, dans les études aussi. Mais le contrôle n’est pas aussitôt après. Regarde où en sont les courbes au bout d’une semaine.',
              },
            },
            {
              text: {
                en: 'Which way felt better while she did it.',
                es: 'Con cuál de las dos se sintió mejor en el momento.',
                fr: 'Laquelle était la plus agréable sur le moment.',
              },
              answer: {
                en: 'The feeling is real, but it measures smoothness. A smooth evening and a full memory next week are two different things.',
                es: 'La sensación es real, pero mide la fluidez. Una tarde fluida y una memoria llena la semana que viene son cosas distintas.',
                fr: 'La sensation est réelle, mais elle mesure l’aisance du moment. Une soirée qui glisse et une mémoire pleine la semaine suivante sont deux choses différentes.',
              },
            },
            {
              text: {
                en: 'What she can say of each page a week later, with both closed.',
                es: 'Lo que puede decir de cada página una semana después, con las dos cerradas.',
                fr: 'Ce qu’elle sait dire de chaque page une semaine plus tard, les deux fermées.',
              },
              right: true,
              answer: {
                en: 'A week later is about when it is needed. That makes it a small experiment of her own, fair to both ways.',
                es: 'Una semana después es más o menos cuando hace falta. Así resulta un pequeño experimento propio, justo con las dos formas.',
                fr: 'Une semaine plus tard, c’est à peu près le moment où l’on en a besoin. Voilà une petite expérience à elle, équitable pour les deux façons.',
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
          'You can find out whether you know a thing or have only seen it: close the page and see what comes. You have the blank page for three minutes, the second colour for what was missing, and the smaller question for tired days. One thing is still open. When should you ask yourself again: tonight, tomorrow, in a week? The next lesson is about that.',
        ],
        es: [
          'Puedes averiguar si sabes algo o solo lo has visto: cierra la página y mira qué viene. Tienes la hoja en blanco de tres minutos, el segundo color para lo que faltaba y la pregunta pequeña para los días de cansancio. Queda algo abierto. ¿Cuándo conviene volver a preguntarte: esta noche, mañana, dentro de una semana? De eso trata la lección siguiente.',
        ],
        fr: [
          'Tu peux découvrir si tu sais une chose ou si tu l’as seulement vue : ferme la page et regarde ce qui vient. Tu as la feuille blanche de trois minutes, la deuxième couleur pour ce qui manquait, et la petite question pour les jours de fatigue. Un point reste ouvert. Quand te reposer la question : ce soir, demain, dans une semaine ? C’est le sujet de la leçon suivante.',
        ],
      },
    },
  ],
};
