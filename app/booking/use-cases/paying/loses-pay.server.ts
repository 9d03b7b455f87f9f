import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { hasAttendanceEvidence } from '#app/tutors/index.server.ts';
import { loadClaim } from '../../db/claims.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';

/** A completed session that nothing shows to have taken place: no presence, no note, no claim that was decided. */
export async function losesPay(db: Kysely<DB>, { id, state }: BookingRecord): Promise<boolean> {
  if (state !== 'completed') return false;
  return !(await hasAttendanceEvidence(db, id)) && (await loadClaim(db, id)) === undefined;
}
