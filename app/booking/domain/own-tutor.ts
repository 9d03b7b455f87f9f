import { bookingError } from '../model/errors.ts';

/** Tutors cannot book themselves: it would distort earnings and reviews. Throws `own_tutor` (409). */
export function refuseOwnTutor(tutor: { accountId: string | null }, accountId: string | null): void {
  if (accountId !== null && tutor.accountId === accountId) throw bookingError('own_tutor', { status: 409 });
}
