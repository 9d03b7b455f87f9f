import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { missingForBookings } from '../domain/admit.ts';
import { lockTutor, setStatus } from '../db/admit.server.ts';
import { tutorError } from '../model/errors.ts';
import { loadTutor } from '../db/tutors.server.ts';
import type { TutorRecord } from '../model/tutor-record.ts';

/**
 * Opens or closes a tutor for bookings inside the caller’s transaction. Booked sessions stay. Throws `unknown_tutor` (404), `tutor_left`
 * (409) and, without hours, prices or a meeting link, `tutor_incomplete` (409).
 */
export async function setTutorStatus(
  trx: Kysely<DB>,
  input: { id: string; status: 'active' | 'paused' },
): Promise<{ before: TutorRecord; changed: boolean }> {
  await lockTutor(trx, input.id);
  const before = await loadTutor(trx, input.id);
  if (!before) throw tutorError('unknown_tutor', { status: 404 });
  if (before.status === 'left') throw tutorError('tutor_left', { status: 409 });
  if (before.status === input.status) return { before, changed: false };
  const missing = missingForBookings(before);
  if (input.status === 'active' && missing.length > 0) {
    const params = { name: before.name };
    throw tutorError('tutor_incomplete', { status: 409, params, details: { missing } });
  }
  await setStatus(trx, before.id, input.status);
  return { before, changed: true };
}
