import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  pay: {
    title: 'Tus pagos',
    lead: 'Ganas el 80 % de lo que la familia paga por cada clase. Te lo debemos cuando la familia ha pagado y ya no se puede avisar de una ausencia.',
    month: 'Mes',
    none: 'Todavía no hay nada en este mes.',
    totals: {
      waiting: 'En espera',
      due: 'Por pagarte',
      paid_out: 'Pagado',
      written_off: 'Dado de baja',
    },
    kinds: {
      session: 'Clase',
      late_cancellation: 'Cancelada tarde',
      learner_absent: 'El estudiante no vino',
      decision: 'Decisión de Curvela',
      correction: 'Corrección',
      chargeback: 'Pago con tarjeta devuelto',
    },
    states: {
      waiting: 'en espera',
      due: 'por pagar',
      paid_out: 'pagado el {day}',
      written_off: 'dado de baja',
    },
    waitsFor: {
      claims: 'queda en firme 72 horas después de terminar',
      decision: 'alguien avisó de una ausencia',
      payment: 'la familia aún no ha pagado',
    },
    reason: 'Motivo: {reason}',
    pdf: 'Liquidación (PDF)',
    csv: 'Liquidación (CSV)',
    errors: {
      pay_changed: 'El importe pendiente cambió desde que se abrió esta página. Revísalo y paga de nuevo.',
      unknown_line: 'Ese movimiento no existe.',
      line_not_overdue: 'Solo se puede decidir 30 días después del vencimiento de una factura sin pagar.',
    },
    statement: {
      title: 'Liquidación de {month}',
      tutor: 'Tutor',
      issued: 'A fecha de',
      zone: 'Todas las fechas en {zone}',
      head: {
        session: 'Clase',
        what: 'Concepto',
        state: 'Estado',
        amount: 'Importe',
        learner: 'Estudiante',
      },
      total: 'Total',
      page: 'Página {page, number} de {pages, number}',
      file: 'liquidacion-{month}',
      entered: 'Fecha',
      currency: 'Moneda',
    },
  },
};
