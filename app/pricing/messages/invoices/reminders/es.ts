import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  invoiceReminder: {
    subject: 'Recordatorio: factura {number}, {amount}',
    text: 'La factura {number} por {amount} vencía el {due} y todavía no nos ha llegado el pago.',
    ask: 'Escríbenos y te enviamos los datos para la transferencia: {url}',
    reference: 'Referencia del pago: {reference}',
    paid: 'Si ya pagaste, gracias: no tienes que hacer nada más.',
    stopped:
      'Hasta que esté pagada no se pueden reservar más clases con factura. Tus clases reservadas se mantienen. Si algo no está bien, escríbenos.',
    paper: 'Tus facturas: {url}',
  },
};
