import type { Services } from '#app/platform/services.server.ts';
import { loadPaidBookings } from '#app/pricing/index.server.ts';
import { hasContactData, namesOf } from '../../domain/review-text.ts';
import { REVIEW_AFTER } from '../../domain/tutor.ts';
import { loadTutor, loadTutorOfAccount } from '../../db/tutors.server.ts';
import { loadSession, type TutorSessionRecord } from '../../db/sessions.server.ts';
import { requireTutor } from '../tutor-ref.server.ts';
import { reviewError } from '../../model/reviews-errors.ts';
import {
  countReviews,
  hasStandingClaim,
  loadReview,
  loadReviews,
  loadUnrated,
  type ReviewRecord,
  writeAnswer,
  writeReview,
} from '../../db/reviews.server.ts';
import type {
  NewReview,
  OwnReview,
  Review,
  ReviewPage,
  TutorsReview,
  WaitingReview,
} from '../../model/reviews-schemas.ts';

const DAY = 86_400_000;
/** Days during which a review can be changed. */
const EDITABLE_DAYS = 14;
/** Days after a session during which a review is requested. */
const ASKED_DAYS = 30;
const MOST_OF_TUTOR = 100;

type Own = { bookingId: string; accountId: string };
type Deps = Pick<Services, 'db' | 'clock'>;

/** Published reviews of a tutor, latest first, at most `limit`. */
export async function listReviews(
  { db }: Pick<Services, 'db'>,
  { tutorId, limit }: { tutorId: string; limit: number },
): Promise<ReviewPage> {
  const reviews = await loadReviews(db, { tutorId, limit, withHidden: false });
  const count = await countReviews(db, tutorId);
  return { reviews: reviews.map(publicOf), more: Math.max(0, count - reviews.length) };
}

/** The review of a session and what its account may do. Throws `unknown_session` (404) for other accounts. */
export async function readOwnReview(services: Deps, own: Own): Promise<OwnReview> {
  const { session, review, until } = await findReviewable(services, own);
  const names = namesOf(session.learner);
  const tutor = await loadTutor(services.db, session.tutorId);
  return {
    review: review
      ? {
          stars: review.stars,
          words: review.words ?? '',
          signed: names && review.name === names.name ? 'name' : 'initial',
          answer: review.answer,
        }
      : null,
    until: until?.toISOString() ?? null,
    mayWrite:
      (await whyNotReviewable(services, session)) === null &&
      tutor?.accountId !== own.accountId &&
      (until === null || services.clock.now() < until),
    tutor: tutor?.name ?? '',
    names,
  };
}

/**
 * Writes the only review of a paid session; it can be changed within 14 days, which removes an answer to the former text. Throws
 * `review_contact` (400: links or contact data), `unknown_session` (404), and 409: `review_not_yet` (not completed, within the claim window,
 * or with an open or upheld claim of absence), `review_unpaid`, `review_closed`, `review_own`.
 */
export async function reviewSession(
  services: Deps,
  own: Own,
  { stars, words, signed }: NewReview,
): Promise<OwnReview> {
  const { session, until } = await findReviewable(services, own);
  const now = services.clock.now();
  const tutor = await loadTutor(services.db, session.tutorId);
  if (tutor?.accountId === own.accountId) throw reviewError('review_own', { status: 409 });
  const refused = await whyNotReviewable(services, session);
  if (refused) throw reviewError(refused, { status: 409 });
  if (until && now >= until) throw reviewError('review_closed', { status: 409 });
  if (hasContactData(words)) throw reviewError('review_contact', { status: 400 });
  await writeReview(services.db, {
    ...own,
    tutorId: session.tutorId,
    stars,
    words: words === '' ? null : words,
    name: namesOf(session.learner)?.[signed] ?? null,
    now,
  });
  return readOwnReview(services, own);
}

/**
 * The tutor's one answer to a review. Throws `review_contact` (400: links or contact data), `unknown_review` (404) and
 * `review_answered` (409).
 */
export async function answerReview(services: Deps, own: Own, text: string): Promise<TutorsReview> {
  const { db, clock } = services;
  const tutor = await loadTutorOfAccount(db, own.accountId);
  const review = await loadReview(db, own.bookingId);
  if (!tutor || review?.tutorId !== tutor.id) throw reviewError('unknown_review', { status: 404 });
  if (hasContactData(text)) throw reviewError('review_contact', { status: 400 });
  const written = await writeAnswer(db, { bookingId: own.bookingId, text, now: clock.now() });
  if (!written) throw reviewError('review_answered', { status: 409 });
  return tutorsOf({ ...review, answer: text });
}

/** Reviews of the calling tutor, including hidden ones. Throws `not_a_tutor` (403). */
export async function listTutorsReviews(
  { db }: Pick<Services, 'db'>,
  { accountId }: { accountId: string },
): Promise<TutorsReview[]> {
  const { id: tutorId } = await requireTutor({ db }, accountId);
  const reviews = await loadReviews(db, { tutorId, limit: MOST_OF_TUTOR, withHidden: true });
  return reviews.map(tutorsOf);
}

/** Sessions of the last month that the account may still review. */
export async function listWaitingReviews(
  { db, clock }: Deps,
  { accountId }: { accountId: string },
): Promise<WaitingReview[]> {
  const now = clock.now().getTime();
  const from = new Date(now - ASKED_DAYS * DAY);
  const sessions = await loadUnrated(db, { from, to: new Date(now - REVIEW_AFTER), accountId });
  const paid = await loadPaidBookings(
    db,
    sessions.map(({ bookingId }) => bookingId),
  );
  return sessions
    .filter(({ bookingId }) => paid.has(bookingId))
    .map(({ bookingId, tutor, startsAt, learner }) => ({
      bookingId,
      tutor,
      start: startsAt.toISOString(),
      learner,
    }));
}

/** Error code if a session cannot be reviewed now, otherwise null. */
async function whyNotReviewable(
  { db, clock }: Deps,
  { id, state, endsAt }: TutorSessionRecord,
): Promise<'review_not_yet' | 'review_unpaid' | null> {
  const isClaimable = clock.now().getTime() < endsAt.getTime() + REVIEW_AFTER;
  if (state !== 'completed' || isClaimable || (await hasStandingClaim(db, id))) return 'review_not_yet';
  return (await loadPaidBookings(db, [id])).has(id) ? null : 'review_unpaid';
}

async function findReviewable(
  { db }: Pick<Services, 'db'>,
  { bookingId, accountId }: Own,
): Promise<{ session: TutorSessionRecord; review: ReviewRecord | undefined; until: Date | null }> {
  const session = await loadSession(db, bookingId);
  if (!session || session.accountId !== accountId) throw reviewError('unknown_session', { status: 404 });
  const review = await loadReview(db, bookingId);
  const until = review ? new Date(review.at.getTime() + EDITABLE_DAYS * DAY) : null;
  return { session, review, until };
}

const publicOf = ({ stars, words, name, at, answer }: ReviewRecord): Review => ({
  stars,
  words,
  name,
  month: at.toISOString().slice(0, 7),
  answer,
});

const tutorsOf = (review: ReviewRecord): TutorsReview => ({
  ...publicOf(review),
  bookingId: review.bookingId,
  hidden: review.hidden,
});
