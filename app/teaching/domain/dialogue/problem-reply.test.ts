import { describe, expect, test } from 'vitest';
import type { TutorMoment } from '../pedagogy/moments.ts';
import type { SessionState } from '../pedagogy/state.ts';
import { problemIn, stepFact, stepFactsOf } from './fixture.ts';
import type { ProblemAsk } from './problem-act.ts';
import { expressedLetter, percentReply, problemReply } from './problem-reply.ts';
import type { StepFacts } from './step-facts.ts';

const compose = (about: string, values: object = {}): TutorMoment =>
  ({ say: 'reply', about, values, line: null }) as TutorMoment;
const explain = (topic: string, aspect: string): TutorMoment =>
  ({ say: 'reply', about: `explain ${topic} ${aspect}`, values: {}, line: null }) as unknown as TutorMoment;

/** The reply's id and its values. */
function answer(
  state: SessionState,
  ask: ProblemAsk,
  facts: Partial<StepFacts> = {},
  numbers: readonly string[] = [],
  named: Partial<Pick<Parameters<typeof problemReply>[0], 'topics' | 'operations'>> = {},
): [string, object] | null {
  const question = { ask, numbers, inFront: false, topics: [], operations: [], ...named };
  const found = problemReply(question, state, stepFactsOf(facts), { compose, explain });
  const moment = found?.[0];
  return moment?.say === 'reply' ? [moment.about, moment.values] : null;
}

const equation = problemIn('3x - 5 = 16', { family: 'linear_equation' });
const withAside = (state: SessionState, ...asides: string[]): SessionState => ({
  ...state,
  item: { ...state.item, asides },
});
const next = stepFact('add_both_sides', { term: '5', text: 'Add 5 on both sides.' });

describe('whether anything is left', () => {
  test('a second solution', () => {
    const state = withAside(problemIn('x^2 - 9 = 0', { family: 'quadratic_equation' }), 'x = 3');
    expect(answer(state, 'finished', { solutions: ['3', '-3'], next })?.[0]).toBe(
      'problem.finished.other_solution',
    );
    expect(answer(state, 'finished', { solutions: ['3'], next })?.[0]).toBe('problem.finished.step');
  });

  test('the other unknown of a system', () => {
    const state = withAside(problemIn('x + y = 7, x - y = 1', { family: 'system' }), 'x = 4');
    expect(answer(state, 'finished', { next })?.[0]).toBe('problem.finished.other_unknown');
  });

  test('the unit, a step, everything', () => {
    expect(answer(equation, 'finished', { next: stepFact('with_unit') })?.[0]).toBe('problem.finished.unit');
    expect(answer(equation, 'finished', { next })).toEqual([
      'problem.finished.nothing',
      { rule: 'Add 5 on both sides.' },
    ]);
    expect(answer({ ...equation, card: null }, 'finished', { next })?.[0]).toBe('problem.finished.done');
    expect(answer(equation, 'finished')).toBe(null);
  });
});

describe('where a number comes from', () => {
  test('the two numbers that make it, from the step that brought it', () => {
    const step = stepFact('add_both_sides', { before: '3x - 5 = 16', after: '3x = 21', text: 'Add 5.' });
    expect(answer(equation, 'origin', { steps: [step] }, ['21'])).toEqual([
      'problem.origin.sum',
      { number: '21', a: 5, b: 16, rule: 'Add 5.' },
    ]);
  });

  test('no step, no reply', () => {
    expect(answer(equation, 'origin', {}, ['21'])).toBe(null);
  });
});

describe('a common denominator', () => {
  const fractions = problemIn('1/4 + 1/6', { family: 'fraction', task: 'evaluate' });

  test('a larger one works as well, the smallest is shorter', () => {
    expect(answer(fractions, 'smallest_denominator', {}, ['24'])).toEqual([
      'problem.smallest_denominator',
      { number: 12, other: 24 },
    ]);
    expect(answer(fractions, 'smallest_denominator', {}, ['36', '12'])?.[1]).toEqual({
      number: 12,
      other: 36,
    });
  });

  test('one that not all of them divide is none', () => {
    expect(answer(fractions, 'smallest_denominator', {}, ['8'])).toBe(null);
    expect(answer(fractions, 'smallest_denominator', {}, ['12'])).toBe(null);
  });
});

describe('a question of choice', () => {
  test('whether the end of an inequality belongs to it', () => {
    const boundary = (text: string) =>
      answer(problemIn(text, { family: 'linear_inequality' }), 'boundary')?.[0];
    expect(boundary('2x < 6')).toBe('problem.boundary.open');
    expect(boundary('2x <= 6')).toBe('problem.boundary.closed');
  });

  test('the number that the solution divides by', () => {
    const steps = [stepFact('divide_both_sides', { after: 'p = (25 - 20)/20', text: 'By the start.' })];
    expect(answer(equation, 'which_number', { steps }, ['25', '20'])).toEqual([
      'problem.which_number',
      { number: '20', rule: 'By the start.' },
    ]);
    expect(answer(equation, 'which_number', { steps }, ['3', '4'])).toBe(null);
  });

  test('the rule or the operation that the solution uses', () => {
    const steps = [stepFact('derivative_product', { text: 'Use the product rule.' })];
    const topics = ['chain_rule', 'product_rule'] as const;
    expect(answer(equation, 'which_rule', { steps }, [], { topics })?.[1]).toEqual({
      rule: 'Use the product rule.',
    });
    expect(answer(equation, 'which_rule', { next }, [], { operations: ['subtract', 'add'] })?.[1]).toEqual({
      rule: 'Add 5 on both sides.',
    });
    expect(answer(equation, 'which_rule', { next }, [], { operations: ['root', 'square'] })).toBe(null);
  });
});

describe('facts of the problem', () => {
  test('how a result is tested', () => {
    const verify = (family: 'radical_equation' | 'rational_equation' | 'linear_equation') =>
      answer(problemIn('√(x + 2) = x', { family }), 'verify')?.[0];
    expect(verify('radical_equation')).toBe('problem.verify.root');
    expect(verify('rational_equation')).toBe('problem.verify.denominator');
    expect(verify('linear_equation')).toBe('problem.verify.other');
  });

  test('the unit of an area', () => {
    const state = problemIn('r = 5', { task: 'find', problem: 'area of a circle with radius 5 cm' });
    const [about, values] = answer(state, 'unit', { steps: [stepFact('formula_area_circle')] })!;
    expect([about, values]).toEqual(['problem.unit.area', { unit: 'cm' }]);
  });

  test('a value far from the others', () => {
    const data = (text: string) => problemIn(text, { family: 'statistics', task: 'evaluate' });
    expect(answer(data('mean(4, 5, 5, 6, 50)'), 'measure')).toEqual([
      'problem.measure.outlier',
      { outlier: 50 },
    ]);
    expect(answer(data('mean(4, 5, 5, 6, 7)'), 'measure')?.[0]).toBe('problem.measure.alike');
  });

  test('the same base on both sides, else the logarithm', () => {
    const state = problemIn('3^(x + 1) = 27', { family: 'exponential_equation' });
    const steps = [stepFact('same_base', { params: { base: '3', value: '27' } })];
    expect(answer(state, 'exponent', { steps })).toEqual([
      'problem.exponent.same_base',
      { base: '3', amount: '27' },
    ]);
    expect(answer(state, 'exponent')?.[0]).toBe('problem.exponent.logarithm');
  });

  test('what part of the whole is known after a change by a percentage', () => {
    const coat = problemIn('p = 25%, v = 60', {
      family: 'percent',
      task: 'find',
      problem: 'A coat costs $60 after a 25% discount. What was the original price?',
    });
    expect(percentReply(coat, compose)?.[0]).toMatchObject({
      about: 'problem.before_fall',
      values: { percent: 25, left: 75 },
    });
  });

  test('a letter expressed by the others, from the newest line back', () => {
    const system = problemIn('x + y = 7, x - 2y = 1', { family: 'system' });
    expect(expressedLetter(withAside(system, 'x = 7 - y'))).toEqual({ letter: 'x', expression: '7 - y' });
    expect(expressedLetter(withAside(system, 'x = 4'))).toBe(null);
    expect(expressedLetter(withAside(equation, 'x = 7 - y'))).toBe(null);
  });
});
