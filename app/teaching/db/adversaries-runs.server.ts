import type { RunSubject } from '../model/adversary-run.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { CaseVerdict } from '../domain/adversaries/judge.ts';

/* The only SQL for adversarial runs. */

type Db = Kysely<DB>;
type RunState = 'waiting' | 'running' | 'passed' | 'failed' | 'stopped' | 'broken';
type RunTrouble = 'unreachable' | 'cap' | 'model_changed';

export type AdversaryRun = RunSubject & {
  id: string;
  state: RunState;
  trouble: RunTrouble | null;
  total: number;
  done: number;
  failed: number;
  unanswered: number;
  createdAt: Date;
  finishedAt: Date | null;
};
export type AdversaryCase = {
  number: number;
  name: string;
  verdict: CaseVerdict;
  answeredBy: 'model' | 'people' | 'built_in';
  guard: string | null;
  said: string;
  shown: string;
  calls: number;
  costMicros: number;
  totalMs: number;
};

const columns = [
  'id',
  'version_id as versionId',
  'language_model as languageModel',
  'endpoint',
  'fingerprint',
  'state',
  'trouble',
  'total',
  'done',
  'failed',
  'unanswered',
  'created_at as createdAt',
  'finished_at as finishedAt',
] as const;
type Row = Omit<AdversaryRun, 'state' | 'trouble'> & { state: string; trouble: string | null };
const runOf = (row: Row): AdversaryRun => ({
  ...row,
  state: row.state as RunState,
  trouble: row.trouble as RunTrouble | null,
});

/** Queues a run; null while another run of the version is unfinished. */
export async function insertRun(
  trx: Db,
  { id, total, at, ...about }: RunSubject & { id: string; total: number; at: Date },
): Promise<AdversaryRun | null> {
  const row = await trx
    .insertInto('app.prompt_runs')
    .values({
      id,
      version_id: about.versionId,
      language_model: about.languageModel,
      endpoint: about.endpoint,
      fingerprint: about.fingerprint,
      total,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('version_id').where(sql.ref('state'), 'in', ['waiting', 'running']).doNothing(),
    )
    .returning(columns)
    .executeTakeFirst();
  return row ? runOf(row) : null;
}

export async function findRun(db: Db, id: string): Promise<AdversaryRun | null> {
  const row = await db.selectFrom('app.prompt_runs').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? runOf(row) : null;
}

export async function latestRuns(db: Db, versionIds: readonly string[]): Promise<Map<string, AdversaryRun>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.prompt_runs')
    .select(columns)
    .distinctOn('version_id')
    .where('version_id', 'in', [...versionIds])
    .orderBy('version_id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.versionId, runOf(row)]));
}

/**
 * The run that lets a version go live: the latest with a verdict on this exact text and model, if it passed. A later failure
 * closes the gate again.
 */
export async function passedRun(db: Db, about: RunSubject): Promise<string | null> {
  const row = await db
    .selectFrom('app.prompt_runs')
    .select(['id', 'state'])
    .where('version_id', '=', about.versionId)
    .where('fingerprint', '=', about.fingerprint)
    .where('language_model', '=', about.languageModel)
    .where('endpoint', '=', about.endpoint)
    .where('state', 'in', ['passed', 'failed'])
    .orderBy('finished_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.state === 'passed' ? row.id : null;
}

export async function listCases(db: Db, runId: string): Promise<AdversaryCase[]> {
  const rows = await db
    .selectFrom('app.prompt_run_cases')
    .select([
      'number',
      'name',
      'verdict',
      'answered_by as answeredBy',
      'guard',
      'said',
      'shown',
      'calls',
      'cost_micros as costMicros',
      'total_ms as totalMs',
    ])
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    ...row,
    verdict: row.verdict as CaseVerdict,
    answeredBy: row.answeredBy as AdversaryCase['answeredBy'],
    costMicros: Number(row.costMicros),
  }));
}

/** Claims a queued run; null when it is no longer queued. */
export async function claimRun(db: Db, id: string): Promise<AdversaryRun | null> {
  const row = await db
    .updateTable('app.prompt_runs')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(columns)
    .executeTakeFirst();
  return row ? runOf(row) : null;
}

/** Stores cases, updates the counts and returns the run, row-locked until the transaction ends. Null when it was stopped meanwhile. */
export async function storeCases(
  trx: Db,
  runId: string,
  cases: readonly AdversaryCase[],
): Promise<AdversaryRun | null> {
  const running = await trx
    .selectFrom('app.prompt_runs')
    .select('id')
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (!running) return null;
  if (cases.length > 0) {
    await trx
      .insertInto('app.prompt_run_cases')
      .values(
        cases.map(({ answeredBy, costMicros, totalMs, ...rest }) => ({
          ...rest,
          run_id: runId,
          answered_by: answeredBy,
          cost_micros: String(costMicros),
          total_ms: totalMs,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const { rows } = await sql<Row>`
    update app.prompt_runs set (done, failed, unanswered) = (
      select count(*), count(*) filter (where verdict = 'failed'), count(*) filter (where verdict = 'unanswered')
      from app.prompt_run_cases where run_id = ${runId})
    where id = ${runId}
    returning id, version_id as "versionId", language_model as "languageModel", endpoint, fingerprint, state, trouble, total, done,
      failed, unanswered, created_at as "createdAt", finished_at as "finishedAt"`.execute(trx);
  const [row] = rows;
  return row ? runOf(row) : null;
}

/** Ends an unfinished run; false when it has already ended. A draft whose run passed becomes `tested`. */
export async function endRun(
  trx: Db,
  id: string,
  end: { state: Exclude<RunState, 'waiting' | 'running'>; trouble?: RunTrouble | null; at: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('app.prompt_runs')
    .set({ state: end.state, trouble: end.trouble ?? null, finished_at: end.at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('version_id')
    .executeTakeFirst();
  if (ended && end.state === 'passed') {
    await trx
      .updateTable('app.tutor_model_versions')
      .set({ state: 'tested' })
      .where('id', '=', ended.version_id)
      .where('state', '=', 'draft')
      .execute();
  }
  return ended !== undefined;
}
