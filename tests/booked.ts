import type pg from 'pg';

/** A confirmed session of a learner with Lucía, so many days from now, past the screens. */
export async function bookLucia(database: pg.Client, profileId: string, days = 10): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_profile_id,
       learner_locale, learner_zone, price_minor, currency, policy, expires_at, created_at)
     select gen_random_uuid(), tutor.id, 'held', 'session', begins, begins + interval '1 hour',
       tstzrange(begins, begins + interval '1 hour'), learner.account_id, learner.id, 'en-GB', 'Europe/London', 3200, 'GBP', '{"fullRefundHours": 24, "lateRefundPercent": 50}',
       now() + interval '1 hour', now()
     from app.tutors as tutor, app.learner_profiles as learner,
       (select date_trunc('hour', now()) + make_interval(days => $2, mins => 12) as begins) as time
     where tutor.slug = 'lucia-restrepo' and learner.id = $1 returning id`,
    [profileId, days],
  );
  await database.query(`update app.bookings set state = 'confirmed', confirmed_at = now() where id = $1`, [
    rows[0]?.id,
  ]);
}
