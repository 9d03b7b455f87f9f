import { type ListedUser, listUsers } from '#app/accounts/index.server.ts';
import { loadSessionsOfAccount } from '#app/booking/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { listTutorAccounts } from '#app/tutors/index.server.ts';
import type { UserRow, UserSession } from '../model/schemas-users.ts';

const mostSessions = 100;

/** Accounts by part of their email, latest first, with role and state; `more` if the list was cut off. */
export async function readUsers(
  { db, settings, clock }: Pick<Services, 'db' | 'settings' | 'clock'>,
  { search, limit }: { search: string; limit: number },
): Promise<{ users: UserRow[]; more: boolean }> {
  const found = await listUsers(db, { search, limit: limit + 1, now: clock.now() });
  const shown = found.slice(0, limit);
  const tutors = new Set(
    await listTutorAccounts(
      db,
      shown.map(({ id }) => id),
    ),
  );
  const users = shown.map((user) => rowOfUser(user, settings.adminEmails, tutors.has(user.id)));
  return { users, more: found.length > limit };
}

/** An account as shown to founders. */
export function rowOfUser(user: ListedUser, administrators: readonly string[], teaches: boolean): UserRow {
  const founder = administrators.includes(user.email.trim().toLowerCase());
  return {
    id: user.id,
    email: user.email,
    role: founder ? 'founder' : teaches ? 'tutor' : 'family',
    state: stateOf(user),
    learners: user.learners,
    at: user.signedUpAt.toISOString(),
  };
}

function stateOf({ suspended, leaving, confirmed }: ListedUser): UserRow['state'] {
  if (suspended) return 'suspended';
  if (leaving) return 'leaving';
  return confirmed ? 'active' : 'unconfirmed';
}

/** Bookings of an account, latest start first. */
export async function readSessionsOfUser(
  { db }: Pick<Services, 'db'>,
  accountId: string,
): Promise<UserSession[]> {
  const sessions = await loadSessionsOfAccount(db, accountId, mostSessions);
  return sessions.map(({ id, state, start, priceMinor, currency }) => ({
    id,
    state: state as UserSession['state'],
    start: start.toISOString(),
    price: { amountMinor: priceMinor, currency },
  }));
}
