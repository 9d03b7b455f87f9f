import { expect, test } from 'vitest';
import { lucia, refused, setUpBookingTest } from '#tests/booking/booking-setup.ts';
import { claimAbsence } from './changing/claim-absence.server.ts';
import { previewAct } from './founder-acts/preview-act.server.ts';
import { seedPastSessions } from './seed-sessions.server.ts';

const at = setUpBookingTest();

const seeded = () =>
  at.app.db
    .selectFrom('app.ratings as rating')
    .innerJoin('app.bookings as booking', 'booking.id', 'rating.booking_id')
    .innerJoin('app.tutors as tutor', 'tutor.id', 'booking.tutor_id')
    .selectAll('booking')
    .select([
      'tutor.slug',
      'rating.stars',
      'rating.words',
      'rating.shown_name as name',
      'rating.created_at as rated_at',
    ])
    .orderBy('booking.starts_at', 'desc')
    .execute();

test('the demo tutors have past sessions with reviews, which a second run does not change', async () => {
  await seedPastSessions(at.app.services);
  const sessions = await seeded();
  const starsOf = (slug: string) =>
    sessions
      .filter((session) => session.slug === slug)
      .map(({ stars }) => stars)
      .join('');
  expect(
    Object.fromEntries([...new Set(sessions.map(({ slug }) => slug))].map((slug) => [slug, starsOf(slug)])),
  ).toEqual({
    'lucia-restrepo': '55554555555555',
    'amara-okafor': '55455554555',
    'daniel-herrera': '545545545',
    'thomas-girard': '5555',
    'james-whitfield': '545555',
    'valentina-ortiz': '5554555',
    'priya-raman': '545',
  });
  expect(
    sessions
      .filter(({ words }) => words !== null)
      .map(({ slug, name }) => [slug, name])
      .toSorted(),
  ).toEqual([
    ['amara-okafor', 'Ellie'],
    ['amara-okafor', 'J.'],
    ['daniel-herrera', 'P.'],
    ['lucia-restrepo', 'Carolina'],
    ['lucia-restrepo', 'H.'],
    ['lucia-restrepo', 'M.'],
    ['thomas-girard', 'S.'],
    ['valentina-ortiz', 'R.'],
  ]);
  await seedPastSessions(at.app.services);
  expect(await seeded()).toEqual(sessions);
});

test('a past session is a completed hour at 17:00 UTC, without an owner, rated an hour after its end', async () => {
  await seedPastSessions(at.app.services);
  const [latest, before] = (await seeded()).filter(({ slug }) => slug === 'lucia-restrepo');
  expect(latest).toMatchObject({
    state: 'completed',
    session_type: 'session',
    starts_at: new Date('2026-11-16T17:00:00Z'),
    ends_at: new Date('2026-11-16T18:00:00Z'),
    rated_at: new Date('2026-11-16T19:00:00Z'),
    created_at: new Date('2026-11-11T17:00:00Z'),
    account_id: null,
    expires_at: null,
    payment: 'card',
    price_minor: 3200,
    currency: 'GBP',
    learner_locale: 'en-GB',
    learner_zone: 'Europe/London',
    policy: { fullRefundHours: 24, lateRefundPercent: 50 },
    words: 'She drew the square and I got it. I was a bit angry that it was so simple.',
    name: 'M.',
  });
  expect(before?.starts_at).toEqual(new Date('2026-11-12T17:00:00Z'));
});

test('a past session, which nobody paid, can be neither claimed as missed nor refunded', async () => {
  at.app.clock.set(new Date('2026-11-20T00:00:00Z'));
  await seedPastSessions(at.app.services);
  const [latest] = (await seeded()).filter(({ slug }) => slug === 'lucia-restrepo');
  const id = latest?.id ?? '';
  const claim = claimAbsence(at.app.services, { id, accountId: lucia.id, absent: 'tutor' });
  expect(await refused(claim)).toMatchObject({ status: 409, code: 'absence_not_now' });
  const change = { act: 'refund', familyPercent: 100, tutorPercent: 0 } as const;
  const refund = previewAct(at.app.services, { id, change, countActs: () => Promise.resolve(0) });
  expect(await refused(refund)).toMatchObject({ status: 409, code: 'act_not_possible' });
});
