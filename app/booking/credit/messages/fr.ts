import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  bookCredit: {
    how: 'Comment payez-vous ?',
    use: '{count, plural, one {Utiliser votre crédit} other {Utiliser un de vos # crédits}}',
    until: 'Utilisable jusqu’au {day}.',
    useAll: 'Utiliser {count, number} de vos crédits',
    otherwise: 'Payer {price}',
    price: '1 crédit',
    book: 'Réserver avec un crédit',
    bookAll: 'Tout réserver avec des crédits',
    priceAll: '{count, plural, one {# crédit} many {# crédits} other {# crédits}}',
    termsAll:
      'Chaque séance peut être annulée ou déplacée séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, son crédit revient ; ensuite la moitié, jusqu’au début ; deux moitiés font une séance.',
    terms:
      'Annulez sans frais jusqu’au {day}, {time} : le crédit revient. Ensuite un demi-crédit revient ; deux moitiés font une séance. Ces conditions restent attachées à votre réservation.',
    termsLate:
      'Elle commence dans moins de 24 heures : si vous annulez, un demi-crédit revient, jusqu’au début ; deux moitiés font une séance. Ces conditions restent attachées à votre réservation.',
    back: 'Revenu',
    halves: '{halves, plural, =0 {rien} =1 {un demi-crédit} other {1 crédit}}',
    mail: {
      paid: '{count, plural, one {Payée avec un de vos crédits.} other {Payées avec # de vos crédits.}}',
      policy:
        'Annulez jusqu’au {day}, {time} : votre crédit revient. Ensuite un demi-crédit revient, jusqu’au début de la séance.',
      seriesPolicy:
        'Chaque séance peut être annulée ou déplacée séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, le crédit revient ; ensuite la moitié, jusqu’au début.',
      back: '{halves, plural, =0 {Rien du crédit ne revient.} =1 {Un demi-crédit revient. Deux moitiés font une séance.} =2 {Votre crédit revient en entier.} other {De vos crédits, {credits, number} reviennent.}}',
      absentLearner:
        '{tutor} dit que personne n’est venu à la séance du {day}, {span}. Le crédit ne revient pas.',
      absentTutor:
        'La séance avec {tutor} du {day}, {span} n’a pas eu lieu : le professeur n’est pas venu. Votre crédit revient en entier.',
      cancelledByTutor:
        '{tutor} a dû annuler la séance du {day}, {span}, heure de {place}. Une autre heure est à un clic.',
    },
  },
};
