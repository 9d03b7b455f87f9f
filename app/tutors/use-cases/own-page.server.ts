import type { Services } from '#app/platform/services.server.ts';
import { findBookableTutor } from './free-slots.server.ts';

/** Whether a tutor’s page (by id or slug) is that of the account which asks. Throws `unknown_tutor` (404). */
export async function isOwnPage(
  services: Pick<Services, 'db'>,
  input: { tutor: string; accountId: string },
): Promise<boolean> {
  const { accountId } = await findBookableTutor(services.db, input.tutor);
  return accountId === input.accountId;
}
