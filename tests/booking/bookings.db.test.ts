import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerBookingJobs } from '#app/booking/index.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '../support/database.ts';
import { contests, endpointsOf, playRound, startRival } from './contest.ts';
import { compareOperations } from './operations.ts';
import { prepareTutor, tutorAccount } from './product.ts';
import { post } from './booking-endpoint.ts';

/** A second process takes long to start on a busy machine; no test measures time. */
vi.setConfig({ testTimeout: 300_000 });

let app: TestServices;
beforeEach(async () => {
  app = await testServices();
  registerBookingJobs(app.services);
  await app.services.jobs.start();
  await seedTutors(app.db, app.clock, tutorAccount);
});
afterEach(async () => {
  await app.services.jobs.stop();
  await app.close();
});

test('concurrent operations are linearizable', async () => {
  await prepareTutor(app, 3);
  const options = { count: 120, atOnce: 4, dailyLimit: 3 };
  const { anomaly, answers } = await compareOperations(app, seededRandom(11), options);
  expect(anomaly).toBeNull();
  expect(answers.size).toBeGreaterThan(12);
});

test('one of twenty-five concurrent requests in two processes gets the hour, whatever their kind', async () => {
  const rival = await startRival(app.url);
  try {
    const setting = { many: 25, endpoints: endpointsOf(app, [rival.endpoint]) };
    for (const contest of contests)
      expect({ contest, faults: await playRound(app, contest, setting) }).toEqual({ contest, faults: [] });
  } finally {
    await rival.stop();
  }
});

test('one of a hundred requests with the same idempotency key has an effect, and later ones get its response', async () => {
  const [endpoint] = endpointsOf(app, []);
  if (!endpoint) throw new Error('no endpoint');
  const call = {
    path: '/bookings/holds',
    visitor: app.services.random.uuid(),
    key: 'one-key-for-all-of-them',
    body: { tutorId: 'lucia-restrepo', start: '2026-11-24T19:00:00Z', minutes: 60, currency: 'GBP' },
  };
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(endpoint, call)));
  const others = answers.filter(({ status }) => status !== 201);
  expect(others.every(({ body }) => (body.error as { code: string }).code === 'request_in_progress')).toBe(
    true,
  );
  expect(await app.db.selectFrom('app.bookings').select('id').execute()).toHaveLength(1);
  const again = await post(endpoint, call);
  expect(again).toEqual(answers.find(({ status }) => status === 201));
  const another = await post(endpoint, { ...call, body: { ...call.body, minutes: 90 } });
  expect(another.status).toBe(422);
});
