import type { Services } from '#app/platform/services.server.ts';
import { hideReview as hide } from '#app/tutors/public.founders.server.ts';
import type { Founder } from './change-tutor-status.server.ts';
import { insertAct } from './queries.server.ts';

/** Hides a review of a session from everybody; it counts no more. Written to the audit log. Throws `unknown_review` (404). */
export async function hideReview(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  input: { founder: Founder; bookingId: string },
): Promise<void> {
  const { db, clock, random } = services;
  await db.transaction().execute(async (trx) => {
    const { tutorId, name } = await hide(trx, { bookingId: input.bookingId, now: clock.now() });
    await insertAct(trx, {
      id: random.uuid(),
      actor: input.founder,
      action: 'review.hide',
      subjectId: tutorId,
      subject: name,
      before: { hidden: false },
      after: { hidden: true, bookingId: input.bookingId },
      at: clock.now(),
    });
  });
}
