import type { DemoTutor } from './demo-tutor.ts';

export const amara: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000001',
  slug: 'amara-okafor',
  name: 'Amara Okafor',
  city: 'London',
  zone: 'Europe/London',
  email: 'amara.okafor@example.org',
  mailLanguage: 'en',
  headline: {
    en: 'Exams are a language. We learn to read it first.',
    es: 'Un examen es un idioma. Primero aprendemos a leerlo.',
    fr: 'Un examen est une langue. Apprenons d’abord à la lire.',
  },
  story: {
    en: 'I marked GCSE and A level papers for six summers. Most lost marks are not lost on chemistry or algebra, but on a question that was read too fast.\n\nSo we read one together, slowly. You underline what is asked and what is given; only then do we calculate. Two weeks before an exam we do whole papers against the clock.',
    es: 'Durante seis veranos corregí exámenes de GCSE y A level. Casi ningún punto se pierde por la química o el álgebra: se pierde por leer la pregunta demasiado deprisa.\n\nPor eso leemos una juntos, despacio. Subrayas lo que se pide y lo que se da; solo entonces calculamos. Dos semanas antes del examen hacemos pruebas completas con reloj.',
    fr: 'J’ai corrigé des copies de GCSE et d’A level pendant six étés. Les points ne se perdent presque jamais sur la chimie ou l’algèbre, mais sur une question lue trop vite.\n\nNous en lisons donc une ensemble, lentement. Vous soulignez ce qui est demandé et ce qui est donné ; ensuite seulement, nous calculons. Deux semaines avant l’examen, nous faisons des sujets entiers en temps réel.',
  },
  subjects: ['mathematics', 'chemistry'],
  levels: ['secondary', 'upper_secondary'],
  languages: ['en'],
  avatar: { ground: 'sun', skin: 5, hair: 'curls', hairColour: 'black', top: 'mustard' },
  prices: { trial: [10, 12, 14, 26_000], session: [36, 40, 46, 96_000], deep: [50, 55, 64, 132_000] },
  hours: { 1: '16:00-21:00', 2: '16:00-21:00', 3: '16:00-21:00', 4: '16:00-21:00', 6: '09:30-13:00' },
};

export const camille: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000002',
  slug: 'camille-moreau',
  name: 'Camille Moreau',
  city: 'Paris',
  zone: 'Europe/Paris',
  email: 'camille.moreau@example.org',
  mailLanguage: 'fr',
  headline: {
    en: 'One page a week, written by you.',
    es: 'Una página por semana, escrita por ti.',
    fr: 'Une page par semaine, écrite par vous.',
  },
  story: {
    en: 'I taught French to adults in Lisbon and English to teenagers in Montreuil. People learn a language when they have something of their own to say.\n\nYou write a page about your week. We read it aloud, mend three things, and you keep the page. After ten pages you can see what has changed.',
    es: 'Enseñé francés a adultos en Lisboa e inglés a adolescentes en Montreuil. Se aprende un idioma cuando se tiene algo propio que decir.\n\nEscribes una página sobre tu semana. La leemos en voz alta, arreglamos tres cosas y la página se queda contigo. Tras diez páginas se ve lo que ha cambiado.',
    fr: 'J’ai enseigné le français à des adultes à Lisbonne et l’anglais à des adolescents à Montreuil. On apprend une langue quand on a quelque chose à dire.\n\nVous écrivez une page sur votre semaine. Nous la lisons à voix haute, nous corrigeons trois choses, et la page vous reste. Après dix pages, on voit ce qui a changé.',
  },
  subjects: ['french', 'english'],
  levels: ['secondary', 'upper_secondary', 'university'],
  languages: ['fr', 'en', 'pt'],
  avatar: { ground: 'violet', skin: 2, hair: 'bun', hairColour: 'brown', top: 'plum' },
  prices: { trial: [10, 11, 13, 24_000], session: [31, 34, 41, 84_000], deep: [44, 48, 58, 118_000] },
  hours: { 1: '12:00-14:00 17:00-20:00', 3: '09:00-12:00', 4: '12:00-14:00 17:00-20:00', 5: '09:00-12:00' },
};

export const daniel: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000003',
  slug: 'daniel-herrera',
  name: 'Daniel Herrera',
  city: 'Madrid',
  zone: 'Europe/Madrid',
  email: 'daniel.herrera@example.org',
  mailLanguage: 'es',
  headline: {
    en: 'Say it in steps a machine could follow.',
    es: 'Dilo en pasos que una máquina pueda seguir.',
    fr: 'Dites-le en étapes qu’une machine pourrait suivre.',
  },
  story: {
    en: 'I wrote software for trains for eleven years, where a step left out is a train on the wrong track. Mathematics asks for the same care, and gives the same calm.\n\nYou tell me each step, I do exactly what you say. When it goes wrong we have found something. I teach mathematics and programming from the first loop to Selectividad.',
    es: 'Escribí software para trenes durante once años: allí, un paso que falta es un tren en la vía equivocada. Las matemáticas piden el mismo cuidado y dan la misma calma.\n\nTú me dices cada paso y yo hago exactamente lo que dices. Cuando sale mal, hemos encontrado algo. Enseño matemáticas y programación, del primer bucle a la Selectividad.',
    fr: 'J’ai écrit des logiciels ferroviaires pendant onze ans : là, une étape oubliée, c’est un train sur la mauvaise voie. Les mathématiques demandent le même soin et donnent le même calme.\n\nVous me dictez chaque étape, je fais exactement ce que vous dites. Quand cela échoue, nous avons trouvé quelque chose. J’enseigne les mathématiques et la programmation.',
  },
  subjects: ['mathematics', 'computing'],
  levels: ['secondary', 'upper_secondary', 'university'],
  languages: ['es', 'en'],
  avatar: { ground: 'green', skin: 3, hair: 'short', hairColour: 'grey', top: 'rust', glasses: true },
  prices: { trial: [10, 11, 13, 25_000], session: [34, 37, 44, 90_000], deep: [48, 52, 62, 126_000] },
  hours: { 1: '18:00-21:30', 2: '17:00-21:30', 3: '18:00-21:30', 4: '17:00-21:30', 7: '10:00-13:00' },
};

export const helene: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000004',
  slug: 'helene-faure',
  name: 'Hélène Faure',
  city: 'Toulouse',
  zone: 'Europe/Paris',
  email: 'helene.faure@example.org',
  mailLanguage: 'fr',
  headline: {
    en: 'A wrong answer is a door. We open it.',
    es: 'Una respuesta equivocada es una puerta. La abrimos.',
    fr: 'Une réponse fausse est une porte. Nous l’ouvrons.',
  },
  story: {
    en: 'I studied aeronautics in Toulouse and found that I liked explaining lift better than computing it. I began to teach this autumn.\n\nWhen an answer is wrong I ask for which question it would be right. There nearly always is one, and it tells us what you were thinking. From there it is two steps.',
    es: 'Estudié aeronáutica en Toulouse y descubrí que prefería explicar la sustentación a calcularla. Empecé a enseñar este otoño.\n\nCuando una respuesta es incorrecta, pregunto para qué pregunta sería correcta. Casi siempre hay una, y nos dice en qué pensabas. Desde ahí son dos pasos.',
    fr: 'J’ai étudié l’aéronautique à Toulouse et découvert que j’aimais mieux expliquer la portance que la calculer. J’enseigne depuis cet automne.\n\nQuand une réponse est fausse, je cherche la question pour laquelle elle serait juste. Il y en a presque toujours une, et elle dit à quoi vous pensiez. De là, il reste deux pas.',
  },
  subjects: ['mathematics', 'physics'],
  levels: ['secondary', 'upper_secondary'],
  languages: ['fr', 'en'],
  avatar: { ground: 'violet', skin: 1, hair: 'bob', hairColour: 'auburn', top: 'plum' },
  prices: { trial: [9, 10, 12, 22_000], session: [30, 32, 39, 80_000], deep: [42, 46, 55, 112_000] },
  hours: { 1: '17:30-20:30', 2: '17:30-20:30', 3: '14:00-18:00', 5: '17:30-20:30', 6: '10:00-12:30' },
};
