import { describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { templates } from '@curvela/curriculum/skills';
import { findItem } from '@curvela/curriculum/items';
import { workedView } from './worked.server.ts';

const byEngine = [...templates.keys()]
  .map((id) => findItem(id, 4711))
  .find((item) => item?.worked === 'engine' && item.proof.by === 'solve');

/** An engine that reports busy for the first calls. */
function busyAtFirst(times: number) {
  const maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  let left = times;
  const solve: typeof maths.solve = async (input) => {
    left -= 1;
    return left >= 0 ? { kind: 'cannot', reason: 'busy', text: '' } : maths.solve(input);
  };
  return { solve, close: () => maths.close() };
}

describe('the solution of a question', () => {
  it('is shown although the engine was busy at first', async () => {
    const { solve, close } = busyAtFirst(2);
    const view = byEngine && (await workedView({ solve }, byEngine, 'en'));
    expect(view?.lines.length).toBeGreaterThan(0);
    await close();
  });

  it('is left for the next request while the engine stays busy', async () => {
    const { solve, close } = busyAtFirst(3);
    expect(byEngine && (await workedView({ solve }, byEngine, 'fr'))).toBeNull();
    expect((byEngine && (await workedView({ solve }, byEngine, 'fr')))?.lines.length).toBeGreaterThan(0);
    await close();
  });
});
