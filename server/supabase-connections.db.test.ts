import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { ownConnections } from './supabase-connections.ts';

/* A connection as the auth and REST service requests one, and the settings of the caller it answers. */

type Connection = { unsafe(text: string, values?: readonly unknown[]): Promise<unknown[]>; release(): void };

let test: TestServices;
let connections: ReturnType<typeof ownConnections>;
let connection: Connection;
const failures: unknown[] = [];
beforeAll(async () => {
  test = await testServices();
  connections = ownConnections({ url: test.url }, (error) => failures.push(error));
  const driver = {} as { reserve(): Promise<Connection> };
  connections.giveTo(driver);
  connection = await driver.reserve();
});
afterAll(async () => {
  connection.release();
  await connections.close();
  await test.close();
});

const say = (text: string, values: readonly unknown[] = []) => connection.unsafe(text, values);
const setting = (name: string, value: string | null) =>
  say(`SELECT set_config('${name}', $1, true)`, [value]);
const readCallerSettings = async () =>
  (await say(`select current_user as role, current_setting('request.jwt.claim.sub', true) as who`))[0];

it('settings for the caller hold for the statements of a transaction, and end with it', async () => {
  await say('begin');
  await setting('role', 'anon');
  await setting('request.jwt.claim.sub', 'noor');
  await setting('storage.operation', null);
  expect(await readCallerSettings()).toEqual({ role: 'anon', who: 'noor' });
  await setting('request.jwt.claim.sub', 'lucia');
  await say('SET LOCAL ROLE "authenticated"');
  expect(await readCallerSettings()).toEqual({ role: 'authenticated', who: 'lucia' });
  await say('commit');
  expect(await readCallerSettings()).toEqual({ role: 'postgres', who: '' });
});

it('an unknown role is refused before any statement runs as another role', async () => {
  await say('begin');
  await setting('role', 'nobody_at_all');
  await expect(readCallerSettings()).rejects.toThrow(/nobody_at_all/);
  await setting('role', 'anon');
  await say('rollback');
  expect(await readCallerSettings()).toEqual({ role: 'postgres', who: '' });
  expect(failures).toHaveLength(1);
});
