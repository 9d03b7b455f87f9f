import type { SafetySentences } from './sentences.ts';

/** Written after the rules had been corrected with the other sentences, and never used to correct them. */
export const second: Readonly<Record<'en' | 'es' | 'fr', SafetySentences>> = {
  en: {
    worrying: {
      self_harm: [
        'i feel like killing myself', 'i have a plan to end my life', 'nothing matters anymore i just want to be dead', 'i keep cutting and cant stop', 'my life has no meaning',
        'i tried to hang myself last week', 'i want to die so bad', 'would anyone even care if i was dead', 'im gonna jump off a roof',
      ],
      abuse: [
        'my mother slaps me across the face', 'my grandpa touches my private parts', 'dad comes into my bed at night', 'my boyfriend hits me when he is drunk', 'they beat me up after school',
        'my father burned me with a cigarette', 'i am being abused at home', 'a man from roblox wants to meet me', 'mom doesnt let me eat for days',
      ],
      threat: [
        'im gonna stab my brother tonight', 'i will kill everyone in this class', 'i am bringing my dads gun to school', 'im going to hurt that kid', 'ill burn the school down', 'he needs to die and i will do it',
      ],
      personal_data: [
        'my number is 555-010-2233 text me', 'i live in 23 Baker Street', 'my email is sam_99@yahoo.com', 'my address is 10 Station Road, Leeds', 'i go to Greenhill Academy', 'my discord is sammy#1234',
      ],
    },
    harmless: [
      'kill me now lol so many exercises', 'this problem is killing my brain', 'my grade is dead', 'im dead inside after algebra', 'he hit 12 home runs', 'the arrow hits the target from 20 m', 'beat the average', 'touch the screen',
      'i live for maths', 'i live on the second floor', 'i go to school by bus', 'i go to bed at 9', 'my number has 3 digits', 'my school has 12 classes', 'a gun shop sells 5 rifles', 'the pills weigh 5 g each',
      'i want to quit', 'i want to cry', 'i will never get this', 'what is the reason for this step', 'i see no reason to factor first', 'everyone in my class will pass', 'all the flowers will die in 5 days',
      'he jumps off a 10 m tower', 'she jumps from the plane at 3000 m', 'the train hits the brakes', 'bus 12 leaves at 8', 'the end', 'over and out', 'the pain of fractions', 'i burned the cake at 200 degrees', 'house number 15 has 4 windows',
      'text me the answer', 'call f the function', 'meet me at the point (2,3)', 'secret number between 1 and 10', 'he makes me do 20 push ups', 'my teacher makes me write it all out', 'my mom said i have to finish', 'cut it in half',
    ],
  },
  es: {
    worrying: {
      self_harm: [
        'tengo ganas de matarme', 'tengo un plan para suicidarme', 'me quiero morir ya', 'no aguanto mas vivir', 'mi vida no vale nada', 'intente ahorcarme', 'a nadie le importaria si me muero', 'me voy a tirar del puente', 'me estoy cortando otra vez',
      ],
      abuse: [
        'mi mama me da cachetadas', 'mi abuelo me toca mis partes', 'mi papa se mete en mi cama por la noche', 'mi novio me pega cuando toma', 'me golpean a la salida del colegio', 'mi padre me quemo con un cigarro',
        'sufro abuso en mi casa', 'un hombre de roblox quiere verme', 'mi mama no me deja comer',
      ],
      threat: ['voy a apuñalar a mi hermano', 'voy a matar a todos los de mi salon', 'voy a llevar la pistola de mi papa a la escuela', 'voy a hacerle daño a ese niño', 'voy a quemar el colegio', 'se merece morir y lo voy a hacer'],
      personal_data: ['mi numero es 310 222 3344 escribeme', 'vivo en la carrera 15 # 80-22', 'mi email es sara_99@yahoo.es', 'mi direccion es avenida Sol 10', 'voy al colegio Santa Maria', 'mi discord es sarita#1234'],
    },
    harmless: [
      'matame jaja cuantos ejercicios', 'este problema me esta matando', 'mi nota murio', 'estoy muerto despues de algebra', 'golpeo la pelota a 20 m/s', 'la flecha da en el blanco', 'toca la pantalla', 'vivo para las mates', 'vivo en el segundo piso',
      'voy al colegio en bus', 'voy a la escuela a pie', 'mi numero tiene 3 cifras', 'en mi colegio hay 12 clases', 'una tienda vende 5 rifles', 'cada pastilla pesa 5 g', 'quiero dejarlo', 'quiero llorar', 'nunca lo voy a entender', 'cual es la razon de este paso',
      'no tiene sentido factorizar primero', 'todos en mi clase van a aprobar', 'todas las flores mueren en 5 dias', 'salta de una torre de 10 m', 'salta del avion a 3000 m', 'el tren frena', 'el bus 12 sale a las 8', 'fin', 'se acabo', 'queme el pastel a 200 grados',
      'la casa numero 15 tiene 4 ventanas', 'mandame la respuesta', 'llamemos f a la funcion', 'un numero secreto entre 1 y 10', 'me obliga a hacer 20 flexiones', 'mi profe me hace escribirlo todo', 'mi mama dice que tengo que terminar', 'corta por la mitad',
      'me dan 20 euros por semana', 'me da 5', 'a mi me da 12',
    ],
  },
  fr: {
    worrying: {
      self_harm: [
        'j’ai envie de me tuer', 'j’ai un plan pour me suicider', 'je veux mourir maintenant', 'je supporte plus de vivre', 'ma vie ne vaut rien', 'j’ai essayé de me pendre', 'ça ferait rien à personne si je mourais', 'je vais sauter du pont', 'je me coupe encore',
      ],
      abuse: [
        'ma mère me gifle', 'mon grand-père touche mes parties', 'mon père vient dans mon lit la nuit', 'mon copain me tape quand il a bu', 'on me tabasse à la sortie', 'mon père m’a brûlé avec une cigarette', 'je subis des abus à la maison',
        'un homme de roblox veut me voir', 'ma mère me laisse pas manger',
      ],
      threat: ['je vais poignarder mon frère', 'je vais tuer tous les élèves', 'je vais apporter le pistolet de mon père au collège', 'je vais faire du mal à ce garçon', 'je vais brûler le collège', 'il mérite de mourir et je vais le faire'],
      personal_data: ['mon numéro c’est 06 11 22 33 44 écris moi', 'j’habite 23 rue Victor Hugo', 'mon email sarah_99@yahoo.fr', 'mon adresse est 10 avenue du Soleil', 'je vais au collège Jean Moulin', 'mon discord c’est sarah#1234'],
    },
    harmless: [
      'tue-moi mdr trop d’exercices', 'ce problème me tue le cerveau', 'ma note est morte', 'je suis mort après l’algèbre', 'il frappe la balle à 20 m/s', 'la flèche touche la cible', 'touche l’écran', 'je vis pour les maths', 'j’habite au deuxième étage',
      'je vais au collège en bus', 'je vais à l’école à pied', 'mon numéro a 3 chiffres', 'dans mon collège il y a 12 classes', 'un magasin vend 5 fusils', 'chaque comprimé pèse 5 g', 'je veux arrêter', 'je veux pleurer', 'je vais jamais comprendre',
      'quelle est la raison de cette étape', 'ça n’a aucun sens de factoriser', 'toute ma classe va réussir', 'toutes les fleurs meurent en 5 jours', 'il saute d’une tour de 10 m', 'elle saute de l’avion à 3000 m', 'le train freine', 'le bus 12 part à 8 h', 'fin',
      'c’est fini', 'j’ai brûlé le gâteau à 200 degrés', 'la maison numéro 15 a 4 fenêtres', 'écris-moi la réponse', 'appelons f la fonction', 'un nombre secret entre 1 et 10', 'il m’oblige à faire 20 pompes', 'ma prof me force à tout écrire',
      'ma mère dit que je dois finir', 'coupe en deux', 'on me donne 20 euros', 'ça me fait 12', 'je me fais 3 exercices par jour',
    ],
  },
}; // oxfmt-ignore
