import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  paying: {
    card: 'Pagas {price} con tarjeta en la página de Stripe, nuestro proveedor de pagos. Nunca vemos tu tarjeta.',
    pay: 'Pagar {price}',
    leading: 'Te llevamos a la página de pago',
    kept: 'Tu hora sigue apartada mientras pagas.',
    termsBefore:
      'Te devolvemos todo hasta {hours, number} horas antes y la mitad hasta que empiece. Pagas con tarjeta al confirmar.',
    refused:
      'El pago no se completó y no se cobró nada. Tu hora sigue apartada; puedes intentarlo otra vez, también con otra tarjeta.',
    left: 'Todavía no has pagado. Tu hora sigue apartada y lo que escribiste sigue aquí.',
    waiting: 'Estamos esperando la confirmación de tu pago.',
    waitingText:
      'Suele tardar unos segundos. Puedes cerrar esta página: en cuanto se confirme el pago te enviamos un correo.',
    unfinished: '¿Aún no has pagado? Volver al pago',
    failed: 'El pago no se completó.',
    failedText: 'No se cobró nada y no hay nada reservado.',
    returned: 'Te devolvemos tu pago.',
    returnedText:
      'Cuando llegaron los {price}, la hora ya no estaba libre, los créditos para la otra parte ya se habían usado o la clase ya estaba pagada de otra manera. Te devolvemos todo a tu tarjeta; los bancos tardan de cinco a diez días hábiles. En el correo que te enviamos te contamos qué pasó y qué puedes hacer ahora.',
    other: 'Recibimos un importe distinto del precio.',
    otherText:
      'Tu pago de {price} llegó, pero el precio era {asked}. No hay nada reservado y te devolvemos el importe completo a tu tarjeta; los bancos tardan de cinco a diez días hábiles.',
    again: 'Elegir otra hora',
    paid: 'Pagado con tarjeta.',
    sum: 'Pagado',
    before: '{before} ya habían vuelto antes a tu tarjeta.',
    outside: '{amount} volvieron a tu tarjeta.',
    dispute: {
      learner: {
        open: 'Tu banco reclama este pago. Los reembolsos quedan en espera hasta que decida.',
        lost: 'Tu banco recuperó este pago.',
        won: 'Tu banco confirmó este pago.',
      },
      tutor: {
        open: 'El banco de la familia reclama este pago. Tu pago queda en espera hasta que decida.',
        lost: 'El banco de la familia recuperó este pago. En tus ingresos ves lo que cobras.',
        won: 'El banco confirmó este pago.',
      },
    },
    refund: {
      ordered: 'El reembolso va camino de tu tarjeta.',
      sent: 'El reembolso va camino de tu tarjeta.',
      done: 'Enviamos el reembolso a tu tarjeta; los bancos tardan de cinco a diez días hábiles.',
      failed: 'El reembolso aún no llegó a tu tarjeta. Nos estamos ocupando.',
    },
  },
};
