import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelAhead, listAhead } from '#app/booking/index.server.ts';
import { marksOf } from '#tests/support/full-accounts.ts';
import { type Browser, type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { maintainOwnData } from './jobs.server.ts';

const day = 86_400_000;
const zoe = marksOf('zephyrine', '918273');

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const lookAfter = () => maintainOwnData({ ...app.services, bookingRoom: { listAhead, cancelAhead } });
const erasureOf = (browser: Browser) => browser.call('GET', '/functions/v1/account/erasure');
const ask = (browser: Browser, email = browser.email) =>
  browser.call('POST', '/functions/v1/account/erasure', { email });
const codeOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.error as { code: string } | undefined)?.code;
const mailsTo = (address: string) =>
  app.db
    .selectFrom('app.mails')
    .select(['body_text', 'message_id'])
    .where('recipient', '=', address)
    .execute();

describe('requesting the erasure', () => {
  it(
    'requires a sign-in within the last fifteen minutes and the typed address',
    { timeout: 30_000 },
    async () => {
      const browser = app.browser();
      await browser.signUp(zoe.email, zoe.name);
      expect(codeOf(await ask(browser, 'joana.quill@marks.example'))).toBe('confirmation_wrong');
      app.clock.advance(15 * 60_000 + 5000);
      expect([(await ask(browser)).status, codeOf(await ask(browser))]).toEqual([
        403,
        'reauthentication_needed',
      ]);
      expect((await erasureOf(browser)).body.erasure).toBeNull();
    },
  );

  it('sets one date and sends one email, also when repeated', { timeout: 30_000 }, async () => {
    const browser = app.browser();
    await browser.signUp(zoe.email, zoe.name);
    const now = app.clock.now().getTime();
    const [one, two] = await Promise.all([ask(browser), ask(browser, zoe.email.toUpperCase())]);
    expect(one.body.erasure).toEqual(two.body.erasure);
    expect(one.body.erasure).toEqual({
      state: 'scheduled',
      requestedAt: new Date(now).toISOString(),
      dueAt: new Date(now + 14 * day).toISOString(),
    });
    const scheduled = (await mailsTo(zoe.email)).filter(({ message_id }) => message_id.includes('erasure'));
    expect(scheduled).toHaveLength(1);
    expect(scheduled[0]?.body_text).toContain('/dashboard?tab=account');
  });

  it('can be cancelled until the date; signing in keeps working', { timeout: 30_000 }, async () => {
    const browser = app.browser();
    await browser.signUp(zoe.email, zoe.name);
    await ask(browser);
    app.clock.advance(14 * day - 1);
    await lookAfter();
    expect((await browser.signIn()).status).toBe(200);
    expect((await browser.call('DELETE', '/functions/v1/account/erasure')).status).toBe(204);
    expect((await browser.call('DELETE', '/functions/v1/account/erasure')).status).toBe(204);
    app.clock.advance(2 * day);
    await lookAfter();
    expect((await browser.signIn()).status).toBe(200);
    expect((await erasureOf(browser)).body.erasure).toBeNull();
  });

  it('is refused for an administrator', { timeout: 30_000 }, async () => {
    const founder = app.browser();
    await founder.signUp('ana.founder@example.org', 'Ana');
    expect((await erasureOf(founder)).body.refused).toBe('administrator');
    expect(codeOf(await ask(founder))).toBe('administrator');
  });
});

describe('a due erasure', () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = app.browser();
    await browser.signUp(zoe.email, zoe.name);
    await ask(browser);
    app.clock.advance(14 * day + 1);
  });
  const stop = () => browser.call('DELETE', '/functions/v1/account/erasure');

  it('can be cancelled after a failure', { timeout: 30_000 }, async () => {
    await app.pool.query(`
      create function app.fault() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$;
      create trigger fault before delete on auth.users execute function app.fault();`);
    await lookAfter();
    expect((await erasureOf(browser)).body.erasure).toMatchObject({ state: 'scheduled' });
    expect((await stop()).status).toBe(204);
    await app.pool.query('drop trigger fault on auth.users');
    await lookAfter();
    expect((await browser.signIn()).status).toBe(200);
  });

  it(
    'can be cancelled when its process died, but not while rows are being removed',
    { timeout: 30_000 },
    async () => {
      const atWork = await app.pool.connect();
      await app.pool.query(`update app.account_erasures set state = 'running'`);
      await atWork.query('begin; select from app.account_erasures for update');
      expect([(await stop()).status, codeOf(await stop())]).toEqual([409, 'too_late']);
      await atWork.query('rollback');
      atWork.release();
      expect((await stop()).status).toBe(204);
    },
  );

  it('is cancelled when the account has become an administrator’s', { timeout: 30_000 }, async () => {
    const settings = { ...app.services.settings, adminEmails: [zoe.email] };
    await maintainOwnData({ ...app.services, settings, bookingRoom: { listAhead, cancelAhead } });
    expect((await erasureOf(browser)).body.erasure).toBeNull();
    expect((await browser.signIn()).status).toBe(200);
  });
});
