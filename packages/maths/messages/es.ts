import { mistakes } from './mistakes/index.ts';
import { rules } from './rules/index.ts';
import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  maths: {
    reading: {
      empty: 'Escribe una fórmula.',
      too_long: 'Tiene más de 500 caracteres. Escribe una sola línea.',
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
      ellipsis: 'Con puntos suspensivos no sabemos qué va ahí. Escribe la fórmula entera.',
      one_statement: 'Aquí hay dos afirmaciones en una línea. Escribe una por línea.',
      differential: '{found} está solo. Escribe la integral delante, o d/dx (…) para una derivada.',
      missing_differential: 'La integral no dice respecto de qué letra. Escribe dx al final.',
      unknown_function: '{found} es una función que aquí no conocemos. Escribe su fórmula en su lugar.',
    },
    open: {
      which_reading: 'Esto se puede entender de más de una manera. ¿A cuál te refieres?',
      not_solved_yet: 'Entiendo la pregunta: {found}. Pero aún no sabemos mostrar los pasos de este tipo.',
      word_not_read: 'No sé qué quiere decir «{words}» aquí. Pregunta sin eso o dilo con otras palabras.',
      read_in_part:
        'Puedo leer esto: {found}. Pero no entiendo qué quieres hacer con ello. Prueba con una frase corta, como «resuelve 2x + 3 = 11».',
    },
    cannot: {
      not_read: 'No pudimos leer esto como un problema.',
      family: 'Este tipo de problema aún no lo sabemos resolver paso a paso.',
      not_real:
        'Ningún número real tiene un cuadrado negativo, así que esta raíz no es un número real. Pide los números complejos para obtener un valor.',
      angle_unit:
        'El ángulo no tiene unidad. Si son grados, escribe °, como en 60°; sin ese signo se lee en radianes, y entonces no hay un valor exacto que mostrar.',
      impossible: 'No hay una única figura con estas medidas. Revisa los números del problema.',
      too_large: 'Los números crecen demasiado para mostrar los pasos.',
      unchecked: 'Encontramos pasos, pero no pudimos comprobarlos todos. Por eso no los mostramos.',
      timeout: 'Tardó demasiado. Prueba con una forma más corta del problema.',
      busy: 'Hay muchas personas preguntando en este momento. Inténtalo de nuevo en un instante.',
    },
    method: {
      completing_square: 'En este problema no conviene completar el cuadrado: usamos otro método.',
      factoring: 'Este problema no se resuelve directamente factorizando: usamos otro método.',
      formula: 'Este problema no se resuelve directamente con la fórmula general: usamos otro método.',
    },
    forms: {
      simplified: 'Aún se puede agrupar, simplificar o calcular algo.',
      'lowest-terms': 'Escríbelo como fracción irreducible.',
      factored: 'Escríbelo como un producto cuyos factores ya no se puedan descomponer.',
      expanded: 'Quita todos los paréntesis y agrupa los términos semejantes.',
      solved: 'Deja la incógnita sola en un lado, con su valor ya calculado.',
      mixed: 'Escríbelo como número entero más una fracción irreducible.',
      decimal: 'Escríbelo como número decimal.',
      decimal_places: 'Escríbelo como número decimal con esta cantidad de cifras decimales: {places}.',
      scientific: 'Escríbelo como un número desde 1 y menor que 10, por una potencia de diez.',
      interval: 'Escríbelo como intervalo, por ejemplo [2; 5) o (-∞; 3].',
      set: 'Escríbelo como conjunto, entre llaves, por ejemplo {example}.',
      line: 'Escribe la ecuación de la recta como y = mx + n, o como ax + by = c con enteros sin factor común.',
      unit: 'El valor es correcto; dalo en la unidad que se pide.',
    },
    said: {
      none: 'sin solución',
      all: 'todos los números reales',
      maximum: 'máximo:',
      minimum: 'mínimo:',
      both: '{first}; {second}',
      yes: 'sí',
      no: 'no',
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
