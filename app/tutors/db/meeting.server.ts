import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

export async function updateMeetingUrl(db: Kysely<DB>, tutorId: string, url: string | null): Promise<void> {
  await db.updateTable('app.tutors').set({ meeting_url: url }).where('id', '=', tutorId).execute();
}
