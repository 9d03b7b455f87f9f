import { mistakes } from './mistakes/index.ts';
import { rules } from './rules/index.ts';

export const en = {
  maths: {
    reading: {
      empty: 'Write a formula.',
      too_long: 'That is longer than 500 characters. Write one line at a time.',
      too_deep: 'There are too many brackets inside each other.',
      too_large: 'This number is too large to work with.',
      unknown_character: 'We don’t use the sign {found} in formulas here.',
      unknown_word: 'We don’t know “{found}” as a word in formulas.',
      words: 'These are words. Write just the calculation or the equation, for example 12/2+5.',
      unexpected: '{found} can’t go here. Something is missing before it.',
      missing_operand: 'The line stops too early. Something is missing at the end.',
      unclosed_bracket: 'A bracket is opened but not closed.',
      unopened_bracket: 'A bracket is closed but never opened.',
      two_numbers: 'Two numbers are side by side. Put a sign between them.',
      ellipsis: 'Dots don’t say what comes there. Write the whole formula.',
      one_statement: 'There are two statements on one line. Write one line at a time.',
      differential: '{found} is on its own. Write the integral in front of it, or d/dx (…) for a derivative.',
      missing_differential: 'The integral doesn’t say which letter to integrate by. Write dx at its end.',
      unknown_function: '{found} stands for a function we don’t know here. Write its formula instead.',
    },
    open: {
      which_reading: 'This could mean more than one thing. Which do you mean?',
      not_solved_yet:
        'I understand the question: {found}. But our solver can’t show the steps for this one yet.',
      word_not_read: 'I don’t know what “{words}” means here. Leave it out, or say it in other words.',
      read_in_part:
        'I can read this: {found}. But I don’t understand what you want to do with it. Try one short sentence, such as “solve 2x + 3 = 11”.',
    },
    cannot: {
      not_read: 'We could not read this as a problem.',
      family: 'This kind of problem is beyond what our solver can show step by step.',
      not_real:
        'No real number has a negative square, so this root is not a real number. Ask for the complex numbers to get a value.',
      angle_unit:
        'The angle has no unit. For degrees write °, as in 60°; without it the angle is read in radians, and then it has no exact value to show.',
      impossible: 'No figure has exactly these measurements. Check the numbers in the problem.',
      too_large: 'The numbers grow too large to show the steps.',
      unchecked: 'We found steps but couldn’t prove them all, so we don’t show them.',
      timeout: 'This took too long. Try a shorter form of the problem.',
      busy: 'Many people are asking right now. Please try again shortly.',
    },
    method: {
      completing_square: 'Completing the square doesn’t work directly here, so we use another method.',
      factoring: 'Factoring doesn’t work directly here, so we use another method.',
      formula: 'The quadratic formula doesn’t work directly here, so we use another method.',
    },
    forms: {
      simplified: 'Something can still be combined, cancelled or worked out.',
      'lowest-terms': 'Write it as a fraction in lowest terms.',
      factored: 'Write it as a product whose factors cannot be split any further.',
      expanded: 'Multiply out all brackets and collect like terms.',
      solved: 'Give the unknown alone on one side, with its value worked out.',
      mixed: 'Write it as a whole number with a fraction in lowest terms.',
      decimal: 'Write it as a decimal number.',
      decimal_places: 'Write it as a decimal number with this many places: {places}.',
      scientific: 'Write it as a number from 1 up to 10, times a power of ten.',
      interval: 'Write it as an interval, such as [2, 5) or (-∞, 3].',
      set: 'Write it as a set with braces, such as {example}.',
      line: 'Write the equation of the line as y = mx + c, or as ax + by = c with whole numbers without a common factor.',
      unit: 'The value is right; now give it in the unit we asked for.',
    },
    said: {
      none: 'no solution',
      all: 'all real numbers',
      yes: 'yes',
      no: 'no',
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
