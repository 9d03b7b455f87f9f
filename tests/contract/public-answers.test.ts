import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { measureFolders } from '../../bench/mastery.ts';
import { readGroups, readRows } from '../../bench/mastery/answer-sets.ts';
import { fitTracing, traceLearner } from '../../bench/mastery/bayesian.ts';
import { afterMasteries, shareRightAfter } from '../../bench/mastery/mastered.ts';
import { areaUnderCurve, expectedCalibrationError, logLoss } from '../../bench/mastery/scores.ts';

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
const head = 'user_id\titem_id\ttimestamp\tcorrect\tskill_id';

/** Learners of different ability, ten questions of two skills. */
function drawRows(seed: number): string {
  const { fraction } = seededRandom(seed);
  const rows = Array.from({ length: 60 }, (_, user) => {
    const ability = fraction() * 5 - 2;
    return Array.from({ length: 30 }, (_, index) => {
      const item = Math.floor(fraction() * 10);
      const right = fraction() < 1 / (1 + Math.exp(2 - ability - item / 3)) ? 1 : 0;
      return [user, item, index, right, item % 2].join('\t');
    });
  });
  return [head, ...rows.flat()].join('\n');
}

beforeAll(() => {
  mkdirSync(join(folder, 'statics'));
  writeFileSync(join(folder, 'statics', 'preprocessed_data_train.csv'), drawRows(1));
  writeFileSync(join(folder, 'statics', 'preprocessed_data_test.csv'), drawRows(2));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a set whose files are there is measured; the others are left out', () => {
  const figures = measureFolders({ rows: folder, groups: folder });
  const valueOf = (what: string) =>
    Number.parseFloat(figures.find(({ name }) => name.includes(what))?.value ?? '');
  expect(figures.every(({ name }) => name.startsWith('Statics'))).toBe(true);
  expect(valueOf('Statics: AUC')).toBeGreaterThan(0.7);
  expect(figures.find(({ name }) => name.endsWith('log loss'))?.met).toBe(true);
  expect(valueOf('calibration error, 20')).toBeLessThan(0.06);
  expect(measureFolders({ rows: join(folder, 'none'), groups: '' })).toHaveLength(1);
});

test('rows are read per learner, in their order; one time for all is no time', () => {
  const lines = ['7\t3\t0\t1\t5', '8\t3\t0\t0\t5', '7\t4\t0\t0\t6'];
  writeFileSync(join(folder, 'rows.csv'), [head, ...lines].join('\n'));
  expect(readRows(folder, 'rows.csv')).toEqual([
    [
      { item: '3', skills: ['5'], right: true, at: null },
      { item: '4', skills: ['6'], right: false, at: null },
    ],
    [{ item: '3', skills: ['5'], right: false, at: null }],
  ]);
});

test('groups are read with and without items', () => {
  const file = join(folder, 'groups.csv');
  writeFileSync(file, '1,2\n10,11\n3,4\n1,0\n');
  expect(readGroups(file, true)).toEqual([
    [
      { item: '10', skills: ['3'], right: true, at: null },
      { item: '11', skills: ['4'], right: false, at: null },
    ],
  ]);
  writeFileSync(file, '1,2\n3,4\n1,0\n5\n3\n0\n');
  expect(readGroups(file, false).map((answers) => answers.map(({ right }) => right))).toEqual([
    [true, false],
    [false],
  ]);
});

test('scores', () => {
  const all = [
    { chance: 0.9, right: true },
    { chance: 0.8, right: false },
    { chance: 0.3, right: true },
    { chance: 0.3, right: false },
  ];
  expect(areaUnderCurve(all)).toBe(0.625);
  expect(logLoss(all.slice(0, 2))).toBeCloseTo(-(Math.log(0.9) + Math.log(0.2)) / 2, 9);
  expect(expectedCalibrationError(all)).toBeCloseTo((0.1 + 0.8 + 0.4) / 4, 9);
});

test('tracing finds that a skill is guessed rarely and slipped rarely', () => {
  const learned = [false, false, true, true, true, true].map((right) => ({
    item: null,
    skills: ['a'],
    right,
    at: null,
  }));
  const parametersOf = fitTracing(Array.from({ length: 40 }, () => learned));
  expect(parametersOf('a').guess).toBeLessThan(0.1);
  expect(parametersOf('a').slip).toBeLessThan(0.1);
  expect(parametersOf('a').start).toBeLessThan(0.1);
  expect(traceLearner(learned, parametersOf).at(-1)?.known).toBeGreaterThan(0.95);
});

test('after mastery the next answer about the same skill counts, once', () => {
  const answers = [
    ...['a', 'a', 'a', 'b', 'a', 'a'].map((skill) => ({ skill, right: true })),
    { skill: 'a', right: false },
  ].map(({ skill, right }) => ({ item: null, skills: [skill], right, at: null }));
  const estimates = [answers.map(() => 0.9)];
  expect(afterMasteries([answers], estimates, 0.8)).toEqual([{ right: true }]);
  expect(afterMasteries([answers], estimates, 0.95)).toEqual([]);
  expect(shareRightAfter([{ right: true }, { right: false }, { right: null }])).toEqual({
    share: 0.5,
    answered: 2,
  });
});
