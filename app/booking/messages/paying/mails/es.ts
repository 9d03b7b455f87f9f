import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  payingMails: {
    label: {
      one: '{minutes, number} minutos con {tutor}, {day}, {time}',
      many: '{count, number} clases de {minutes, number} minutos con {tutor}, desde el {day}, {time}',
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
    absent:
      '{tutor} reportó que nadie vino a la clase del {day}, {span}, y no nos dijiste otra cosa. La clase cuenta como perdida y no se devuelve nada.',
    outside: {
      sessions:
        '{count, plural, one {la clase con {tutor} del} other {# clases con {tutor} desde el}} {day}, {time}',
      yours:
        '{count, plural, one {tu clase{learner, select, none {} other { con {learner}}} del} other {tus # clases{learner, select, none {} other { con {learner}}} desde el}} {day}, {time}',
      earnings: 'En tus ingresos ves qué cambia en tus pagos: {url}',
      page: 'Ver la clase: {url}',
      refunded: {
        subject: 'Te devolvimos {amount}',
        learner:
          'Te devolvimos {amount} de tu pago por {sessions}. Los bancos tardan de cinco a diez días hábiles.',
        tutorSubject: 'Le devolvimos {amount} a una familia',
        tutor: 'Devolvimos {amount} a la familia por {sessions}.',
      },
      contested: {
        subject: 'Tu banco reclama {amount}',
        learner:
          'Tu banco nos reclama {amount} que pagaste por {sessions}. Hasta que decida, los reembolsos quedan en espera. Si es un error, dile a tu banco que el pago era tuyo.',
        tutorSubject: 'Un banco reclama un pago: {day}',
        tutor:
          'El banco de la familia reclama {amount} que se pagaron por {sessions}. Tu pago queda en espera hasta que decida. Asegúrate de haber enviado tu nota: muestra que la clase se dio.',
      },
      lost: {
        subject: 'Tu banco recuperó {amount}',
        learner: 'Tu banco recuperó {amount} que pagaste por {sessions}.',
        tutorSubject: 'Un banco recuperó un pago: {day}',
        tutor:
          'El banco de la familia recuperó {amount} que se pagaron por {sessions}. Las clases que diste te las pagamos igual.',
      },
      won: {
        subject: 'Tu banco confirmó tu pago de {amount}',
        learner: 'Tu banco confirmó tu pago de {amount} por {sessions}. Para ti no cambia nada.',
        tutorSubject: 'Tu pago ya no está en espera: {day}',
        tutor: 'El banco confirmó el pago por {sessions}. Tu pago ya no está en espera.',
      },
      unpaid: {
        subject: 'Cancelada, porque tu banco recuperó el pago: {tutor}, {day}',
        learner:
          'Tu clase con {tutor} del {day}, {time} queda cancelada, porque tu banco recuperó el pago. Si quieres, reserva otra hora: {url}',
        tutorSubject: 'Cancelada, ya no está pagada: {day}',
        tutor:
          'Tu clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {time} queda cancelada, porque el banco de la familia recuperó el pago. La hora vuelve a estar libre.',
      },
    },
    gone: {
      subject: 'Te devolvemos el dinero: {tutor}, {day}',
      what: 'Tu pago de {price} por {count, plural, one {la clase con {tutor} del} other {# clases con {tutor} desde el}} {day}, {time}, hora de {place}, llegó cuando la hora ya no estaba libre. No hay nada reservado.',
      creditSubject: 'Te devolvemos el dinero y no hay nada reservado: {tutor}, {day}',
      credit:
        'Tu pago de {price} por {count, plural, one {la clase con {tutor} del} other {# clases con {tutor} desde el}} {day}, {time}, hora de {place}, llegó cuando los créditos para la otra parte ya no estaban, o ya habías elegido otra forma de pago. No hay nada reservado y no usamos ningún crédito.',
      already:
        'Tu pago de {price} llegó, pero tu clase con {tutor} del {day}, {time} ya estaba reservada y pagada de otra forma. Sigue reservada.',
      money:
        'El importe completo, {price}, vuelve a tu tarjeta. Los bancos tardan de cinco a diez días hábiles.',
      near: '{count, plural, one {La hora libre más cercana es:} other {Las horas libres más cercanas son:}}',
      time: '{day}, {time}',
      link: 'Elige otra hora: {url}',
    },
  },
};
