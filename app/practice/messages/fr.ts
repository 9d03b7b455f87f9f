import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  practice: {
    title: 'Entraînement',
    lead: 'Des problèmes neufs, faits au fur et à mesure et vérifiés par l’algèbre. Choisis un genre et écris tes lignes.',
    description:
      'Des problèmes d’algèbre neufs du genre que tu choisis, chaque ligne vérifiée par l’algèbre.',
    families: {
      linear: 'Équations du premier degré',
      quadratic: 'Équations du second degré',
      fractions: 'Fractions',
      expand: 'Développer',
      factor: 'Factoriser',
    },
    kind: 'Genre de problème',
    number: 'Problème {number}',
    next: 'Problème suivant',
    skip: 'Un autre',
    teach: 'Me le faire expliquer',
    solved: '{count, plural, =0 {Aucun résolu pour l’instant} one {# résolu} other {# résolus}}',
    first:
      '{count, plural, =0 {aucun du premier coup} one {# sans ligne fausse} other {# sans ligne fausse}}',
    counts: 'Cette visite',
    only: 'Ces chiffres sont ceux de cette visite. Rien n’est gardé.',
    offline: 'Pas de connexion. Réessaie dans un instant.',
    again: 'Réessayer',
  },
};
