import { expect, it } from 'vitest';
import { killByTurns } from './killed/kill-by-turns.ts';
import { victims } from './killed/killable-app-server.ts';

/* Recovery time is a benchmark figure: `node tests/faults/killed/kill-by-turns.ts 500`. */
it('kills under write load: acknowledged writes are stored once, nothing is half-written, no process is left over', async () => {
  const { kills, kinds, faults } = await killByTurns(victims.length);
  expect(faults).toEqual([]);
  expect(kills.map(({ victim }) => victim)).toEqual([...victims]);
  expect(Object.keys(kinds).length).toBeGreaterThan(8);
});
