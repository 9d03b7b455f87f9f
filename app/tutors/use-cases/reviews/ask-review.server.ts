import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import { type LocaleAndZone, longDayOf } from '#app/platform/times.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import { loadPaidBookings } from '#app/pricing/index.server.ts';
import { REVIEW_AFTER } from '../../domain/tutor.ts';
import { reviewTexts } from '../../messages/reviews/index.ts';
import { loadUnrated, type UnratedSession } from '../../db/reviews.server.ts';

const DAY = 86_400_000;
/** Latest time after the end for a request. The email record is stored for 30 days, which prevents duplicates within this period. */
const LATEST = 14 * DAY;

type Deps = Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>;

/** Requests a review of each paid session, 72 hours after its end or once paid; only once, and not if one exists. */
export async function askForReviews(services: Deps): Promise<void> {
  const { db, clock, mail } = services;
  const today = clock.now();
  const now = today.getTime();
  const sessions = await loadUnrated(db, { from: new Date(now - LATEST), to: new Date(now - REVIEW_AFTER) });
  const paid = await loadPaidBookings(
    db,
    sessions.map(({ bookingId }) => bookingId),
  );
  for (const session of sessions) {
    if (!session.email || !paid.has(session.bookingId)) continue;
    const place = (await loadChosenLocaleAndZone(db, session.accountId)) ?? {
      locale: session.locale,
      timeZone: session.zone,
    };
    // Deduplicated by the message id.
    await mail.enqueue(
      db,
      letterTo(session.email, session, { ...place, now: today }, services.settings.siteUrl),
    );
  }
}

function letterTo(
  to: string,
  { bookingId, tutor, learner, startsAt }: UnratedSession,
  place: LocaleAndZone,
  siteUrl: string,
): Mail {
  const language = languageOfLocale(place.locale);
  const t = translator(reviewTexts, language, 'tutorReviews');
  const url = `${siteUrl}/booking/thanks?booking=${bookingId}#review`;
  const lines = [
    t('mail.session', { learner: learner ?? 'none', tutor, day: longDayOf(startsAt, place) }),
    t('mail.ask', { url }),
    t('mail.once'),
  ];
  return {
    to,
    language,
    subject: t('mail.subject', { tutor }),
    text: `${lines.join('\n\n')}\n`,
    messageId: `booking-${bookingId}-review`,
  };
}

/** Registers the background jobs of reviews. Call once, before the jobs start. */
export function registerReviewJobs(services: Services): void {
  services.jobs.repeat('tutors.ask_reviews', '17 * * * *', () => askForReviews(services));
}
