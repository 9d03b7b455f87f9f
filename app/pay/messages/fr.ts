import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  pay: {
    title: 'Votre rémunération',
    lead: 'Vous touchez 80 % de ce que la famille paie pour un cours. La somme vous est due quand la famille a payé et que les 72 heures pour signaler une absence sont écoulées.',
    month: 'Mois',
    none: 'Rien pour ce mois.',
    totals: {
      waiting: 'En attente',
      due: 'À vous verser',
      paid_out: 'Versé',
      written_off: 'Ne sera pas versé',
    },
    kinds: {
      session: 'Cours',
      late_cancellation: 'Annulation tardive',
      learner_absent: 'Élève absent',
      decision: 'Décision de Curvela',
      correction: 'Régularisation',
      chargeback: 'Paiement par carte contesté',
    },
    states: {
      waiting: 'en attente',
      due: 'à verser',
      paid_out: 'versé le {day}',
      offset: 'soldé le {day}',
      written_off: 'ne sera pas versé',
      nothing: 'rien à verser',
      due_back: 'à déduire de ce qui vous est dû',
    },
    waitsFor: {
      claims: 'acquis 72 h après le cours',
      decision: 'absence signalée, à l’étude',
      dispute: 'la banque de la famille réclame le paiement',
      payment: 'la famille n’a pas encore payé',
    },
    reason: 'Motif : {reason}',
    pdf: 'Relevé (PDF)',
    csv: 'Relevé (CSV)',
    errors: {
      pay_changed:
        'Le montant dû a changé depuis l’ouverture de cette page ; rien n’a été enregistré. Vérifiez-le, puis marquez-le de nouveau comme versé.',
      unknown_line: 'Cette ligne n’existe plus. Rechargez la page.',
      line_not_overdue:
        'Rien à décider pour cette ligne pour l’instant. Vous pourrez la payer ou la passer en perte quand sa facture sera échue depuis 30 jours et qu’aucune banque n’examinera le paiement.',
    },
    statement: {
      title: 'Relevé de rémunération, {month}',
      tutor: 'Professeur',
      issued: 'État au',
      head: { session: 'Cours', what: 'Objet', state: 'État', amount: 'Montant' },
      file: 'releve-{month}',
    },
  },
};
