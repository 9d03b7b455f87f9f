import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failEachStatement } from '#tests/booking/fail-each-statement.ts';
import { lucia, maya, setUpBookingTest } from '#tests/booking/booking-setup.ts';
import { claimAbsence, objectToClaim } from './claim-absence.server.ts';
import { remindOfDisputes } from './remind-of-disputes.server.ts';
import { decideClaim } from './settle-claim.server.ts';

const at = setUpBookingTest();

/** The tutor objected on Tuesday 24 November at 18:10. */
async function disputed(): Promise<string> {
  const { id } = await at.booked();
  at.app.clock.set('2026-11-24T18:10:00Z');
  await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
  await objectToClaim(at.app.services, { id, accountId: lucia.id });
  return id;
}
/** With ordinary spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2060]/g, ' ');
const remind = () => remindOfDisputes(at.app.services);
const sent = async () => (await at.mailsOf('dispute-of')).map(({ recipient }) => recipient);

test('founders are reminded of a dispute after three days and once more after seven', async () => {
  await disputed();
  const both = ['ana.founder@example.org', 'noah.founder@example.org'];
  for (const [instant, expected] of [
    ['2026-11-27T18:09:59.999Z', []],
    ['2026-11-27T18:10:00Z', both],
    ['2026-12-01T18:09:59.999Z', both],
    ['2026-12-01T18:10:00Z', [...both, ...both].toSorted()],
    ['2026-12-20T18:10:00Z', [...both, ...both].toSorted()],
  ] as const) {
    at.app.clock.set(instant);
    await remind();
    await remind();
    expect([instant, await sent()]).toEqual([instant, expected]);
  }
});

test('the emails say what waits since when, and that the second one is the last', async () => {
  const id = await disputed();
  at.app.clock.set('2026-11-27T18:10:00Z');
  await remind();
  at.app.clock.set('2026-12-01T19:00:00Z');
  await remind();
  const mails = await at.app.db
    .selectFrom('app.mails')
    .select(['subject', 'body_text', 'message_id', 'thread_id'])
    .where('message_id', 'like', `dispute-of-${id}-%.0`)
    .orderBy('message_id')
    .execute();
  const waits = (days: number) =>
    'The session with Lucía Restrepo on Tuesday 24 November, 13:00–14:00 (Bogotá) has been waiting for a decision for ' +
    `${days} days. Until one of you decides, nothing is paid out or refunded.\n\n`;
  const link = `Both statements and the evidence: ${at.app.services.settings.siteUrl}/founder-hub#claims\n`;
  const subject = 'Still to decide: reported absence, Lucía Restrepo, Tue 24 Nov, 13:00';
  const threadId = `dispute-of-${id}-1.0`;
  expect(
    mails.map((mail) => ({ ...mail, subject: plain(mail.subject), body_text: plain(mail.body_text) })),
  ).toEqual([
    { subject, body_text: `${waits(3)}${link}`, message_id: threadId, thread_id: threadId },
    {
      subject,
      body_text: `${waits(7)}This is the last reminder.\n\n${link}`,
      message_id: `dispute-of-${id}-2.0`,
      thread_id: threadId,
    },
  ]);
});

test('a founder reads the reminder in the language of the account, with the tutor’s clock', async () => {
  await disputed();
  const { db } = at.app;
  const founder = at.app.services.random.uuid();
  await sql`insert into auth.users (id, email) values (${founder}, 'noah.founder@example.org')`.execute(db);
  const french = {
    preferred_locale: 'fr-FR',
    preferred_currency: 'EUR',
    preferred_country: 'FR',
    preferred_timezone: 'Europe/Paris',
    use_device_locale: false,
  } as const;
  await db
    .insertInto('user_locale_preferences')
    .values({ user_id: founder, ...french })
    .execute();
  at.app.clock.set('2026-11-27T18:10:00Z');
  await remind();
  const [, mail] = await at.mailsOf('dispute-of');
  expect(plain(mail?.body_text ?? '')).toContain(
    'Le cours avec Lucía Restrepo du mardi 24 novembre, 13:00–14:00 (Bogotá), attend une décision depuis 3 jours. Tant',
  );
});

test('after a week without a sweep there is one reminder, the last', async () => {
  await disputed();
  at.app.clock.set('2026-12-03T18:10:00Z');
  await remind();
  await remind();
  const mails = await at.mailsOf('dispute-of');
  expect(mails).toHaveLength(2);
  for (const { body_text } of mails) expect(body_text).toContain('This is the last reminder.');
});

test('processes that remind at the same time send each reminder once', async () => {
  await disputed();
  at.app.clock.set('2026-11-27T18:10:00Z');
  await Promise.all(Array.from({ length: 8 }, remind));
  expect(await sent()).toHaveLength(2);
  // The message id alone would hide a second reminder.
  const { founder_reminders } = await at.app.db
    .selectFrom('app.absence_claims')
    .select('founder_reminders')
    .executeTakeFirstOrThrow();
  expect(founder_reminders).toBe(1);
});

test('a reminder whose email could not be stored is due again', async () => {
  await disputed();
  await at.app.services.jobs.stop();
  at.app.clock.set('2026-11-27T18:10:00Z');
  expect(await failEachStatement(remind)).toBeGreaterThan(6);
  expect(await sent()).toHaveLength(2);
});

test('nobody is reminded of a claim that waits for the other side, or of one that is decided', async () => {
  const { id } = await at.booked();
  at.app.clock.set('2026-11-24T18:10:00Z');
  await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
  at.app.clock.set('2026-12-01T18:10:00Z');
  await remind();
  expect(await sent()).toEqual([]);
  at.app.clock.set('2026-11-25T18:10:00Z');
  await objectToClaim(at.app.services, { id, accountId: lucia.id });
  await at.app.db
    .transaction()
    .execute((db) =>
      decideClaim(
        { ...at.app.services, db },
        { bookingId: id, upheld: false, familyPercent: 0, tutorPercent: 100, reason: 'The note was sent.' },
      ),
    );
  at.app.clock.set('2026-12-03T18:10:00Z');
  await remind();
  expect(await sent()).toEqual([]);
});
