import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { read } from '../../expression/read.ts';
import type { Tree } from '../../expression/tree.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import { answersPropertyQuestion } from './property-check.ts';

const treeOf = (text: string): Tree => {
  const result = read(text);
  if (!result.ok) throw new Error(text);
  return result.tree;
};

const resultOf = (problem: string, locale: string): string => {
  const found = answer('solve', { problem, locale }, null);
  return found.kind === 'solved' ? found.result.plain : found.kind;
};

const accepts = (what: PropertyQuestion, expression: string, line: string): boolean => {
  const problem: Problem = { task: 'find', expression: treeOf(expression), question: { what, given: {} } };
  return answersPropertyQuestion(treeOf(line), problem);
};

describe('waves', () => {
  it.each([
    [
      'en-US',
      'Use the function 4 cos(x/5 - π/5) to answer the question. Determine the period of the function.',
      '10π',
    ],
    ['en-US', 'What is the amplitude of y = -6 sin(3x) + 1?', '6'],
    ['en-US', 'Find the phase shift of y = 2 sin(5x - 20) + 4', '4'],
    ['en-US', 'Find the vertical shift of y = 2 sin(5x) - 3', '-3'],
    [
      'en-US',
      'Find the amplitude and period of this function. What is the period of y = cos(4x) + 3?',
      '1/2 · π',
    ],
    ['en-US', 'Find the period of y = tan(2x)', '1/2 · π'],
    ['es-ES', 'Halla la amplitud de f(x) = 3 sen(2x)', '3'],
    ['es-ES', 'Halla el desfase de f(x) = 3 sen(2x - 6)', '3'],
    ['fr-FR', 'Déterminer la période de f(x) = 3 sin(2x)', 'π'],
    ['fr-FR', 'Donner le déphasage de f(x) = 3 sin(2x - 6)', '3'],
  ])('%s %s', (locale, problem, result) => {
    expect(resultOf(problem, locale)).toBe(result);
  });

  it('the check takes values of the function only', () => {
    const wave = 'y = 3 sin(2x - 6) + 1';
    expect(accepts('period', wave, 'π')).toBe(true);
    expect(accepts('period', wave, '2π')).toBe(false);
    expect(accepts('period', wave, 'π/2')).toBe(false);
    expect(accepts('amplitude', wave, '3')).toBe(true);
    expect(accepts('amplitude', wave, '4')).toBe(false);
    expect(accepts('phase_shift', wave, '3')).toBe(true);
    expect(accepts('phase_shift', wave, '6')).toBe(false);
    expect(accepts('vertical_shift', wave, '1')).toBe(true);
    expect(accepts('vertical_shift', wave, '-1')).toBe(false);
  });
});

describe('the two forms of a power', () => {
  it.each([
    ['en-US', 'Rewrite log_3(u) = v in exponential form', '3^v = u'],
    ['en-US', 'Rewrite ln(w) = n in exponential form', 'e^n = w'],
    ['en-US', 'Write e^k = h in logarithmic form', 'ln(h) = k'],
    ['es-ES', 'Escribe 2^x = y en forma logarítmica', 'log_(2)(y) = x'],
    ['es-ES', 'Escribe log_5(a) = b en forma exponencial', '5^b = a'],
    ['fr-FR', 'Écrire log_5(a) = b sous forme exponentielle', '5^b = a'],
  ])('%s %s', (locale, problem, result) => {
    expect(resultOf(problem, locale)).toBe(result);
  });

  it('another statement is no other form of it', () => {
    expect(accepts('exponential_form', 'log(x)=y', '10^y = x')).toBe(true);
    expect(accepts('exponential_form', 'log(x)=y', '10^x = y')).toBe(false);
    expect(accepts('exponential_form', 'log(x)=y', 'y^10 = x')).toBe(false);
    expect(accepts('logarithmic_form', 'e^k = h', 'ln(k) = h')).toBe(false);
  });
});

describe('curves without their parameter', () => {
  it.each([
    ['en-US', 'Eliminate the parameter t: x(t) = 7 - t, y(t) = 3 - 2t', 'y = 2x - 11'],
    ['en-US', 'Eliminate the parameter t: x = t - 3, y = t²', 'y = (x + 3)²'],
    ['en-US', 'Eliminate the parameter t: x(t) = e^(2t), y(t) = e^(4t)', 'y = x²'],
    ['en-US', 'Eliminate the parameter t: x(t) = t³ - t, y(t) = t + 1', 'x = (y - 1)³ - (y - 1)'],
    ['en-US', 'Eliminate the parameter: x = 2 cos(t), y = 3 sin(t)', '(1/2 · x)² + (1/3 · y)² = 1'],
    ['es-ES', 'Elimina el parámetro t: x = t + 1, y = 2t', 'y = 2(x - 1)'],
    ['fr-FR', 'Éliminer le paramètre t : x = t + 1, y = 2t', 'y = 2(x - 1)'],
  ])('%s %s', (locale, problem, result) => {
    expect(resultOf(problem, locale)).toBe(result);
  });

  it('an equation that misses the curve is rejected', () => {
    expect(accepts('without_parameter', 'x = t - 3 and y = t^2', 'y = (x+3)^2')).toBe(true);
    expect(accepts('without_parameter', 'x = t - 3 and y = t^2', 'y = (x-3)^2')).toBe(false);
    expect(accepts('without_parameter', 'x = t - 3 and y = t^2', 'x = x')).toBe(false);
  });
});
