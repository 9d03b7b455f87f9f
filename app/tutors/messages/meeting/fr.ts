import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tutorMeeting: {
    label: 'Où ont lieu vos cours ?',
    note: 'Votre lien de réunion. Vous et l’élève le voyez de dix minutes avant le cours jusqu’à sa fin, personne d’autre.',
    missing:
      'Votre lien de réunion manque : sans lui, les élèves ne peuvent pas entrer. Vous et l’élève le voyez de dix minutes avant le cours jusqu’à sa fin.',
    shared:
      "Tous vos élèves reçoivent ce même lien : quelqu’un qui a déjà eu un cours peut donc revenir. Utilisez la salle d’attente de votre service, ou écrivez '{'session'}' là où chaque cours doit avoir une partie qui lui est propre.",
    wrong: 'Il faut un lien qui commence par https://, tel que l’affiche votre service de réunion.',
    standing: 'Enregistré maintenant : {url}.',
    empty: 'aucun',
    save: 'Enregistrer le lien',
    saved: 'Votre lien de réunion est enregistré.',
    failed: 'Le lien n’a pas pu être enregistré. Réessayez, s’il vous plaît.',
  },
};
