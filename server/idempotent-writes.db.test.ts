import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthTestApp, newcomer, openAuthTestApp } from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

const storedAfter = async (path: string, body: object): Promise<unknown[]> => {
  await app.pool.query('delete from app.idempotency_keys');
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await newcomer(app).call('POST', `/functions/v1${path}`, { body, headers });
  expect(status).toBeLessThan(300);
  return (await app.pool.query('select 1 from app.idempotency_keys')).rows;
};

it('what a visitor asks the maths engine is not kept', async () => {
  expect(await storedAfter('/maths/solve', { problem: '2x=8' })).toEqual([]);
  expect(await storedAfter('/maths/parse', { text: '2x=8' })).toEqual([]);
});

it('the response to a write is kept, so that a repeated request gets it', async () => {
  const body = {
    topic: 'question',
    name: 'Noor',
    email: 'noor@example.org',
    message: 'Do you teach at weekends?',
  };
  expect(await storedAfter('/contact', { ...body, person: true })).toHaveLength(1);
});
