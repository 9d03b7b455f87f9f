import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  booking: {
    errors: {
      slot_taken:
        'Alguien acaba de reservar las {time}. {count, plural, =0 {No hay nada más libre cerca.} one {La hora libre más cercana es: {times}.} other {Las horas libres más cercanas son: {times}.}}',
      slot_past:
        'Las {time} del {day} ya pasaron. {count, plural, =0 {No hay nada más libre cerca.} one {La hora libre más cercana es: {times}.} other {Las horas libres más cercanas son: {times}.}}',
      slot_too_soon:
        'Ya es tarde para reservar las {time}: {tutor} necesita {notice} para prepararse. {count, plural, =0 {No hay nada más libre cerca.} one {La hora libre más cercana es: {times}.} other {Las horas libres más cercanas son: {times}.}}',
      slot_not_open_yet:
        '{tutor} abre las reservas de ese día el {opens}. {count, plural, =0 {No hay nada más libre cerca.} one {La hora libre más cercana es: {times}.} other {Las horas libres más cercanas son: {times}.}}',
      slot_closed:
        'Ese día {tutor} no da clase a las {time}. {count, plural, =0 {No hay nada más libre cerca.} one {La hora libre más cercana es: {times}.} other {Las horas libres más cercanas son: {times}.}}',
      slot_day_full:
        '{tutor} ya no tiene más huecos ese día. {count, plural, =0 {No hay nada más libre cerca.} one {La hora libre más cercana es: {times}.} other {Las horas libres más cercanas son: {times}.}}',
      hold_expired:
        'Se acabaron los diez minutos para reservar las {time}. {count, plural, =0 {No hay nada libre cerca.} one {La hora libre más cercana es: {times}.} other {Las horas libres más cercanas son: {times}.}}',
      already_booked: 'Esta hora ya está reservada. Elige otra.',
      unknown_hold: 'Esta hora ya no está apartada para ti. Vuelve a elegir una.',
      unknown_booking: 'No encontramos esta reserva en tu cuenta. Revisa la lista de tus reservas.',
      already_extended: 'Solo puedes pedir más tiempo una vez. Tienes {limit} minutos en total.',
      too_many_holds: 'Ya tienes tres horas apartadas. Reserva una o libera alguna.',
      trial_used:
        'Este estudiante ya tuvo su prueba con {tutor}. Ahora puedes reservar una clase de 60 minutos. Cada uno de tus estudiantes puede tener la suya, hasta tres en total.',
      trials_used:
        'Tu familia ya tuvo tres pruebas con {tutor}, el máximo posible. Ahora puedes reservar una clase de 60 minutos.',
      session_type_unknown: 'Una clase dura 30 minutos (prueba), 60 o 90 minutos.',
      own_tutor: 'Es tu propio horario. No puedes reservar una clase contigo.',
      price_missing: '{tutor} no tiene precio en {currency} para esta clase. Elige otra moneda u otro tutor.',
      unknown_learner: 'Este estudiante no está en tu cuenta. Elige otro.',
      learner_busy:
        'Tú o este estudiante ya tienen otra clase a esa hora. Elige otra hora u otro estudiante.',
      no_dispute: 'Esta disputa no existe.',
      dispute_not_lost: 'El banco todavía no decidió esta disputa, o ya la resolvió otra persona del equipo.',
      not_cancellable: 'Esta reserva ya no se puede cancelar.',
      refund_changed: 'El reembolso cambió desde que lo viste. Revísalo, por favor.',
      not_movable: 'Esta clase ya no se puede cambiar de hora.',
      move_too_late: 'Esta clase se podía cambiar de hora hasta el {day}, {time}.',
      moves_used:
        'Una clase se puede cambiar de hora {most, plural, one {una vez} other {# veces}}, y esta ya llegó al límite.',
      absence_not_yours: 'Solo el tutor puede decir que tú no viniste.',
      absence_said: 'Ya se reportó otra cosa sobre esta clase. Escríbenos y lo vemos juntos.',
      absence_not_now:
        'Puedes reportarlo desde diez minutos después del comienzo hasta 72 horas después del final, si la clase no se canceló.',
      no_claim: 'Ya no hay nada que responder sobre esta clase.',
      objection_closed:
        'Podías responder durante las 72 horas después del reporte. Escríbenos y lo vemos juntos.',
      series_taken:
        '{count, plural, one {Una de estas horas ya no está libre} other {# de estas horas ya no están libres}}. Al lado ves las horas libres más cercanas.',
      unknown_series: 'Ya no tenemos estas horas apartadas para ti. Elígelas otra vez.',
      credits_short: 'Ninguno de tus créditos sirve ya para esta clase. Puedes pagar de otra forma.',
      credit_changed: 'Cambió la parte que pagan tus créditos. Revisa el precio nuevo y vuelve a elegir.',
      starts_repeated: 'Puedes elegir cada hora una sola vez.',
      network_holds:
        'Ya hay varias horas apartadas desde tu conexión. Inicia sesión para apartar una con {tutor}, o inténtalo otra vez en unos minutos.',
      unpaid_before_payment:
        'Antes de tu primer pago puedes tener {beforePayment, number} clases sin pagar. Paga una factura o cancela una clase y podrás reservar otra vez.',
      unpaid_singles:
        'Puedes tener {sessions, number} clases próximas sin pagar, aparte de tu serie. Paga una factura o cancela una clase y podrás reservar otra vez.',
      unpaid_series:
        'Puedes tener {series, plural, =1 {una sola serie} other {# series}} sin pagar a la vez. Paga una factura o cancela lo que queda de una serie y podrás reservar la siguiente.',
      act_not_possible: 'Por ahora esto no se puede hacer con esta reserva. Revisa su estado.',
      booking_changed: 'Otra persona acaba de cambiar esta reserva. Revisa cómo quedó y decide de nuevo.',
      refund_lower: 'La familia ya recibió más. Elige al menos esa parte.',
      nothing_changes: 'Eso no cambiaría nada.',
      invoice_overdue:
        'La factura {number} lleva más de diez días sin pagar. Cuando esté pagada podrás reservar otra vez; si algo no está bien, escríbenos.',
      series_before_payment:
        'Antes de tu primer pago una serie puede tener {beforePayment, number} clases. Elige {beforePayment, number} o menos por ahora; cuando llegue un pago, podrá ser más larga.',
      series_rhythm:
        'Una serie se repite cada semana o cada dos semanas. Una hora que no está libre se puede correr hasta tres días; la mayoría tiene que quedar a la hora de siempre.',
    },
    mail: {
      learner: 'Estudiante: {learner}',
      /** In subject lines: whose session with this tutor. */
      withLearner: '{tutor} ({learner})',
      pay: {
        invoice: 'Factura {number}: {amount}, para pagar a más tardar el {due}.',
        ask: 'Escríbenos y te enviamos los datos para la transferencia: {url}',
        reference: 'Referencia del pago: {reference}',
        paper: 'La factura en PDF está en «Créditos y facturas»: {url}',
      },
      where: {
        learnerMissing:
          'Dónde: en línea. {first} aún no ha puesto su enlace de reunión. Cuando lo ponga, podrás entrar desde la página de tu reserva, diez minutos antes.',
        learner:
          'Dónde: en línea, con el enlace de {first}. Entra desde la página de tu reserva, diez minutos antes.',
        tutor:
          'Dónde: en línea, con tu enlace de reunión. Entra desde la página de la clase, diez minutos antes.',
        tutorMissing: 'Falta tu enlace de reunión, y sin él los estudiantes no pueden entrar: {url}',
      },
      confirmed: {
        subject: 'Reservado: {minutes, number} minutos con {tutor}, {day}, {time}',
        session:
          '{learner, select, none {Tienes} other {{learner} tiene}} una clase con {tutor} el {day}, {span}, hora de {place}.',
        elsewhere: 'Para {first}, en {city}, es el {tutorDay}, {tutorSpan}.',
        note: 'Tu nota: {note}',
        price: 'Precio: {price}, con factura. Págala a más tardar el {due}.',
        policy:
          'Si cancelas hasta el {day}, {time}, te devolvemos todo. Después, la mitad, {half}, hasta que empiece la clase.',
        policyLate:
          'Podías cancelar gratis hasta el {day}, {time}. Si cancelas antes de que empiece la clase, te devolvemos la mitad, {half}.',
        link: 'Tu reserva: {url}',
        cancel: 'Cancelarla: {url}&do=cancel',
        change: 'Otra hora: {url}&do=move\nCancelarla: {url}&do=cancel',
        file: 'El archivo adjunto agrega la clase a tu calendario.',
      },
      tutorConfirmed: {
        subject: 'Nueva clase: {day}, {time}, {minutes, number} minutos',
        session:
          '{learner, select, none {Un estudiante} other {{learner}}} reservó {minutes, number} minutos contigo el {day}, {span}, tu hora en {city}.',
        elsewhere: 'Para el estudiante es el {learnerDay}, {learnerSpan}.',
        note: 'Nota de la familia: {note}',
        link: 'Tus clases: {url}',
      },
      cancelled: {
        subject: 'Cancelada: {tutor}, {day}, {time}',
        byYou: 'Cancelaste la clase con {tutor} del {day}, {span}, hora de {place}.',
        byTutor:
          '{tutor} tuvo que cancelar la clase del {day}, {span}, hora de {place}. Lo sentimos; te devolvemos todo.',
        refundAll:
          'Descontamos de tu factura el precio completo, {refund}; no queda nada por pagar por esta clase. Si ya la pagaste, te transferimos {refund}.',
        refundPart:
          'Descontamos de tu factura la mitad, {refund}; por esta clase quedan {due}. Si ya la pagaste, te transferimos {refund}.',
        refundNone: 'La clase ya había empezado, así que no hay reembolso. Quedan {due} en tu factura.',
        file: 'El archivo adjunto quita la clase de tu calendario.',
        link: 'Busca otra hora: {url}',
      },
      tutorCancelled: {
        earns: 'La cancelación llegó tarde, así que ganas {earned} por la clase.',
        subject: 'Cancelada: {day}, {time}',
        byLearner:
          '{learner, select, none {El estudiante} other {{learner}}} canceló la clase del {day}, {span}, tu hora en {city}. La hora vuelve a estar libre.',
        byYou:
          'Cancelaste la clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span}, tu hora en {city}. Le devolvemos todo a la familia.',
        link: 'Tus clases: {url}',
      },
      moved: {
        subject: 'Cambio de hora: {tutor}, {day}, {time}',
        session: 'Tu clase con {tutor} es ahora el {day}, {span}, hora de {place}.',
        before: 'La hora anterior era el {day}, {span}.',
        limit:
          'Hasta el {day}, {time} puedes cancelarla y recuperar todo{left, plural, =0 {. Ya no se puede cambiar de hora} one {, o cambiarla de hora una vez más} other {, o cambiarla de hora # veces más}}. Pasarla a una hora posterior no amplía ese plazo.',
        file: 'El archivo adjunto actualiza la clase en tu calendario.',
      },
      tutorMoved: {
        subject: 'Cambio de hora: ahora {day}, {time}',
        session:
          'La clase con {learner, select, none {el estudiante} other {{learner}}} cambió de hora: ahora es el {day}, {span}, tu hora en {city}.',
      },
      absent: {
        subject: 'No hubo clase: {tutor}, {day}, {time}',
        tutor: '{tutor} no vino a tu clase del {day}, {span}. Lo sentimos.',
        learner:
          '{tutor} reportó que nadie vino a la clase del {day}, {span}, y no nos dijiste otra cosa. La clase cuenta como perdida: no se devuelve nada y quedan {amount} en tu factura.',
        object: '¿Fue de otra manera? Escríbenos y lo revisamos juntos: {url}',
      },
      tutorAbsent: {
        subject: 'No hubo clase: {day}, {time}',
        tutor:
          'Anotamos que no viniste a la clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span}. Le devolvemos todo a la familia y no ganas nada por ella.',
        learner:
          'La familia faltó a la clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span}. Ganas {earned}; te los pagamos cuando la familia haya pagado.',
      },
      claim: {
        subject: 'Reportaron una ausencia: clase con {tutor}, {day}, {time}',
        said: '{tutor} dice que nadie vino a la clase del {day}, {span}.',
        follows: 'Si fue así, no tienes que hacer nada: la clase cuenta como perdida y no se devuelve nada.',
        disputed:
          'Lo que sabemos de esta clase no coincide con eso: una persona del equipo lo revisa, decide y te escribe. Hasta entonces no se paga ni se devuelve nada.',
        object: 'Si fue de otra manera, pulsa «No fue así» a más tardar el {day}, {time}: {url}',
      },
      tutorClaim: {
        subject: 'Reportaron una ausencia: clase del {day}, {time}',
        said: 'La familia dice que no viniste a la clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span}.',
        follows:
          'Si fue así, no tienes que hacer nada: le devolvemos todo a la familia y no ganas nada por la clase.',
        disputed:
          'Tenemos anotado que la clase se dio: una persona del equipo lo revisa, decide y te escribe. Hasta entonces no se paga ni se devuelve nada.',
      },
      /** To the side that reported an absence. */
      claimed: {
        said: 'Reportaste que {tutor} no vino a la clase del {day}, {span}.',
        follows:
          '{first} puede responder hasta el {day}, {time}. Si no responde, te devolvemos todo; si algo indica que la clase se dio, una persona del equipo decide y te escribe.',
        write: 'Mientras tanto puedes contarnos qué pasó. Solo lo lee nuestro equipo: {url}',
      },
      tutorClaimed: {
        said: 'Reportaste que nadie vino a la clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span}.',
        follows:
          'La familia puede responder hasta el {day}, {time}. Si no responde, ganas lo mismo que si la clase se hubiera dado; si algo indica que se dio, una persona del equipo decide y te escribe.',
      },
      disputed: {
        subject: 'Lo estamos revisando: clase con {tutor}, {day}, {time}',
        follows:
          'Lo que sabemos de la clase con {tutor} del {day}, {span} no coincide: una persona del equipo lo revisa, decide y te escribe. Hasta entonces no se paga ni se devuelve nada.',
      },
      tutorDisputed: {
        subject: 'Lo estamos revisando: clase del {day}, {time}',
        follows:
          'Lo que sabemos de la clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span} no coincide: una persona del equipo lo revisa, decide y te escribe. Hasta entonces no se paga ni se devuelve nada.',
      },
      decision: {
        subject: 'Nuestra decisión: clase con {tutor}, {day}, {time}',
        session: 'Revisamos la clase con {tutor} del {day}, {span}, y ya decidimos.',
        all: 'Descontamos de tu factura el precio completo, {refund}; no queda nada por pagar por esta clase. Si ya la pagaste, te transferimos {refund}.',
        part: 'Descontamos de tu factura {refund}; por esta clase quedan {due}. Si ya la pagaste, te transferimos {refund}.',
        none: 'No se devuelve nada. Quedan {due} en tu factura.',
        reason: 'El motivo: {reason}',
        questions: '¿Tienes preguntas? Escríbenos: {url}',
      },
      tutorDecision: {
        subject: 'Nuestra decisión: clase del {day}, {time}',
        session:
          'Revisamos la clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span}, y ya decidimos.',
        earns: 'Ganas {earned} por ella; te los pagamos cuando la familia haya pagado.',
        earnsNothing: 'No ganas nada por ella.',
      },
      series: {
        subject: 'Reservado: {count, number} clases con {tutor}, desde el {day}, {time}',
        list: 'Tus clases con {tutor}, todas en hora de {place}:',
        item: '{day}, {span}',
        price: 'Precio de todas: {price}, con factura. Págala a más tardar el {due}.',
        policy:
          'Cada clase se puede cancelar o cambiar de hora por separado. {hours, plural, one {Hasta una hora} other {Hasta # horas}} antes recuperas todo; después, la mitad hasta que empieza.',
        file: 'El archivo adjunto agrega las clases a tu calendario.',
      },
      tutorSeries: {
        subject: '{count, number} clases nuevas, desde el {day}, {time}',
        list: '{learner, select, none {Un estudiante} other {{learner}}} reservó estas horas contigo, todas en tu hora en {city}:',
      },
      rest: {
        subject:
          '{count, plural, one {Cancelada: una clase} many {Canceladas: # clases} other {Canceladas: # clases}} con {tutor}',
        byYou:
          'Cancelaste el resto de tus clases con {tutor}. Estas clases quedan canceladas, en hora de {place}:',
        byTutor:
          '{tutor} tuvo que cancelar el resto de tus clases. Lo sentimos. Estas clases quedan canceladas, en hora de {place}:',
        refundAll:
          'Descontamos {refund} de tu factura; no queda nada por pagar por estas clases. Si ya la pagaste, te transferimos {refund}.',
        refund:
          'Descontamos {refund} de tu factura; por estas clases quedan {due}. Si ya la pagaste, te transferimos {refund}.',
        tutorEarns: 'Una parte se canceló tarde, así que ganas {earned}.',
        tutorSubject:
          '{count, plural, one {Cancelada: una clase} many {Canceladas: # clases} other {Canceladas: # clases}} de una serie',
        tutorByLearner:
          '{learner, select, none {El estudiante} other {{learner}}} canceló el resto de una serie. Estas horas vuelven a estar libres, todas en tu hora en {city}:',
        tutorByYou:
          'Cancelaste el resto de una serie con {learner, select, none {el estudiante} other {{learner}}}; le devolvemos todo a la familia. Estas clases quedan canceladas, en tu hora en {city}:',
        file: 'El archivo adjunto quita estas clases de tu calendario.',
      },
      reminders: {
        both: 'Te lo recordamos un día antes y una hora antes.',
        hour: 'Te lo recordamos una hora antes.',
      },
      tutorReminder: {
        subjectDay: 'Mañana, {time}: {learner, select, none {un estudiante} other {{learner}}}',
        subjectHour: 'En una hora, {time}: {learner, select, none {un estudiante} other {{learner}}}',
        subjectToday: 'Hoy, {time}: {learner, select, none {un estudiante} other {{learner}}}',
        session:
          '{minutes, number} minutos con {learner, select, none {un estudiante} other {{learner}}} el {day}, {span}, tu hora en {city}.',
        link: 'Esta clase: {url}',
      },
      reminder: {
        subjectDay: 'Mañana, {time}: {tutor}',
        subjectHour: 'En una hora, {time}: {tutor}',
        subjectToday: 'Hoy, {time}: {tutor}',
        session: '{minutes, number} minutos con {tutor} el {day}, {span}, hora de {place}.',
        link: 'Tu reserva: {url}',
      },
    },
  },
};
