import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  pay: {
    title: 'Votre rémunération',
    lead: 'Vous touchez 80 % de ce que la famille paie pour un cours. La somme est due dès que la famille a payé et qu’une absence ne peut plus être signalée.',
    month: 'Mois',
    none: 'Rien pour ce mois.',
    totals: {
      waiting: 'En attente',
      due: 'À vous verser',
      paid_out: 'Versé',
      written_off: 'Passé en perte',
    },
    kinds: {
      session: 'Cours',
      late_cancellation: 'Annulation tardive',
      learner_absent: 'Élève absent',
      decision: 'Décision de Curvela',
      correction: 'Correction',
      chargeback: 'Paiement par carte repris',
    },
    states: {
      waiting: 'en attente',
      due: 'à verser',
      paid_out: 'versé le {day}',
      written_off: 'passé en perte',
    },
    waitsFor: {
      claims: 'acquis 72 heures après la fin du cours',
      decision: 'une absence a été signalée',
      payment: 'la famille n’a pas encore payé',
    },
    reason: 'Motif : {reason}',
    pdf: 'Relevé (PDF)',
    csv: 'Relevé (CSV)',
    errors: {
      pay_changed: 'Le montant dû a changé depuis l’ouverture de cette page. Vérifiez-le, puis recommencez.',
      unknown_line: 'Cette ligne n’existe pas.',
      line_not_overdue: 'Cette ligne se décide 30 jours après l’échéance d’une facture impayée.',
    },
    statement: {
      title: 'Relevé de rémunération, {month}',
      tutor: 'Professeur',
      issued: 'État au',
      zone: 'Toutes les dates : {zone}',
      head: { session: 'Cours', what: 'Objet', state: 'État', amount: 'Montant', learner: 'Élève' },
      total: 'Total',
      page: 'Page {page, number} sur {pages, number}',
      file: 'releve-{month}',
      entered: 'Inscrit le',
      currency: 'Devise',
    },
  },
};
