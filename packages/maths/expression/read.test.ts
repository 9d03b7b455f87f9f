import { describe, expect, it } from 'vitest';
import { toPlain } from './plain.ts';
import { read, type ReadResult } from './read.ts';

const shown = (result: ReadResult, locale?: string): string =>
  result.ok ? toPlain(result.tree, locale) : `${result.error.code}@${result.error.at}`;
const plain = (text: string, locale?: string) =>
  shown(read(text, locale === undefined ? {} : { locale }), locale);

describe('reading what people type', () => {
  it.each([
    ['x=2 y x=3', 'x = 2 o x = 3'],
    ['x = 2 y 3', 'x = 2 o x = 3'],
    ['2 y 3', '{2; 3}'],
    ['2 o -3', '{2; -3}'],
    ['3 y + 2', '3y + 2'],
    ['y = 2 y - 3', 'y = 2y - 3'],
    ['x + 2 y - 3 = 0', 'x + 2y - 3 = 0'],
  ])('the Spanish word for "and" is distinguished from the unknown y: %s', (text, expected) => {
    expect(plain(text, 'es-CO')).toBe(expected);
  });

  it.each([
    ['abc', 'abc'],
    ['hola', 'unknown_word@0'],
    ['asdf qsdf', 'unknown_word@0'],
    ['dérivée de x^2', 'unknown_word@0'],
    ['Marie a 12 billes et en donne la moitié', 'words@0'],
    ['racine carrée de 2', '√2'],
  ])('only short runs of letters are products: %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['2x^2 - 5x - 3 = 0', '2x² - 5x - 3 = 0'],
    ['3(x-2)=9', '3(x - 2) = 9'],
    ['(x+1)(x-2)', '(x + 1)(x - 2)'],
    ['x y', 'xy'],
    ['xsinx', 'x · sin(x)'],
    ['cos2x', 'cos(2x)'],
    ['sin^2 x', '(sin(x))²'],
    ['sin^{-1} x', 'arcsin(x)'],
    ['sin 2x cos x', 'sin(2x)cos(x)'],
    ['log_2 8', 'log_(2)(8)'],
    ['2**3', '2³'],
    ['x²·3÷4 − ½', 'x² · 3/4 - 1/2'],
    ['2^3^2', '2^(3²)'],
    ['-x^2', '-x²'],
    ['5!', '5!'],
    ['|x-1|', '|x - 1|'],
    ['2|x|+|x-|x||', '2 · |x| + |x - abs(x)|'],
    ['2 1/3', '2 1/3'],
    ['2½', '2 1/2'],
    ['20% of 50', '20% · 50'],
    ['1,234,567', '1234567'],
    ['√(x+1)', '√(x + 1)'],
    ['square root of 2', '√2'],
    ['6/8 =', '6/8'],
    ['2.5E3', '2500'],
  ])('%s is %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['\\frac{x+1}{2}', '(x + 1)/2'],
    ['\\dfrac12 x', '1/2 · x'],
    ['\\sqrt[3]{8}', '∛8'],
    ['\\left(x-1\\right)\\cdot 2', '(x - 1) · 2'],
    ['x = \\frac{-5 \\pm \\sqrt{25+24}}{4}', 'x = (-5 ± √(25 + 24))/4'],
    ['x \\le 3', 'x ≤ 3'],
    ['\\operatorname{sen} x', 'sin(x)'],
    ['x=1\\text{ or }x=2', 'x = 1 or x = 2'],
    ['\\{1,2\\}', '{1, 2}'],
    ['$x^{10}$', 'x¹⁰'],
    ['\\left|x\\right|', '|x|'],
  ])('LaTeX %s is %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['3,5x', 'es-CO', '3,5x'],
    ['3.5x', 'es-CO', '3,5x'],
    ['sen x + tg x', 'es-ES', 'sen(x) + tan(x)'],
    ['raíz(2)', 'es-CO', '√2'],
    ['raíz cuadrada de 2', 'es-CO', '√2'],
    ['racine carrée de 2', 'fr-FR', '√2'],
    ['x = 3 o x = -1/2', 'es-CO', 'x = 3 o x = -1/2'],
    ['x = 3 o -1/2', 'es-CO', 'x = 3 o x = -1/2'],
    ['x=3 ou x=-1/2', 'fr-FR', 'x = 3 ou x = -1/2'],
    ['x = 2 y y = 3', 'es-CO', 'x = 2; y = 3'],
    ['y = 3 x', 'es-CO', 'y = 3x'],
    ['(1; 2)', 'fr-FR', '(1; 2)'],
    [']2 ; 5[', 'fr-FR', ']2; 5['],
    ['1 234 567,5', 'fr-FR', '1234567,5'],
    ['12 345', 'fr-FR', '12345'],
    ['1.234.567,5', 'es-CO', '1234567,5'],
    ['no hay solución', 'es-CO', '∅'],
    ['tous les réels', 'fr-FR', 'ℝ'],
  ])('%s in %s is %s', (text, locale, expected) => {
    expect(plain(text, locale)).toBe(expected);
  });

  it.each([
    ['x = 3 or x = -1/2', 'solution_list'],
    ['x=3, x=-1/2', 'solution_list'],
    ['x = 3 or -1/2', 'solution_list'],
    ['x1 = 3, x2 = 5', 'solution_list'],
    ['x = 3 and x = 5', 'solution_list'],
    ['x = 1, y = 2', 'system'],
    ['x = 2 ± 3', 'equation'],
    ['3, -1/2', 'list'],
    ['x ∈ {1, 2}', 'list'],
    ['(1, 2)', 'point'],
    ['[1, 2)', 'interval'],
    ['(-∞, 3]', 'interval'],
    ['1 < x ≤ 3', 'inequality'],
    ['x < 1 or x > 3', 'inequality'],
    ['no solution', 'none'],
    ['6/8', 'number'],
    ['2x', 'expression'],
  ])('%s has class %s', (text, expected) => {
    const result = read(text);
    expect(result.ok && result.class).toBe(expected);
  });

  it('0.1 is exactly one tenth', () => {
    const result = read('0.1');
    expect(result.ok && result.tree).toEqual({ kind: 'number', value: { n: 1n, d: 10n } });
  });

  it.each([
    ['1/2x', undefined, ['1/2 · x', '1/(2x)']],
    ['√2x', undefined, ['√2 · x', '√(2x)']],
    ['1/2x ≤ 3,5', undefined, ['1/2 · x ≤ 3.5', '1/(2x) ≤ 3.5']],
    ['(1,2)', 'es-CO', ['1,2', '(1; 2)']],
    ['85.000', 'es-CO', ['85', '85000']],
    ['1.234.567,5', 'es-CO', null],
    ['44 m', undefined, ['44m', '44\u202fm']],
    ['44π m', undefined, ['44πm', '44π\u202fm']],
    ['44πm', undefined, null],
    ['44x m', undefined, null],
    ['1/2(x+1)', undefined, null],
    ['x/2 + 1', undefined, null],
  ])('%s (%s) has the readings %j', (text, locale, readings) => {
    const result = read(text, locale === undefined ? {} : { locale });
    expect(result.ok && (result.ambiguous?.map((tree) => toPlain(tree, locale)) ?? null)).toEqual(readings);
  });

  it.each([
    ['', 'empty', 0],
    ['x^(2', 'unclosed_bracket', 4],
    ['x+1)', 'unopened_bracket', 3],
    ['2 +', 'missing_operand', 3],
    ['2 * / 3', 'unexpected', 4],
    ['2 3', 'two_numbers', 2],
    ['hello there', 'unknown_word', 0],
    ['x + #', 'unknown_character', 4],
    ['1E999999', 'too_large', 0],
    ['('.repeat(80) + 'x' + ')'.repeat(80), 'too_deep', 50],
    ['x+'.repeat(300), 'too_long', 500],
    ['\\alert{x}', 'unknown_word', 0],
  ])('%s is rejected as %s at %i', (text, code, at) => {
    const result = read(text);
    expect(result.ok ? result.tree : { code: result.error.code, at: result.error.at }).toEqual({ code, at });
  });
});
