import { strFromU8, unzipSync } from 'fflate';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cancelAhead, listAhead } from '#app/booking/index.server.ts';
import { createPool } from '#app/platform/database.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { createServices } from '#server/services.ts';
import { marksOf } from '#tests/support/full-accounts.ts';
import { everything, found } from '#tests/support/rows.ts';
import { type Browser, type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { buildExport } from './build-export.server.ts';
import { maintainOwnData } from './jobs.server.ts';

const day = 86_400_000;
const zoe = marksOf('zephyrine', '918273');
/** Statement timeout in milliseconds: far less than a scan of all unrelated rows takes. */
const hasty = 250;

let app: TestApp;
let browser: Browser;
let services: Services;
let pools: { hasty: Pool; unhurried: Pool };

beforeEach(async () => {
  app = await openTestApp();
  await app.services.jobs.stop();
  browser = app.browser();
  await browser.signUp(zoe.email, zoe.name);
  pools = { hasty: createPool(app.url, 5, hasty), unhurried: createPool(app.url, 2, 60_000) };
  await fillWithOthers(pools.unhurried);
  services = createServices({ ...app.services, pool: pools.hasty });
}, 60_000);
afterEach(async () => {
  await pools.hasty.end();
  await pools.unhurried.end();
  await app.close();
});

/** Fills the tables with data of thousands of other people: refresh tokens, emails, finished jobs. */
async function fillWithOthers(pool: Pool): Promise<void> {
  await pool.query(`
    insert into auth.audit_log_entries (id, payload, created_at, ip_address)
    select gen_random_uuid(), to_jsonb(jsonb_build_object('action', 'token_refreshed', 'actor_id', gen_random_uuid(),
      'actor_username', 'other' || n || '@example.org', 'log_type', 'token', 'traits', jsonb_build_object('filler', repeat(md5(n::text), 8)))::text),
      now(), '' from generate_series(1, 60000) n`);
  await pool.query(`
    insert into app.mails (id, recipient, language, subject, body_text, message_id, created_at, sent_at)
    select gen_random_uuid(), 'other' || n || '@example.org', 'en', 'Hello', repeat(md5(n::text), 60),
      'other-' || gen_random_uuid(), now(), now() from generate_series(1, 5000) n`);
}

it('an export is fast among the rows of thousands of other accounts', { timeout: 60_000 }, async () => {
  await browser.call('POST', '/functions/v1/account/export');
  const [wanted] = await app.db.selectFrom('app.account_exports').select('id').execute();
  await buildExport(services, { exportId: wanted?.id ?? '' });
  const { bytes } = await browser.call('GET', '/functions/v1/account/export/file');
  const entries = strFromU8(unzipSync(bytes)['data/auth_audit_log_entries.json'] as Uint8Array);
  expect(entries).toContain(browser.id);
  expect(entries).not.toContain('other');
});

it('an erasure is fast among the rows of thousands of other accounts', { timeout: 60_000 }, async () => {
  await browser.call('POST', '/functions/v1/account/erasure', { email: browser.email });
  app.clock.advance(14 * day + 1);
  await maintainOwnData({ ...services, bookingRoom: { listAhead, cancelAhead } });
  app.clock.advance(day);
  await maintainOwnData({ ...services, bookingRoom: { listAhead, cancelAhead } });
  const left = await everything(pools.unhurried);
  expect(found(left, [browser.id, zoe.email])).toEqual([]);
  expect(left.get('auth.audit_log_entries')?.length).toBeGreaterThanOrEqual(60_000);
});
