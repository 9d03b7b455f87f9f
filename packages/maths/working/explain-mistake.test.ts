import { describe, expect, it } from 'vitest';
import { joinTopics, mistakes } from '../messages/mistakes/index.ts';
import { mistakeIds } from '../verify/mistake-ids.ts';
import { mistakeExamples } from '../verify/mistakes/examples.ts';
import { questionMistakeExamples } from './question-mistake-examples.ts';
import { judgeLines as judge, judgeStoryLine } from './testing.ts';

describe('the mistake that would explain a wrong line', () => {
  it.each([
    ['What is 15% of 80?', '1200', 'percent_not_hundredths'],
    ['find the vertex of y = x^2 - 4x + 1', 'x = -4', 'formula_denominator'],
    ['30 - 18/6*3', '12/6*3 = 6', 'order_of_operations'],
    ['differentiate x^3*e^(4x)', "f'(x) = 3x^2*e^(4x) + x^3*e^(4x)", 'inner_derivative_forgotten'],
    ['differentiate (5x + 2)/(x - 4)', "f'(x) = 5/1 = 5", 'derivative_of_quotient'],
    ['differentiate ln(7x)', "y' = 1/(7x)", 'inner_derivative_forgotten'],
    ['integrate 9x^2 - 4/x', '9x^3 - 4ln(x) + C', 'integral_not_divided'],
    ['integrate 4x^3 from 0 to 2', 'F(x) = 12x^2', 'differentiated_instead'],
    ['3x^2 - 7x + 2 = 0', 'x = (7 ± 5)/2', 'formula_denominator'],
    ['x^3 = 9x', 'S = {-3, 3}', 'divides_by_variable'],
    ['√(x + 12) = x', 'x = 4 and x = -3 both work', 'extraneous_kept'],
    ['expand (3x - 2)^2', '9x^2 - 12x - 4', 'sign_of_product'],
    ['simplify 4x + 3y - x + y', '7xy', 'adds_unlike_terms'],
    ['simplify 4x + 3y - x', '4 + 3y', 'letter_taken_off'],
    ['2^3 * 2^4', '2^12', 'multiplies_exponents'],
    ['30 - 18/6*3', '30 - 1 = 29', 'order_of_operations'],
    ['integrate 6x^2 from 1 to 2', '2 - 16 = -14', 'bounds_turned'],
    ['9 - 4(x - 1) = 5', '5(x - 1) = 5', 'order_of_operations'],
    ['differentiate x^3*cos(x)', "f'(x) = -3x^2*sin(x)", 'derivative_of_product'],
    ['|x - 4| = 6', 'S = {10}', 'negative_case_forgotten'],
    ['log_2(x) + log_2(x - 6) = 4', 'x = 8 or x = -2, both work', 'extraneous_kept'],
    ['x + y = 9; x - y = 1', 'x = 9 + y', 'moved_without_sign_change'],
    ['6x + 5 = 2x + 25', '25 - 5 = 19', 'arithmetic_slip'],
  ])('%s | %s: %s', (problem, line, id) => {
    expect(judge('en', problem, line)).toMatchObject({ verdict: 'different', mistake: id });
  });

  it('a wrong result that is no wrong calculation is not called a slip', () => {
    expect(judge('en', 'median of 8, 2, 6, 5, 4', '3').mistake).toBeNull();
  });
});

describe('documented mistakes', () => {
  const examples = Object.entries(questionMistakeExamples).flatMap(([id, list]) =>
    list.map(([problem, line]) => [problem, line, id] as const),
  );
  it.each(examples)('%s | %s: %s', (problem, line, id) => {
    const { mistake } = judge('en', problem, line);
    expect(mistake === id ? mistake : judgeStoryLine('en', problem, line)).toBe(id);
  });

  it('every mistake has a wrong line that shows it and a hint in three languages', () => {
    const lines: Readonly<Record<string, readonly unknown[]>> = {
      ...mistakeExamples,
      ...questionMistakeExamples,
    };
    expect(mistakeIds.filter((id) => (lines[id] ?? []).length === 0)).toEqual([]);
    const hints = [mistakes.en, mistakes.es, mistakes.fr];
    expect(mistakeIds.filter((id) => hints.some((texts) => !(texts[id].length > 10)))).toEqual([]);
  });
});

describe('ids of mistakes', () => {
  it('every mistake has its texts in three languages', () => {
    expect(Object.keys(mistakes.es)).toEqual(Object.keys(mistakes.en));
    expect(Object.keys(mistakes.fr)).toEqual(Object.keys(mistakes.en));
  });

  it('two topics cannot have the same id', () => {
    expect(() => joinTopics([{ one: 'a' }, { one: 'b' }])).toThrow('two mistakes have the id one');
  });
});
