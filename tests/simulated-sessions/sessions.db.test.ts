import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { modelIds } from '#app/teaching/domain/models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { behaviours } from './behaviours.ts';
import { faultKinds } from './checks.ts';
import { playKinds } from './play.ts';
import { skillsMet } from './problems.ts';
import { type Ran, runSessions } from './sessions.ts';

/*
 * Twenty of the sessions of `npm run bench -- sessions`: five kinds of learners, all tutor models, three languages, problems over the skill
 * graph; with the real use cases, PostgreSQL and the maths engine. The truth of a line is decided numerically.
 */

/** Sessions of one careful learner with one skill, on several days. */
const returning = [10, 85, 160];

let maths: Maths;
let app: TestServices;
let ran: Ran;

beforeAll(async () => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  app = await testServices();
  const numbers = Array.from({ length: 20 }, (_, at) => at * 23);
  ran = await runSessions({ services: { ...app.services, maths }, clock: app.clock }, app.pool, numbers);
}, 600_000);
afterAll(async () => {
  await maths.close();
  await app.close();
}, 60_000);

test.each(faultKinds)('no fault of this kind occurred: %s', (kind) => {
  expect(ran.faults.filter((fault) => fault.kind === kind)).toEqual([]);
});

test(
  'a careful learner who returns to a skill on another day masters it by the rules',
  { timeout: 300_000 },
  async () => {
    const context = { services: { ...app.services, maths }, clock: app.clock };
    const { faults, masteries } = await runSessions(context, app.pool, returning);
    expect(faults).toEqual([]);
    expect(masteries.map(({ ruled }) => ruled)).toContain(true);
  },
);

describe('the sessions', () => {
  test('include every kind of learner, tutor model and language', () => {
    const of = (part: (play: Ran['plays'][number]) => string) => new Set(ran.plays.map(part));
    expect(of(({ behaviour }) => behaviour).size).toBe(behaviours.length);
    expect(of(({ model }) => model).size).toBe(modelIds.length);
    expect(of(({ language }) => language).size).toBe(3);
    expect(of(({ kind }) => kind).size).toBe(playKinds.length);
    expect(of(({ brought }) => brought.from + brought.text).size).toBeGreaterThan(15);
    expect(skillsMet.length).toBeGreaterThan(45);
  });

  test('have numerically checked verdicts, and evidence', () => {
    const sum = (part: (played: Ran['plays'][number]['played']) => number) =>
      ran.plays.reduce((total, { played }) => total + part(played), 0);
    expect(sum(({ decided }) => decided)).toBeGreaterThan(30);
    expect(sum(({ rows }) => rows.length)).toBeGreaterThan(10);
    expect(sum(({ turns }) => turns)).toBeGreaterThan(150);
  });
});
