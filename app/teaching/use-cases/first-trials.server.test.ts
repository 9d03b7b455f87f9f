import { expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { beginTrials, firstTrials } from './first-trials.server.ts';

/** An engine whose answers are held back until released, as under overload. */
function heldMaths() {
  const maths = createMaths();
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => (letThrough = resolve));
  const held = Object.fromEntries(
    Object.entries(maths).map(([name, ask]) => [
      name,
      async (input: never) => {
        await open;
        return (ask as (input: never) => unknown)(input);
      },
    ]),
  ) as unknown as Maths;
  return { maths: held, letThrough, close: () => maths.close() };
}

it('the home page does not wait for a busy engine, and shows its trials once they are ready', async () => {
  const { maths, letThrough, close } = heldMaths();
  const trials = firstTrials(maths, { waited: () => Promise.resolve() });
  expect(await trials('en-GB')).toEqual({ quadratics: null, fractions: null, linear: null });
  expect(await trials('en-GB')).toEqual({ quadratics: null, fractions: null, linear: null });
  letThrough();
  const whole = async () => !Object.values(await trials('en-GB')).includes(null);
  await expect.poll(whole, { timeout: 30_000 }).toBe(true);
  await close();
});

it('trials that failed are computed again with the next request, finished ones are not', async () => {
  const real = createMaths();
  let calls = 0;
  let isAway = true;
  const failing = Object.fromEntries(
    Object.entries(real).map(([name, ask]) => [
      name,
      (input: never) => {
        calls += 1;
        return isAway ? Promise.reject(new Error('away')) : (ask as (input: never) => unknown)(input);
      },
    ]),
  ) as unknown as Maths;
  const trials = firstTrials(failing, { waited: () => new Promise(() => undefined) });
  expect(await trials('en-GB')).toEqual({ quadratics: null, fractions: null, linear: null });
  isAway = false;
  expect(Object.values(await trials('en-GB'))).not.toContain(null);
  const made = calls;
  expect(Object.values(await trials('en-GB'))).not.toContain(null);
  expect(calls).toBe(made);
  await real.close();
});

it('trials computed at build time need no engine', async () => {
  const { maths, close } = heldMaths();
  const real = createMaths();
  const built = { 'fr-FR': await beginTrials(real, 'fr-FR') };
  await real.close();
  expect(Object.values(built['fr-FR'])).not.toContain(null);
  expect(await firstTrials(maths, { built })('fr-FR')).toEqual(built['fr-FR']);
  await close();
});
