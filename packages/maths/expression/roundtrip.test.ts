import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import { arbitraryTree } from './arbitrary.ts';
import { treeFromJson, treeToJson } from './json.ts';
import { toLatex } from './latex.ts';
import { toPlain } from './plain.ts';
import { read } from './read.ts';
import { sameTree } from './tree-parts.ts';

const reads = (text: string, locale: string) => {
  const result = read(text, { locale });
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.tree;
};

describe('printed formulas read back to the same tree', () => {
  for (const locale of ['en-GB', 'es-CO', 'fr-FR']) {
    it(`as plain text in ${locale}`, () => {
      assertProperty(
        fc.property(arbitraryTree, (tree) => {
          const text = toPlain(tree, locale);
          fc.pre(text.length <= 500);
          const again = reads(text, locale);
          expect(sameTree(tree, again), `${text} became ${toPlain(again, locale)}`).toBe(true);
        }),
        { numRuns: 1500, seed: 20261120 },
      );
    });

    it(`as LaTeX in ${locale}`, () => {
      assertProperty(
        fc.property(arbitraryTree, (tree) => {
          const text = toLatex(tree, locale);
          fc.pre(text.length <= 500);
          const again = reads(text, locale);
          expect(sameTree(tree, again), `${text} became ${toLatex(again, locale)}`).toBe(true);
        }),
        { numRuns: 1500, seed: 20261120 },
      );
    });
  }

  it('as JSON', () => {
    assertProperty(
      fc.property(arbitraryTree, (tree) => {
        const json = JSON.parse(JSON.stringify(treeToJson(tree)));
        expect(sameTree(treeFromJson(json), tree)).toBe(true);
      }),
      { numRuns: 500, seed: 20261120 },
    );
  });

  it.each([
    [
      'a function name behind a letter',
      'en-GB',
      'x · nPr(5, 2)%',
      'x (\\operatorname{nPr}\\left(5,\\;2\\right))\\%',
    ],
    ['brackets behind U, which joins sets', 'en-GB', '2(x + 1)U · (x + 2)', '2 (x + 1) U \\cdot (x + 2)'],
    [
      'a letter that is a unit elsewhere in the statement',
      'en-GB',
      '{2 · m} ∪ {3\u202fkm}',
      '\\left\\{2 \\cdot m\\right\\} \\cup \\left\\{3\\,\\mathrm{km}\\right\\}',
    ],
    [
      'd before a word, after an integral',
      'es-CO',
      '∫ 2 dx = d o x = 3',
      '\\int 2\\,dx = d\\;\\text{ o }\\;x = 3',
    ],
    [
      'y in a condition',
      'es-CO',
      'f(x) = {2 si 3ye = x}',
      'f\\left(x\\right) = \\begin{cases}2 & \\text{ si } 3 {y} {e} = x\\end{cases}',
    ],
    ['y between the signs of a chain', 'es-CO', '1 < 2yx < 5', '1 < 2 {y} x < 5'],
    [
      'y% in an integral',
      'es-CO',
      '2 = ∫_0^1 y\u00a0% dx o 1 + 2 = 3',
      '2 = \\int_{0}^{1} y~\\%\\,dx\\;\\text{ o }\\;1 + 2 = 3',
    ],
    ['a limit at a sum with ±', 'en-GB', 'lim_(x→(2 ± a))(x)', '\\lim_{x \\to 2 \\pm a} x'],
  ])('%s', (_, locale, plain, latex) => {
    expect(toPlain(reads(plain, locale), locale)).toBe(plain);
    expect(toLatex(reads(plain, locale), locale)).toBe(latex);
    expect(toPlain(reads(latex, locale), locale)).toBe(plain);
  });

  it('y in a condition of LaTeX without braces', () => {
    const tree = reads('f(x) = \\begin{cases}2 & \\text{ si } 3 y e = x\\end{cases}', 'es-CO');
    expect(toPlain(tree, 'es-CO')).toBe('f(x) = {2 si 3ye = x}');
  });
});
