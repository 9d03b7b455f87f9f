import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#app/platform/owner.ts';
import type { MailAttachment } from '#app/platform/mail/mail.ts';
import { actOnBooking } from '#app/founders/use-cases/acts/act-on-booking.server.ts';
import { readBooking } from '#app/founders/use-cases/find-bookings.server.ts';
import { lucia, maya, reader, setUpBookingTest, signedIn } from '#tests/booking/booking-setup.ts';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-inbox.ts';
import { readStrictCalendar } from '#tests/support/strict-calendar.ts';
import type { FounderActChange } from '../../model/founder-acts-schemas.ts';
import { cancelBooking } from '../changing/cancel-booking.server.ts';
import { claimAbsence } from '../changing/claim-absence.server.ts';
import { moveBooking } from '../changing/move-booking.server.ts';
import { decideClaim, upholdUnansweredClaims } from '../changing/settle-claim.server.ts';
import { paidSessions } from '../paying/returned-payments.server.ts';
import { confirmSeries } from '../series/confirm-series.server.ts';
import { cancelRest } from '../series/cancel-rest.server.ts';
import { holdSeries } from '../series/hold-series.server.ts';
import { sendReminder } from './reminder-job.server.ts';

/* All emails about sessions of a child, as they arrive: read by parsers of MIME and calendars that are independent of the writer. */

const at = setUpBookingTest();
const leo = '00000000-0000-4000-a000-0000000000f1';
const note = 'Words are slow: dyscalculia.';
const mailbox = 'help@curvela.example';

let inbox: SmtpInbox;
beforeEach(async () => {
  owner.email = mailbox;
  inbox = await openSmtpInbox('Curvela <hello@curvela.example>', mailbox);
  at.app.clock.set('2026-12-20T09:00:00Z');
  await at.app.db
    .insertInto('app.learner_profiles')
    .values({
      id: leo,
      account_id: maya.id,
      name: 'Leo Martínez Ruiz',
      language: 'en',
      created_at: at.app.clock.now(),
    })
    .execute();
});
afterEach(() => {
  owner.email = null;
  return inbox.close();
});

async function book(start: string): Promise<string> {
  const { id } = await at.hold(signedIn(maya), start);
  await at.confirm(id, maya, { learnerProfileId: leo, note });
  return id;
}

/** What a founder does with a booking. */
async function act(id: string, change: FounderActChange): Promise<void> {
  at.app.clock.advance(60_000);
  const { version } = (await readBooking(at.app.services, id)).booking;
  const founder = { id: '00000000-0000-4000-a000-0000000000f2', email: 'ana@example.org' };
  const why = { reason: 'The family called us.', reader };
  await actOnBooking(at.app.services, { founder, id, change, version, ...why });
}

/** Sends what was written so far, oldest first. */
async function arrived() {
  const rows = await at.app.db
    .selectFrom('app.mails')
    .selectAll()
    .orderBy('created_at')
    .orderBy('message_id')
    .execute();
  for (const row of rows)
    await inbox.send({
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      html: '',
      attachments: (row.attachments as MailAttachment[]).filter((file) => 'content' in file),
      messageId: row.message_id,
      threadId: row.thread_id,
      replyTo: row.reply_to,
      personal: row.personal,
    });
  const emails = await inbox.read();
  return emails.map((email, place) => ({
    ...email,
    words: `${email.subject}\n${email.text}`.replaceAll(/[\u00a0\u202f]/g, ' '),
    recipient: email.to?.[0]?.address,
    writtenAt: rows[place]?.created_at ?? new Date(Number.NaN),
    auto: email.headers.find(({ key }) => key === 'auto-submitted')?.value,
    calendars: email.attachments
      .filter(({ mimeType }) => mimeType === 'text/calendar')
      .map(({ method }) => ({ method, content: calendarIn(inbox.raw[place] ?? '') })),
  }));
}

/** The calendar file of an email byte by byte; the MIME parser changes the ends of its lines. */
const calendarIn = (raw: string) =>
  Buffer.from(/text\/calendar[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw)?.[1] ?? '', 'base64').toString();
type Arrived = Awaited<ReturnType<typeof arrived>>[number];
const kindOf = ({ messageId = '' }: Arrived) =>
  messageId.replace(/^<booking-[\da-f-]{36}-\d+-(.*)@.*$/, '$1');

/** Days of a month that stand without a year. */
const withoutYear = (words: string, months: RegExp) =>
  words
    .split('\n')
    .filter((line) => months.test(line) && !new RegExp(`${months.source}[a-z]*,?( de)? 20\\d\\d`).test(line));

/** A tutor knows the child by the first name. A credit can be used for every child of the family. */
const namesLeo = ({ words, recipient, subject }: Arrived) =>
  recipient === lucia.email
    ? words.includes('Leo') && !words.includes('Mart')
    : words.includes('Leo') || subject === 'A gift from us';

/** What holds for every email about a session of Leo. */
function expectUsual(emails: readonly Arrived[]) {
  expect(emails.filter((email) => !namesLeo(email)).map(({ words }) => words)).toEqual([]);
  for (const email of emails) {
    const { words, recipient, writtenAt, calendars } = email;
    const kind = kindOf(email);
    expect([kind, email.auto]).toEqual([kind, 'auto-generated']);
    expect([kind, email.replyTo]).toEqual([kind, [{ address: mailbox, name: '' }]]);
    const [first] = emails.filter((each) => each.recipient === recipient);
    const follows = email === first ? undefined : first?.messageId;
    expect([kind, email.inReplyTo, email.references]).toEqual([kind, follows, follows]);
    const elsewhere =
      writtenAt.getUTCFullYear() === 2026 ? /\d (?:de )?(?:Jan|ene)/ : /\d (?:de )?(?:Dec|dic)/;
    expect([kind, withoutYear(words, elsewhere)]).toEqual([kind, []]);
    for (const { content, method } of calendars) {
      const file = readStrictCalendar(content);
      expect([kind, file.method]).toEqual([kind, method]);
      expect(file.events.length).toBeGreaterThan(0);
      for (const event of file.events) {
        expect([kind, event.summary]).toEqual([kind, expect.stringMatching(/\bLeo\b/)]);
        expect([kind, event.organizer]).toEqual([kind, `mailto:${mailbox}`]);
        expect(event.location).toMatch(/https?:\/\//);
        expect(event.alarms).toEqual(method === 'CANCEL' ? [] : ['-PT10M']);
      }
      expect(content).not.toMatch(/dyscalculia|Mart/);
    }
  }
}

describe('the emails about a session of a child', () => {
  test('that is moved and cancelled in the year before it', async () => {
    const id = await book('2027-01-05T18:00:00.000Z');
    at.app.clock.advance(60_000);
    const start = new Date('2027-01-12T18:00:00.000Z');
    await moveBooking(at.app.services, { id, accountId: maya.id, start, reader });
    at.app.clock.advance(60_000);
    await cancelBooking(at.app.services, { id, accountId: maya.id });
    const emails = await arrived();
    const sides = (event: string) => [`${event}-learner`, `${event}-tutor`];
    expect(emails.map(kindOf)).toEqual([...sides('confirmed'), ...sides('moved'), ...sides('cancelled')]);
    expect(emails.filter(({ calendars }) => calendars.length > 0)).toHaveLength(6);
    expectUsual(emails);
  });

  test('that was not attended, in the year after it', async () => {
    const id = await book('2026-12-29T18:00:00.000Z');
    at.app.clock.set('2026-12-28T18:00:00Z');
    await sendReminder(at.app.services, { bookingId: id, hours: 24, startsAt: '2026-12-29T18:00:00.000Z' });
    at.app.clock.set('2027-01-01T10:00:00Z');
    await claimAbsence(at.app.services, { id, accountId: maya.id, absent: 'tutor' });
    at.app.clock.set('2027-01-04T10:01:00Z');
    await upholdUnansweredClaims(at.app.services);
    const emails = await arrived();
    expect(emails.map(kindOf)).toEqual([
      'confirmed-learner',
      'confirmed-tutor',
      'reminder-24h',
      'reminder-24h-tutor',
      'claim-tutor',
      'claimed-learner',
      'absent-learner',
      'absent-tutor',
    ]);
    expectUsual(emails);
  });

  test('that the tutor reports as missed, until it is decided', async () => {
    const id = await book('2026-12-29T18:00:00.000Z');
    const { services, db, clock } = at.app;
    clock.set('2027-01-01T10:00:00Z');
    await claimAbsence(services, { id, accountId: lucia.id, absent: 'learner' });
    clock.advance(60_000);
    const decision = { upheld: false, familyPercent: 50, tutorPercent: 50, reason: 'Both were late.' };
    await db
      .transaction()
      .execute((trx) => decideClaim({ ...services, db: trx }, { bookingId: id, ...decision }));
    const emails = await arrived();
    const ends = ['claim-learner', 'claimed-tutor', 'decision-learner', 'decision-tutor'];
    expect(emails.slice(2).map(kindOf)).toEqual(ends);
    expectUsual(emails);
  });

  test('that founders move, give a credit for and cancel', async () => {
    const id = await book('2027-01-05T18:00:00.000Z');
    await act(id, { act: 'move', start: '2027-01-12T18:00:00.000Z' });
    await act(id, { act: 'credit', halves: 1 });
    await act(id, { act: 'cancel', familyPercent: 100, tutorPercent: 0 });
    const emails = await arrived();
    expect(emails).toHaveLength(8);
    expectUsual(emails);
  });

  test('that founders note as attended and refund', async () => {
    const id = await book('2026-12-29T18:00:00.000Z');
    at.app.clock.set('2027-01-01T10:00:00Z');
    await act(id, { act: 'attended' });
    await act(id, { act: 'refund', familyPercent: 50, tutorPercent: 50 });
    const emails = await arrived();
    expect(emails).toHaveLength(6);
    expectUsual(emails);
  });

  test('whose payment moves at Stripe', async () => {
    const id = await book('2027-01-05T18:00:00.000Z');
    const payment = { id: 'pay1', subject: { kind: 'booking', id }, currency: 'GBP' } as const;
    for (const change of ['refunded', 'contested', 'lost', 'won'] as const) {
      at.app.clock.advance(60_000);
      await paidSessions.notify(at.app.services, payment, {
        change,
        amount: { amountMinor: 1600, currency: 'GBP' },
        key: change,
        now: at.app.clock.now(),
      });
    }
    const emails = await arrived();
    expect(emails).toHaveLength(10);
    expectUsual(emails);
  });

  test('of a family with two children say which child', async () => {
    const names = new Map([
      [leo, 'Leo'],
      ['00000000-0000-4000-a000-0000000000f3', 'Nina'],
    ]);
    const { services, db, clock } = at.app;
    const nina = { account_id: maya.id, name: 'Nina Martínez Ruiz', language: 'en', created_at: clock.now() };
    for (const [profile, name] of names) {
      if (name === 'Nina')
        await db
          .insertInto('app.learner_profiles')
          .values({ ...nina, id: profile })
          .execute();
      const week = name === 'Leo' ? ['05', '12'] : ['19', '26'];
      const [from, to] = week.map((day) => `2027-01-${day}T18:00:00.000Z`);
      const { id } = await at.hold(signedIn(maya), from);
      await at.confirm(id, maya, { learnerProfileId: profile });
      await moveBooking(services, { id, accountId: maya.id, start: new Date(to ?? ''), reader });
      await cancelBooking(services, { id, accountId: maya.id });
    }
    const emails = (await arrived()).filter(({ recipient }) => recipient === maya.email);
    const childrenOf = ({ words }: Arrived) => [...names.values()].filter((name) => words.includes(name));
    const kinds = ['confirmed-learner', 'moved-learner', 'cancelled-learner'];
    for (const kind of kinds)
      expect([kind, emails.filter((each) => kindOf(each) === kind).map(childrenOf)]).toEqual([
        kind,
        expect.arrayContaining([['Leo'], ['Nina']]),
      ]);
    expect(emails).toHaveLength(6);
  });

  test('in a series say which child and what the family wrote', async () => {
    const starts = ['05', '12', '19'].map((day) => new Date(`2027-01-${day}T18:00:00.000Z`));
    const input = { tutor: 'lucia-restrepo', minutes: 60, currency: 'GBP', reader } as const;
    const { id } = await holdSeries(at.app.services, { ...input, owner: signedIn(maya), starts });
    const request = { learnerProfileId: leo, note };
    await confirmSeries(at.app.services, { id, account: maya, visitorId: null, request, reader });
    at.app.clock.advance(60_000);
    await cancelRest(at.app.services, { id, accountId: maya.id });
    const emails = await arrived();
    expect(emails).toHaveLength(4);
    for (const { words } of emails.slice(0, 2)) {
      expect(words).toContain(note);
      expect(words).toMatch(/\bLeo\b/);
    }
    expect(emails.map(({ calendars }) => calendars.length)).toEqual([1, 1, 1, 1]);
    expectUsual(emails);
  });
});
