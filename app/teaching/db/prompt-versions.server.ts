import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Random } from '#app/platform/random.ts';
import type { ModelId } from '../domain/models.ts';
import { type VersionPrompt, promptSchema } from '../model/version.ts';

/* Versions that founders write, release and roll back. The only SQL that changes them. */

type Db = Kysely<DB>;
type VersionState = 'draft' | 'tested' | 'live' | 'retired';
export type StoredVersion = {
  id: string;
  model: string;
  version: number;
  state: VersionState;
  note: string;
  prompt: VersionPrompt;
  createdAt: Date;
  liveSince: Date | null;
};
const empty: VersionPrompt = { en: '', es: '', fr: '' };

const columns = ['id', 'model', 'version', 'state', 'note', 'prompt', 'created_at', 'live_since'] as const;
type Row = {
  id: string;
  model: string;
  version: number;
  state: string;
  note: string;
  prompt: unknown;
  created_at: Date;
  live_since: Date | null;
};
const versionOf = ({ created_at, live_since, prompt, state, ...row }: Row): StoredVersion => ({
  ...row,
  state: state as VersionState,
  prompt: promptSchema.safeParse(prompt).data ?? empty,
  createdAt: created_at,
  liveSince: live_since,
});

/** All versions of one model or of every model, newest first. */
export async function listVersions(db: Db, model?: ModelId): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('app.tutor_model_versions')
    .select(columns)
    .$if(model !== undefined, (query) => query.where('model', '=', model ?? ''))
    .orderBy('model')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(versionOf);
}

export async function findVersion(db: Db, id: string): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom('app.tutor_model_versions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? versionOf(row) : null;
}

/** The versions of a model, row-locked until the transaction ends: concurrent releases are serialized. */
async function holdVersions(trx: Db, model: string): Promise<StoredVersion[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`tutor-model ${model}`}))`.execute(trx);
  const rows = await trx
    .selectFrom('app.tutor_model_versions')
    .select(columns)
    .where('model', '=', model)
    .orderBy('version')
    .forUpdate()
    .execute();
  return rows.map(versionOf);
}

/** Writes a draft; it serves no learners until released. It inherits the live version's policy: only its prompt differs. */
export async function insertDraft(
  trx: Db,
  { random, at }: { random: Random; at: Date },
  draft: { model: ModelId; prompt: VersionPrompt; note: string },
): Promise<{ id: string; version: number }> {
  const versions = await holdVersions(trx, draft.model);
  const like = versions.find(({ state }) => state === 'live') ?? versions.at(-1);
  if (!like) throw new Error(`${draft.model} has no version to begin from`);
  const id = random.uuid();
  const version = (versions.at(-1)?.version ?? 0) + 1;
  await trx
    .insertInto('app.tutor_model_versions')
    .values({
      id,
      model: draft.model,
      version,
      policy: sql`(select policy from app.tutor_model_versions where id = ${like.id})`,
      prompt: JSON.stringify(draft.prompt),
      note: draft.note,
      state: 'draft',
      share: 0,
      created_at: at,
    })
    .execute();
  return { id, version };
}

/** The run that allows a version to go live; null when there is none. Version 1 is built in and needs none. */
export type ReleaseGate = (trx: Db, version: StoredVersion) => Promise<string | null>;
export type SetLiveResult =
  | { kind: 'live'; version: StoredVersion; before: StoredVersion }
  | { kind: 'unknown' | 'moved_on' | 'live_already' | 'not_passed' };

/**
 * Releases a version in place of the live one (`replaces`, as the founder saw it). Also used to roll back: a formerly live version
 * is treated like any other. With two concurrent releases, the second gets `moved_on`.
 */
export async function setLive(
  trx: Db,
  input: { id: string; replaces: string; at: Date },
  gate: ReleaseGate,
): Promise<SetLiveResult> {
  const requested = await findVersion(trx, input.id);
  if (!requested) return { kind: 'unknown' };
  const versions = await holdVersions(trx, requested.model);
  const before = versions.find(({ state }) => state === 'live');
  const version = versions.find(({ id }) => id === input.id);
  if (!version || before?.id !== input.replaces) return { kind: 'moved_on' };
  if (version.id === before.id) return { kind: 'live_already' };
  const run = await gate(trx, version);
  if (run === null && version.version > 1) return { kind: 'not_passed' };
  // Retire the old version first, so that two are never live at once.
  await trx
    .updateTable('app.tutor_model_versions')
    .set({ state: 'retired', share: 0, retired_at: input.at })
    .where('id', '=', before.id)
    .execute();
  await trx
    .updateTable('app.tutor_model_versions')
    .set({ state: 'live', share: 100, retired_at: null, live_since: input.at, live_run: run })
    .where('id', '=', version.id)
    .execute();
  return { kind: 'live', version, before };
}
