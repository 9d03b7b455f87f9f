import { describe, expect, it } from 'vitest';
import { judgeStoryLine as judge } from './testing.ts';

const pens = 'Un stylo coûte 3 € de plus qu’un cahier. Ensemble ils coûtent 11 €. Combien coûte le cahier ?';

describe('letters named after the persons and things of a story', () => {
  const older = 'Ana is 5 years older than Tom. The sum of their ages is 31. How old is Ana?';
  const brothers = 'Luis tiene 5 años más que Marta. La suma de sus edades es 31. ¿Qué edad tiene cada uno?';
  const chosen = ["let p be Tom's age and q Ana's age"];
  it.each([
    ['en', older, [], 'A = T + 5', 'definition'],
    ['en', older, [], 'a + t = 31', 'definition'],
    ['en', older, [], 'T = 13 and A = 18', 'result'],
    ['en', older, chosen, 'q = p + 5', 'definition'],
    ['en', older, ["let x be Tom's age"], 'x + (x + 5) = 31', 'definition'],
    ['en', older, ["let x be Ana's age"], 'x + (x - 5) = 31', 'restatement'],
    ['en', older, ["let x be Ana's age"], 'x = 18', 'result'],
    ['es-CO', brothers, [], 'L = M + 5', 'definition'],
    ['fr-FR', pens, [], 's = c + 3', 'definition'],
  ])('%s %s | %j | %s: %s', (locale, story, earlier, line, expected) => {
    expect(judge(locale, story, line, earlier)).toBe(expected);
  });

  it.each([
    ['en', older, [], 'T = A + 5'],
    ['en', older, [], 'A + T = 31 and T = A + 5'],
    ['en', older, chosen, 'p = q + 5'],
    ['en', older, ["let x be Tom's age"], 'x + (x - 5) = 31'],
    ['es-CO', brothers, [], 'M = L + 5'],
    ['fr-FR', pens, [], 'c = s + 3'],
  ])('%s %s | %j | %s: the comparison is the other way round', (locale, story, earlier, line) => {
    expect(judge(locale, story, line, earlier)).toBe('comparison_reversed');
  });

  it('values of the wrong letters are exchanged', () => {
    expect(judge('en', older, 'T = 18, A = 13')).toBe('values_swapped');
  });

  it.each(['m = n + 5', 'n = m + 5'])('%s: letters of no name may mean either', (line) => {
    expect(judge('en', older, line)).toBe('definition');
  });

  it.each([
    ['5x + 7 = 52', 'aside'],
    ['5x = 45', 'aside'],
    ['x = 9', 'aside'],
    ['4x + 7 = 52', 'different'],
  ])('%s: a letter for the amount that is not asked for', (line, expected) => {
    const biscuits =
      'James has 7 more than 4 times the number of Oreos Jordan has. If there are 52 Oreos total, how many does James have?';
    expect(judge('en', biscuits, line)).toBe(expected);
  });
});
