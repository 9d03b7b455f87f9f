import type { Currency } from '#app/preferences/index.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { findBookableTutor } from './free-slots.server.ts';
import type { Tutor } from '../model/schemas.ts';
import { summaryOf } from './summary.server.ts';

/** One tutor's page by id or slug. Throws `unknown_tutor` (404). */
export async function findTutor(
  services: Pick<Services, 'db'>,
  input: { tutor: string; currency: Currency },
  speak: Language,
): Promise<Tutor> {
  const tutor = await findBookableTutor(services.db, input.tutor);
  return {
    ...summaryOf(tutor, input.currency, speak),
    story: tutor.story[speak],
    bookableDays: tutor.schedule.windowDays,
  };
}

/** Whether a tutor’s page (id or slug) belongs to the account. Throws `unknown_tutor` (404). */
export async function isOwnPage(
  services: Pick<Services, 'db'>,
  input: { tutor: string; accountId: string },
): Promise<boolean> {
  const { accountId } = await findBookableTutor(services.db, input.tutor);
  return accountId === input.accountId;
}
