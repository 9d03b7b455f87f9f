import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices } from '#server/services.ts';
import { learnerServices } from '#server/functions.ts';
import { migrate } from '#database/migrate.ts';
import { createMaths } from '#app/maths/index.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { systemRandom } from '#app/platform/random.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { recomputeStates } from '#app/practice/use-cases/record-evidence.server.ts';
import { createRightAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { submitAttempt } from '#app/practice/use-cases/items/submit-attempt.server.ts';
import { itemOfRecord } from '#app/practice/use-cases/items/view.server.ts';
import { readMap, readToday, readWeek } from '#app/practice/index.server.ts';
import { loadItemsOf } from '#app/practice/db/practice.server.ts';
import type { PracticeCaller, PracticeServices } from '#app/practice/use-cases/context.server.ts';
import { continueSession } from '#app/practice/use-cases/sessions/open-session.server.ts';
import { beginSession } from '#app/practice/use-cases/sessions/start-session.server.ts';
import { templates } from '@curvela/curriculum/skills';
import { type BenchFigure, median } from './figure.ts';

type Who = PracticeCaller & { readonly profileId: string };
const attempts = 10_000;
const rounds = 40;
const tenths = (value: number): string => `${value.toFixed(1)} ms`;
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Server cost of practice for a learner with ten thousand attempts. */
export async function measure(): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-practice-'));
  const database = await startEmbeddedPostgres({ dataDir });
  const maths = createMaths();
  const pool = createPool(database.url, 10);
  try {
    await migrate(database.url);
    const settings = loadSettings({ JWT_SECRET: 'a-secret-of-the-measurement-0123456789' });
    const services = createServices({
      settings,
      pool,
      log: silentLog,
      clock: systemClock,
      random: systemRandom,
    });
    const practiceServices = { ...services, maths, learners: learnerServices };
    const who = await longLearner(practiceServices);
    return await figuresOf(practiceServices, who);
  } finally {
    await maths.close();
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function figuresOf(services: PracticeServices, who: Who): Promise<BenchFigure[]> {
  const chosen: number[] = [];
  const graded: number[] = [];
  const read: number[] = [];
  const plan = { profileId: who.profileId, mode: 'mix' as const, skills: [], minutes: null, size: rounds };
  let session = await beginSession(services, who, plan);
  for (let round = 0; round < rounds && session.state === 'open'; round += 1) {
    const open = (await loadItemsOf(services.db, session.id)).find(({ state }) => state === 'open');
    if (!open) break;
    const input = {
      itemId: open.id,
      id: services.random.uuid(),
      answer: createRightAnswer(itemOfRecord(open)),
    };
    graded.push(
      await timed(() => submitAttempt(services, who, { ...input, confidence: null, tookMs: 9000 })),
    );
    chosen.push(await timed(async () => (session = await continueSession(services, who, session))));
    read.push(
      await timed(() =>
        Promise.all([
          readToday(services, who, who),
          readMap(services, who, who),
          readWeek(services, who, { ...who, first: 1 }),
        ]),
      ),
    );
  }
  const [next, today] = [median(chosen.slice(3)), median(read.slice(3))];
  const verdict = percentile(graded.slice(3), 0.95);
  return [
    {
      name: `practice: next question chosen, ${attempts} attempts, median`,
      value: tenths(next),
      goal: '≤ 20 ms',
      met: next <= 20,
    },
    {
      name: 'practice: today, map and week for the dashboard, median',
      value: tenths(today),
      goal: '≤ 60 ms',
      met: today <= 60,
    },
    {
      name: 'practice: answer graded, counted and told, 95th percentile',
      value: tenths(verdict),
      goal: '≤ 150 ms',
      met: verdict <= 150,
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A learner with so many attempts, spread over a year and all templates, with computed states. */
async function longLearner(services: PracticeServices): Promise<Who> {
  const [profileId, accountId, sessionId] = [
    services.random.uuid(),
    services.random.uuid(),
    services.random.uuid(),
  ];
  const who: Who = { profileId, accountId, language: 'en', zone: 'Europe/London' };
  const now = services.clock.now();
  const yearAgo = now.getTime() - 365 * 86_400_000;
  await services.db
    .insertInto('app.learner_profiles')
    .values({ id: profileId, account_id: accountId, name: 'Long', language: 'en', created_at: now })
    .execute();
  const plan = JSON.stringify({
    mode: 'mix',
    skills: [],
    size: attempts,
    minutes: null,
    usualMinutes: null,
    zone: 'UTC',
  });
  await services.db
    .insertInto('app.practice_sessions')
    .values({
      id: sessionId,
      account_id: accountId,
      profile_id: profileId,
      mode: 'mix',
      plan,
      seed: 1,
      state: 'finished',
      started_at: now,
      finished_at: now,
    })
    .execute();
  const list = [...templates.values()];
  const own = { account_id: accountId, profile_id: profileId };
  for (let from = 0; from < attempts; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const number = from + index;
      const template = list[number % list.length];
      const at = new Date(yearAgo + (number * 364 * 86_400_000) / attempts);
      return {
        id: services.random.uuid(),
        number,
        at,
        template: template?.id ?? '',
        skill: template?.skills[0] ?? '',
      };
    });
    await services.db
      .insertInto('app.practice_items')
      .values(
        rows.map(({ id, number, at, template, skill }) => ({
          ...own,
          id,
          session_id: sessionId,
          position: number,
          role: 'current',
          skill,
          template,
          seed: number,
          state: 'right',
          served_at: at,
          resolved_at: at,
        })),
      )
      .execute();
    await services.db
      .insertInto('app.practice_attempts')
      .values(
        rows.map(({ id, at }) => ({
          id: services.random.uuid(),
          item_id: id,
          account_id: accountId,
          number: 1,
          answer: JSON.stringify({
            given: { kind: 'formula', text: '1' },
            written: '1',
            place: null,
            feedback: { code: 'right', slots: {}, said: null },
            mistakeSlots: {},
            changes: [],
          }),
          verdict: 'equal',
          rung: -1,
          took_ms: 9000,
          created_at: at,
        })),
      )
      .execute();
    await services.db
      .insertInto('app.evidence')
      .values(
        rows.map(({ id, number, at, template, skill }) => ({
          ...own,
          id: services.random.uuid(),
          skill,
          source: 'practice',
          item_id: id,
          template,
          right: number % 4 !== 0,
          aid: 'none',
          at,
        })),
      )
      .execute();
  }
  await services.db
    .transaction()
    .execute((trx) => recomputeStates(trx, services, { ...who, zone: 'Europe/London' }));
  return who;
}
