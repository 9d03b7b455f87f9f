import type { Texts, Translation } from '#app/platform/texts.ts';

export const en = {
  team: {
    pageTitle: 'Meet the Team',
    title: 'The people who teach here.',
    lead: 'Each tutor has been approved by a founder, and sets prices and hours of their own. Ratings come from completed sessions only.',
    zone: 'Times in {zone}.',
    change: 'Change zone',
    inLanguages: 'in',
    free: 'Next free: {when}',
    times: 'See times',
    timesOf: 'See times of {name}',
    rating: '{average} from {count, plural, one {# completed session} other {# completed sessions}}',
    noRating: 'No rated session yet',
    from: 'Trial {trial}, an hour {session}',
    none: 'No tutor is on show right now. The search and our contact page still work.',
    shownOf: '{shown, number} of {total, number} tutors are listed.',
    search: 'Search by subject, language and hour',
    join: 'Do you teach?',
    joinText:
      'Tell us what, in which languages, and when. A founder reads each application; you set your prices and hours yourself, and keep 80% of each session.',
    joinAction: 'Apply as a tutor',
    contact: 'Ask a question first',
  },
} as const;

const es: Translation<typeof en> = {
  team: {
    pageTitle: 'Equipo',
    title: 'Las personas que enseñan aquí.',
    lead: 'A cada tutor lo aprobó el equipo fundador, y cada uno pone sus precios y sus horas. Las valoraciones vienen solo de clases completadas.',
    zone: 'Hora de {zone}.',
    change: 'Cambiar la zona',
    inLanguages: 'en',
    free: 'Próxima hora libre: {when}',
    times: 'Ver horas',
    timesOf: 'Ver horas de {name}',
    rating: '{average} en {count, plural, one {# clase completada} other {# clases completadas}}',
    noRating: 'Aún sin clases valoradas',
    from: 'Prueba {trial}, una hora {session}',
    none: 'Ahora mismo no se muestra ningún tutor. El buscador y la página de contacto sí funcionan.',
    shownOf: 'Se muestran {shown, number} de {total, number} tutores.',
    search: 'Buscar por materia, idioma y hora',
    join: '¿Enseñas?',
    joinText:
      'Cuéntanos qué, en qué idiomas y cuándo. Alguien del equipo fundador lee cada solicitud; tú pones precios y horas, y te quedas con el 80 % de cada clase.',
    joinAction: 'Solicitar ser tutor',
    contact: 'Preguntar antes',
  },
};

const fr: Translation<typeof en> = {
  team: {
    pageTitle: 'Équipe',
    title: 'Les personnes qui enseignent ici.',
    lead: 'Chaque professeur a été accepté par l’un des fondateurs, et fixe ses prix et ses heures. Les notes viennent uniquement de cours terminés.',
    zone: 'Heures de {zone}.',
    change: 'Changer de fuseau',
    inLanguages: 'en',
    free: 'Prochain créneau : {when}',
    times: 'Voir les créneaux',
    timesOf: 'Voir les créneaux de {name}',
    rating: '{average} d’après {count, plural, one {# cours terminé} other {# cours terminés}}',
    noRating: 'Pas encore de cours noté',
    from: 'Essai {trial}, une heure {session}',
    none: 'Aucun professeur n’est affiché en ce moment. La recherche et la page de contact fonctionnent.',
    shownOf: '{shown, number} professeurs affichés sur {total, number}.',
    search: 'Chercher par matière, langue et heure',
    join: 'Vous enseignez ?',
    joinText:
      'Dites-nous quoi, en quelles langues et quand. L’un des fondateurs lit chaque candidature ; vous fixez vos prix et vos heures, et gardez 80 % de chaque cours.',
    joinAction: 'Devenir professeur',
    contact: 'Poser d’abord une question',
  },
};

export const teamTexts: Texts<typeof en> = { en, es, fr };
