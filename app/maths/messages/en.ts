import { mistakes } from './mistakes/index.ts';
import { rules } from './rules/index.ts';

export const en = {
  maths: {
    reading: {
      empty: 'Write a formula.',
      too_long: 'That is longer than 500 characters. Write one line at a time.',
      too_deep: 'There are too many brackets inside each other here.',
      too_large: 'This number is too large to work with.',
      unknown_character: 'The sign {found} is not used in formulas here.',
      unknown_word: '“{found}” is no word that we know in formulas.',
      words: 'This is a text. Write the calculation or the equation in it, for example 12/2+5.',
      unexpected: '{found} cannot stand here. Something is missing before it.',
      missing_operand: 'The line stops too early. Something is missing at the end.',
      unclosed_bracket: 'A bracket is open and not closed.',
      unopened_bracket: 'A bracket is closed that was never opened.',
      two_numbers: 'Two numbers stand side by side. Put a sign between them.',
    },
    cannot: {
      not_read: 'We could not read this as a problem.',
      family: 'This kind of problem is beyond what our solver can show step by step.',
      too_large: 'The numbers grow too large to show the steps.',
      unchecked: 'We found steps, but could not prove each of them. So we do not show them.',
      timeout: 'This took too long. Try a shorter form of the problem.',
      busy: 'Many people are asking at this moment. Please try again shortly.',
    },
    said: {
      none: 'no solution',
      all: 'all real numbers',
    },
    rules: rules.en,
    mistakes: mistakes.en,
    verbs: {
      solve: 'solve',
      simplify: 'simplify',
      expand: 'expand',
      factor: 'factorise',
      evaluate: 'calculate',
      differentiate: 'differentiate',
      integrate: 'integrate',
      limit: 'find the limit of',
      divide: 'divide',
      complete_square: 'complete the square in',
      convert: 'convert',
      find: 'find',
    },
  },
} as const;
