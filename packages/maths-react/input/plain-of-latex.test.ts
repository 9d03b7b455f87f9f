import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryTree } from '@curvela/maths/testing';
import { toLatex, toPlain, read, sameTree } from '@curvela/maths/expression';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import { plainOfLatex } from './plain-of-latex.ts';

describe('the formula editor’s LaTeX as text', () => {
  it.each([
    ['\\frac12', '1/2'],
    ['\\frac12x', '(1/2)x'],
    ['x=3\\lor x=-\\frac12', 'x = 3 or x = -1/2'],
    ['\\frac{x+1}{2x}', '(x+1)/(2x)'],
    ['2\\frac{1}{3}', '2 1/3'],
    ['x\\frac{1}{3}', 'x(1/3)'],
    ['f\\frac{1}{3}', 'f·(1/3)'],
    ['x_1\\frac{1}{3}', 'x_1(1/3)'],
    ['x_12', 'x_1·2'],
    ['x_{12}', 'x_12'],
    ['o o', 'o·o'],
    ['o{o}', 'o·o'],
    ['30^{\\circ}C', '30°·C'],
    ['x^2', 'x^2'],
    ['x^{10}', 'x^10'],
    ['x^23', 'x^(2)·3'],
    ['x^{-1}', 'x^(-1)'],
    ['x^{\\frac12}', 'x^(1/2)'],
    ['x^{n+1}', 'x^(n+1)'],
    ['\\sqrt2', '√(2)'],
    ['\\sqrt{x+1}', '√(x+1)'],
    ['\\sqrt{\\left(x\\right)}', '√(x)'],
    ['\\frac{\\left(x+1\\right)}{\\left(a\\right)\\left(b\\right)}', '(x+1)/((a)(b))'],
    ['\\sqrt[3]{8}', '∛(8)'],
    ['\\sqrt[n]{x}', '√[n](x)'],
    ['\\left(x-2\\right)\\left(x-3\\right)=0', '(x-2)(x-3) = 0'],
    ['\\left|x-1\\right|\\le4', '|x-1| ≤ 4'],
    ['\\sin\\left(2x\\right)', 'sin (2x)'],
    ['\\sin^2x', 'sin^2x'],
    ['\\log_2x', 'log_(2) x'],
    ['\\left|x\\right|\\left|y\\right|', 'abs(x)abs(y)'],
    ['x_1', 'x_1'],
    ['30\\degree', '30°'],
    ['30^{\\circ}', '30°'],
    ['5\\%', '5%'],
    ['2\\cdot3', '2·3'],
    ['\\left\\lbrack2,5\\right)', '[2,5)'],
    ['\\left(-\\infty,3\\right]', '(-∞,3]'],
    ['\\frac{\\placeholder{}}{2}', '()/2'],
    ['', ''],
  ])('%s → %s', (latex, plain) => {
    expect(plainOfLatex(latex)).toBe(plain);
  });

  it('a decimal comma stays one: bare outside brackets, unambiguous inside', () => {
    expect(plainOfLatex('2{,}5x', 'es')).toBe('2,5x');
    expect(plainOfLatex('\\left(2{,}5;1\\right)', 'es')).toBe('(2{,}5;1)');
  });

  it('words of the language join solutions', () => {
    expect(plainOfLatex('x=1\\lor x=2', 'es')).toBe('x = 1 o x = 2');
    expect(plainOfLatex('x=1\\lor x=2', 'fr')).toBe('x = 1 ou x = 2');
    expect(plainOfLatex('x=1\\text{ o }x=2', 'es')).toBe('x = 1 o x = 2');
    expect(plainOfLatex('\\operatorname{sen}x', 'es')).toBe('sen x');
  });

  it.each([
    '\\int_0^1x\\,dx',
    '\\frac{d}{dx}x^2',
    '\\begin{cases}x\\end{cases}',
    '\\frac{1',
    'x}',
    '\\href{x}{y}',
    '|x|',
    '^2',
    '\\mathbb{C}',
  ])('%s has no short plain form and stays LaTeX', (latex) => {
    expect(plainOfLatex(latex)).toBeNull();
  });

  for (const locale of ['en-GB', 'es-CO', 'fr-FR']) {
    it(`parses back to the same formula in ${locale}`, () => {
      const language = locale.slice(0, 2) as 'en' | 'es' | 'fr';
      assertProperty(
        fc.property(arbitraryTree, (tree) => {
          const latex = toLatex(tree, locale);
          const text = plainOfLatex(latex, language);
          fc.pre(text !== null && latex.length <= 500 && text.length <= 500);
          const again = read(text ?? '', { locale });
          const plain = again.ok ? toPlain(again.tree, locale) : again.error.code;
          expect(again.ok && sameTree(tree, again.tree), `${latex}\n${text}\n${plain}`).toBe(true);
        }),
        { numRuns: 1500, seed: 20261120 },
      );
    });
  }

  it('any input becomes text or stays unchanged', () => {
    const parts = fc.constantFrom(
      '\\frac',
      '\\sqrt',
      '{',
      '}',
      '[',
      ']',
      '^',
      '_',
      '\\left',
      '\\right',
      '|',
      'x',
      '2',
      ',',
      '\\text',
      ' ',
      '\\',
    );
    assertProperty(
      fc.property(fc.array(parts, { maxLength: 30 }), (all) => {
        expect(['string', 'object']).toContain(typeof plainOfLatex(all.join('')));
      }),
      { numRuns: 2000, seed: 20261120 },
    );
  });
});
