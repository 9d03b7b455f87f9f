import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  bookCredit: {
    how: '¿Cómo pagas?',
    use: '{count, plural, one {Usar tu crédito} other {Usar uno de tus # créditos}}',
    until: 'Se puede usar hasta el {day}.',
    useAll: 'Usar {count, number} de tus créditos',
    otherwise: 'Pagar {price}',
    price: '1 crédito',
    book: 'Reservar con un crédito',
    bookAll: 'Reservar todas con créditos',
    priceAll: '{count, plural, one {# crédito} many {# créditos} other {# créditos}}',
    termsAll:
      'Cada sesión se puede cancelar o mover por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes vuelve su crédito; después, la mitad, hasta que empiece; dos medios hacen una sesión.',
    terms:
      'Cancela gratis hasta el {day}, {time}, y el crédito vuelve. Después vuelve medio crédito; dos medios hacen una sesión. Estas condiciones se quedan con tu reserva.',
    termsLate:
      'Empieza en menos de 24 horas: si cancelas, vuelve medio crédito, hasta que empiece; dos medios hacen una sesión. Estas condiciones se quedan con tu reserva.',
    back: 'Ha vuelto',
    halves: '{halves, plural, =0 {nada} =1 {medio crédito} other {1 crédito}}',
    mail: {
      paid: '{count, plural, one {Pagada con uno de tus créditos.} other {Pagadas con # de tus créditos.}}',
      policy:
        'Cancela hasta el {day}, {time}, y tu crédito vuelve. Después vuelve medio crédito, hasta que empiece la sesión.',
      seriesPolicy:
        'Cada sesión se puede cancelar o mover por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes vuelve el crédito; después, la mitad, hasta que empiece.',
      back: '{halves, plural, =0 {Del crédito no vuelve nada.} =1 {Vuelve medio crédito. Dos medios hacen una sesión.} =2 {Tu crédito vuelve entero.} other {De tus créditos vuelven {credits, number}.}}',
      absentLearner: '{tutor} dice que nadie vino a la sesión del {day}, {span}. El crédito no vuelve.',
      absentTutor:
        'La sesión con {tutor} del {day}, {span} no tuvo lugar: el tutor no vino. Tu crédito vuelve entero.',
      cancelledByTutor:
        '{tutor} tuvo que cancelar la sesión del {day}, {span}, hora de {place}. Otra hora está a un clic.',
    },
  },
};
