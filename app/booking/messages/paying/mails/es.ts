import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  payingMails: {
    label: {
      one: '{minutes, number} minutos con {tutor}, {day}, {time}',
      many: '{count, number} sesiones de {minutes, number} minutos con {tutor}, desde el {day}, {time}',
    },
    paid: 'Precio: {price}, pagado con tarjeta.',
    back: {
      all: 'Te devolvemos {refund}, el importe completo. Va a tu tarjeta; los bancos tardan de cinco a diez días hábiles.',
      part: 'Te devolvemos {refund}. Va a tu tarjeta; los bancos tardan de cinco a diez días hábiles.',
      none: 'No se devuelve nada.',
      partBefore: '{before} ya habían vuelto antes a tu tarjeta, así que ahora enviamos {rest}.',
      allBefore:
        '{before} ya habían vuelto antes a tu tarjeta; era todo tu reembolso y no se envía nada más.',
    },
    absent: '{tutor} dice que nadie vino a la sesión del {day}, {span}. No se devuelve nada.',
    gone: {
      subject: 'Te devolvemos el dinero: {tutor}, {day}',
      what: 'Tu pago de {price} por {count, plural, one {la sesión con {tutor} del} other {# sesiones con {tutor} desde el}} {day}, {time}, hora de {place}, llegó cuando la hora ya no estaba libre. No hay nada reservado.',
      already:
        'Tu pago de {price} llegó, pero tu sesión con {tutor} del {day}, {time} ya estaba reservada y pagada de otra forma. Sigue reservada.',
      money:
        'El importe completo, {price}, vuelve a tu tarjeta. Los bancos tardan de cinco a diez días hábiles.',
      near: '{count, plural, one {La hora libre más cercana es:} other {Las horas libres más cercanas son:}}',
      time: '{day}, {time}',
      link: 'Elige otra hora: {url}',
    },
  },
};
