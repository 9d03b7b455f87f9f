import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  team: {
    pageTitle: 'Équipe',
    title: 'Les personnes qui enseignent ici.',
    lead: 'Chaque professeur a été accepté par l’un des fondateurs, et fixe ses prix et ses heures. Les notes viennent des seules séances terminées.',
    zone: 'Heures de {zone}.',
    change: 'Changer de fuseau',
    inLanguages: 'en',
    free: 'Prochain créneau : {when}',
    times: 'Voir les créneaux',
    timesOf: 'Voir les créneaux de {name}',
    rating: '{average} d’après {count, plural, one {# séance terminée} other {# séances terminées}}',
    noRating: 'Pas encore de séance notée',
    from: 'Essai {trial}, une heure {session}',
    none: 'Aucun professeur n’est affiché en ce moment. La recherche et la page de contact fonctionnent.',
    shownOf: '{shown, number} professeurs affichés sur {total, number}.',
    search: 'Chercher par matière, langue et heure',
    join: 'Vous enseignez ?',
    joinText:
      'Dites-nous quoi, en quelles langues et quand. L’un des fondateurs lit chaque candidature ; vous fixez vos prix et vos heures, et gardez 80 % de chaque séance.',
    joinAction: 'Devenir professeur',
    contact: 'Poser d’abord une question',
  },
};
