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
    noBookings: 'No se reservó nada.',
    when: 'Cuándo',
    state: 'Estado',
    price: 'Precio',
    invoices: 'Facturas y notas de abono',
    noInvoices: 'No hay ninguna factura.',
    number: 'Número',
    issued: 'Emitida',
    total: 'Total',
    corrects: '{number}, corrige {other}',
  },
};
