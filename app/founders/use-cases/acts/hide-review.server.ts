import type { Services } from '#app/platform/services.server.ts';
import { hideReview as hide, showReview as show } from '#app/tutors/index.server.ts';
import type { Founder } from '../../model/founder.ts';
import { insertAct } from '../../db/founders.server.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random'>;
type Input = { founder: Founder; bookingId: string };

/** Hides a review and excludes it from the rating. Logged. Throws `unknown_review` (404). */
export const hideReview = (services: Deps, input: Input): Promise<void> => decide(services, input, true);

/** Shows a hidden review again and includes it in the rating. Logged. Throws `unknown_review` (404). */
export const showReview = (services: Deps, input: Input): Promise<void> => decide(services, input, false);

async function decide(
  { db, clock, random }: Deps,
  { founder, bookingId }: Input,
  hidden: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const { tutorId, name } = await (hidden ? hide(trx, { bookingId, now }) : show(trx, { bookingId }));
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: hidden ? 'review.hide' : 'review.show',
      subjectId: tutorId,
      subject: name,
      before: { hidden: !hidden },
      after: { hidden, bookingId },
      at: now,
    });
  });
}
