import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  bookCredit: {
    how: '¿Cómo pagas?',
    use: '{count, plural, one {Usar tu crédito} other {Usar uno de tus # créditos}}',
    until: 'Se puede usar hasta el {day}.',
    useAll: 'Usar {count, number} de tus créditos',
    only: 'Usar {halves, plural, =1 {medio crédito} =2 {un crédito} other {{credits, number} créditos}}',
    with: '{halves, plural, =1 {Medio crédito} =2 {1 crédito} other {{credits, number} créditos}} + {price} {by, select, card {con tarjeta} other {con factura}}',
    taken: '{halves, plural, =1 {Medio crédito} =2 {1 crédito} other {{credits, number} créditos}}',
    bookWithCredits: 'Reservar con créditos',
    bothTerms:
      'Cancela hasta el {day}, {time}, y recuperas todo (los créditos, como créditos). Después recuperas la mitad; los créditos se devuelven en mitades, redondeando a tu favor. Estas condiciones no cambian para tu reserva.',
    bothTermsLate:
      'Podías recuperar todo hasta el {day}, {time}. Si cancelas antes de que empiece la clase, recuperas la mitad; los créditos se devuelven en mitades, redondeando a tu favor. Estas condiciones no cambian para tu reserva.',
    bothTermsAll:
      'Cada clase se puede cancelar o cambiar de hora por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes recuperas todo lo que pagaste por ella (los créditos, como créditos); después, la mitad, hasta que empiece.',
    otherwise: 'Pagar {price}',
    price: '1 crédito',
    book: 'Reservar con un crédito',
    bookAll: 'Reservar todas con créditos',
    priceAll: '{count, plural, one {# crédito} many {# créditos} other {# créditos}}',
    termsAll:
      'Cada clase se puede cancelar o cambiar de hora por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes recuperas su crédito; después, la mitad, hasta que empiece. Dos medios créditos valen una clase.',
    terms:
      'Cancela hasta el {day}, {time}, y recuperas el crédito. Después recuperas medio crédito; dos medios créditos valen una clase. Estas condiciones no cambian para tu reserva.',
    termsLate:
      'Podías recuperar el crédito entero hasta el {day}, {time}. Si cancelas antes de que empiece la clase, recuperas medio crédito; dos medios créditos valen una clase. Estas condiciones no cambian para tu reserva.',
    back: 'Recuperado',
    halves: '{halves, plural, =0 {nada} =1 {medio crédito} other {1 crédito}}',
    mail: {
      both: {
        paid: '{halves, plural, =1 {Pagada con medio crédito} =2 {Pagada con un crédito} other {Pagada con {credits, number} créditos}}{by, select, card { y {money} con tarjeta.} invoice {; quedan {money} por pagar con factura hasta el {due}.} other {.}}',
        policy:
          'Cancela hasta el {day}, {time}, y recuperas todo lo que pagaste (los créditos, como créditos). Después recuperas la mitad, hasta que empiece la clase; los créditos se devuelven en mitades, redondeando a tu favor.',
        policyLate:
          'Podías recuperar todo lo que pagaste hasta el {day}, {time}. Si cancelas antes de que empiece la clase, recuperas la mitad; los créditos se devuelven en mitades, redondeando a tu favor.',
        seriesPolicy:
          'Cada clase se puede cancelar o cambiar de hora por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes recuperas todo lo que pagaste por ella (los créditos, como créditos); después, la mitad, hasta que empiece.',
        halves:
          '{halves, plural, =1 {Recuperas medio crédito.} =2 {Recuperas un crédito.} other {Recuperas {credits, number} créditos.}}',
        off: 'Descontamos {refund} de tu factura; por lo cancelado quedan {due}. Si ya la pagaste, te transferimos {refund}.',
        none: 'No se devuelve nada.',
        absentTutor: '{tutor} no vino a tu clase del {day}, {span}. Lo sentimos.',
        absentLearner:
          '{tutor} reportó que nadie vino a la clase del {day}, {span}, y no nos dijiste otra cosa. La clase cuenta como perdida y no se devuelve nada.',
      },
      paid: '{count, plural, one {Pagada con uno de tus créditos.} other {Pagadas con # de tus créditos.}}',
      policy:
        'Cancela hasta el {day}, {time}, y recuperas tu crédito. Después recuperas medio crédito, hasta que empiece la clase.',
      policyLate:
        'Podías recuperar el crédito entero hasta el {day}, {time}. Si cancelas antes de que empiece la clase, recuperas medio crédito.',
      seriesPolicy:
        'Cada clase se puede cancelar o cambiar de hora por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes recuperas el crédito; después, la mitad, hasta que empiece.',
      back: '{halves, plural, =0 {No recuperas ningún crédito.} =1 {Recuperas medio crédito. Dos medios créditos valen una clase.} =2 {Recuperas un crédito entero.} other {Recuperas {credits, number} créditos.}}',
      absentLearner:
        '{tutor} reportó que nadie vino a la clase del {day}, {span}, y no nos dijiste otra cosa. La clase cuenta como perdida y el crédito no se devuelve.',
      absentTutor: '{tutor} no vino a tu clase del {day}, {span}. Lo sentimos. Recuperas el crédito entero.',
      cancelledByTutor: '{tutor} tuvo que cancelar la clase del {day}, {span}, hora de {place}. Lo sentimos.',
    },
  },
};
