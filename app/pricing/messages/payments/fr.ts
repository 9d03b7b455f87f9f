import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  payments: {
    errors: {
      bad_signature: 'Cet appel n’est pas signé par le prestataire de paiement.',
      event_too_early:
        'Cet événement concerne un paiement qui ne nous a pas encore été annoncé. Renvoyez-le plus tard.',
      payment_unavailable:
        'La page de paiement est inaccessible pour le moment. Rien n’a été débité et votre choix reste tel quel. Réessayez.',
      unknown_payment: 'Nous ne trouvons pas ce paiement parmi les vôtres.',
    },
    dispute: {
      subject: {
        inquiry: 'Une banque nous interroge sur un paiement de {amount}',
        open: 'Un paiement de {amount} est contesté',
        won: 'Litige gagné : nous gardons {amount}',
        lost: 'Litige perdu : {amount} sont retournés à la famille',
        closed: 'Le litige de {amount} est clos',
      },
      text: {
        inquiry:
          'La banque d’une famille nous interroge sur un paiement de {amount}. Motif selon Stripe : « {reason} ». Rien n’est débité pour l’instant. Répondez dans Stripe ou remboursez-y le paiement.',
        open: 'La banque d’une famille réclame {amount}. Motif selon Stripe : « {reason} ». Les crédits restants et la rémunération du professeur attendent sa décision.',
        won: 'La banque a tranché : nous gardons {amount}. Les crédits et la rémunération en attente sont de nouveau disponibles. Motif selon Stripe : « {reason} ».',
        lost: 'La banque a donné raison à la famille : {amount} sont perdus. Motif selon Stripe : « {reason} ». Vérifiez la rémunération du professeur dans la liste des litiges.',
        closed: 'Le litige de {amount} est clos, sans mouvement d’argent. Motif selon Stripe : « {reason} ».',
      },
      payment: 'Paiement : {label}. Payé par : {payer}',
      unknown: 'Aucun paiement connu ici n’y correspond.',
      due: 'Stripe accepte des justificatifs jusqu’au {day}.',
      link: 'Ce que nous savons : {url}',
    },
    pack: {
      refunded: {
        subject: 'Nous vous avons remboursé {amount}',
        text: 'Nous vous avons remboursé {amount} de votre paiement pour : {label}. Nous avons retiré des crédits non utilisés pour cette valeur.',
      },
      contested: {
        subject: 'Votre banque réclame {amount}',
        text: 'Votre banque nous réclame {amount} payés pour : {label}. Jusqu’à sa décision, les crédits restants ne sont pas utilisables. Si c’est une erreur, dites à votre banque que ce paiement venait bien de vous.',
      },
      lost: {
        subject: 'Votre banque a repris {amount}',
        text: 'Votre banque a repris {amount} de votre paiement pour : {label}. Les crédits restants sont retirés ; les cours réservés avec les autres sont maintenus.',
      },
      won: {
        subject: 'Vos crédits sont de nouveau utilisables',
        text: 'Votre banque a confirmé le paiement de {amount} : {label}. Vos crédits sont de nouveau utilisables.',
      },
      link: 'Vos crédits et factures : {url}',
    },
    otherAmount: {
      subject: 'Votre paiement de {price} vous est remboursé',
      text: 'Votre paiement de {price} est arrivé, mais le montant demandé était de {asked} : {label}. Rien n’a été acheté, et la totalité est remboursée sur votre carte ; les banques mettent cinq à dix jours ouvrés. Si vous souhaitez toujours ce que vous avez choisi, vous pouvez le payer de nouveau.',
    },
  },
};
