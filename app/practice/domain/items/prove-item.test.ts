import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import type { ItemContent } from '@curvela/curriculum';
import { templates } from '@curvela/curriculum/skills';
import { findItemFaults } from './prove-item.ts';

let maths: Maths;
beforeAll(() => {
  // Long limits: the content is tested here, not the speed of the machine.
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

const counted = (equation: string, right: string): ItemContent => ({
  slots: { equation },
  answer: { kind: 'choice', options: [{ text: right, right: true }, { text: '9' }] },
  proof: { by: 'solve', problem: `solve ${equation} for 0° <= x < 360°`, counts: true },
  worked: 'engine',
});
const faults = (made: ItemContent) =>
  findItemFaults(maths, { ...made, template: templates.get('trigonometric_equations.how_many')!, seed: 1 });

it.each([
  ['2sin(x) = 3', '0'],
  ['cos(x) = -1', '1'],
  ['2sin(x) = 1', '2'],
  ['tan(2x) = 1', '4'],
])('the number of solutions of %s is counted: %s', async (equation, number) => {
  expect(await faults(counted(equation, number))).toEqual([]);
  expect(await faults(counted(equation, '3'))).not.toEqual([]);
});
