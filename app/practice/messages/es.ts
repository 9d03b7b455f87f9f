import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  practice: {
    title: 'Práctica',
    lead: 'Problemas nuevos, hechos sobre la marcha y comprobados con álgebra. Elige un tipo y escribe tus líneas.',
    description: 'Problemas de álgebra nuevos del tipo que elijas; cada línea se comprueba con álgebra.',
    families: {
      linear: 'Ecuaciones de primer grado',
      quadratic: 'Ecuaciones de segundo grado',
      fractions: 'Fracciones',
      expand: 'Desarrollar',
      factor: 'Factorizar',
    },
    kind: 'Tipo de problema',
    number: 'Problema {number}',
    next: 'Siguiente problema',
    skip: 'Otro distinto',
    teach: 'Que me lo enseñen',
    solved: '{count, plural, =0 {Ninguno resuelto aún} one {# resuelto} other {# resueltos}}',
    first:
      '{count, plural, =0 {ninguno a la primera} one {# sin líneas equivocadas} other {# sin líneas equivocadas}}',
    counts: 'Esta visita',
    only: 'Estas cifras son solo de esta visita. No se guarda nada.',
    offline: 'No hay conexión. Prueba otra vez en un momento.',
    again: 'Probar otra vez',
  },
};
