import { expect, it } from 'vitest';
import { killByTurns } from './killed/kill-by-turns.ts';
import { victims } from './killed/house.ts';

it('node, PostgreSQL, one of its processes and all of it killed under load: what was acknowledged is kept once, nothing stands half, nothing is left over', async () => {
  // How soon it is ready is measured when nothing else runs: `node tests/faults/killed/kill-by-turns.ts 500`.
  const { faults, kills, kinds } = await killByTurns(victims.length);
  expect(faults).toEqual([]);
  expect(kills.map(({ victim }) => victim)).toEqual([...victims]);
  for (const kind of [
    'sign-up',
    'learner profile',
    'hold',
    'message',
    'answer in a lesson',
    'answer in practice',
  ])
    expect(kinds).toHaveProperty([kind]);
}, 300_000);
