import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  reviewPages: {
    stars: '{stars, number} étoiles sur 5',
    list: {
      title: 'Ce que disent les élèves',
      from: 'Seules les personnes qui ont eu un cours avec ce professeur peuvent écrire ici.',
      none: 'Pas encore d’avis sur {name}.',
      learner: 'Un élève',
      answer: '{name} répond',
      more: '{count, plural, one {# autre avis} many {# autres avis} other {# autres avis}}',
    },
    own: {
      title: 'Comment s’est passé le cours avec {tutor} ?',
      yours: 'Votre avis',
      stars: 'Étoiles',
      star: '{stars, plural, one {# étoile} many {# étoiles} other {# étoiles}}',
      words: 'Avec vos mots (facultatif)',
      wordsHelp: 'L’avis est publié sur la page du professeur. N’y mettez rien de personnel.',
      signed: 'Signé',
      learner: 'L’avis sera signé « Un élève ».',
      send: 'Envoyer l’avis',
      change: 'Modifier',
      save: 'Enregistrer',
      sending: 'Envoi en cours',
      leave: 'Pas maintenant',
      until: 'Vous pouvez le modifier jusqu’au {day}.',
      thanks: 'Votre avis figure sur la page du professeur.',
      missing: 'Choisissez d’une à cinq étoiles.',
      failed: 'Nous n’avons pas pu l’envoyer. Réessayez.',
      answer: '{tutor} a répondu',
      answerGoes:
        'Si vous changez les étoiles ou le texte, la réponse du professeur disparaît et pourra être réécrite.',
    },
    ask: {
      title: 'Comment cela s’est-il passé ?',
      session: '{tutor}, {day}',
      rate: 'Évaluer le cours',
    },
    note: {
      title: 'Note : {tutor}',
      did: 'Ce que nous avons fait',
      alone: 'Ce que l’élève sait faire sans aide',
      next: 'La prochaine fois',
      sent: 'Écrite le {day}.',
    },
    tutor: {
      title: 'Ce qu’on dit de vous',
      none: 'Pas encore d’avis. Nous en demandons un le lendemain de chaque cours.',
      hidden: 'Nous avons masqué cet avis : personne ne le voit et il ne compte pas.',
      answer: 'Votre réponse',
      help: 'Vous pouvez répondre une seule fois. Votre réponse est publique.',
      write: 'Répondre',
      send: 'Envoyer la réponse',
      sending: 'Envoi en cours',
      leave: 'Pas maintenant',
      failed: 'Nous n’avons pas pu l’envoyer. Réessayez.',
    },
  },
};
