import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths, type Maths } from '#app/maths/public.server.ts';
import { modelIds } from '#app/teaching/models.ts';
import { type TestServices, testServices } from '#tests/database.ts';
import { behaviours } from './behaviours.ts';
import { faultKinds } from './checks.ts';
import { skillsMet } from './problems.ts';
import { type Ran, runSessions } from './sessions.ts';

/*
 * Twenty of the sessions of `npm run bench -- sessions`: five kinds of learners, all tutor models, three languages, problems over the
 * skill graph; the real use cases, PostgreSQL and the maths engine. What is true of a line is decided by numbers alone.
 */

let maths: Maths;
let house: TestServices;
let ran: Ran;

beforeAll(async () => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  house = await testServices();
  const numbers = Array.from({ length: 20 }, (_, at) => at * 23);
  ran = await runSessions(
    { services: { ...house.services, maths }, clock: house.clock },
    house.pool,
    numbers,
  );
}, 600_000);
afterAll(async () => {
  await maths.close();
  await house.close();
}, 60_000);

test.each(faultKinds)('nobody met this: %s', (kind) => {
  expect(ran.faults.filter((fault) => fault.kind === kind)).toEqual([]);
});

describe('the sessions', () => {
  test('are of every kind of learner, tutor model and language', () => {
    const of = (part: (play: Ran['plays'][number]) => string) => new Set(ran.plays.map(part));
    expect(of(({ behaviour }) => behaviour).size).toBe(behaviours.length);
    expect(of(({ model }) => model).size).toBe(modelIds.length);
    expect(of(({ language }) => language).size).toBe(3);
    expect(of(({ brought }) => brought.from).size).toBeGreaterThan(15);
    expect(skillsMet.length).toBeGreaterThan(45);
  });

  test('were judged by more than the tutor itself, and showed something', () => {
    const sum = (part: (played: Ran['plays'][number]['played']) => number) =>
      ran.plays.reduce((total, { played }) => total + part(played), 0);
    expect(sum(({ decided }) => decided)).toBeGreaterThan(30);
    expect(sum(({ rows }) => rows.length)).toBeGreaterThan(10);
    expect(sum(({ turns }) => turns)).toBeGreaterThan(150);
  });
});
