import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

/** Authors of these versions from the audit log; an erased account is `(erased)` there. */
export async function loadAuthors(
  db: Kysely<DB>,
  versionIds: readonly string[],
): Promise<Map<string, string>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.audit_log')
    .select(['subject_id', 'actor_email'])
    .where('action', '=', 'prompt.draft')
    .where('subject_id', 'in', [...versionIds])
    .execute();
  return new Map(rows.map(({ subject_id, actor_email }) => [subject_id, actor_email]));
}
