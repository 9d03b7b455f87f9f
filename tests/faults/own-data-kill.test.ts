import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type AppServer, mailsTo, startAppServer } from '../support/app-server.ts';
import { databaseOf } from '../support/app-server-database.ts';

const leo = 'leo.learner@example.org';

async function tokenOf(app: AppServer): Promise<string> {
  const response = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: leo, password: 'curvela-demo' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function waitForRow(app: AppServer, condition: string): Promise<void> {
  const database = await databaseOf(app);
  for (;;) {
    const { rows } = await database.query(`select from app.account_exports where ${condition}`);
    if (rows.length > 0) break;
    await sleep(50);
  }
  await database.end();
}

/** Simulates a minute without a heartbeat: the minutely check then considers the exporting process dead. */
async function beSilent(app: AppServer): Promise<void> {
  const database = await databaseOf(app);
  await database.query(`update app.account_exports set touched_at = touched_at - interval '1 minute'`);
  await database.query(`insert into jobs.job (name) values ('accounts.own-data')`);
  await database.end();
}

/** A learner with so much data that the export has many parts. */
async function writeMuch(app: AppServer): Promise<void> {
  const database = await databaseOf(app);
  await database.query(
    `with session as (
       insert into app.teaching_sessions (id, account_id, model, locale, problem, phase, state, seed, created_at, updated_at)
       select gen_random_uuid(), (select id from auth.users where email = $1), 'focus', 'en', 'x=1', 'attempt', '{}', n, now(), now()
       from generate_series(1, 100) n returning id)
     insert into app.teaching_turns (id, session_id, position, speaker, content, created_at)
     select gen_random_uuid(), session.id, n, 'learner', jsonb_build_object('kind', 'talk', 'typed', repeat(md5(n::text), 30)), now()
     from session, generate_series(1, 100) n`,
    [leo],
  );
  await database.end();
}

it(
  'an export whose process is killed is completed by the next one, with one email',
  { timeout: 300_000 },
  async () => {
    const first = await startAppServer();
    let app = first;
    try {
      await writeMuch(first);
      const authorization = `Bearer ${await tokenOf(first)}`;
      // The last part is locked until the process is killed, however fast the machine is.
      const holder = await databaseOf(first);
      holder.on('error', () => undefined);
      await holder.query('begin; lock table public.user_preferences in access exclusive mode');
      await fetch(`${first.url}/functions/v1/account/export`, { method: 'POST', headers: { authorization } });
      await waitForRow(first, `state = 'building' and tables_done >= 8`);
      await first.kill();
      await holder.end().catch(() => undefined);
      app = await startAppServer({ dataDir: first.dataDir });
      const half = await fetch(`${app.url}/functions/v1/account/export/file`, {
        headers: { authorization },
      });
      expect(half.status).toBe(404);
      await beSilent(app);
      await waitForRow(app, `state = 'ready' and attempt > 1`);
      const whole = await fetch(`${app.url}/functions/v1/account/export/file`, {
        headers: { authorization },
      });
      const files = unzipSync(new Uint8Array(await whole.arrayBuffer()));
      expect(JSON.parse(strFromU8(files['data/app_teaching_turns.json'] as Uint8Array))).toHaveLength(10_000);
      expect(await mailsTo(app.url, leo)).toHaveLength(1);
    } finally {
      await app.stop();
      first.clear();
    }
  },
);
