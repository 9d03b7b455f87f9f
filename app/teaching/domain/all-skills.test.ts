import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { skillIds } from '@curvela/curriculum';
import { languages } from '#app/platform/texts.ts';
import { modelIds } from './models.ts';
import { shareOfRun } from '#tests/support/share-of-run.ts';
import { beginWalk } from '#tests/support/skill-walk.ts';

let maths: Maths & { close(): Promise<void> };
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 }) as typeof maths;
});
afterAll(() => maths.close());

/** Every skill once, cycling through languages and tutor models. */
const turns = skillIds.map((skill, at) => ({
  skill,
  language: languages[at % languages.length]!,
  model: modelIds[at % modelIds.length]!,
  seed: 41 * at + 3,
}));
/** Upper bound on the turns of a session. */
const most = 60;

async function walked(each: (typeof turns)[number], right: boolean) {
  const walk = await beginWalk({ maths, ...each });
  const steps: string[] = [walk.track.step];
  for (let turn = 0; walk.state.card !== null; turn += 1) {
    if (turn === most) throw new Error(`${each.skill} does not end: ${steps.join(' ')}`);
    await walk.on(right);
    if (steps.at(-1) !== walk.track.step) steps.push(walk.track.step);
  }
  return { walk, steps };
}

it('shows the full solution after six failed lines, and asks once more', { timeout: 60_000 }, async () => {
  const walk = await beginWalk({ maths, skill: 'linear_equations', language: 'en', model: 'focus', seed: 5 });
  while (walk.track.step !== 'guided') await walk.on(true);
  for (let turn = 0; walk.track.results.length === 0; turn += 1) {
    expect(turn).toBeLessThan(12);
    await walk.on(false, true);
  }
  expect(walk.track.results).toEqual([{ step: 'guided', result: 'given_up' }]);
  expect([walk.track.step, walk.state.card?.purpose]).toEqual(['guided', 'line']);
});

describe('every skill is taught to its end', () => {
  it(
    'with correct answers: idea or example, one guided question, one alone, reflection',
    { timeout: 120_000 },
    async () => {
      for (const each of turns) {
        const { walk, steps } = await walked(each, true);
        expect([
          each.skill,
          steps.filter((step) => step !== 'before' && step !== 'concept' && step !== 'recap'),
        ]).toEqual([each.skill, ['example', 'guided', 'alone', 'done']]);
        expect([each.skill, walk.track.results.map(({ result }) => result)]).toEqual([
          each.skill,
          ['unaided', 'unaided'],
        ]);
      }
    },
  );

  it(
    'with wrong answers only: hints, the solution, another question, and still an end (half of the skills per run)',
    { timeout: 120_000 },
    async () => {
      for (const each of shareOfRun(turns, 2)) {
        const { walk } = await walked(each, false);
        const last = walk.track.results.at(-1);
        expect([each.skill, last?.step]).toEqual([each.skill, 'twin']);
        expect([each.skill, walk.track.results.some(({ result }) => result === 'unaided')]).toEqual([
          each.skill,
          false,
        ]);
      }
    },
  );
});
