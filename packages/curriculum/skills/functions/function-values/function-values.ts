import type { SkillContent } from '../../skill.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const functionValues: SkillContent = {
  texts,
  slots: { function: 'f(x) = x^2 - 3', input: '4', square: '16', value: '13' },
  picture: {
    items: ['y = x^2 - 3', '(2, 1)', '(-2, 1)'],
    view: { x: [-5, 5], y: [-5, 8] },
    caption: {
      en: 'At 2 and at −2 the function has the same value, 1. At no place does it have two.',
      es: 'En 2 y en −2 la función vale lo mismo, 1. En ningún lugar tiene dos valores.',
      fr: 'En 2 et en −2, la fonction prend la même valeur, 1. Nulle part elle n’en prend deux.',
    },
  },
  example: {
    prompt: {
      en: 'What is the value of {function} at {place}?',
      es: '¿Cuánto vale la función {function} en {place}?',
      fr: 'Quelle est l’image de {input} par la fonction {function} ?',
    },
    slots: { function: 'f(x) = x^2 - 5x + 1', place: 'x = -2', input: '-2' },
    lines: [
      {
        line: '(-2)^2 - 5*(-2) + 1',
        why: {
          en: 'The number takes the place of every x, in brackets, so that its minus is not lost.',
          es: 'El número ocupa el lugar de cada x, entre paréntesis, para no perder su signo menos.',
          fr: 'Le nombre prend la place de chaque x, entre parenthèses, pour ne pas perdre son signe moins.',
        },
      },
      {
        line: '4 + 10 + 1',
        why: {
          en: 'Powers first, then products. Minus times minus gives plus, twice.',
          es: 'Primero las potencias, después los productos. Menos por menos da más, dos veces.',
          fr: 'D’abord les puissances, puis les produits. Moins par moins donne plus, deux fois.',
        },
      },
      {
        line: '15',
        why: {
          en: 'The sum comes last. At x = −2 the curve has this height.',
          es: 'La suma va al final. La curva pasa por esa altura en el lugar −2.',
          fr: 'La somme vient en dernier. En −2, la courbe passe à cette hauteur.',
        },
      },
    ],
  },
  mistakes: ['put_in_without_brackets', 'input_for_value', 'wrong_function_first', 'functions_multiplied'],
  templates,
};
