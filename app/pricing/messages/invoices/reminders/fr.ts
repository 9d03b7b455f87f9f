import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  invoiceReminder: {
    subject: 'Rappel : facture {number}, {amount}',
    text: 'La facture {number} d’un montant de {amount} était à régler au plus tard le {due}, et nous n’avons pas encore reçu de paiement.',
    ask: 'Écrivez-nous, et nous vous envoyons nos coordonnées bancaires : {url}',
    reference: 'Référence du paiement : {reference}',
    paid: 'Si vous avez déjà payé, merci : vous n’avez rien d’autre à faire.',
    stopped:
      'Tant qu’elle n’est pas payée, aucun nouveau cours ne peut être réservé sur facture. Vos cours réservés sont maintenus. Si quelque chose ne va pas, écrivez-nous.',
    paper: 'Vos factures : {url}',
  },
};
