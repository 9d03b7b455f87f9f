import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths, type Maths } from '#app/maths/public.server.ts';
import { families } from './families.ts';
import { freshProblem } from './fresh-problem.server.ts';

let maths: Maths;
beforeAll(() => {
  maths = createMaths();
});
afterAll(() => maths.close());

describe.each(families)('%s', (family) => {
  test('gives problems that the solver can solve, in three languages', async () => {
    for (const [seed, locale] of [
      [1, 'en'],
      [2, 'es'],
      [3, 'fr'],
    ] as const) {
      const problem = await freshProblem({ maths }, family, seed, locale);
      const solved = await maths.solve({ problem: problem.text, locale });
      expect(solved).toMatchObject({ kind: 'solved', checked: true });
    }
  });

  test('the same seed is the same problem, another seed another', async () => {
    const [a, b, c] = await Promise.all([7, 7, 8].map((seed) => freshProblem({ maths }, family, seed, 'en')));
    expect(a?.text).toBe(b?.text);
    expect(a?.text).not.toBe(c?.text);
  });
});
