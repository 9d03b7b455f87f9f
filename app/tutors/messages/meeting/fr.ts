import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tutorMeeting: {
    label: 'Où ont lieu vos cours ?',
    note: 'Votre lien de réunion. Seuls vous et l’élève le voyez, de dix minutes avant le cours jusqu’à la fin.',
    missing:
      'Votre lien de réunion manque : sans lui, les élèves ne peuvent pas entrer. Seuls vous et l’élève le voyez, de dix minutes avant le cours jusqu’à la fin.',
    shared:
      "Tous vos élèves reçoivent ce même lien : quelqu’un qui a déjà eu un cours pourrait donc revenir. Utilisez la salle d’attente de votre service, ou écrivez '{'session'}' à l’endroit du lien qui doit changer à chaque cours.",
    wrong: 'Il faut un lien qui commence par https://, tel que l’affiche votre service de réunion.',
    standing: 'Lien actuel : {url}.',
    empty: 'aucun',
    save: 'Enregistrer le lien',
    saved: 'Votre lien de réunion est enregistré.',
    failed: 'Le lien n’a pas pu être enregistré. Réessayez, s’il vous plaît.',
  },
};
