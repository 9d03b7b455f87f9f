import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  payments: {
    errors: {
      bad_signature: 'Cet appel n’est pas signé par le prestataire de paiement.',
      event_too_early:
        'Cet événement concerne un paiement qui ne nous a pas encore été annoncé. Renvoyez-le plus tard.',
      payment_unavailable:
        'La page de paiement est inaccessible pour le moment. Rien n’a été débité et votre choix reste tel quel. Veuillez réessayer.',
      unknown_payment: 'Nous ne trouvons pas ce paiement parmi les vôtres.',
    },
    otherAmount: {
      subject: 'Votre paiement de {price} vous est remboursé',
      text: 'Votre paiement de {price} est arrivé, mais le montant demandé était de {asked} : {label}. Rien n’a été acheté, et la totalité est remboursée sur votre carte ; les banques mettent cinq à dix jours ouvrés. Si vous souhaitez toujours ce que vous avez choisi, vous pouvez le payer de nouveau.',
    },
  },
};
