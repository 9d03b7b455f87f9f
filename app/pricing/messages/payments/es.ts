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
    otherAmount: {
      subject: 'Tu pago de {price} vuelve a tu tarjeta',
      text: 'Tu pago de {price} llegó, pero el importe pedido era {asked}: {label}. No se ha comprado nada con él y el importe completo vuelve a tu tarjeta; los bancos tardan de cinco a diez días hábiles. Si aún quieres lo que elegiste, puedes volver a pagarlo.',
    },
  },
};
