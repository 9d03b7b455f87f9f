import { describe, expect, it } from 'vitest';
import { withColonOfText, withRecognizedLetters } from './recognized-text.ts';
import { withSpokenFractions } from './spoken-fractions.ts';

describe('signs replaced by scanning or typesetting', () => {
  it('are digits inside a word', () => {
    expect(withRecognizedLetters('Ca1cula 10x1 ab1cd y la s0lución')).toBe(
      'Calcula 10x1 ab1cd y la s0lución',
    );
  });

  it('are colons behind the end of a phrase', () => {
    expect(withColonOfText('une puissance de 5 : 5³ × 5⁴')).toBe('une puissance de 5 :\n5³ × 5⁴');
    expect(withColonOfText('le quotient de 6 : 3')).toBe('le quotient de 6 : 3');
  });

  it('are spaces between a number and the letter whose power is spoken', () => {
    expect(withSpokenFractions('derivative of 2 x cubed minus 4x', 'en')).toBe(
      'derivative of 2x cubed minus 4x',
    );
    expect(withSpokenFractions('2 x 3 squared', 'en')).toBe('2 x 3 squared');
  });
});
