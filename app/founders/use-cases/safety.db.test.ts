import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { startSession } from '#app/teaching/index.server.ts';
import { takeTurn } from '#app/teaching/use-cases/turns/take-turn.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { foundersApi } from '../api/routes.server.ts';

const ana = { id: '00000000-0000-4000-a000-0000000000a1', email: 'ana.founder@example.org' };
const carmen = { id: '00000000-0000-4000-a000-0000000000a3', email: 'carmen@example.org' };

let app: TestServices;
let maths: Maths;
beforeAll(async () => {
  app = await testServices();
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  const now = app.clock.now();
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at) values
    (${ana.id}, ${ana.email}, ${now}, ${now}), (${carmen.id}, ${carmen.email}, ${now}, ${now})`.execute(
    app.db,
  );
});
afterAll(async () => {
  await maths.close();
  await app.close();
});

const as = (somebody: typeof ana | null) =>
  callsOf(
    foundersApi({
      ...app.services,
      settings: { ...app.services.settings, adminEmails: [ana.email] },
    }),
    somebody,
  );
const read = async () =>
  (await as(ana)('GET', '/founders/safety')).body.flags as {
    id: string;
    text: string;
    state: string;
    note: string | null;
  }[];

async function says(text: string) {
  const services = { ...app.services, maths };
  const owner = { accountId: carmen.id };
  const input = { model: 'focus', problem: '3(x-2)=9', locale: 'en' } as const;
  app.clock.advance(60_000);
  await takeTurn(services, owner, (await startSession(services, owner, input)).id, { text });
}

test('flagged texts are visible to founders only, without their author', async () => {
  await says('my number is 07700 900 123');
  await says('I want to die');
  const calls = await Promise.all([ana, carmen, null].map((one) => as(one)('GET', '/founders/safety')));
  expect(calls.map(({ status }) => status)).toEqual([200, 403, 401]);
  expect(calls[0]?.body).toEqual({
    flags: [
      {
        id: expect.any(String),
        at: expect.any(String),
        kind: 'self_harm',
        state: 'open',
        text: 'I want to die',
        note: null,
      },
      {
        id: expect.any(String),
        at: expect.any(String),
        kind: 'personal_data',
        state: 'open',
        text: 'my number is •••',
        note: null,
      },
    ],
  });
  expect(JSON.stringify(calls[0])).not.toMatch(/carmen|000000a3/);
});

test('reviewing them is recorded once, also in the audit log', async () => {
  const [first, second] = await read();
  const id = first?.id ?? '';
  const see = (who: typeof ana, note: string | null) =>
    as(who)('POST', `/founders/safety/${id}/seen`, { note });
  expect((await see(carmen, null)).status).toBe(403);
  expect((await see(ana, ' ')).status).toBe(400);
  expect((await see(ana, 'Called the family')).status).toBe(204);
  expect((await see(ana, 'Somebody else')).status).toBe(204);
  expect((await read()).map((flag) => [flag.id, flag.state, flag.note])).toEqual([
    [second?.id, 'open', null],
    [id, 'seen', 'Called the family'],
  ]);
  const { entries } = (await as(ana)('GET', '/founders/audit')).body;
  expect(entries).toMatchObject([{ action: 'safety.see', subject: 'self_harm', actor: ana.email }]);
  const nowhere = await as(ana)('POST', `/founders/safety/${app.services.random.uuid()}/seen`, {
    note: null,
  });
  expect(nowhere).toMatchObject({ status: 404, body: { error: { code: 'unknown_flag' } } });
});
