import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  founderActs: {
    write: 'Quelque chose ne va pas ? Écrivez-nous : {url}',
    cancel: {
      subject: 'Annulé : {tutor}, {day}, {time}',
      learner: 'Nous avons annulé votre cours avec {tutor} du {day}, {span}, heure de {place}.',
      tutorSubject: 'Annulé : {day}, {time}',
      tutor:
        'Nous avons annulé votre cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}, à votre heure ({city}). Le créneau est de nouveau libre.',
    },
    move: {
      subject: 'Déplacé : {tutor}, {day}, {time}',
      learner:
        'Nous avons déplacé votre cours avec {tutor}. Il a désormais lieu le {day}, {span}, heure de {place}.',
      terms: 'Le prix ne change pas, et ce déplacement ne compte pas parmi les vôtres.',
      tutorSubject: 'Déplacé : {day}, {time}',
      tutor:
        'Nous avons déplacé votre cours avec {learner, select, none {l’élève} other {{learner}}}. Il a désormais lieu le {day}, {span}, à votre heure ({city}).',
    },
    refund: {
      /** What comes back, as a part of a sentence. */
      amount:
        '{halves, plural, =0 {{money}} =1 {un demi-crédit{with, select, money { et {money}} other {}}} =2 {un crédit{with, select, money { et {money}} other {}}} other {{credits, number} crédits{with, select, money { et {money}} other {}}}}',
      subject: 'À propos de votre cours avec {tutor}, {day}, {time}',
      learner:
        'Nous avons examiné votre cours avec {tutor} du {day}, {span}, et décidé de ce qu’il vous coûte.',
      next: 'Vous retrouvez le cours et son remboursement ici : {url}',
      tutorSubject: 'À propos de votre cours du {day}, {time}',
      tutor:
        'Nous avons examiné votre cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}. En tout, la famille récupère {refund}.',
      tutorNext: 'Le motif figure à côté, dans vos revenus : {url}',
    },
    credit: {
      subject: 'Un cadeau de notre part',
      learner:
        'Nous vous offrons {halves, plural, =1 {un demi-crédit} =2 {un crédit} other {{credits, number} crédits}}, à utiliser avec {tutor} ou tout autre professeur ; si un cours coûte plus, vous payez la différence. Un crédit paie 60 minutes et reste valable jusqu’au {until}.',
      next: 'Choisir un créneau : {book}\nVos crédits : {url}',
      tutorSubject: 'Un cadeau à la famille du {day}, {time}',
      tutor:
        'Nous avons offert à la famille de votre cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}, {halves, plural, =1 {un demi-crédit} =2 {un crédit} other {{credits, number} crédits}} à utiliser avec vous. Vous touchez votre part habituelle quand elle réserve ; vous n’avez rien à faire.',
    },
    attended: {
      subject: 'C’est noté : votre cours avec {tutor}, {day}, {time}',
      learner: 'Nous avons noté que votre cours avec {tutor} du {day}, {span}, a eu lieu.',
      claim:
        'Une absence a été signalée : l’un de nous examine les deux versions et décide. Vous recevrez alors un e-mail tous les deux.',
      tutorSubject: 'C’est noté : votre cours du {day}, {time}',
      tutor:
        'Nous avons noté que votre cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {span}, a eu lieu.',
    },
    reminder: {
      subject: 'À trancher : absence signalée, {tutor}, {day}, {time}',
      text: 'Le cours avec {tutor} du {day}, {span} ({city}), attend une décision depuis {days, plural, one {# jour} many {# jours} other {# jours}}. Tant qu’aucun de vous n’a tranché, rien n’est versé ni remboursé.',
      last: 'C’est le dernier rappel.',
      link: 'Les deux versions et les preuves : {url}',
    },
    back: {
      none: 'Rien n’est remboursé.',
      noMore: 'Rien de plus n’est remboursé.',
      card: '{refund} sont renvoyés sur votre carte ; les banques mettent cinq à dix jours ouvrés.',
      cardBefore: '{before} avaient déjà été renvoyés sur votre carte.',
      invoice:
        'Nous déduisons {refund} de votre facture ; il reste {due} pour ce cours. Si vous l’avez déjà réglée, nous vous virons {refund}.',
      credit:
        '{halves, plural, =0 {Le crédit n’est pas rendu.} =1 {Vous récupérez un demi-crédit. Deux moitiés paient un cours.} =2 {Vous récupérez un crédit.} other {Vous récupérez {credits, number} crédits.}}',
    },
  },
};
