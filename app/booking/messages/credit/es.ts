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
      'Cada clase se puede cancelar o cambiar de hora por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes recuperas su crédito; después, la mitad, hasta que empiece. Dos medios créditos valen una clase.',
    terms:
      'Cancela hasta el {day}, {time}, y recuperas el crédito. Después recuperas medio crédito; dos medios créditos valen una clase. Estas condiciones se mantienen para tu reserva.',
    termsLate:
      'El crédito entero se recuperaba hasta el {day}, {time}. Si cancelas antes de que empiece la clase, recuperas medio crédito; dos medios créditos valen una clase. Estas condiciones se mantienen para tu reserva.',
    back: 'Recuperado',
    halves: '{halves, plural, =0 {nada} =1 {medio crédito} other {1 crédito}}',
    mail: {
      paid: '{count, plural, one {Pagada con uno de tus créditos.} other {Pagadas con # de tus créditos.}}',
      policy:
        'Cancela hasta el {day}, {time}, y recuperas tu crédito. Después recuperas medio crédito, hasta que empiece la clase.',
      policyLate:
        'Podías recuperar el crédito entero hasta el {day}, {time}. Si cancelas antes de que empiece la clase, recuperas medio crédito.',
      seriesPolicy:
        'Cada clase se puede cancelar o cambiar de hora por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes recuperas el crédito; después, la mitad, hasta que empiece.',
      back: '{halves, plural, =0 {No recuperas ningún crédito.} =1 {Recuperas medio crédito. Dos medios créditos valen una clase.} =2 {Recuperas un crédito entero.} other {Recuperas {credits, number} créditos.}}',
      absentLearner:
        '{tutor} reportó que nadie vino a la clase del {day}, {span}, y en 72 horas nadie nos dijo otra cosa. La clase cuenta como perdida y el crédito no se devuelve.',
      absentTutor: '{tutor} no vino a tu clase del {day}, {span}. Lo sentimos. Recuperas el crédito entero.',
      cancelledByTutor: '{tutor} tuvo que cancelar la clase del {day}, {span}, hora de {place}. Lo sentimos.',
    },
  },
};
