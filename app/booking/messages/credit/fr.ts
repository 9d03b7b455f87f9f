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
      'Chaque cours peut être annulé ou déplacé séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, vous récupérez son crédit ; ensuite la moitié, jusqu’au début. Deux demi-crédits valent un cours.',
    terms:
      'Annulez jusqu’au {day}, {time}, et vous récupérez le crédit. Ensuite, vous récupérez un demi-crédit ; deux demi-crédits valent un cours. Ces conditions restent attachées à votre réservation.',
    termsLate:
      'Le crédit entier revenait jusqu’au {day}, {time}. Si vous annulez avant le début du cours, vous récupérez un demi-crédit ; deux demi-crédits valent un cours. Ces conditions restent attachées à votre réservation.',
    back: 'Récupéré',
    halves: '{halves, plural, =0 {rien} =1 {un demi-crédit} other {1 crédit}}',
    mail: {
      paid: '{count, plural, one {Payé avec un de vos crédits.} other {Payés avec # de vos crédits.}}',
      policy:
        'Annulez jusqu’au {day}, {time}, et vous récupérez votre crédit. Ensuite, vous récupérez un demi-crédit, jusqu’au début du cours.',
      policyLate:
        'Vous pouviez récupérer le crédit entier jusqu’au {day}, {time}. Si vous annulez avant le début du cours, vous récupérez un demi-crédit.',
      seriesPolicy:
        'Chaque cours peut être annulé ou déplacé séparément. {hours, plural, one {Jusqu’à une heure} other {Jusqu’à # heures}} avant, vous récupérez le crédit ; ensuite la moitié, jusqu’au début.',
      back: '{halves, plural, =0 {Aucun crédit n’est récupéré.} =1 {Vous récupérez un demi-crédit. Deux demi-crédits valent un cours.} =2 {Vous récupérez un crédit entier.} other {Vous récupérez {credits, number} crédits.}}',
      absentLearner:
        '{tutor} a signalé que personne n’était venu au cours du {day}, {span}, et personne ne nous a dit le contraire dans les 72 heures. Le cours compte comme manqué et le crédit n’est pas rendu.',
      absentTutor:
        '{tutor} n’était pas là pour votre cours du {day}, {span}. Nous en sommes désolés. Vous récupérez le crédit entier.',
      cancelledByTutor:
        '{tutor} a dû annuler le cours du {day}, {span}, heure de {place}. Nous en sommes désolés.',
    },
  },
};
