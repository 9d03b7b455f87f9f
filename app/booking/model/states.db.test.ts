import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { setUpBookingTest, maya, noor, signedIn } from '#tests/booking/booking-setup.ts';
import { transitions } from './states.ts';

const at = setUpBookingTest();

describe('the database', () => {
  test('allows the same state transitions as the code', async () => {
    const states = Object.keys(transitions);
    const { rows } = await sql<{ step: string }>`
      select a || ' → ' || b as step from unnest(${sql.val(states)}::text[]) a, unnest(${sql.val(states)}::text[]) b
      where app.booking_may_become(a, b)`.execute(at.app.db);
    const expected = Object.entries(transitions).flatMap(([from, next]) =>
      next.map((to) => `${from} → ${to}`),
    );
    expect(rows.map(({ step }) => step).sort()).toEqual(expected.sort());
  });

  test('rejects a forbidden transition and a booking that does not begin as a hold', async () => {
    const { id } = await at.hold(signedIn(maya));
    const change = (state: string) =>
      at.app.db.updateTable('app.bookings').set({ state }).where('id', '=', id).execute();
    await expect(change('completed')).rejects.toThrow('a booking cannot go from held to completed');
    const confirmedCopy = { id: at.app.services.random.uuid(), state: 'confirmed', account_id: noor.id };
    await expect(
      sql`insert into app.bookings
        select (jsonb_populate_record(b, ${JSON.stringify(confirmedCopy)}::jsonb)).* from app.bookings b`.execute(
        at.app.db,
      ),
    ).rejects.toThrow('a booking begins as held, not as confirmed');
    await change('expired');
    await expect(change('held')).rejects.toThrow('a booking cannot go from expired to held');
  });

  test('rejects a rating of a session that is not completed', async () => {
    const { id, tutor } = await at.confirm((await at.hold(signedIn(maya))).id);
    const rate = at.app.db
      .insertInto('app.ratings')
      .values({ booking_id: id, tutor_id: tutor.id, stars: 5, created_at: at.app.clock.now() })
      .execute();
    await expect(rate).rejects.toThrow('only a completed session can be rated');
  });
});
