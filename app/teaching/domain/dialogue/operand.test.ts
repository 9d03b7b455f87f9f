import { describe, expect, test } from 'vitest';
import { readMessage } from '../understanding/read-message.ts';
import { readOperands } from './operand.ts';

const operands = (language: 'en' | 'es' | 'fr', text: string, letters = 'x'): string[] =>
  readOperands(readMessage(text, language), new Set(letters)).map((one) => one.text);

describe('an operand is an expression with no other letters than those of the line', () => {
  test.each([
    ['en', 'can i divide both sides by 3', ['3']],
    ['en', 'do the 4s cancel', ['4']],
    ['en', "do the x's go away", ['x']],
    ['en', 'can i divide by x - 2 here', ['x - 2']],
    ['en', 'can i divide by (x - 2)', ['x - 2']],
    ['en', 'can i divide by 3 x', ['3 x']],
    ['en', 'do the fours cancel', ['4']],
    ['en', 'do the x - 3s cancel', ['x - 3']],
    ['en', 'is 4 allowed as it is', ['4']],
    ['en', 'so i add 10% to $90', ['10%', '90']],
    ['en', 'divide by minus 3', ['-3']],
    ['es', '¿multiplico los dos lados por 3?', ['3']],
    ['es', '¿se van los sietes?', ['7']],
    ['es', '¿divido entre 2,5?', ['2,5']],
    ['fr', 'je rajoute les 20 % à 40 ?', ['20 %', '40']],
    ['fr', 'je divise les deux côtés par moins deux ?', ['-2']],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(operands(language, text)).toEqual(expected);
  });

  test('a word of the language is no letter of the problem', () => {
    expect(operands('es', '¿sumo y resto?', 'xy')).toEqual([]);
    expect(operands('es', '¿divido entre y?', 'xy')).toEqual(['y']);
    expect(operands('en', 'can i try a trick', 'ax')).toEqual([]);
    expect(operands('en', 'can i divide by a', 'ax')).toEqual(['a']);
  });

  test('a letter s is no plural where the problem has it', () => {
    expect(operands('en', 'can i divide by 2s', 's')).toEqual(['2s']);
    expect(operands('en', 'do the 2s cancel')).toEqual(['2']);
  });

  test('a letter that the problem does not have is none', () => {
    expect(operands('en', 'can i divide by z')).toEqual([]);
  });
});
