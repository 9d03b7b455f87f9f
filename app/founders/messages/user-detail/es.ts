import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  userDetail: {
    open: 'Detalles',
    openOf: 'Detalles de {who}',
    close: 'Cerrar',
    learners: 'Perfiles de estudiante',
    learnersCount: '{count, plural, =0 {ninguno} other {#; solo la cuenta ve su contenido}}',
    tutor: 'Página de tutor',
    suspension: 'Suspensión',
    suspended: 'suspendida el {at} por {who}',
    suspendedPlain: 'suspendida',
    lifted: 'levantada el {at} por {who}',
    never: 'nunca suspendida',
    bookings: 'Reservas',
    noBookings: 'Todavía no hay reservas.',
    when: 'Cuándo',
    state: 'Estado',
    price: 'Precio',
    unpaid: 'Reservas sin pagar',
    unpaidNote:
      'Después de su primer pago, una cuenta puede tener {sessions} clases y {series, plural, =1 {una serie} other {# series}} sin pagar a la vez. Si conoces a la familia, puedes permitirle más.',
    unpaidSessions: 'Clases sin pagar a la vez',
    unpaidSeries: 'Series sin pagar a la vez',
    unpaidAllow: 'Permitir',
    unpaidUsual: 'Volver a los límites habituales',
    unpaidDone: 'Límites cambiados.',
    invoices: 'Facturas y correcciones',
    noInvoices: 'Todavía no hay facturas.',
    number: 'Número',
    issued: 'Emitida',
    total: 'Total',
    corrects: '{number}, corrige {other}',
  },
};
