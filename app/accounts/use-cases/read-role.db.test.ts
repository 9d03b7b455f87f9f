import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { saveDeclaration } from '../db/declarations.server.ts';
import { createRoleReader } from './read-role.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
}, 60_000);
afterAll(() => test.close());

const founder = 'founder@roles.example';

async function addAccount(email: string, { confirmed = true, deleted = false } = {}): Promise<string> {
  const id = test.services.random.uuid();
  const now = test.clock.now();
  await test.pool.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, deleted_at, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, $4, $5, $5)`,
    [id, email, confirmed ? now : null, deleted ? now : null, now],
  );
  return id;
}

/** A reader whose statements are counted. */
function countingReader(settings: { adminEmails: string[]; declarationRequired: boolean }) {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const read = createRoleReader({
    db: test.db.withPlugin(counting),
    settings: { ...test.services.settings, ...settings },
  });
  return { read, statements: () => statements };
}

it('reads the roles of calls that arrive together in one statement, each its own', async () => {
  const admin = await addAccount(founder.toUpperCase());
  const learner = await addAccount('learner@roles.example');
  const unconfirmed = await addAccount('founder-too@roles.example', { confirmed: false });
  const deleted = await addAccount('founder-gone@roles.example', { deleted: true });
  await saveDeclaration(test.owner, learner, {
    ageBand: 'adult',
    country: 'GB',
    guardian: true,
    termsVersion: '1',
    declaredAt: test.clock.now(),
  });
  const { read, statements } = countingReader({
    adminEmails: [founder, 'founder-too@roles.example', 'founder-gone@roles.example'],
    declarationRequired: true,
  });
  const ids = [admin, learner, unconfirmed, deleted, test.services.random.uuid(), learner];
  expect(await Promise.all(ids.map((id) => read({ id })))).toEqual([
    { isAdmin: true, needsDeclaration: true },
    { isAdmin: false, needsDeclaration: false },
    { isAdmin: false, needsDeclaration: true },
    { isAdmin: false, needsDeclaration: true },
    { isAdmin: false, needsDeclaration: true },
    { isAdmin: false, needsDeclaration: false },
  ]);
  expect(statements()).toBe(1);
});

it('reads again for a later call, so that a lost role ends at once', async () => {
  const id = await addAccount('changing@roles.example');
  const { read } = countingReader({ adminEmails: ['changing@roles.example'], declarationRequired: false });
  expect(await read({ id })).toEqual({ isAdmin: true, needsDeclaration: false });
  await test.pool.query(`update auth.users set email = 'other@roles.example' where id = $1`, [id]);
  expect(await read({ id })).toEqual({ isAdmin: false, needsDeclaration: false });
});

it('fails for each call when the database fails', async () => {
  const { read } = countingReader({ adminEmails: [], declarationRequired: false });
  const bad = await Promise.allSettled([read({ id: 'no uuid' }), read({ id: 'no uuid either' })]);
  expect(bad.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
