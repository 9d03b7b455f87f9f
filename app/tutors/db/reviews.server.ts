import { sql, type Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

type Database = Kysely<DB>;

export type ReviewRecord = {
  bookingId: string;
  tutorId: string;
  stars: number;
  words: string | null;
  name: string | null;
  at: Date;
  answer: string | null;
  hidden: boolean;
};

/** A tutor’s reviews with text, latest first. */
export async function loadReviews(
  db: Database,
  { tutorId, limit, withHidden }: { tutorId: string; limit: number; withHidden: boolean },
): Promise<ReviewRecord[]> {
  const rows = await db
    .selectFrom('app.ratings')
    .selectAll()
    .where('tutor_id', '=', tutorId)
    .where('words', 'is not', null)
    .$if(!withHidden, (query) => query.where('hidden_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('booking_id')
    .limit(limit)
    .execute();
  return rows.map(reviewOf);
}

/** Reviews of all tutors with text, hidden or not, latest first. */
export async function loadAllReviews(
  db: Database,
  limit: number,
): Promise<(ReviewRecord & { tutor: string })[]> {
  const rows = await db
    .selectFrom('app.ratings as rating')
    .innerJoin('app.tutors as tutor', 'tutor.id', 'rating.tutor_id')
    .selectAll('rating')
    .select('tutor.name as tutor')
    .where('rating.words', 'is not', null)
    .orderBy('rating.updated_at', 'desc')
    .orderBy('rating.booking_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...reviewOf(row), tutor: row.tutor }));
}

/** Number of reviews of all tutors, and of hidden ones. */
export async function countAllReviews(db: Database): Promise<{ all: number; hidden: number }> {
  const { all, hidden } = await db
    .selectFrom('app.ratings')
    .select(({ fn }) => [fn.countAll<string>().as('all'), fn.count<string>('hidden_at').as('hidden')])
    .where('words', 'is not', null)
    .executeTakeFirstOrThrow();
  return { all: Number(all), hidden: Number(hidden) };
}

export async function countReviews(db: Database, tutorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('app.ratings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tutor_id', '=', tutorId)
    .where('words', 'is not', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function loadReview(db: Database, bookingId: string): Promise<ReviewRecord | undefined> {
  const row = await db
    .selectFrom('app.ratings')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && reviewOf(row);
}

/**
 * Inserts or changes the only review of a session; the creation time stays. If stars or text change, the tutor’s answer is removed and can
 * be given again.
 */
export async function writeReview(
  db: Database,
  review: {
    bookingId: string;
    tutorId: string;
    accountId: string;
    stars: number;
    words: string | null;
    name: string | null;
    now: Date;
  },
): Promise<void> {
  const { stars, words, name, now } = review;
  const values = { stars, words, shown_name: name, updated_at: now };
  await db
    .insertInto('app.ratings')
    .values({
      booking_id: review.bookingId,
      tutor_id: review.tutorId,
      account_id: review.accountId,
      created_at: now,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({
        ...values,
        answer: sql`case when ${sameAsBefore} then ratings.answer end`,
        answered_at: sql`case when ${sameAsBefore} then ratings.answered_at end`,
      }),
    )
    .execute();
}

const sameAsBefore = sql<boolean>`(ratings.stars, ratings.words) is not distinct from (excluded.stars, excluded.words)`;

/** Stores the tutor’s only answer; false if there is one already. */
export async function writeAnswer(
  db: Database,
  { bookingId, text, now }: { bookingId: string; text: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app.ratings')
    .set({ answer: text, answered_at: now })
    .where('booking_id', '=', bookingId)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Hides or shows a review; undefined when there is none or nothing changes. */
export async function markHidden(
  db: Database,
  bookingId: string,
  hiddenAt: Date | null,
): Promise<{ tutorId: string } | undefined> {
  const row = await db
    .updateTable('app.ratings')
    .set({ hidden_at: hiddenAt })
    .where('booking_id', '=', bookingId)
    .where('hidden_at', hiddenAt ? 'is' : 'is not', null)
    .returning('tutor_id')
    .executeTakeFirst();
  return row && { tutorId: row.tutor_id };
}

/** Whether a claim of absence is undecided or was upheld. */
export async function hasStandingClaim(db: Database, bookingId: string): Promise<boolean> {
  const claim = await db
    .selectFrom('app.absence_claims')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'upheld')]))
    .executeTakeFirst();
  return claim !== undefined;
}

/** A completed session without a review. */
export type UnratedSession = {
  bookingId: string;
  tutor: string;
  accountId: string;
  learner: string | null;
  email: string | null;
  locale: string;
  zone: string;
  startsAt: Date;
};

/** Completed sessions that ended in the range and have neither a review nor an open claim of absence; for one account, or all. */
export async function loadUnrated(
  db: Database,
  { from, to, accountId }: { from: Date; to: Date; accountId?: string },
): Promise<UnratedSession[]> {
  const rows = await db
    .selectFrom('app.tutor_sessions as session')
    .innerJoin('app.tutors as tutor', 'tutor.id', 'session.tutor_id')
    .leftJoin('app.ratings as rating', 'rating.booking_id', 'session.id')
    .select([
      sql<string>`session.id`.as('id'),
      'tutor.name as tutor',
      sql<string>`session.account_id`.as('account_id'),
      'session.learner_name',
      'session.learner_email',
      sql<string>`session.learner_locale`.as('locale'),
      sql<string>`session.learner_zone`.as('zone'),
      sql<Date>`session.starts_at`.as('starts_at'),
    ])
    .where('session.state', '=', 'completed')
    .where('session.account_id', 'is not', null)
    .where('rating.booking_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.absence_claims')
            .select('booking_id')
            .whereRef('booking_id', '=', 'session.id')
            .where('outcome', 'is', null),
        ),
      ),
    )
    .where('session.ends_at', '>=', from)
    .where('session.ends_at', '<', to)
    .$if(accountId !== undefined, (query) => query.where('session.account_id', '=', accountId ?? null))
    .orderBy('session.starts_at', 'desc')
    .execute();
  return rows.map((row) => ({
    bookingId: row.id,
    tutor: row.tutor,
    accountId: row.account_id,
    learner: row.learner_name,
    email: row.learner_email,
    locale: row.locale,
    zone: row.zone,
    startsAt: row.starts_at,
  }));
}

const reviewOf = (row: {
  booking_id: string;
  tutor_id: string;
  stars: number;
  words: string | null;
  shown_name: string | null;
  created_at: Date;
  answer: string | null;
  hidden_at: Date | null;
}): ReviewRecord => ({
  bookingId: row.booking_id,
  tutorId: row.tutor_id,
  stars: row.stars,
  words: row.words,
  name: row.shown_name,
  at: row.created_at,
  answer: row.answer,
  hidden: row.hidden_at !== null,
});
