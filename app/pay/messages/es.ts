import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  pay: {
    title: 'Tus pagos',
    lead: 'Ganas el 80 % de lo que la familia paga por cada clase. Te la pagamos cuando la familia haya pagado y hayan pasado las 72 horas para reportar una ausencia.',
    month: 'Mes',
    none: 'Todavía no hay nada este mes.',
    totals: {
      waiting: 'En espera',
      due: 'Por pagarte',
      paid_out: 'Pagado',
      written_off: 'No se pagará',
    },
    kinds: {
      session: 'Clase',
      late_cancellation: 'Cancelación tardía',
      learner_absent: 'El estudiante no vino',
      decision: 'Decisión de Curvela',
      correction: 'Ajuste',
      chargeback: 'Reversión del pago con tarjeta',
    },
    states: {
      waiting: 'en espera',
      due: 'por pagar',
      paid_out: 'pagado el {day}',
      offset: 'saldado el {day}',
      written_off: 'no se pagará',
      nothing: 'nada por pagar',
      due_back: 'se descuenta de lo que te debemos',
    },
    waitsFor: {
      claims: 'definitivo 72 h tras la clase',
      decision: 'ausencia reportada, en revisión',
      dispute: 'el banco de la familia reclama el pago',
      payment: 'la familia aún no ha pagado',
    },
    reason: 'Motivo: {reason}',
    pdf: 'Liquidación (PDF)',
    csv: 'Liquidación (CSV)',
    errors: {
      pay_changed:
        'El valor pendiente cambió desde que abriste esta página y no se registró nada. Revísalo y márcalo otra vez como pagado.',
      unknown_line: 'Este movimiento ya no existe. Recarga la página.',
      line_not_overdue:
        'Por ahora no hay nada que decidir aquí. Podrás pagarlo o darlo por perdido cuando la factura lleve 30 días vencida y ningún banco esté revisando el pago.',
    },
    statement: {
      title: 'Liquidación de {month}',
      tutor: 'Tutor',
      issued: 'Fecha de corte',
      head: {
        session: 'Clase',
        what: 'Concepto',
        state: 'Estado',
        amount: 'Valor',
      },
      file: 'liquidacion-{month}',
    },
  },
};
