import { mistakes } from './mistakes/index.ts';
import { rules } from './rules/index.ts';
import type { Translation } from '../../platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  maths: {
    reading: {
      empty: 'Escribe una fórmula.',
      too_long: 'Tiene más de 500 caracteres. Escribe una línea cada vez.',
      too_deep: 'Aquí hay demasiados paréntesis, unos dentro de otros.',
      too_large: 'Este número es demasiado grande para trabajar con él.',
      unknown_character: 'El signo {found} no se usa aquí en las fórmulas.',
      unknown_word: '«{found}» no es una palabra que conozcamos en las fórmulas.',
      words: 'Esto es un texto. Escribe el cálculo o la ecuación que contiene, por ejemplo 12/2+5.',
      unexpected: '{found} no puede estar aquí. Falta algo antes.',
      missing_operand: 'La línea se corta demasiado pronto. Falta algo al final.',
      unclosed_bracket: 'Hay un paréntesis abierto que no se cierra.',
      unopened_bracket: 'Se cierra un paréntesis que nunca se abrió.',
      two_numbers: 'Hay dos números seguidos. Pon un signo entre ellos.',
    },
    cannot: {
      not_read: 'No pudimos leer esto como un problema.',
      family: 'Este tipo de problema va más allá de lo que nuestro solucionador sabe mostrar paso a paso.',
      too_large: 'Los números crecen demasiado para mostrar los pasos.',
      unchecked: 'Encontramos pasos, pero no pudimos demostrarlos todos. Por eso no los mostramos.',
      timeout: 'Tardó demasiado. Prueba con una forma más corta del problema.',
      busy: 'Hay muchas personas preguntando en este momento. Inténtalo de nuevo en un instante.',
    },
    said: {
      none: 'sin solución',
      all: 'todos los números reales',
    },
    rules: rules.es,
    mistakes: mistakes.es,
    verbs: {
      solve: 'resuelve',
      simplify: 'simplifica',
      expand: 'desarrolla',
      factor: 'factoriza',
      evaluate: 'calcula',
      differentiate: 'deriva',
      integrate: 'integra',
      limit: 'halla el límite de',
      divide: 'divide',
      complete_square: 'completa el cuadrado en',
      convert: 'convierte',
      find: 'halla',
    },
  },
};
