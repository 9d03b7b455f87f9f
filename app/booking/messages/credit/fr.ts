import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  bookCredit: {
    how: 'Comment payez-vous ?',
    use: '{count, plural, one {Utiliser votre crédit} other {Utiliser un de vos # crédits}}',
    until: 'Utilisable jusqu’au {day}.',
    useAll: 'Utiliser {count, number} de vos crédits',
    only: 'Utiliser {halves, plural, =1 {un demi-crédit} =2 {un crédit} other {{credits, number} crédits}}',
    with: '{halves, plural, =1 {Un demi-crédit} =2 {1 crédit} other {{credits, number} crédits}} + {price} {by, select, card {par carte} other {sur facture}}',
    taken: '{halves, plural, =1 {Un demi-crédit} =2 {1 crédit} other {{credits, number} crédits}}',
    bookWithCredits: 'Réserver avec des crédits',
    bothTerms:
      'Si vous annulez jusqu’au {day}, {time}, vous récupérez tout (les crédits en crédits). Ensuite, vous en récupérez la moitié ; les crédits sont rendus par demi-crédits, arrondis en votre faveur. Ces conditions ne changeront pas pour votre réservation.',
    bothTermsLate:
      'Vous pouviez tout récupérer jusqu’au {day}, {time}. Si vous annulez avant le début du cours, vous en récupérez la moitié ; les crédits sont rendus par demi-crédits, arrondis en votre faveur. Ces conditions ne changeront pas pour votre réservation.',
    bothTermsAll:
      'Chaque cours peut être annulé ou déplacé séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, vous récupérez tout ce que vous avez payé pour lui (les crédits en crédits) ; ensuite la moitié, jusqu’au début.',
    otherwise: 'Payer {price}',
    price: '1 crédit',
    book: 'Réserver avec un crédit',
    bookAll: 'Tout réserver avec des crédits',
    priceAll: '{count, plural, one {# crédit} many {# crédits} other {# crédits}}',
    termsAll:
      'Chaque cours peut être annulé ou déplacé séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, vous récupérez son crédit ; ensuite la moitié, jusqu’au début. Deux demi-crédits valent un cours.',
    terms:
      'Si vous annulez jusqu’au {day}, {time}, vous récupérez le crédit. Ensuite, vous récupérez un demi-crédit ; deux demi-crédits valent un cours. Ces conditions ne changeront pas pour votre réservation.',
    termsLate:
      'Vous pouviez récupérer le crédit entier jusqu’au {day}, {time}. Si vous annulez avant le début du cours, vous récupérez un demi-crédit ; deux demi-crédits valent un cours. Ces conditions ne changeront pas pour votre réservation.',
    back: 'Récupéré',
    halves: '{halves, plural, =0 {rien} =1 {un demi-crédit} other {1 crédit}}',
    mail: {
      both: {
        paid: '{halves, plural, =1 {Réglé avec un demi-crédit} =2 {Réglé avec un crédit} other {Réglé avec {credits, number} crédits}}{by, select, card { et {money} par carte.} invoice { ; il reste {money} à régler sur facture d’ici le {due}.} other {.}}',
        policy:
          'Si vous annulez jusqu’au {day}, {time}, vous récupérez tout ce que vous avez payé (les crédits en crédits). Ensuite, vous en récupérez la moitié, jusqu’au début du cours ; les crédits sont rendus par demi-crédits, arrondis en votre faveur.',
        policyLate:
          'Vous pouviez récupérer tout ce que vous avez payé jusqu’au {day}, {time}. Si vous annulez avant le début du cours, vous en récupérez la moitié ; les crédits sont rendus par demi-crédits, arrondis en votre faveur.',
        seriesPolicy:
          'Chaque cours peut être annulé ou déplacé séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, vous récupérez tout ce que vous avez payé pour lui (les crédits en crédits) ; ensuite la moitié, jusqu’au début.',
        halves:
          '{halves, plural, =1 {Vous récupérez un demi-crédit.} =2 {Vous récupérez un crédit.} other {Vous récupérez {credits, number} crédits.}}',
        off: 'Nous avons déduit {refund} de votre facture ; il reste {due} pour ce qui est annulé. Si vous l’avez déjà réglée, nous vous virons {refund}.',
        none: 'Rien n’est remboursé.',
        absentTutor: '{tutor} n’était pas là pour votre cours du {day}, {span}. Nous en sommes désolés.',
        absentLearner:
          '{tutor} a signalé que personne n’était venu au cours du {day}, {span}, et vous ne l’avez pas contesté. Le cours compte comme manqué et rien n’est remboursé.',
      },
      paid: '{count, plural, one {Payé avec un de vos crédits.} other {Payés avec # de vos crédits.}}',
      policy:
        'Si vous annulez jusqu’au {day}, {time}, vous récupérez votre crédit. Ensuite, vous récupérez un demi-crédit, jusqu’au début du cours.',
      policyLate:
        'Vous pouviez récupérer le crédit entier jusqu’au {day}, {time}. Si vous annulez avant le début du cours, vous récupérez un demi-crédit.',
      seriesPolicy:
        'Chaque cours peut être annulé ou déplacé séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, vous récupérez le crédit ; ensuite la moitié, jusqu’au début.',
      back: '{halves, plural, =0 {Aucun crédit n’est récupéré.} =1 {Vous récupérez un demi-crédit. Deux demi-crédits valent un cours.} =2 {Vous récupérez un crédit entier.} other {Vous récupérez {credits, number} crédits.}}',
      absentLearner:
        '{tutor} a signalé que personne n’était venu au cours du {day}, {span}, et vous ne l’avez pas contesté. Le cours compte comme manqué et le crédit n’est pas rendu.',
      absentTutor:
        '{tutor} n’était pas là pour votre cours du {day}, {span}. Nous en sommes désolés. Vous récupérez le crédit entier.',
      cancelledByTutor:
        '{tutor} a dû annuler le cours du {day}, {span}, heure de {place}. Nous en sommes désolés.',
    },
  },
};
