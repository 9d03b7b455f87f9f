import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths, type Maths } from '#app/maths/public.server.ts';
import { type TestServices, testServices } from '#tests/database.ts';
import { type Ran, runSessions } from './sessions.ts';

let maths: Maths;
let house: TestServices;
let ran: Ran;
const count = Number(process.env['SESSIONS'] ?? 20);
const first = Number(process.env['FIRST'] ?? 0);
beforeAll(async () => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  house = await testServices();
  const numbers = process.env['FIRST']
    ? Array.from({ length: count }, (_, at) => first + at)
    : Array.from({ length: count }, (_, at) => at * 23);
  ran = await runSessions(
    { services: { ...house.services, maths }, clock: house.clock },
    house.pool,
    numbers,
  );
}, 600_000);
afterAll(async () => {
  await maths.close();
  await house.close();
});

test('twenty sessions', () => {
  expect(ran.faults).toEqual([]);
});
