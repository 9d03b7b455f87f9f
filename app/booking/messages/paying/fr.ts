import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  paying: {
    card: 'Vous payez {price} par carte sur la page de Stripe, notre prestataire de paiement. Nous ne voyons jamais votre carte.',
    pay: 'Payer {price}',
    leading: 'Ouverture de la page de paiement',
    kept: 'Votre créneau reste gardé pendant que vous payez.',
    termsBefore:
      'Tout est remboursé jusqu’à {hours, number} heures avant, la moitié jusqu’au début. Vous payez par carte en confirmant.',
    refused:
      'Le paiement n’a pas abouti et rien n’a été débité. Votre créneau est toujours gardé ; vous pouvez réessayer, même avec une autre carte.',
    left: 'Vous n’avez pas encore payé. Votre créneau est toujours gardé et ce que vous avez écrit est toujours là.',
    waiting: 'Nous attendons la confirmation de votre paiement.',
    waitingText:
      'Cela prend en général quelques secondes. Vous pouvez fermer cette page : dès que le paiement est confirmé, nous vous envoyons un e-mail.',
    unfinished: 'Pas encore payé ? Revenir au paiement',
    failed: 'Le paiement n’a pas abouti.',
    failedText: 'Rien n’a été débité et rien n’est réservé.',
    returned: 'Nous vous remboursons votre paiement.',
    returnedText:
      'À l’arrivée des {price}, le créneau n’était plus libre, les crédits prévus pour l’autre partie étaient utilisés, ou le cours était déjà payé autrement. La totalité est remboursée sur votre carte ; les banques mettent cinq à dix jours ouvrés. L’e-mail que nous vous avons envoyé explique ce qui s’est passé et ce que vous pouvez faire maintenant.',
    other: 'Nous avons reçu un montant différent du prix.',
    otherText:
      'Votre paiement de {price} est arrivé, mais le prix était de {asked}. Rien n’est réservé, et nous remboursons la totalité sur votre carte ; les banques mettent cinq à dix jours ouvrés.',
    again: 'Choisir un autre créneau',
    paid: 'Payé par carte.',
    sum: 'Payé',
    before: '{before} avaient déjà été remboursés sur votre carte.',
    outside: '{amount} ont été remboursés sur votre carte.',
    dispute: {
      learner: {
        open: 'Votre banque réclame ce paiement. Les remboursements attendent sa décision.',
        lost: 'Votre banque a repris ce paiement.',
        won: 'Votre banque a confirmé ce paiement.',
      },
      tutor: {
        open: 'La banque de la famille réclame ce paiement. Votre rémunération attend sa décision.',
        lost: 'La banque de la famille a repris ce paiement. Vos revenus indiquent ce qui vous est payé.',
        won: 'La banque a confirmé ce paiement.',
      },
    },
    refund: {
      ordered: 'Le remboursement est en route vers votre carte.',
      sent: 'Le remboursement est en route vers votre carte.',
      done: 'Nous avons envoyé le remboursement sur votre carte ; les banques mettent cinq à dix jours ouvrés.',
      failed: 'Le remboursement n’est pas encore arrivé sur votre carte. Nous nous en occupons.',
    },
  },
};
