import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tutorProfile: {
    title: 'Votre page et vos prix',
    lead: 'Votre présentation, et ce que coûte une heure avec vous.',
    back: 'Vos cours',
    publicPage: 'Votre page publique',
    words: 'Avec vos mots',
    wordsText: 'Écrivez dans une langue au moins. S’il manque un texte, un autre s’affiche à sa place.',
    headline: 'Accroche',
    headlineHint: 'Une phrase qui dit comment vous enseignez',
    story: 'Ma façon d’enseigner',
    teaching: 'Ce que vous enseignez',
    subjects: 'Matières',
    levels: 'Niveaux',
    languages: 'Langues dans lesquelles vous enseignez',
    prices: 'Prix',
    pricesText:
      'Fixez les vôtres, à partir du minimum de chaque monnaie. Nous ne convertissons rien. Les personnes qui ont réservé, ou réservent en ce moment, gardent le prix affiché.',
    lowest: 'au moins {price}',
    types: { trial: 'Essai', session: 'Cours', deep: 'Cours long' },
    changes:
      '<b>{count, plural, =0 {Aucun changement.} one {# changement.} many {# changements.} other {# changements.}}</b>',
    save: 'Enregistrer la page et les prix',
    saving: 'Enregistrement',
    saved: 'La page et les prix sont enregistrés.',
    failed: 'L’enregistrement a échoué. Réessayez.',
    unsaved: 'Vos changements ne sont pas enregistrés. Quitter quand même ?',
    problems: {
      amount: 'Écrivez un montant, comme 40 ou 40,50.',
      story: 'Dites dans une langue au moins comment vous enseignez.',
      choose: 'Choisissez-en au moins une.',
    },
    news: {
      title: 'Cette page a changé dans une autre fenêtre',
      price: '{type} en {currency}',
      kept: 'Vos changements d’ici ne sont pas perdus. Comparez, puis enregistrez.',
      close: 'Compris',
    },
  },
};
