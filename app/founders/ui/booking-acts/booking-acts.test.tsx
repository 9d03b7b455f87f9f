import { describe, expect, test } from 'vitest';
import type { ActPreview, BookingForActs } from '#app/booking/index.ts';
import type { Visitor } from '#app/preferences/index.ts';
import { type Mounted, mounted, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { bookingActsTexts } from '../../messages/booking-acts/index.ts';
import { foundersTexts } from '../../messages/index.ts';
import { BookingWindow } from './booking-window.tsx';
import { FindBookings } from './find-bookings.tsx';

const visitor = partOf<Visitor>({ state: { locale: 'en-GB' }, timeZone: 'Europe/London' });
const messages = { ...foundersTexts.en, ...bookingActsTexts.en };
const id = '00000000-0000-4000-a000-0000000000b1';
const gbp = (amountMinor: number) => ({ amountMinor, currency: 'GBP' as const });

const booking: BookingForActs = {
  id,
  start: '2026-11-24T18:00:00.000Z',
  end: '2026-11-24T19:00:00.000Z',
  minutes: 60,
  state: 'confirmed',
  tutor: { id: '00000000-0000-4000-a000-0000000000c1', name: 'Lucía Restrepo' },
  family: 'carmen@example.org',
  price: gbp(3200),
  payment: 'invoice',
  paid: false,
  refund: gbp(0),
  pay: gbp(2560),
  moves: 0,
  inSeries: false,
  attendedAt: null,
  claim: null,
  acts: ['cancel', 'move', 'credit'],
  version: 'v1',
};

const preview: ActPreview = {
  family: { before: gbp(0), after: gbp(2400) },
  back: { as: 'invoice', halves: null, worth: null, until: null },
  tutor: { before: gbp(2560), after: gbp(640) },
  platform: { before: gbp(640), after: gbp(160) },
  time: null,
  version: 'v1',
};
const unchanged = {
  family: { before: gbp(0), after: gbp(0) },
  tutor: { before: gbp(2560), after: gbp(2560) },
  platform: { before: gbp(640), after: gbp(640) },
};

const path = `/functions/v1/founders/bookings/${id}`;
const answers = (shown: Partial<BookingForActs> = {}, changes: Partial<ActPreview> = {}) => ({
  [`GET ${path}`]: { body: { booking: { ...booking, ...shown }, history: [] as object[] } },
  [`POST ${path}/preview`]: { body: { preview: { ...preview, ...changes } } } as object,
  [`POST ${path}/acts`]: { body: { booking: { ...booking, state: 'cancelled' } } } as object,
});

const plain = (page: Mounted) => page.text().replaceAll(/[\u00a0\u202f]/g, ' ');
const open = async () => {
  const page = await mounted(<BookingWindow id={id} onClose={() => undefined} />, { messages, visitor });
  await until(() => expect(page.text()).toContain('What do you want to do?'));
  return page;
};
const isDisabled = (page: Mounted, label: string) => page.find(label)?.hasAttribute('disabled');

describe('a booking', () => {
  test('shows its money, how it is paid, and only what can be done now', async () => {
    stubCalls(answers());
    const page = await open();
    for (const words of [
      'Session with Lucía Restrepo',
      'carmen@example.org',
      '£32.00',
      'invoice, not paid yet',
      '£25.60',
    ])
      expect(plain(page)).toContain(words);
    expect(page.find('Cancel')).not.toBeNull();
    expect(page.find('Refund')).toBeNull();
    expect(page.text()).toContain('No founder has changed this session.');
  });

  test.each([
    [{ payment: 'card', paid: true }, 'card, paid'],
    [{ payment: 'credit', paid: false }, 'credit, its invoice isn’t paid yet'],
    [{ payment: null }, 'nothing to pay'],
    [{ inSeries: true }, 'the others stay as they are'],
    [{ family: null }, 'account erased'],
    [{ attendedAt: '2026-11-24T20:00:00.000Z' }, 'noted by a founder'],
    [{ claim: { absent: 'tutor', claimedBy: 'learner', disputed: true } }, 'the tutor didn’t come'],
    [{ acts: [] }, 'There’s nothing left to do with this session.'],
  ] as const)('with %o reads “%s”', async (change, words) => {
    stubCalls(answers(change as Partial<BookingForActs>));
    const page = await mounted(<BookingWindow id={id} onClose={() => undefined} />, { messages, visitor });
    await until(() => expect(page.text()).toContain(words));
  });

  test('lists what founders did, with the reason', async () => {
    const shown = answers();
    shown[`GET ${path}`]?.body.history.push({
      id: '00000000-0000-4000-a000-0000000000d1',
      at: '2026-11-25T10:00:00.000Z',
      actor: 'ana@example.org',
      action: 'booking.refund',
      subject: 'Lucía Restrepo',
      reason: 'The link did not work.',
    });
    stubCalls(shown);
    const page = await open();
    expect(page.text()).toContain('Refunded a session with Lucía Restrepo. Reason: The link did not work.');
    expect(page.text()).toContain('ana@example.org');
  });
});

describe('an act', () => {
  test('is previewed for family, tutor and platform, and needs a reason', async () => {
    const calls = stubCalls(answers());
    const page = await open();
    await page.click('Cancel');
    await until(() => expect(plain(page)).toContain('Refunded to the family|£0.00|£24.00'));
    expect(plain(page)).toContain('The tutor earns|£25.60|£6.40');
    expect(plain(page)).toContain('We keep|£6.40|£1.60');
    expect(plain(page)).toContain('£24.00 is taken off the invoice; if it’s paid, send £24.00 by transfer.');
    expect(isDisabled(page, 'Cancel the session')).toBe(true);
    await page.fill('Reason', '  ');
    expect(isDisabled(page, 'Cancel the session')).toBe(true);
    await page.fill('Reason', ' The family called. ');
    await page.fill('Back to the family (% of the price)', '75');
    await until(() => expect(isDisabled(page, 'Cancel the session')).toBe(false));
    await page.click('Cancel the session');
    await until(() => expect(page.text()).toContain('What do you want to do?'));
    expect(calls.find((call) => call.path === `${path}/acts`)?.body).toEqual({
      change: { act: 'cancel', familyPercent: 75, tutorPercent: 0 },
      reason: 'The family called.',
      version: 'v1',
    });
  });

  test.each([
    [{ back: { as: 'card', halves: null, worth: null, until: null } }, '£24.00 goes back to the card.'],
    [{ back: { as: 'credit', halves: 1, worth: null, until: null } }, 'Half a credit comes back.'],
    [{ back: { as: 'credit', halves: 2, worth: null, until: null } }, 'The whole credit comes back.'],
    [
      {
        ...unchanged,
        back: { as: 'gift', halves: 3, worth: gbp(4800), until: '2027-11-20T09:00:00.000Z' },
      },
      'The family gets 1 credit and a half, worth £48.00, valid until 20 November 2027.',
    ],
    [{ ...unchanged, back: null }, 'No money moves.'],
    [
      {
        ...unchanged,
        back: null,
        time: { start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T19:00:00.000Z' },
      },
      'New time: Tue 1 Dec, 18:00',
    ],
  ] as const)('with the preview %o reads “%s”', async (change, words) => {
    stubCalls(answers({}, change as Partial<ActPreview>));
    const page = await open();
    await page.click('Cancel');
    await until(() => expect(plain(page)).toContain(words));
  });

  test('that is not possible shows why, and cannot be confirmed', async () => {
    const message = 'The family has got more back already.';
    stubCalls({
      ...answers(),
      [`POST ${path}/preview`]: { status: 409, body: { error: { code: 'refund_lower', message } } },
    });
    const page = await open();
    await page.click('Cancel');
    await page.fill('Reason', 'The family called.');
    await until(() => expect(page.text()).toContain(message));
    expect(isDisabled(page, 'Cancel the session')).toBe(true);
  });

  test('that comes second says so, shows the booking as it is, and sends the new version with a new key', async () => {
    const message = 'This booking has changed meanwhile.';
    const all = answers();
    all[`POST ${path}/acts`] = { status: 409, body: { error: { code: 'booking_changed', message } } };
    const calls = stubCalls(all);
    const page = await open();
    await page.click('Cancel');
    await page.fill('Reason', 'The family called.');
    await until(() => expect(isDisabled(page, 'Cancel the session')).toBe(false));
    Object.assign(all, answers({ version: 'v2', refund: gbp(800) }, { version: 'v2' }), {
      [`POST ${path}/acts`]: all[`POST ${path}/acts`],
    });
    await page.click('Cancel the session');
    await until(() => expect(plain(page)).toContain('£8.00'));
    expect(page.text()).toContain(message);
    await until(() => expect(isDisabled(page, 'Cancel the session')).toBe(false));
    all[`POST ${path}/acts`] = { body: { booking } };
    await page.click('Cancel the session');
    await until(() => expect(page.text()).toContain('What do you want to do?'));
    const sent = calls.filter((call) => call.path === `${path}/acts`).map(({ body }) => body);
    expect(sent).toMatchObject([{ version: 'v1' }, { version: 'v2' }]);
  });

  test('without a connection changes nothing and says so', async () => {
    stubCalls({ ...answers(), [`POST ${path}/acts`]: new Error('offline') });
    const page = await open();
    await page.click('Cancel');
    await page.fill('Reason', 'The family called.');
    await until(() => expect(isDisabled(page, 'Cancel the session')).toBe(false));
    await page.click('Cancel the session');
    await until(() => expect(page.text()).toContain('We can’t reach the server.'));
    await page.click('Not now');
    expect(page.text()).toContain('What do you want to do?');
  });

  test('a move is a day, then a time on the founder’s clock', async () => {
    const calls = stubCalls({
      ...answers({}, { ...unchanged, back: null }),
      [`GET ${path}/times`]: { body: { starts: ['2026-12-01T18:00:00.000Z', '2026-12-01T18:15:00.000Z'] } },
    });
    const page = await open();
    await page.click('Move');
    await until(() => expect(plain(page)).toContain('Tuesday 1 December'));
    expect(isDisabled(page, 'New time')).toBe(true);
    await page.fill('New day', '2026-12-01');
    await page.fill('New time', '2026-12-01T18:15:00.000Z');
    await until(() =>
      expect(calls.find((call) => call.path === `${path}/preview`)?.body).toEqual({
        change: { act: 'move', start: '2026-12-01T18:15:00.000Z' },
      }),
    );
  });

  test('a move without free times says so', async () => {
    stubCalls({ ...answers(), [`GET ${path}/times`]: { body: { starts: [] } } });
    const page = await open();
    await page.click('Move');
    await until(() => expect(page.text()).toContain('The tutor has no other free time.'));
  });

  test('a report is decided with the usual shares of its outcome', async () => {
    const claim = { absent: 'tutor', claimedBy: 'learner', disputed: true } as const;
    const calls = stubCalls(answers({ claim, acts: ['settle', 'credit'], payment: 'credit' }));
    const page = await open();
    await page.click('Decide on the report');
    expect(page.text()).toContain('A credit goes back whole, by half or not at all.');
    await page.fill('No, the session counts as held', true);
    await until(() =>
      expect(calls.filter((call) => call.path === `${path}/preview`).map(({ body }) => body)).toEqual([
        { change: { act: 'settle', upheld: true, familyPercent: 100, tutorPercent: 0 } },
        { change: { act: 'settle', upheld: false, familyPercent: 0, tutorPercent: 100 } },
      ]),
    );
  });
});

test('bookings are found by text and day, and one opens by its address', async () => {
  const found = { id, start: booking.start, end: booking.end, state: 'confirmed', tutor: booking.tutor };
  const calls = stubCalls({
    ...answers(),
    'GET /functions/v1/founders/bookings': {
      body: { bookings: [{ ...found, family: 'carmen@example.org', price: gbp(3200) }], more: true },
    },
  });
  const page = await mounted(<FindBookings />, { messages, visitor });
  await page.fill('Family’s email, tutor’s name, booking or invoice number', 'carmen');
  await page.fill('On this day', '2026-11-24');
  await until(() => expect(plain(page)).toContain('£32.00'));
  const searches = calls.filter((call) => call.path.endsWith('/founders/bookings'));
  expect(searches.map(({ query }) => query)).toEqual([
    '?search=carmen&timeZone=Europe%2FLondon',
    '?search=carmen&timeZone=Europe%2FLondon&day=2026-11-24',
  ]);
  expect(page.text()).toContain('There are more.');
  await page.click(/^Open the session of/);
  await until(() => expect(page.text()).toContain('What do you want to do?'));
  expect(page.address()).toBe(`/?booking=${id}`);
});
