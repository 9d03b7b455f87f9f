import { expect, it } from 'vitest';
import { shown } from '#tests/simulated-practice/evidence.ts';
import { contents } from '@curvela/curriculum/skills';
import { canShowMistake, findHabits, questionsForMistake } from './mistakes.ts';

const mistake = 'forgets_plus_minus' as const;
const always = () => true;
const slip = (id: string, day = 1) => shown(id, day, { right: false, mistake });

it('a question can show a documented mistake of its skill, or one that occurred', () => {
  const documented = contents.linear_equations!.mistakes[0]!;
  expect(canShowMistake(documented, shown('1', 1))).toBe(true);
  expect(contents.linear_equations!.mistakes).not.toContain(mistake);
  expect(canShowMistake(mistake, shown('1', 1))).toBe(false);
  expect(canShowMistake(mistake, slip('1'))).toBe(true);
});

it('of the questions where a mistake was possible each counts once, by what shows it', () => {
  const first = { ...shown('a', 1, { right: false }), itemId: 'one' };
  const second = { ...slip('b'), itemId: 'one' };
  const other = shown('c', 2);
  expect(questionsForMistake(mistake, [first, second, other], always).map(({ id }) => id)).toEqual([
    'b',
    'c',
  ]);
  expect(questionsForMistake(mistake, [first, { ...first, id: 'd' }], always).map(({ id }) => id)).toEqual([
    'a',
  ]);
});

it('a question whose method was shown first does not count, unless the mistake occurred in it', () => {
  const taught = shown('a', 1, { right: false, aid: 'shown' });
  expect(questionsForMistake(mistake, [taught], always)).toEqual([]);
  expect(questionsForMistake(mistake, [{ ...taught, mistake }], always)).toHaveLength(1);
  expect(questionsForMistake(mistake, [shown('a', 1)], () => false)).toEqual([]);
});

it('a mistake is a habit when two of the last four questions show it', () => {
  const rights = (count: number) => Array.from({ length: count }, (_, index) => shown(`r${index}`, 2));
  expect(findHabits([slip('1')], always)).toEqual([]);
  expect(findHabits([slip('1'), slip('2'), ...rights(2)], always)).toMatchObject([
    { mistake, shown: [{ id: '1' }, { id: '2' }] },
  ]);
  expect(findHabits([slip('1'), slip('2'), ...rights(3)], always)).toEqual([]);
  expect(findHabits([slip('1'), slip('2')], () => false)).toEqual([]);
});
