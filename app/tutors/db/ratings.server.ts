import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';

type NewRating = {
  bookingId: string;
  tutorId: string;
  stars: number;
  at: Date;
  words?: string;
  name?: string;
};

/** Inserts ratings, one per completed session; the database rejects any other session. */
export async function addRatings(db: Kysely<DB>, ratings: readonly NewRating[]): Promise<void> {
  if (ratings.length === 0) return;
  await db
    .insertInto('app.ratings')
    .values(
      ratings.map(({ bookingId, tutorId, stars, at, words, name }) => ({
        booking_id: bookingId,
        tutor_id: tutorId,
        stars,
        created_at: at,
        updated_at: at,
        words: words ?? null,
        shown_name: name ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
}
