import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  search: {
    title: 'Rechercher',
    label: 'Que cherchez-vous ?',
    hint: 'Un sujet, un cours, une leçon, un professeur ou une question',
    close: 'Fermer',
    kinds: {
      course: 'Cours',
      lesson: 'Leçon',
      skill: 'Compétence',
      tutor: 'Professeur',
      question: 'Question',
    },
    found: '{count, plural, =0 {Aucun résultat} one {Un résultat} other {# résultats}}',
    none: 'Rien ici ne contient ces mots. Essayez un mot plus court, ou parcourez tous les [cours](/courses), les [sujets](/tutor/practice) ou les [professeurs](/tutor).',
    failed: 'La recherche est injoignable. Votre texte est conservé : continuez à écrire ou réessayez.',
    again: 'Réessayer',
  },
};
