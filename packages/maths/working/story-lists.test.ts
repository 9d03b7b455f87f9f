import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';

function judge(story: string, line: string, locale: string): string {
  const read = answer('parse', { text: story, locale }, null);
  if (!read.ok) return 'problem unread';
  const problem = read.formula.plain;
  const result = answer('checkLine', { problem, previous: problem, story, line, earlier: [], locale }, null);
  return result.ok ? `${result.verdict} ${result.role}${result.finished ? ' finished' : ''}` : 'unread';
}

const consecutive = 'La suma de dos números consecutivos es 45. ¿Cuáles son?';
const ages = 'Tom is 5 years older than Ann. Together they are 31. How old is Ann?';

describe('bare numbers for a story', () => {
  it.each([
    ['22 y 23', 'equal result finished'],
    ['23, 22', 'equal result finished'],
    ['22 y 24', 'different null'],
    ['21 y 24', 'different null'],
  ])('“%s” for the two numbers: %s', (line, expected) => {
    expect(judge(consecutive, line, 'es-ES')).toBe(expected);
  });

  it('a number on the way beside the one that is asked for is not wrong', () => {
    expect(judge(ages, '13 and 18', 'en')).toBe('equal aside');
    expect(judge(ages, '12 and 19', 'en')).toBe('different null');
  });
});

describe('the numbers of a story among words', () => {
  const even = 'The sum of two consecutive even numbers is 46. Find them.';

  it.each([
    ['x = 22, the numbers are 22 and 24', 'equal result finished'],
    ['2n + 2 = 46 → n = 22, the numbers are 22 and 24', 'equal result finished'],
    ['x = 22, the numbers are 22 and 26', 'unknown null'],
  ])('“%s” is one value and one list: %s', (line, expected) => {
    expect(judge(even, line, 'en')).toBe(expected);
  });

  it.each([
    ['n and n + 2', 'equal definition'],
    ['call the numbers n and n + 2', 'equal definition'],
    ['call the numbers n and n + 3', 'unknown null'],
  ])('“%s” names them: %s', (line, expected) => {
    expect(judge(even, line, 'en')).toBe(expected);
  });
});

describe('numbers as calculators show them', () => {
  it('4.5e-4 is the power of ten', () => {
    const problem = 'write 0.00045 in scientific notation';
    const ask = (line: string) => {
      const result = answer(
        'checkLine',
        { problem, previous: problem, line, earlier: [], locale: 'en' },
        null,
      );
      return result.ok ? result.verdict : 'unread';
    };
    expect([ask('4.5e-4'), ask('4.5E-04'), ask('4.5e-3')]).toEqual(['equal', 'equal', 'different']);
  });
});
