import { read, treeToJson } from '@curvela/maths/expression';
import { describe, expect, test } from 'vitest';
import { speak } from '../voice/speak.ts';
import type { Speaker } from '../voice/phrase.ts';
import { checked, started, submit } from './fixture.ts';
import { isRelatedCalculation } from './related-calculation.ts';
import type { FormulaTree, SessionItem } from './state.ts';

const treeOf = (text: string): FormulaTree => {
  const result = read(text);
  if (!result.ok) throw new Error(`not a formula: ${text}`);
  return treeToJson(result.tree);
};
const session = (problem: string) => started('socratic-guide', { problem, tree: treeOf(problem) });
const itemOf = (problem: string, rest: Partial<SessionItem> = {}): SessionItem => {
  const { item } = session(problem);
  return { ...item, lines: item.lines.map((line) => ({ ...line, tree: treeOf(problem) })), ...rest };
};

describe('a calculation has to do with the problem', () => {
  test.each([
    ['3x = 15', '15/3 = 5', true],
    ['3x = 15', '3*5 = 15', true],
    ['3x = 15', '2 + 2 = 4', false],
    ['3x = 15', '7*8 = 56', false],
    ['x^2 + 5x + 6 = 0', '2*3 = 6', true],
    ['x^2 + 5x + 6 = 0', '25 - 24 = 1', true],
    ['x^2 + 5x + 6 = 0', '9 + 10 = 19', false],
    ['25% * 60', '1 - 0.25 = 0.75', true],
    ['3x = 15', 'x = x', true],
  ])('%s: %s is %s', (problem, line, expected) => {
    expect(isRelatedCalculation(itemOf(problem), treeOf(line))).toBe(expected);
  });

  test('also with a number of a noted calculation; in a story always', () => {
    const line = treeOf('40 + 2 = 42');
    expect(isRelatedCalculation(itemOf('3x = 15'), line)).toBe(false);
    expect(isRelatedCalculation(itemOf('3x = 15', { asides: ['15 + 25 = 40'] }), line)).toBe(true);
    expect(isRelatedCalculation(itemOf('3x = 15', { story: 'Three weeks …' }), line)).toBe(true);
  });
});

describe('a true calculation that has nothing to do with the problem', () => {
  const state = session('3x = 15');
  const stray = checked('2 + 2 = 4', 'equal', { role: 'aside', continues: false, tree: treeOf('2 + 2 = 4') });
  const useful = checked('15/3 = 5', 'equal', { role: 'aside', continues: false, tree: treeOf('15/3 = 5') });
  const noted = (line: string) => [{ plain: line, verdict: 'holds', role: 'aside', note: 'exact' }] as const;

  test('is no attempt and is not noted, whereas a useful one is both', () => {
    const after = submit(state, { ...stray, statements: noted('2 + 2 = 4') }).state;
    expect([after.item.step.tried, after.item.asides, after.tally]).toEqual([false, undefined, state.tally]);
    const progress = submit(state, { ...useful, statements: noted('15/3 = 5') }).state;
    expect([progress.item.step.tried, progress.item.asides]).toEqual([true, ['15/3 = 5']]);
  });

  test.each([
    ['en', 'Yes, that’s true by itself. For line 2, work with what stands in line 1.'],
    ['es', 'Sí, por sí solo es cierto. Para la línea 2, trabaja con lo que hay en la línea 1.'],
    ['fr', 'Oui, en soi c’est vrai. Pour la ligne 2, travaille avec ce qu’il y a dans la ligne 1.'],
  ] as const)('is called true, with the way back to the line, in %s', (locale, expected) => {
    const { moments, state: next } = submit(state, stray);
    const speaker: Speaker = { model: 'socratic-guide', language: locale, locale, seed: 1, position: 2 };
    const verdict = speak(moments, speaker, null).find(({ kind }) => kind === 'verdict');
    expect(verdict).toMatchObject({ verdict: 'equal', text: [expected] });
    expect(next.card).toMatchObject({ purpose: 'line', line: 2 });
  });
});
