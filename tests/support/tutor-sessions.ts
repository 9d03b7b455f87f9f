import type pg from 'pg';

/** A profile of the demo family, the default learner of sessions with Lucía. */
const learner = `select id from app.learner_profiles where name = 'Maya' order by created_at limit 1`;

type When = { days: number; profileId?: string };

/** A confirmed session of an hour with Lucía, so many days from now (before now when negative), inserted directly; returns its id. */
export async function nextSession(database: pg.Client, { days, profileId }: When): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_profile_id,
       learner_email, learner_locale, learner_zone, note, price_minor, currency, policy, expires_at, created_at)
     select gen_random_uuid(), tutor.id, 'held', 'session', begins, begins + interval '1 hour',
       tstzrange(begins, begins + interval '1 hour'), learner.account_id, learner.id, 'family@example.org', 'en-GB', 'Europe/London',
       'Mock exam on 2 December.', 3200, 'GBP', '{"fullRefundHours": 24, "lateRefundPercent": 50}', now() + interval '1 hour', now()
     from app.tutors as tutor, (${learner}) as first, app.learner_profiles as learner,
       (select date_trunc('hour', now()) + make_interval(days => $2, mins => 7) as begins) as time
     where tutor.slug = 'lucia-restrepo' and learner.id = coalesce($1, first.id) returning id`,
    [profileId ?? null, days],
  );
  const id = rows[0]?.id ?? '';
  await database.query(`update app.bookings set state = 'confirmed', confirmed_at = now() where id = $1`, [
    id,
  ]);
  return id;
}

/** A completed session with Lucía so many days ago, paid by card; returns its id. */
export async function heldSession(
  database: pg.Client,
  { daysAgo, profileId }: { daysAgo: number; profileId?: string },
): Promise<string> {
  const id = await nextSession(database, { days: -daysAgo, ...(profileId ? { profileId } : {}) });
  await database.query(
    `update app.bookings set state = 'completed', ended_at = ends_at, payment = 'card' where id = $1`,
    [id],
  );
  return id;
}

/** A confirmed session with Lucía that began a quarter of an hour ago; returns its id. */
export async function runningSession(database: pg.Client): Promise<string> {
  const id = await nextSession(database, { days: -2 });
  // An earlier one whose absence claim is still open holds its hour.
  await database.query(
    `update app.bookings set starts_at = starts_at - interval '4 hours', ends_at = ends_at - interval '4 hours',
       claimed = tstzrange(lower(claimed) - interval '4 hours', upper(claimed) - interval '4 hours')
     where state = 'confirmed' and claimed && tstzrange(now() - interval '15 minutes', now() + interval '45 minutes')`,
  );
  await database.query(
    `update app.bookings set starts_at = now() - interval '15 minutes', ends_at = now() + interval '45 minutes',
       claimed = tstzrange(now() - interval '15 minutes', now() + interval '45 minutes') where id = $1`,
    [id],
  );
  return id;
}
