import { describe, expect, it } from 'vitest';
import { findFormulaAmongWords } from './among-words.ts';

describe('a problem among unknown words', () => {
  it.each([
    ['my teacher wrote 7(x - 3) = 2x + 9 on the board and i have no idea', '7(x - 3) = 2x + 9'],
    ['Mr Lee put 4x - 9 = 2x + 7 in the quiz', '4x - 9 = 2x + 7'],
    ['we were told to factorise x^2 - 10x + 21 on page 54', 'factor x^2 - 10x + 21'],
    ['mi hermano no entiende x² + 2x − 15 = 0 y yo tampoco', 'x² + 2x − 15 = 0'],
    ['my grandma says sin x = 1/2 rocks', 'sin x = 1/2'],
    ['mon frère sèche sur 4x − 9 = 15', '4x − 9 = 15'],
    ['my sister is stuck on 4x − 9 = 15', '4x − 9 = 15'],
    ['mi hermano duda sobre 4x − 9 = 15', '4x − 9 = 15'],
    ['le prof a mis 5x + 3 = 2x − 9 au tableau', '5x + 3 = 2x − 9'],
  ])('“%s” is %s', (text, problem) => {
    expect(findFormulaAmongWords(text)).toEqual([problem]);
  });

  it.each([
    'the tangent of y = x^2 at my favourite place',
    'Ana showed that 2x + 1 = 7 has one positive solution',
    'how many people solve x^2 = 4',
    'sketch x^2 + y^2 = 9 nicely',
    'tom earns 12x + 5 > 30 per week',
    'kate bought 3 apples and 2 pears',
    'my grandma says f(x) = 2x + 1 rocks',
    'the sum of the roots of x^2 - 5x + 6 = 0',
    'si x = 3 entonces el tablero ganó',
    'x + 1 = 2 pizza x + 5 = 9',
    'my cat says y = 2x + 1 rocks',
    'grandma had x = 2 a',
    'john has x = 5 dogs',
    'what happens to 2x + 1 = 7 once we swap the sides',
    'the chess board is 8 wide',
  ])('“%s” may ask for something else and is not shortened', (text) => {
    expect(findFormulaAmongWords(text)).toEqual([]);
  });
});
