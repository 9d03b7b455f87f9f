import type { DemoTutor } from './demo-tutor.ts';

export const ines: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000011',
  slug: 'ines-carvalho',
  name: 'Inês Carvalho',
  city: 'Lisboa',
  zone: 'Europe/Lisbon',
  email: 'ines.carvalho@example.org',
  mailLanguage: 'es',
  headline: {
    en: 'Hands first, then numbers.',
    es: 'Primero las manos, después los números.',
    fr: 'D’abord les mains, ensuite les nombres.',
  },
  story: {
    en: 'I was a primary school teacher in Setúbal for twelve years. Children understand halves long before they can write one half: they know when a piece of cake is unfair.\n\nWe fold, cut and count things that are on your table. Paper comes in the second half of the hour. I also teach the first years of English, with songs that stay in your head for a week.',
    es: 'Fui maestra de primaria en Setúbal durante doce años. Los niños entienden las mitades mucho antes de escribir un medio: saben cuándo un trozo de tarta es injusto.\n\nDoblamos, cortamos y contamos cosas que hay en tu mesa. El papel llega en la segunda mitad de la hora. También enseño los primeros años de inglés, con canciones que se quedan una semana en la cabeza.',
    fr: 'J’ai été institutrice à Setúbal pendant douze ans. Les enfants comprennent les moitiés bien avant d’écrire un demi : ils savent quand une part de gâteau est injuste.\n\nNous plions, découpons et comptons ce qu’il y a sur la table. Le papier vient dans la seconde moitié de l’heure. J’enseigne aussi les premières années d’anglais, avec des chansons qui restent une semaine en tête.',
  },
  subjects: ['mathematics', 'english'],
  levels: ['primary'],
  languages: ['pt', 'es', 'en'],
  avatar: { ground: 'sand', skin: 2, hair: 'bob', hairColour: 'brown', top: 'mustard' },
  prices: { trial: [9, 10, 12, 22_000], session: [30, 32, 39, 80_000], deep: [43, 47, 56, 114_000] },
  hours: { 1: '15:30-19:00', 3: '15:30-19:00', 4: '15:30-19:00', 6: '09:00-12:00' },
  bufferAfter: 10,
};

export const noah: DemoTutor = {
  id: '7d000000-0000-4000-a000-000000000012',
  slug: 'noah-bergeron',
  name: 'Noah Bergeron',
  city: 'Montréal',
  zone: 'America/Toronto',
  email: 'noah.bergeron@example.org',
  mailLanguage: 'fr',
  headline: {
    en: 'Read the program aloud. The mistake can be heard.',
    es: 'Lee el programa en voz alta. El error se oye.',
    fr: 'Lisez le programme à voix haute. L’erreur s’entend.',
  },
  story: {
    en: 'I play the double bass in a trio and write sound software during the day. Both are about timing, and both go wrong in the places nobody listens to.\n\nIn computing you bring a program that does not work and read it to me; we stop where your voice hesitates. In music theory we do the same with a bar. From the first class to second-year university.',
    es: 'Toco el contrabajo en un trío y de día escribo programas de sonido. Las dos cosas tratan del tiempo, y las dos fallan donde nadie escucha.\n\nEn informática traes un programa que no funciona y me lo lees; paramos donde tu voz duda. En teoría musical hacemos lo mismo con un compás. Desde la primera clase hasta segundo de universidad.',
    fr: 'Je joue de la contrebasse dans un trio et, le jour, j’écris des logiciels de son. Dans les deux cas, tout est affaire de temps, et tout se dérègle là où personne n’écoute.\n\nEn informatique, vous apportez un programme qui ne marche pas et vous me le lisez ; nous nous arrêtons là où votre voix hésite. En théorie musicale, nous faisons de même avec une mesure. Du premier cours à la deuxième année d’université.',
  },
  subjects: ['computing', 'music'],
  levels: ['upper_secondary', 'university'],
  languages: ['fr', 'en'],
  avatar: { ground: 'violet', skin: 5, hair: 'short', hairColour: 'black', top: 'olive', glasses: true },
  prices: { trial: [11, 12, 14, 27_000], session: [37, 40, 47, 95_000], deep: [52, 57, 66, 134_000] },
  hours: { 2: '12:00-17:30', 3: '12:00-17:30', 5: '12:00-16:00', 7: '13:00-18:00' },
  notice: 360,
  dailyLimit: 4,
};
