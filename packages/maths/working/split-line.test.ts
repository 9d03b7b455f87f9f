import { describe, expect, it } from 'vitest';
import { toPlain } from '../expression/plain.ts';
import { splitLine } from './split-line.ts';

describe('a line is split into its statements', () => {
  it.each([
    ['en', '5x = 30, so x = 6', ['5x = 30', 'x = 6']],
    ['en', '+4 both sides: 2y = 18', ['2y = 18']],
    ['en', 'case 2: 3t = -9', ['3t = -9']],
    ['en', '7*2 = 14 and 7+2 = 9', ['7 · 2 = 14', '7 + 2 = 9']],
    ['es-ES', 'luego 4x = 20', ['4x = 20']],
    ['es-CO', 'la suma es 51', ['§add = 51']],
    ['fr-FR', 'on trouve donc y = 8', ['y = 8']],
    ['fr-FR', 'y = 3 ou y = -3 donc', ['y = 3 ou y = -3']],
    ['en', 'the roots are x = 4 or 9', ['x = 4 or x = 9']],
    ['en', 't ≈ 2.45 ✓', ['t = 2.45']],
    ['es-CO', '2.400 + 350 = 2.750', ['2400 + 350 = 2750']],
    ['en', 'multiples of 6: 6, 12, 18', ['6 = 6 · 1', '12 = 6 · 2', '18 = 6 · 3']],
    ['en', '40 → 100 %; 10 → x', ['40x = 100% · 10']],
  ])('%s: %s', (locale, line, statements) => {
    const split = splitLine(line, locale);
    expect(split.statements.map(({ trees }) => toPlain(trees[0]!, locale))).toEqual(statements);
  });

  it.each(['x - = 9', '3 +', '= = 4'])('nothing of the broken formula %s is dropped', (line) => {
    expect(splitLine(line, 'en').statements).toEqual([]);
  });
});
