import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '#database/registry.ts';
import { cancelAhead, listAhead } from '#app/booking/index.server.ts';
import type { Account } from '#app/platform/api.server.ts';
import { createPatientPool } from '#app/platform/database.server.ts';
import { languages } from '#app/platform/texts.ts';
import { createFullAccount, marksOf, openTutors } from '#tests/support/full-accounts.ts';
import { type Browser, type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { openExport } from './request-export.server.ts';
import { buildExport } from './build-export.server.ts';
import {
  beginAttempt,
  type ExportRecord,
  finishAttempt,
  insertPiece,
  noteProgress,
} from '../../db/own-data-export.server.ts';
import { maintainOwnData } from './jobs.server.ts';
import { archiveTexts } from '../../messages/own-data/archive/index.ts';
import { partsOf } from './export-parts.server.ts';
import { loadColumns } from '../../db/own-data-person.server.ts';

const zoe = marksOf('zephyrine', '918273');
const omar = marksOf('ottokar', '645546');
const day = 86_400_000;

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const ask = (browser: Browser) => browser.call('POST', '/functions/v1/account/export');
const look = async (browser: Browser) =>
  (await browser.call('GET', '/functions/v1/account/export')).body.export as {
    state: string;
    done: number;
    total: number;
    until: string | null;
  } | null;
const download = (browser: Browser) => browser.call('GET', '/functions/v1/account/export/file');
const lookAfter = () => maintainOwnData({ ...app.services, bookingRoom: { listAhead, cancelAhead } });

async function copyOf(browser: Browser): Promise<Map<string, string>> {
  expect((await ask(browser)).status).toBe(202);
  await expect.poll(async () => (await look(browser))?.state, { timeout: 15_000 }).toBe('ready');
  const { bytes } = await download(browser);
  return new Map(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
}

describe('the export of a learner’s data', () => {
  it(
    'contains all activity in both formats, explained in the learner’s language',
    { timeout: 60_000 },
    async () => {
      await openTutors(app);
      const browser = await createFullAccount(app, zoe, [3, 20]);
      await createFullAccount(app, omar, [4]);
      const { call } = browser;
      browser.call = (method, path, body) => call(method, path, body, { 'accept-language': 'es' });
      const files = await copyOf(browser);
      const all = [...files.values()].join('\n');
      for (const mark of Object.values(zoe)) expect(all).toContain(mark);
      for (const mark of Object.values(omar)) expect(all).not.toContain(mark);
      const rows = (name: string) =>
        JSON.parse(files.get(`data/${name}.json`) ?? '') as Record<string, unknown>[];
      expect(rows('app_bookings')).toHaveLength(2);
      // What credits pay of a session, and what came back as credits.
      expect(rows('app_bookings')[0]).toMatchObject({
        credit_halves: null,
        credit_minor: 0,
        credit_back_minor: null,
      });
      // As a visitor before signing up, signed in, and signed out in the same browser.
      expect(rows('app_teaching_sessions')).toHaveLength(3);
      expect(rows('app_teaching_turns').length).toBeGreaterThan(6);
      expect(rows('public_user_locale_preferences')).toMatchObject([{ preferred_locale: 'fr-FR' }]);
      expect(rows('app_bookings')[0]?.starts_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(files.get('data/app_contact_messages.csv')).toContain(`,${zoe.contact},`);
      expect(files.get('data/app_learner_profiles.csv')?.startsWith('\uFEFFid,account_id,name,')).toBe(true);
      expect(files.get('README.txt')).toContain('Los estudiantes de esta cuenta (1 fila)');
      expect(JSON.parse(files.get('manifest.json') ?? '')).toMatchObject({ product: 'Curvela' });
    },
  );

  it('contains no credentials', { timeout: 60_000 }, async () => {
    const browser = app.browser();
    await browser.signUp(zoe.email, zoe.name);
    const files = await copyOf(browser);
    const { rows } = await app.pool.query<{ secret: string }>(
      `select encrypted_password as secret from auth.users union all select token from auth.refresh_tokens`,
    );
    expect(rows.length).toBeGreaterThan(1);
    const all = [...files.values()].join('\n');
    for (const { secret } of rows) expect(all).not.toContain(secret);
    expect(all).not.toContain(browser.token);
  });

  it('is announced by one email in the language of the account', { timeout: 60_000 }, async () => {
    await openTutors(app);
    const browser = await createFullAccount(app, zoe, []);
    await copyOf(browser);
    const mails = await app.db
      .selectFrom('app.mails')
      .select('subject')
      .where('message_id', 'like', 'account-export-%')
      .execute();
    expect(mails).toEqual([{ subject: 'La copie de vos données Curvela est prête' }]);
  });
});

it(
  'of a tutor contains the tutor’s own page and hours, and nothing of the learners',
  { timeout: 60_000 },
  async () => {
    const tutor = await openTutors(app);
    const learner = await createFullAccount(app, zoe, [3, 20]);
    const files = await copyOf(tutor);
    const all = [...files.values()].join('\n');
    const sold = JSON.parse(files.get('data/app_bookings_of_tutors.json') ?? '') as object[];
    expect(sold).toHaveLength(2);
    // How the family pays is not the tutor’s data.
    expect(Object.keys(sold[0] ?? {})).not.toContain('credit_minor');
    expect(JSON.parse(files.get('data/app_tutors.json') ?? '')).toMatchObject([{ slug: 'lucia-restrepo' }]);
    expect(JSON.parse(files.get('data/app_availability_rules.json') ?? '').length).toBeGreaterThan(0);
    for (const mark of [...Object.values(zoe), learner.id]) expect(all).not.toContain(mark);
  },
);

describe('making an export', () => {
  it(
    'requires a sign-in within the last fifteen minutes, and so does downloading it',
    { timeout: 60_000 },
    async () => {
      const browser = app.browser();
      await browser.signUp(zoe.email, zoe.name);
      await copyOf(browser);
      app.clock.advance(15 * 60_000 + 5000);
      const needed = { error: { code: 'reauthentication_needed' } };
      expect(await ask(browser)).toMatchObject({ status: 403, body: needed });
      expect(await download(browser)).toMatchObject({ status: 403, body: needed });
    },
  );

  it(
    'fails a download whose file is replaced meanwhile instead of truncating it',
    { timeout: 60_000 },
    async () => {
      const browser = app.browser();
      await browser.signUp(zoe.email, zoe.name);
      await copyOf(browser);
      // A second piece, still unread when the newer export replaces it.
      await app.pool.query(`
        insert into app.account_export_pieces select id, attempt, 1, 'abc' from app.account_exports;
        update app.account_exports set size_bytes = size_bytes + 3`);
      const account = { id: browser.id, sessionId: browser.sessionId } as Account;
      const { body } = await openExport(app.services, account);
      await app.db.deleteFrom('app.account_exports').execute();
      await expect(new Response(body).arrayBuffer()).rejects.toThrow('replaced');
    },
  );

  it(
    'happens once however often it is requested, and the file is only for its owner',
    { timeout: 60_000 },
    async () => {
      const [browser, other] = [app.browser(), app.browser()];
      await browser.signUp(zoe.email, zoe.name);
      await other.signUp(omar.email, omar.name);
      await Promise.all([ask(browser), ask(browser), ask(browser)]);
      const count = () => app.db.selectFrom('app.account_exports').select('id').execute();
      expect(await count()).toHaveLength(1);
      await expect.poll(async () => (await look(browser))?.state, { timeout: 15_000 }).toBe('ready');
      await ask(browser);
      expect(await count()).toHaveLength(1);
      expect([(await look(other)) ?? null, (await download(other)).status]).toEqual([null, 404]);
      expect((await app.browser().call('GET', '/functions/v1/account/export/file')).status).toBe(401);
    },
  );

  it(
    'restarts when its process died, without the pieces of the first attempt',
    { timeout: 60_000 },
    async () => {
      const browser = app.browser();
      await browser.signUp(zoe.email, zoe.name);
      await app.services.jobs.stop();
      await ask(browser);
      const [wanted] = await app.db.selectFrom('app.account_exports').selectAll().execute();
      const id = wanted?.id ?? '';
      // The state that a killed process leaves: an attempt that was started, its first piece, and no worker.
      const died = await beginAttempt(app.db, { id, total: 20, now: app.clock.now() });
      await insertPiece(app.db, died!, { position: 0, bytes: Buffer.from('half a file') });
      expect([(await look(browser))?.state, (await download(browser)).status]).toEqual(['building', 404]);
      app.clock.advance(3 * 60_000);
      await app.pool.query(`delete from jobs.job where name = 'accounts.export'`);
      await lookAfter();
      const { rows } = await app.pool.query(`select from jobs.job where name = 'accounts.export'`);
      expect(rows).toHaveLength(1);
      await buildExport(app.services, { exportId: id });
      const { bytes } = await download(browser);
      expect(Object.keys(unzipSync(bytes))).toContain('README.txt');
      const pieces = await app.db.selectFrom('app.account_export_pieces').select('attempt').execute();
      expect(new Set(pieces.map(({ attempt }) => attempt))).toEqual(new Set([2]));
    },
  );

  it('by two processes at once yields one complete file and one email', { timeout: 60_000 }, async () => {
    const browser = app.browser();
    await browser.signUp(zoe.email, zoe.name);
    await app.services.jobs.stop();
    await ask(browser);
    const [wanted] = await app.db.selectFrom('app.account_exports').selectAll().execute();
    const input = { exportId: wanted?.id ?? '' };
    await Promise.all([buildExport(app.services, input), buildExport(app.services, input)]);
    expect(await look(browser)).toMatchObject({ state: 'ready' });
    expect(Object.keys(unzipSync((await download(browser)).bytes))).toContain('manifest.json');
    const mails = await app.db
      .selectFrom('app.mails')
      .select('id')
      .where('message_id', 'like', 'account-export%')
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('is completed by the latest attempt, whichever finishes first', async () => {
    const browser = app.browser();
    await browser.signUp(zoe.email, zoe.name);
    await app.services.jobs.stop();
    await ask(browser);
    const [wanted] = await app.db.selectFrom('app.account_exports').selectAll().execute();
    const now = app.clock.now();
    const begin = async () =>
      (await beginAttempt(app.db, { id: wanted?.id ?? '', total: 20, now })) as ExportRecord;
    const [first, second] = [await begin(), await begin()];
    expect(await noteProgress(app.db, first, { done: 3, now })).toBe(false);
    expect(await finishAttempt(app.db, first, { state: 'ready', size: 1, now })).toBe(false);
    expect(await finishAttempt(app.db, second, { state: 'ready', size: 1, now })).toBe(true);
  });

  it('of fifty megabytes of turns keeps few of them in memory', { timeout: 120_000 }, async () => {
    const browser = app.browser();
    await browser.signUp(zoe.email, zoe.name);
    await createPatientPool(app.pool).query(
      `with session as (
         insert into app.teaching_sessions (id, account_id, model, locale, problem, phase, state, seed, created_at, updated_at)
         select gen_random_uuid(), $1, 'focus', 'en', 'x=1', 'attempt', '{}', n, now(), now() from generate_series(1, 100) n
         returning id)
       insert into app.teaching_turns (id, session_id, position, speaker, content, created_at)
       select gen_random_uuid(), session.id, n, 'learner',
         jsonb_build_object('kind', 'talk', 'typed', md5(n::text || session.id::text) || repeat('x', 4900)), now()
       from session, generate_series(1, 100) n`,
      [browser.id],
    );
    await app.services.jobs.stop();
    await ask(browser);
    const [wanted] = await app.db.selectFrom('app.account_exports').selectAll().execute();
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 20);
    await buildExport(app.services, { exportId: wanted?.id ?? '' });
    clearInterval(watch);
    const { bytes } = await download(browser);
    const turns = JSON.parse(
      strFromU8(unzipSync(bytes)['data/app_teaching_turns.json'] as Uint8Array),
    ) as unknown[];
    expect(turns).toHaveLength(10_000);
    // The turns alone are 50 MB of text, twice.
    expect(most / 2 ** 20).toBeLessThan(250);
  });

  it('expires after seven days', { timeout: 60_000 }, async () => {
    const browser = app.browser();
    await browser.signUp(zoe.email, zoe.name);
    await copyOf(browser);
    app.clock.advance(7 * day - 60_000);
    // A returning person has just signed in again; the auth service uses the real clock.
    await app.pool.query('update auth.sessions set created_at = $1', [app.clock.now()]);
    await lookAfter();
    expect((await download(browser)).status).toBe(200);
    app.clock.advance(2 * 60_000);
    expect((await download(browser)).status).toBe(404);
    await lookAfter();
    expect(await app.db.selectFrom('app.account_export_pieces').select('position').execute()).toEqual([]);
  });
});

it('every part in the registry has an explanation, and every explanation a part', async () => {
  const columns = await loadColumns(app.db);
  const emptyPerson = { accountId: app.services.random.uuid(), emails: [], visitorIds: [] };
  const names = partsOf(emptyPerson, columns).map(({ name }) => name);
  for (const language of languages)
    expect(Object.keys(archiveTexts[language].ownDataArchive.files).sort()).toEqual(names.toSorted());
});

it('every table with an account rejects writes for erased accounts', async () => {
  const { rows } = await app.pool.query<{ table: string; column: string }>(
    `select tgrelid::regclass::text as table, split_part(encode(tgargs, 'escape'), '\\000', 1) as column
     from pg_trigger where tgfoid = 'app.refuse_erased_account()'::regprocedure`,
  );
  const guarded = new Set(
    rows.map(({ table, column }) => `${table.includes('.') ? table : `public.${table}`} ${column}`),
  );
  // Added with: select app.guard_erased_accounts('app.new_table', 'account_id');
  const open = Object.entries(registry).flatMap(([table, { person = [] }]) =>
    person.flatMap((way) =>
      'account' in way &&
      /^(app|public)\./.test(table) &&
      table !== 'app.audit_log' &&
      !guarded.has(`${table} ${way.account}`)
        ? [`${table} ${way.account}`]
        : [],
    ),
  );
  expect(open).toEqual([]);
});
