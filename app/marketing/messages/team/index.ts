import type { Texts, Translation } from '#app/platform/texts.ts';

export const en = {
  team: {
    pageTitle: 'Meet the Team',
    title: 'The people who teach here.',
    lead: 'A founder approves every tutor, and tutors set their own prices and hours. Ratings come only from completed sessions.',
    zone: 'Times in {zone}.',
    change: 'Change zone',
    inLanguages: 'in',
    free: 'Next free: {when}',
    times: 'See times',
    timesOf: 'See times of {name}',
    rating: '{average} from {count, plural, one {# completed session} other {# completed sessions}}',
    noRating: 'No ratings yet',
    from: 'Trial {trial}, an hour {session}',
    none: 'There are no tutors to show right now. You can still search or write to us.',
    shownOf: 'Showing {shown, number} of {total, number} tutors.',
    search: 'Search by subject, language and time',
    join: 'Do you teach?',
    joinText:
      'Tell us what you teach, in which languages, and when. A founder reads every application. You set your own prices and hours, and keep 80% of each session.',
    joinAction: 'Apply as a tutor',
    contact: 'Ask a question first',
  },
} as const;

const es: Translation<typeof en> = {
  team: {
    pageTitle: 'Equipo',
    title: 'Las personas que dan clase aquí.',
    lead: 'El equipo fundador aprueba a cada tutor, y cada uno pone sus precios y su horario. Solo se puede valorar una clase completada.',
    zone: 'Horarios en hora de {zone}.',
    change: 'Cambiar zona horaria',
    inLanguages: 'en',
    free: 'Próxima hora libre: {when}',
    times: 'Ver horarios',
    timesOf: 'Ver horarios de {name}',
    rating: '{average} en {count, plural, one {# clase completada} other {# clases completadas}}',
    noRating: 'Aún sin valoraciones',
    from: 'Prueba {trial}, una hora {session}',
    none: 'Ahora mismo no hay tutores en la lista. Puedes usar el buscador o escribirnos.',
    shownOf: 'Se muestran {shown, number} de {total, number} tutores.',
    search: 'Buscar por materia, idioma y hora',
    join: '¿Enseñas?',
    joinText:
      'Cuéntanos qué enseñas, en qué idiomas y cuándo. El equipo fundador lee cada solicitud; tú pones tus precios y tu horario, y te quedas con el 80 % de cada clase.',
    joinAction: 'Solicitar ser tutor',
    contact: 'Preguntar primero',
  },
};

const fr: Translation<typeof en> = {
  team: {
    pageTitle: 'Équipe',
    title: 'Celles et ceux qui enseignent ici.',
    lead: 'Chaque professeur est approuvé par l’un des fondateurs et fixe ses prix et ses horaires. On ne peut noter qu’un cours terminé.',
    zone: 'Heures de {zone}.',
    change: 'Changer de fuseau',
    inLanguages: 'en',
    free: 'Prochain créneau : {when}',
    times: 'Voir les créneaux',
    timesOf: 'Voir les créneaux de {name}',
    rating: '{average} d’après {count, plural, one {# cours terminé} other {# cours terminés}}',
    noRating: 'Pas encore noté',
    from: 'Essai {trial}, une heure {session}',
    none: 'Aucun professeur dans la liste en ce moment. Vous pouvez faire une recherche ou nous écrire.',
    shownOf: '{shown, number} professeurs affichés sur {total, number}.',
    search: 'Chercher par matière, langue et heure',
    join: 'Vous enseignez ?',
    joinText:
      'Dites-nous ce que vous enseignez, en quelles langues et quand. L’un des fondateurs lit chaque candidature ; vous fixez vos prix et vos horaires, et vous gardez 80 % de chaque cours.',
    joinAction: 'Devenir professeur',
    contact: 'Poser d’abord une question',
  },
};

export const teamTexts: Texts<typeof en> = { en, es, fr };
