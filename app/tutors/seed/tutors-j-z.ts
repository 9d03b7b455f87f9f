import type { DemoTutor } from './demo-tutor.ts';

export const james: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000005',
  slug: 'james-whitfield',
  name: 'James Whitfield',
  city: 'New York',
  zone: 'America/New_York',
  email: 'james.whitfield@example.org',
  mailLanguage: 'en',
  headline: {
    en: 'Bring a question from the news. We will put numbers on it.',
    es: 'Trae una pregunta de las noticias. Le ponemos números.',
    fr: 'Venez avec une question d’actualité. Nous y mettrons des nombres.',
  },
  story: {
    en: 'I worked as a statistician for the city, counting buses and beds. What I liked most was the moment a colleague said: so that is what the graph means.\n\nWe start from something you read this week and end with a model you could defend. AP Statistics, AP Economics and first-year college mathematics.',
    es: 'Trabajé como estadístico para la ciudad, contando autobuses y camas. Lo que más me gustaba era el momento en que un colega decía: así que eso significa la gráfica.\n\nPartimos de algo que leíste esta semana y terminamos con un modelo que podrías defender. AP Statistics, AP Economics y matemáticas de primer año de universidad.',
    fr: 'J’ai été statisticien pour la ville : je comptais des bus et des lits. Mon moment préféré : quand un collègue disait « voilà donc ce que dit le graphique ».\n\nNous partons de quelque chose que vous avez lu cette semaine et arrivons à un modèle que vous sauriez défendre. AP Statistics, AP Economics et première année d’université.',
  },
  subjects: ['mathematics', 'economics'],
  languages: ['en'],
  avatar: {
    ground: 'sand',
    skin: 4,
    hair: 'bald',
    hairColour: 'grey',
    top: 'navy',
    beard: true,
    glasses: true,
  },
  prices: { trial: [12, 13, 15, 30_000], session: [40, 44, 52, 104_000], deep: [56, 62, 73, 146_000] },
  hours: { 1: '15:00-20:00', 2: '15:00-20:00', 4: '15:00-20:00', 6: '10:00-14:00', 7: '10:00-14:00' },
  notice: 240,
};

export const lucia: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000006',
  slug: 'lucia-restrepo',
  name: 'Lucía Restrepo',
  city: 'Bogotá',
  zone: 'America/Bogota',
  email: 'lucia.tutor@example.org',
  mailLanguage: 'es',
  headline: {
    en: 'I ask until you hear yourself say it.',
    es: 'Pregunto hasta que te oigas decirlo.',
    fr: 'Je pose des questions jusqu’à ce que vous vous entendiez le dire.',
  },
  story: {
    en: 'I studied physics in Medellín and taught at a public school for nine years. There I learned that most people who “cannot do maths” were once hurried past one single step.\n\nSo we look for that step. I draw a lot, I wait a lot, and I rarely say the answer. When you explain it to me in your words, we go on.',
    es: 'Estudié física en Medellín y enseñé nueve años en un colegio público. Allí aprendí que a casi todos los que «no sirven para las matemáticas» alguna vez los apuraron en un solo paso.\n\nAsí que buscamos ese paso. Dibujo mucho, espero mucho y casi nunca digo la respuesta. Cuando me lo explicas con tus palabras, seguimos.',
    fr: 'J’ai étudié la physique à Medellín et enseigné neuf ans dans une école publique. J’y ai appris que la plupart des gens « nuls en maths » ont un jour été pressés à une seule étape.\n\nNous cherchons donc cette étape. Je dessine beaucoup, j’attends beaucoup, et je dis rarement la réponse. Quand vous me l’expliquez avec vos mots, nous avançons.',
  },
  subjects: ['mathematics', 'physics'],
  languages: ['en', 'es'],
  avatar: { ground: 'clay', skin: 3, hair: 'long', hairColour: 'brown', top: 'teal' },
  prices: { trial: [9, 10, 12, 22_000], session: [32, 35, 42, 85_000], deep: [45, 49, 59, 118_000] },
  hours: {
    1: '09:00-12:00 14:00-18:00',
    2: '08:00-11:45 13:00-18:00',
    3: '09:00-12:00 14:00-18:00',
    4: '08:00-11:45 13:00-18:00',
    5: '09:00-15:00',
  },
};

export const mateo: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000007',
  slug: 'mateo-vargas',
  name: 'Mateo Vargas',
  city: 'Cali',
  zone: 'America/Bogota',
  email: 'mateo.vargas@example.org',
  mailLanguage: 'es',
  headline: {
    en: 'First we drop it, then we write the equation.',
    es: 'Primero lo dejamos caer, después escribimos la ecuación.',
    fr: 'D’abord on le laisse tomber, ensuite on écrit l’équation.',
  },
  story: {
    en: 'My kitchen is my laboratory: rulers, marbles, a phone that films slowly. I prepare students for the Saber 11 and for the first year of engineering.\n\nYou see it happen, you guess, you measure. The formula comes last, and then it is yours.',
    es: 'Mi cocina es mi laboratorio: reglas, canicas, un celular que graba en cámara lenta. Preparo para el Saber 11 y para el primer año de ingeniería.\n\nLo ves pasar, adivinas, mides. La fórmula llega al final, y entonces ya es tuya.',
    fr: 'Ma cuisine est mon laboratoire : des règles, des billes, un téléphone qui filme au ralenti. Je prépare au Saber 11 et à la première année d’ingénierie.\n\nVous le voyez arriver, vous devinez, vous mesurez. La formule vient en dernier, et alors elle est à vous.',
  },
  subjects: ['physics', 'mathematics'],
  languages: ['es'],
  avatar: { ground: 'green', skin: 4, hair: 'short', hairColour: 'black', top: 'olive', beard: true },
  prices: { trial: [9, 10, 12, 22_000], session: [30, 32, 39, 80_000], deep: [42, 46, 55, 112_000] },
  hours: { 2: '15:00-20:00', 3: '15:00-20:00', 4: '15:00-20:00', 5: '15:00-20:00', 6: '08:00-12:00' },
};

export const priya: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000008',
  slug: 'priya-raman',
  name: 'Priya Raman',
  city: 'Edinburgh',
  zone: 'Europe/London',
  email: 'priya.raman@example.org',
  mailLanguage: 'en',
  headline: {
    en: 'A cell is a city. Let us find out who does the work.',
    es: 'Una célula es una ciudad. Veamos quién hace el trabajo.',
    fr: 'Une cellule est une ville. Voyons qui y travaille.',
  },
  story: {
    en: 'I did research on yeast for eight years and still think it is the funniest organism there is. I teach biology and chemistry up to university entrance.\n\nEvery session you draw one thing from memory: a cell, a cycle, a bond. What is missing in the drawing is what we work on.',
    es: 'Investigué la levadura durante ocho años y todavía creo que es el organismo más divertido que hay. Enseño biología y química hasta el ingreso a la universidad.\n\nEn cada clase dibujas algo de memoria: una célula, un ciclo, un enlace. Lo que falta en el dibujo es lo que trabajamos.',
    fr: 'J’ai étudié la levure pendant huit ans, et je pense toujours que c’est l’organisme le plus drôle qui soit. J’enseigne la biologie et la chimie jusqu’à l’entrée à l’université.\n\nÀ chaque séance, vous dessinez une chose de mémoire : une cellule, un cycle, une liaison. Ce qui manque au dessin est ce que nous travaillons.',
  },
  subjects: ['biology', 'chemistry'],
  languages: ['en', 'de'],
  avatar: { ground: 'teal', skin: 4, hair: 'long', hairColour: 'black', top: 'rust', glasses: true },
  prices: { trial: [10, 12, 14, 26_000], session: [34, 38, 45, 92_000], deep: [48, 53, 63, 128_000] },
  hours: { 1: '17:00-20:30', 3: '17:00-20:30', 5: '13:00-17:00', 7: '11:00-15:00' },
};

export const thomas: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000009',
  slug: 'thomas-girard',
  name: 'Thomas Girard',
  city: 'Lyon',
  zone: 'Europe/Paris',
  email: 'thomas.girard@example.org',
  mailLanguage: 'fr',
  headline: {
    en: 'We draw it before we write it.',
    es: 'Lo dibujamos antes de escribirlo.',
    fr: 'Nous le dessinons avant de l’écrire.',
  },
  story: {
    en: 'I play the cello and teach mathematics, and I have never quite found the border between the two. A fraction is a rhythm; a function is a line one can sing.\n\nWe begin with paper and a thick pen. Algebra comes when the drawing gets too slow. I teach from the age of eleven to the baccalauréat.',
    es: 'Toco el violonchelo y enseño matemáticas, y nunca he encontrado del todo la frontera entre ambos. Una fracción es un ritmo; una función, una línea que se puede cantar.\n\nEmpezamos con papel y un rotulador grueso. El álgebra llega cuando el dibujo se vuelve lento. Enseño desde los once años hasta el bachillerato.',
    fr: 'Je joue du violoncelle et j’enseigne les mathématiques, sans avoir jamais trouvé la frontière entre les deux. Une fraction est un rythme ; une fonction, une ligne que l’on peut chanter.\n\nNous commençons avec du papier et un gros feutre. L’algèbre vient quand le dessin devient trop lent. De la sixième à la terminale.',
  },
  subjects: ['mathematics', 'music'],
  languages: ['fr', 'en'],
  avatar: { ground: 'teal', skin: 2, hair: 'short', hairColour: 'brown', top: 'navy', beard: true },
  prices: { trial: [9, 10, 12, 22_000], session: [30, 33, 39, 80_000], deep: [43, 47, 56, 114_000] },
  hours: { 1: '16:45-20:45', 2: '17:15-20:45', 4: '16:45-20:45', 6: '09:00-12:00' },
};

export const valentina: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000010',
  slug: 'valentina-ortiz',
  name: 'Valentina Ortiz',
  city: 'Medellín',
  zone: 'America/Bogota',
  email: 'valentina.ortiz@example.org',
  mailLanguage: 'es',
  headline: {
    en: 'We speak first. The rules come to help.',
    es: 'Primero hablamos. Las reglas llegan para ayudar.',
    fr: 'Nous parlons d’abord. Les règles viennent aider.',
  },
  story: {
    en: 'I learned English from songs and Spanish grammar from having to explain it. I teach both, to beginners and to people who need them at work next month.\n\nYou talk for two thirds of the hour. I note what to mend and we take it up in the last third, with your own sentences.',
    es: 'Aprendí inglés con canciones y la gramática del español al tener que explicarla. Enseño ambos idiomas, a principiantes y a quienes los necesitan en el trabajo el mes que viene.\n\nTú hablas dos tercios de la hora. Anoto lo que hay que arreglar y lo vemos en el último tercio, con tus propias frases.',
    fr: 'J’ai appris l’anglais avec des chansons, et la grammaire espagnole en devant l’expliquer. J’enseigne les deux, aux débutants comme à ceux qui en ont besoin au travail le mois prochain.\n\nVous parlez les deux tiers de l’heure. Je note ce qu’il faut corriger et nous le reprenons dans le dernier tiers, avec vos propres phrases.',
  },
  subjects: ['english', 'spanish'],
  languages: ['es', 'en'],
  avatar: { ground: 'sun', skin: 3, hair: 'curls', hairColour: 'auburn', top: 'teal' },
  prices: { trial: [9, 10, 12, 22_000], session: [30, 32, 39, 82_000], deep: [42, 46, 55, 114_000] },
  hours: {
    1: '07:00-11:00',
    2: '07:00-11:00',
    3: '07:00-11:00',
    4: '07:00-11:00',
    5: '07:00-11:00 15:00-18:00',
  },
};
