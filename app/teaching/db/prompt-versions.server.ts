import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Random } from '#app/platform/random.ts';
import type { ModelId } from '../domain/models.ts';
import { type VersionPrompt, promptSchema } from '../model/version.ts';

/* Versions as founders write them, let them go live and go back. The only SQL that changes them. */

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

/** All versions, the newest of each model first; of one model or of all. */
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

/** The versions of a model, held until the end of the transaction: who comes second sees what the first one did. */
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

/** Writes a new version; it takes nobody until it goes live. It helps as the live one does: only its words are new. */
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

/** The run that lets a version go live; null where none does. Version 1 is the code's own and needs none. */
export type ReleaseGate = (trx: Db, version: StoredVersion) => Promise<string | null>;
export type SetLiveResult =
  | { kind: 'live'; version: StoredVersion; before: StoredVersion }
  | { kind: 'unknown' | 'moved_on' | 'live_already' | 'not_passed' };

/**
 * Lets a version go live in place of the one that is (`replaces`, as the founder saw it). Also the way back: a version that was live before
 * is one like any other. Of two founders at once the second is told `moved_on`.
 */
export async function setLive(
  trx: Db,
  wish: { id: string; replaces: string; at: Date },
  gate: ReleaseGate,
): Promise<SetLiveResult> {
  const asked = await findVersion(trx, wish.id);
  if (!asked) return { kind: 'unknown' };
  const versions = await holdVersions(trx, asked.model);
  const before = versions.find(({ state }) => state === 'live');
  const version = versions.find(({ id }) => id === wish.id);
  if (!version || before?.id !== wish.replaces) return { kind: 'moved_on' };
  if (version.id === before.id) return { kind: 'live_already' };
  const run = await gate(trx, version);
  if (run === null && version.version > 1) return { kind: 'not_passed' };
  // First the one that goes: at no moment are there two.
  await trx
    .updateTable('app.tutor_model_versions')
    .set({ state: 'retired', share: 0, retired_at: wish.at })
    .where('id', '=', before.id)
    .execute();
  await trx
    .updateTable('app.tutor_model_versions')
    .set({ state: 'live', share: 100, retired_at: null, live_since: wish.at, live_run: run })
    .where('id', '=', version.id)
    .execute();
  return { kind: 'live', version, before };
}
