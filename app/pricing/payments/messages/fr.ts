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
  },
};
