import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  payments: {
    errors: {
      bad_signature: 'Esta llamada no lleva la firma del proveedor de pagos.',
      event_too_early: 'Este evento es de un pago del que aún no tenemos noticia. Envíalo más tarde.',
      payment_unavailable:
        'Ahora mismo no se puede abrir la página de pago. No se cobró nada y lo que elegiste sigue igual. Inténtalo de nuevo.',
      unknown_payment: 'No encontramos este pago entre los tuyos.',
    },
    dispute: {
      subject: {
        inquiry: 'Un banco pregunta por un pago de {amount}',
        open: 'Un pago de {amount} está en disputa',
        won: 'Disputa ganada: conservamos los {amount}',
        lost: 'Disputa perdida: {amount} volvieron a la familia',
        closed: 'La disputa por {amount} está cerrada',
      },
      text: {
        inquiry:
          'El banco de una familia pregunta por un pago de {amount}. Motivo según Stripe: «{reason}». Aún no se mueve dinero. Responde en Stripe o reembolsa el pago allí.',
        open: 'El banco de una familia reclama {amount}. Motivo según Stripe: «{reason}». Los créditos sin usar y el pago del tutor quedan en espera hasta que decida.',
        won: 'El banco decidió: los {amount} se quedan con nosotros. Los créditos y el pago ya no están en espera. Motivo según Stripe: «{reason}».',
        lost: 'El banco dio la razón a la familia: perdimos los {amount}. Motivo según Stripe: «{reason}». Revisa el pago del tutor en la lista de disputas.',
        closed: 'La disputa por {amount} está cerrada y no movió dinero. Motivo según Stripe: «{reason}».',
      },
      payment: 'Pago: {label}. Pagó: {payer}',
      unknown: 'No encontramos aquí ningún pago que coincida.',
      due: 'Stripe admite pruebas hasta el {day}.',
      link: 'Lo que sabemos: {url}',
    },
    pack: {
      refunded: {
        subject: 'Te devolvimos {amount}',
        text: 'Te devolvimos {amount} de tu pago por: {label}. Retiramos créditos sin usar por ese valor.',
      },
      contested: {
        subject: 'Tu banco reclama {amount}',
        text: 'Tu banco nos reclama {amount} que pagaste por: {label}. Hasta que decida, los créditos sin usar quedan en espera. Si es un error, dile a tu banco que el pago era tuyo.',
      },
      lost: {
        subject: 'Tu banco recuperó {amount}',
        text: 'Tu banco recuperó {amount} de tu pago por: {label}. Retiramos los créditos sin usar; las clases que reservaste con los demás se mantienen.',
      },
      won: {
        subject: 'Puedes volver a usar tus créditos',
        text: 'Tu banco decidió que el pago de {amount} es válido: {label}. Ya puedes usar otra vez los créditos.',
      },
      link: 'Tus créditos y facturas: {url}',
    },
    otherAmount: {
      subject: 'Tu pago de {price} vuelve a tu tarjeta',
      text: 'Tu pago de {price} llegó, pero el importe pedido era {asked}: {label}. No compraste nada con él y te devolvemos todo a tu tarjeta; los bancos tardan de cinco a diez días hábiles. Si aún quieres lo que elegiste, puedes volver a pagarlo.',
    },
  },
};
