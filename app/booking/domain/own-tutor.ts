import { bookingError } from '../model/errors.ts';

/** Nobody books themselves: neither their earnings nor their reviews would be worth anything. Throws `own_tutor` (409). */
export function refuseOwnTutor(tutor: { accountId: string | null }, accountId: string | null): void {
  if (accountId !== null && tutor.accountId === accountId) throw bookingError('own_tutor', { status: 409 });
}
