import { describe, expect, it, test } from 'vitest';
import type { AnswerSpec } from '@curvela/curriculum';
import type { GeneratedItem } from '@curvela/curriculum/items';
import { createRightAnswer, createWrongAnswer } from './sample-answers.ts';
import { shownOrder } from './shown-order.ts';

const question = (answer: AnswerSpec): GeneratedItem => ({ answer, seed: 7 }) as GeneratedItem;
const slip = (answer: string) => ({ answer, mistake: 'sign_of_solution' as const });

describe('a right answer', () => {
  it('is the expected formula, point or line of the question', () => {
    expect(createRightAnswer(question({ kind: 'formula', expected: 'x = 4' }))).toEqual({
      kind: 'formula',
      text: 'x = 4',
    });
    expect(createRightAnswer(question({ kind: 'point', at: [2, 5] }))).toEqual({ kind: 'point', at: [2, 5] });
    const wrongLine = { kind: 'wrong_line', lines: [], wrong: 2, mistake: 'sign_of_solution' } as const;
    expect(createRightAnswer(question(wrongLine))).toEqual({ kind: 'wrong_line', line: 2 });
  });

  it('names options and lines by their positions on the screen', () => {
    const options = [{ text: 'a' }, { text: 'b', right: true as const }, { text: 'c' }, { text: 'd' }];
    const order = shownOrder({ kind: 'choice', options }, 7);
    const given = createRightAnswer(question({ kind: 'choice', options }));
    expect(given.kind === 'choice' && order[given.option]).toBe(1);
    const lines = ['a', 'b', 'c', 'd', 'e'];
    const shown = shownOrder({ kind: 'order', lines }, 7);
    const sorted = createRightAnswer(question({ kind: 'order', lines }));
    expect(sorted.kind === 'order' && sorted.lines.map((number) => shown[number])).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    ['y = 2x - 1', [0, -1], [4, 7]],
    ['y = -3x + 2', [0, 2], [4, -10]],
    ['y = x', [0, 0], [4, 4]],
    ['y = -x + 5', [0, 5], [4, 1]],
    ['y = 1/2 * x + 3', [0, 3], [4, 5]],
    ['y = 4', [0, 4], [4, 4]],
    ['y = -7/2', [0, -3.5], [4, -3.5]],
    ['x = 3', [3, 0], [3, 1]],
    ['x = -1/2', [-0.5, 0], [-0.5, 1]],
  ] as const)('lays %s through two of its points', (expected, from, to) => {
    expect(createRightAnswer(question({ kind: 'line', expected }))).toEqual({
      kind: 'line',
      through: [[...from], [...to]],
    });
  });
});

describe('a wrong answer', () => {
  it('is the first documented slip, or the right value and 917 more', () => {
    const slips = [slip('x = -4'), slip('x = 9')];
    expect(createWrongAnswer(question({ kind: 'formula', expected: 'x = 4', slips }))).toEqual({
      kind: 'formula',
      text: 'x = -4',
    });
    expect(createWrongAnswer(question({ kind: 'formula', expected: 'x = 4' }))).toEqual({
      kind: 'formula',
      text: ' 4 + 917',
    });
    expect(createWrongAnswer(question({ kind: 'formula', expected: '12' }))).toMatchObject({
      text: '12 + 917',
    });
  });

  it('is an option that is not right, or the lines backwards', () => {
    const options = [{ text: 'a', right: true as const }, { text: 'b' }, { text: 'c' }];
    const order = shownOrder({ kind: 'choice', options }, 7);
    const given = createWrongAnswer(question({ kind: 'choice', options }));
    expect(given.kind === 'choice' && order[given.option]).toBe(1);
    const lines = ['a', 'b', 'c', 'd'];
    const shown = shownOrder({ kind: 'order', lines }, 7);
    const sorted = createWrongAnswer(question({ kind: 'order', lines }));
    expect(sorted.kind === 'order' && sorted.lines.map((number) => shown[number])).toEqual([3, 2, 1, 0]);
  });

  it('is a point one to the right and two higher', () => {
    expect(createWrongAnswer(question({ kind: 'point', at: [2, 5] }))).toEqual({ kind: 'point', at: [3, 7] });
  });

  it('is a parallel line: one higher, or one to the right of an upright one', () => {
    expect(createWrongAnswer(question({ kind: 'line', expected: 'y = 2x - 1' }))).toEqual({
      kind: 'line',
      through: [
        [0, 0],
        [4, 8],
      ],
    });
    expect(createWrongAnswer(question({ kind: 'line', expected: 'x = 3' }))).toEqual({
      kind: 'line',
      through: [
        [4, 0],
        [4, 1],
      ],
    });
  });

  it('is the first line that can be chosen, or the second where the first is the wrong one', () => {
    const lines = ['a', 'b', 'c'];
    const wrongLine = (wrong: number) =>
      createWrongAnswer(question({ kind: 'wrong_line', lines, wrong, mistake: 'sign_of_solution' }));
    expect(wrongLine(1)).toEqual({ kind: 'wrong_line', line: 2 });
    expect(wrongLine(2)).toEqual({ kind: 'wrong_line', line: 1 });
  });
});

describe('the order in which options and lines are shown', () => {
  const options = [{ text: 'a', right: true as const }, { text: 'b' }];
  const orders = Array.from({ length: 40 }, (_, seed) => shownOrder({ kind: 'choice', options }, seed));

  it('of two options is either one, also the order of writing', () => {
    expect(new Set(orders.map(String))).toEqual(new Set(['0,1', '1,0']));
  });

  it('of two lines is never the right one', () => {
    for (let seed = 0; seed < 40; seed += 1)
      expect(shownOrder({ kind: 'order', lines: ['a', 'b'] }, seed)).toEqual([1, 0]);
  });

  it('of lines contains each of them once', () => {
    for (let seed = 0; seed < 40; seed += 1)
      expect(shownOrder({ kind: 'order', lines: ['a', 'b', 'c'] }, seed).toSorted()).toEqual([0, 1, 2]);
  });

  // Stored answers name options and lines by their positions on the screen.
  it('is the same for the same question, for ever', () => {
    const four = ['a', 'b', 'c', 'd'];
    expect([1, 2, 3].map((seed) => shownOrder({ kind: 'order', lines: four }, seed))).toEqual([
      [2, 1, 0, 3],
      [1, 0, 3, 2],
      [1, 3, 2, 0],
    ]);
  });
});
