import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  payments: {
    errors: {
      bad_signature: 'Esta llamada no lleva la firma del proveedor de pagos.',
      event_too_early: 'Este evento trata de un pago del que aún no nos han avisado. Envíalo más tarde.',
      payment_unavailable:
        'Ahora mismo no se puede abrir la página de pago. No se ha cobrado nada y lo que elegiste sigue igual. Inténtalo de nuevo.',
      unknown_payment: 'No encontramos este pago entre los tuyos.',
    },
  },
};
