import { listUsers } from '#app/accounts/index.server.ts';
import { readUnpaidLimits } from '#app/booking/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadInvoicesOf } from '#app/pricing/index.server.ts';
import { loadTutorOfAccount } from '#app/tutors/index.server.ts';
import { founderError } from '../model/errors.ts';
import { loadActs } from '../db/founders.server.ts';
import { rowOfUser } from './read-users.server.ts';
import type { UserDetail } from '../model/user-detail-schemas.ts';

const most = { invoices: 100, acts: 100 };

/** One account: role, state, number of profiles (never their content), tutor page, suspension, limits, invoices. Throws `unknown_user` (404). */
export async function readUser(
  { db, settings, clock }: Pick<Services, 'db' | 'settings' | 'clock'>,
  id: string,
): Promise<UserDetail> {
  const [user] = await listUsers(db, { id, search: '', limit: 1, now: clock.now() });
  if (!user) throw founderError('unknown_user', { status: 404 });
  const [tutor, invoices, acts, unpaid] = await Promise.all([
    loadTutorOfAccount(db, id),
    loadInvoicesOf(db, id, most.invoices),
    loadActs(db, most.acts, id),
    readUnpaidLimits({ db, settings }, id),
  ]);
  const act = acts.find(({ action }) => action === 'account.suspend' || action === 'account.lift');
  return {
    ...rowOfUser(user, settings.adminEmails, tutor !== undefined),
    tutor: tutor ? { id: tutor.id, name: tutor.name } : null,
    suspension: act ? { suspended: act.action === 'account.suspend', at: act.at, by: act.actor } : null,
    unpaid,
    invoices: invoices.map(({ id: paper, kind, number, corrects, issuedAt, totalMinor, currency }) => ({
      id: paper,
      kind,
      number,
      corrects,
      issuedAt: issuedAt.toISOString(),
      total: { amountMinor: totalMinor, currency },
    })),
  };
}
