import { describe, expect, it, test } from 'vitest';
import type { CheckAnswer, Maths } from '@curvela/maths';
import type { ItemContent, AnswerSpec } from '@curvela/curriculum';
import type { GeneratedItem } from '@curvela/curriculum/items';
import { findItemFaults, rightAnswerText } from './prove-item.ts';

type Engine = Pick<Maths, 'solve' | 'check' | 'checkLine'>;
type Tree = Extract<Awaited<ReturnType<Engine['solve']>>, { kind: 'solved' }>['result']['tree'];

/** An engine for which texts are equal when they are the same; results and lines are given. */
function engine({
  result = '4',
  tree = {} as Tree,
  unknown = [],
  formOk = true,
  follows = () => 'equal',
}: {
  result?: string;
  tree?: Tree;
  unknown?: readonly string[];
  formOk?: boolean;
  follows?: (previous: string, line: string, problem: string | undefined) => string;
} = {}): Engine {
  return {
    solve: ({ problem }: { problem: string }) =>
      Promise.resolve(
        problem === 'unsolvable'
          ? { kind: 'cannot', reason: 'family', text: '' }
          : { kind: 'solved', result: { plain: result, tree }, steps: [] },
      ),
    check: ({ expected, answer, form }: { expected: string; answer: string; form?: string }) =>
      Promise.resolve({
        verdict: unknown.includes(answer) ? 'unknown' : expected === answer ? 'equal' : 'different',
        ...(form === undefined ? {} : { formOk }),
      } as CheckAnswer),
    checkLine: ({ previous, line, problem }: { previous: string; line: string; problem?: string }) => {
      const verdict = follows(previous, line, problem);
      return Promise.resolve(
        verdict === 'unread' ? { ok: false, text: 'a bracket is open' } : { ok: true, verdict },
      );
    },
  } as unknown as Engine;
}

const solve = { by: 'solve', problem: '2x = 8' } as const;
const item = (answer: AnswerSpec, more: Partial<ItemContent> = {}) =>
  ({ slots: {}, answer, proof: solve, worked: 'engine', seed: 1, ...more }) as GeneratedItem;
const formula = (expected: string, more: object = {}) => ({ kind: 'formula', expected, ...more }) as const;
const slips = (...answers: string[]) =>
  answers.map((answer) => ({ answer, mistake: 'sign_of_solution' as const }));
const faultsOf = (question: GeneratedItem, by: Engine = engine()) => findItemFaults(by, question);

describe('a formula', () => {
  it('is proven by the result of the engine', async () => {
    expect(await faultsOf(item(formula('4')))).toEqual([]);
    expect(await faultsOf(item(formula('5')))).toEqual(['2x = 8 gives 4, not 5: different']);
    expect(await faultsOf(item(formula('4'), { proof: { by: 'solve', problem: 'unsolvable' } }))).toEqual([
      'cannot solve unsolvable: family',
    ]);
  });

  it('is proven by equal pairs, one of which names it', async () => {
    const by = (...pairs: [string, string][]) => ({ proof: { by: 'equal', pairs }, worked: [] }) as const;
    const worked = [{ line: '4', why: { en: '', es: '', fr: '' } }];
    expect(await faultsOf(item(formula('4'), { ...by(['4', '4']), worked }))).toEqual([]);
    expect(await faultsOf(item(formula('4'), { ...by(['4', '5']), worked }))).toEqual([
      '4 and 5 are different',
    ]);
    expect(await faultsOf(item(formula('4'), { ...by(['7', '7']), worked }))).toEqual(['no pair names 4']);
  });

  it('is not proven by lines that follow', async () => {
    const worked = [{ line: '4', why: { en: '', es: '', fr: '' } }];
    expect(await faultsOf(item(formula('4'), { proof: { by: 'follows' }, worked }))).toEqual([
      'lines that follow prove no such answer',
    ]);
  });

  it('has the form that is required of the learner', async () => {
    const inForm = item(formula('4', { form: 'decimal' }));
    expect(await faultsOf(inForm)).toEqual([]);
    expect(await faultsOf(inForm, engine({ formOk: false }))).toEqual(['4 is not decimal']);
    expect(await faultsOf(inForm, engine({ unknown: ['4'] }))).toEqual([
      '2x = 8 gives 4, not 4: unknown',
      '4 is not decimal',
    ]);
    const byPairs = item(formula('4', { form: 'decimal' }), {
      proof: { by: 'equal', pairs: [['4', '4']] },
      worked: [{ line: '4', why: { en: '', es: '', fr: '' } }],
    });
    expect(await faultsOf(byPairs, engine({ formOk: false }))).toEqual(['4 is not decimal']);
  });

  it('has only slips that are certainly wrong', async () => {
    expect(await faultsOf(item(formula('4', { slips: slips('5') })))).toEqual([]);
    expect(
      await faultsOf(item(formula('4', { slips: slips('4', '6') })), engine({ unknown: ['6'] })),
    ).toEqual(['4 counts as wrong but is equal to 4', '6 counts as wrong but is unknown to 4']);
    expect(await faultsOf(item({ kind: 'line', expected: '4', slips: slips('4') }))).toEqual([
      '4 counts as wrong but is equal to 4',
    ]);
  });

  it('is the last line of a written solution', async () => {
    const why = { en: '', es: '', fr: '' };
    const worked = (...lines: string[]) => ({ worked: lines.map((line) => ({ line, why })) });
    expect(await faultsOf(item(formula('4'), worked('8/2', '4')))).toEqual([]);
    expect(await faultsOf(item(formula('4'), worked('4', '8/2')))).toEqual([
      'the solution ends with 8/2, not 4',
    ]);
    expect(await faultsOf(item(formula('4'), worked()))).toEqual(['no worked solution']);
    expect(await faultsOf(item({ kind: 'line', expected: '4' }, worked('anything')))).toEqual([]);
  });

  it('cannot be worked out by the engine without a problem', async () => {
    const byPairs = { proof: { by: 'equal', pairs: [['4', '4']] } } as const;
    expect(await faultsOf(item(formula('4'), byPairs))).toEqual(['the engine has no problem to work out']);
  });
});

describe('a choice', () => {
  const words = { en: 'none', es: 'ninguna', fr: 'aucune' };
  const choice = (...options: Extract<AnswerSpec, { kind: 'choice' }>['options']) =>
    item({ kind: 'choice', options });

  it('has exactly one right option, and the engine finds it', async () => {
    expect(await faultsOf(choice({ text: '4', right: true }, { text: '5' }))).toEqual([]);
    expect(await faultsOf(choice({ text: '4' }, { text: '5' }))).toEqual(['0 options are right']);
    expect(await faultsOf(choice({ text: '4', right: true }, { text: '4', right: true }))).toEqual([
      '2 options are right',
    ]);
    expect(await faultsOf(choice({ text: '3', right: true }, { text: '5' }))).toEqual([
      '2x = 8 gives 4, not 3: different',
    ]);
  });

  it('has wrong options that differ; words are not compared', async () => {
    expect(await faultsOf(choice({ text: '4', right: true }, { text: '4' }, { text: words }))).toEqual([
      '4 counts as wrong but is equal to 4',
    ]);
    expect(await faultsOf(choice({ text: words, right: true }, { text: '5' }))).toEqual([]);
  });

  test.each([
    ['0', { kind: 'solutions', which: 'none' }],
    ['∞', { kind: 'solutions', which: 'all' }],
    ['1', { kind: 'number' }],
    ['3', { kind: 'alternatives', join: 'or', items: [1, 2, 3] }],
    ['1', { kind: 'alternatives', join: 'and', items: [1, 2, 3] }],
  ])('of the number of solutions is %s for the result %o', async (number, tree) => {
    const counted = (right: string) =>
      faultsOf(
        {
          ...choice({ text: right, right: true }, { text: '9' }),
          proof: { by: 'solve', problem: '2x = 8', counts: true },
        },
        engine({ tree: tree as unknown as Tree }),
      );
    expect(await counted(number)).toEqual([]);
    expect(await counted('7')).toEqual([`2x = 8 gives ${number}, not 7: different`]);
  });
});

describe('a point', () => {
  it('is compared with the result, and so are its slips', async () => {
    const point = item({ kind: 'point', at: [2, 3], slips: [{ at: [2, 3], mistake: 'sign_of_solution' }] });
    expect(await faultsOf(point, engine({ result: '(2, 3)' }))).toEqual([
      '(2, 3) counts as wrong but is equal to (2, 3)',
    ]);
    const other = item({ kind: 'point', at: [2, 3], slips: [{ at: [3, 2], mistake: 'sign_of_solution' }] });
    expect(await faultsOf(other, engine({ result: '(2, 3)' }))).toEqual([]);
  });
});

describe('lines', () => {
  const proof = { by: 'follows', problem: 'solve a' } as const;
  const worked = [{ line: 'c', why: { en: '', es: '', fr: '' } }];
  const order = (...lines: string[]) => item({ kind: 'order', lines }, { proof, worked });

  it('follow from the one before, as lines of the problem', async () => {
    const calls: string[] = [];
    const by = engine({
      follows: (previous, line, problem) => {
        calls.push(`${previous} → ${line} in ${problem}`);
        return 'equal';
      },
    });
    expect(await faultsOf(order('a', 'b', 'c'), by)).toEqual([]);
    expect(calls).toEqual(['a → b in solve a', 'b → c in solve a']);
  });

  it('are all different', async () => {
    expect(await faultsOf(order('a', 'b', 'a'))).toEqual(['two lines are alike']);
  });

  it('are named where one does not follow or cannot be read', async () => {
    const by = engine({ follows: (_, line) => (line === 'b' ? 'different' : 'unread') });
    expect(await faultsOf(order('a', 'b', 'c'), by)).toEqual([
      'a → b is different, not equal',
      'b → c is unread: a bracket is open, not equal',
    ]);
  });

  it('contain exactly the wrong one where a wrong one is asked for', async () => {
    const lines = ['a', 'b', 'c'];
    const wrongAt = (wrong: number) =>
      item({ kind: 'wrong_line', lines, wrong, mistake: 'sign_of_solution' }, { proof, worked });
    const by = engine({ follows: (_, line) => (line === 'c' ? 'different' : 'equal') });
    expect(await faultsOf(wrongAt(2), by)).toEqual([]);
    expect(await faultsOf(wrongAt(1), by)).toEqual([
      'a → b is equal, not different',
      'b → c is different, not equal',
    ]);
  });

  it('of an order prove themselves without a problem', async () => {
    const calls: (string | undefined)[] = [];
    const by = engine({ follows: (_, __, problem) => (calls.push(problem), 'equal') });
    expect(await faultsOf(item({ kind: 'order', lines: ['a', 'b'] }), by)).toEqual([]);
    expect(calls).toEqual([undefined]);
  });
});

test.each([
  [formula('x = 4'), 'x = 4'],
  [{ kind: 'line', expected: 'y = 2x' }, 'y = 2x'],
  [{ kind: 'choice', options: [{ text: '3' }, { text: '4', right: true }] }, '4'],
  [{ kind: 'choice', options: [{ text: { en: 'a', es: 'b', fr: 'c' }, right: true }, { text: '3' }] }, null],
  [{ kind: 'choice', options: [{ text: '3' }] }, null],
  [{ kind: 'point', at: [2, -3] }, '(2, -3)'],
  [{ kind: 'order', lines: ['a'] }, null],
] as const)('the right answer of %o is %s', (answer, text) => {
  expect(rightAnswerText(answer as AnswerSpec)).toBe(text);
});
