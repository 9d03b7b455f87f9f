import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Replaces the live prompt version of a model by this one, as if its adversarial run had passed. Returns its id. */
export async function putLive(db: Kysely<DB>, model: string, prompt: object): Promise<string> {
  const id = crypto.randomUUID();
  const run = crypto.randomUUID();
  await db.transaction().execute(async (trx) => {
    await sql`insert into app.tutor_model_versions (id, model, version, policy, prompt, share, state)
      select ${id}, model, max(version) + 1, (array_agg(policy))[1], ${JSON.stringify(prompt)}::jsonb, 0, 'draft'
      from app.tutor_model_versions where model = ${model} group by model`.execute(trx);
    await sql`insert into app.prompt_runs
      (id, version_id, language_model, endpoint, fingerprint, state, total, done, created_at, finished_at)
      values (${run}, ${id}, 'm', 'e', 'f', 'passed', 1, 1, now(), now())`.execute(trx);
    await sql`update app.tutor_model_versions set state = 'retired', share = 0, retired_at = now()
      where model = ${model} and state = 'live'`.execute(trx);
    await sql`update app.tutor_model_versions set state = 'live', share = 100, live_run = ${run} where id = ${id}`.execute(
      trx,
    );
  });
  return id;
}
