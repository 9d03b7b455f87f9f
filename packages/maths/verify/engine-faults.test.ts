import { describe, expect, it } from 'vitest';
import { read } from '../expression/read.ts';
import { isExpression, type Expression } from '../expression/tree.ts';
import { answer } from '../answers/answers.ts';
import { checkAnswer } from './check-answer.ts';
import { loadProver } from './compute-engine.server.ts';
import type { Prover } from './equivalence.ts';

/*
 * Pairs on which Compute Engine 0.140 is wrong or undecided, found by testing 175 pairs directly. It treats
 * numbers that agree to about ten digits as equal, also as coefficients. Our pipeline must be right on each,
 * with the engine and without it.
 */
const engine = await loadProver();

function parsed(text: string): Expression {
  const result = read(text);
  if (!result.ok || !isExpression(result.tree)) throw new Error(text);
  return result.tree;
}

const verdicts = (expected: string, answer: string): string[] =>
  [engine, null].map((prover) => checkAnswer({ expected, answer }, prover).verdict);

const falselyEqual = [
  ['0.333333333333', '1/3'],
  ['1.41421356237', '√2'],
  ['3.14159265359', 'π'],
  ['2.71828182846', 'e'],
  ['1/3+1/3+1/3', '0.999999999999'],
  ['√2+√3', '3.146264369941972'],
  ['x·1.41421356237', 'x·√2'],
  ['x+√2+√3', 'x+3.146264369941972'],
  ['sin(x)^2+cos(x)^2', '1.0000000000001'],
  ['sin(2x)', '2 sin x cos x + 10^-13'],
  ['sin(x/2)^2', '(1-cos x)/2 + 10^-12'],
] as const;

const missed = [
  ['√x·√y', '√(x·y)'],
  ['√(x/y)', '√x/√y'],
  ['cosh^2 x-sinh^2 x', '1'],
] as const;

describe('unequal pairs that the engine reports as equal', () => {
  it.each(falselyEqual)('%s is not %s', (a, b) => {
    expect([...verdicts(a, b), ...verdicts(b, a)]).toEqual(Array(4).fill('different'));
  });

  it('the engine still reports them as equal (otherwise delete this file)', () => {
    expect(falselyEqual.filter(([a, b]) => engine(parsed(a), parsed(b))).length).toBeGreaterThan(5);
  });

  it.each([
    ['e^(π√163)', '262537412640768744'],
    ['x·e^(π√163)', 'x·262537412640768744'],
  ])('%s is not reported equal to %s, which has the same double value', (a, b) => {
    expect(engine(parsed(a), parsed(b))).toBe(true);
    expect(verdicts(a, b)).not.toContain('equal');
  });
});

describe('pairs that the engine cannot decide', () => {
  it.each(missed)('%s is %s', (a, b) => {
    expect(engine(parsed(a), parsed(b))).toBe(false);
    expect(verdicts(a, b)).toEqual(['equal', 'equal']);
  });
});

describe('parsing quirks of the engine do not apply, as it gets trees', () => {
  it.each([
    ['a(b+c)', 'ab+ac', 'equal'],
    ['sin x', 'sin(x)', 'equal'],
    ['2x/2', 'x', 'equal'],
    ['1,234', '1234', 'equal'],
    ['d·x', 'x·d', 'equal'],
    ['e^x', 'exp(x)', 'equal'],
    ['f(x)=x^2', 'y=x^2', 'equal'],
  ])('%s and %s: %s', (a, b, verdict) => {
    expect(verdicts(a, b)).toEqual([verdict, verdict]);
  });
});

describe('a prover that confirms everything', () => {
  const yes: Prover = () => true;
  it.each([
    ['√(x^2)', 'x'],
    ['(x^2)^(1/2)', 'x'],
    ['√(x^2-2x+1)', 'x-1'],
    ['ln(x^2)', '2 ln x + 0.1'],
    ['arcsin(sin x)', 'x'],
    ['arctan x + arctan(1/x)', 'π/2'],
    ['|x|^3', 'x^3'],
    ['x/√(x^2)', '1'],
    ['e^π', 'π^e'],
    ['1/√(x^2)', '1/x'],
    ['floor(x)', 'ceil(x)-1'],
  ])('cannot make %s equal to %s: a counterexample takes precedence', (expected, answer) => {
    expect(checkAnswer({ expected, answer }, yes).verdict).toBe('different');
  });

  it.each([
    ['√(-1-x^2)', '√(-2-x^2)'],
    ['ln(x-100000)', 'ln(x-100001)'],
    ['√(-x-5000)', '√(-x-6000)'],
    ['e^(π√163)', '262537412640768744'],
  ])('is not trusted when few points of %s can be compared with %s', (expected, answer) => {
    expect(checkAnswer({ expected, answer }, yes).verdict).not.toBe('equal');
  });
});

describe('reported cases', () => {
  const plain = (text: string, locale = 'en') => {
    const found = answer('parse', { text, locale }, null);
    return found.ok ? found.formula.plain : found.error.code;
  };
  const solved = (problem: string, locale = 'en') => {
    const found = answer('solve', { problem, locale }, null);
    return found.kind === 'solved' ? found.result.plain : found.kind;
  };

  it.each([
    ['³√27', '∛27'],
    ['⁴√16', '√[4](16)'],
    ['5 · ³√8', '5∛8'],
    ['(³√x)/2', '∛x/2'],
    ['1 + ³√(x+1) = 3', '1 + ∛(x + 1) = 3'],
    ['2³√27', '2³√27'],
    ['x³√y', 'x³√y'],
  ])('a small index before a root: %s is %s', (text, reading) => {
    expect(plain(text)).toBe(reading);
  });

  it.each([
    ['∞', '-∞', 'different'],
    ['-∞', '∞', 'different'],
    ['∞', '3', 'different'],
    ['√2', '-∞', 'different'],
    ['∞', '∞', 'equal'],
    ['-∞', '-∞', 'equal'],
    ['∞', '1/0', 'unknown'],
  ])('%s and %s: %s', (a, b, verdict) => {
    expect(checkAnswer({ expected: a, answer: b }).verdict).toBe(verdict);
  });

  it.each([
    ['84', false],
    ['4*21', false],
    ['2*2*3*7', true],
    ['2^2·3·7', true],
    ['7·3·2²', true],
  ])('84 into prime factors, written %s: %s', (written, formOk) => {
    expect(checkAnswer({ expected: '84', answer: written, form: 'factored' })).toMatchObject({
      verdict: 'equal',
      formOk,
    });
  });

  it.each([
    ['-2·3', '-6', true],
    ['97', '97', true],
    ['1', '1', true],
    ['2·3·1', '6', false],
    ['6x(x+1)', '6x^2+6x', true],
    ['1/2·(x+1)', 'x/2+1/2', true],
  ])('%s as the factors of %s: %s', (written, expected, formOk) => {
    expect(checkAnswer({ expected, answer: written, form: 'factored' })).toMatchObject({ formOk });
  });

  it.each([
    ['80 is decreased by 15%', 'en', 'v = 68'],
    ['60 is increased by 10%', 'en', 'v = 66'],
    ['prime factors of 84', 'en', '2² · 3 · 7'],
    ['find the prime factors of 84', 'en', '2² · 3 · 7'],
    ['factores primos de 84', 'es', '2² · 3 · 7'],
    ['facteurs premiers de 84', 'fr', '2² · 3 · 7'],
  ])('%s', (problem, locale, result) => {
    expect(solved(problem, locale)).toBe(result);
  });

  it.each([
    ['sin x = 1/2', 'π minus it'],
    ['sin x = 1/2, 0° ≤ x ≤ 360°', '180° minus it'],
  ])('%s: the other angle is %s', (problem, words) => {
    const found = answer('solve', { problem, locale: 'en' }, null);
    expect(found.kind === 'solved' && found.steps[0]?.text).toContain(words);
  });
});
