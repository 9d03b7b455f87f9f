import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  bookChanges: {
    move: {
      title: 'Otra hora con {name}',
      lead: 'El precio y las condiciones siguen igual. La hora anterior es tuya hasta que lo sea la nueva.',
      before: 'Hasta ahora',
      after: 'Hora nueva',
      choose: 'Elige una hora nueva. Nada cambia antes de que la confirmes.',
      limit:
        'Cambiar la hora es gratis hasta el {day}, {time}, {left, plural, one {una vez más} many {# veces más} other {# veces más}}. Este límite lo fija la primera hora acordada; cambiarla no lo mueve.',
      confirm: 'Cambiar la hora',
      moving: 'Cambiando la hora',
      keep: 'Conservar la hora anterior',
      done: 'La sesión es ahora el {day}, {time}.',
      notNow: 'Esta sesión se queda donde está.',
      none: 'Por ahora no hay ninguna otra hora libre.',
      cancelInstead: 'Ver qué se devuelve al cancelar',
    },
    rest: {
      title: '¿Cancelar el resto de estas sesiones?',
      back: 'En total te devolvemos',
      due: 'Quedan {due} en tu factura.',
      keep: 'Conservar las sesiones',
      confirm: 'Cancelar {count, plural, one {# sesión} many {# sesiones} other {# sesiones}}',
      done: '{count, plural, one {# sesión cancelada} many {# sesiones canceladas} other {# sesiones canceladas}}.',
    },
    series: {
      title: '{count, number} sesiones con {name}',
      total: '{count, plural, one {Una sesión} many {# sesiones} other {# sesiones}}, {total} en total.',
      calendar: 'Todas a mi calendario',
      cancelRest: 'Cancelar el resto ({count, number})',
      all: 'Todas las sesiones de esta serie',
    },
    signedOut: {
      move: 'Entra para cambiar la hora de esta sesión.',
      cancel: 'Entra para cancelar esta sesión.',
      text: 'Después de entrar vuelves exactamente a esta página.',
    },
  },
};
