import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  practice: {
    pageTitle: 'Exercices',
    title: 'Un problème à la fois.',
    lead: 'Choisissez un thème et une compétence. Le tuteur logiciel donne le problème, vérifie chaque ligne et n’aide que sur demande.',
    own: 'Votre propre problème',
    ownHelp: 'Une équation, une fraction, des parenthèses : comme vous l’écririez, par exemple {example}',
    ownAction: 'S’y exercer',
    strands: 'Thèmes',
    focus: 'Des pas plus courts, avec des pauses',
  },
};
