import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { openFounders, refusalOf, unreachable } from '#tests/support/founders-page.tsx';
import type { TutorRecordView } from '../model/schemas.ts';
import { About, Hours, Prices, Rules, Sessions } from './tutor-record.tsx';
import { TutorStatus } from './tutor-status.tsx';
import { TutorsTable } from './tutors-table.tsx';

const gbp = (amountMinor: number) => ({ amountMinor, currency: 'GBP' as const });
const lucia: TutorRecordView = {
  id: 't1',
  slug: 'lucia',
  name: 'Lucía',
  city: 'Bogotá',
  avatar: { ground: 'clay', skin: 3, hair: 'long', hairColour: 'brown', top: 'teal' },
  subjects: ['algebra'],
  status: 'active',
  sessionsAhead: 2,
  missing: [],
  wasOpen: true,
  zone: 'America/Bogota',
  email: 'lucia@example.org',
  languages: ['es', 'en'],
  headline: 'Algebra with patience',
  story: 'I have taught for ten years.',
  rating: { average: 4.86, count: 12 },
  prices: [],
  hours: [],
  exceptions: [],
  rules: {
    bufferBefore: 5,
    bufferAfter: 10,
    notice: 720,
    windowDays: 30,
    dailyLimit: 4,
    cancellationHours: 24,
  },
  sessions: [],
};

describe('the record of a tutor', () => {
  test.each<[Partial<TutorRecordView>, string]>([
    [
      {},
      '|Details|Subjects|algebra|Languages|Spanish and English|City and zone|Bogotá, America/Bogota|Email' +
        '|lucia@example.org|Rating|4.9 from 12 sessions|Algebra with patience|I have taught for ten years.|',
    ],
    [
      { email: null, rating: null, headline: '', subjects: ['algebra', 'origami'] },
      '|Details|Subjects|algebra and origami|Languages|Spanish and English|City and zone' +
        '|Bogotá, America/Bogota|Email|none|Rating|no rated session yet|I have taught for ten years.|',
    ],
    [
      { rating: { average: 5, count: 1 }, languages: ['fr'] },
      '|Details|Subjects|algebra|Languages|French|City and zone|Bogotá, America/Bogota|Email' +
        '|lucia@example.org|Rating|5 from 1 session|Algebra with patience|I have taught for ten years.|',
    ],
  ])('names subjects, languages, city, mail and rating: %o', async (change, text) => {
    const view = await openFounders(<About tutor={{ ...lucia, ...change }} />);
    expect(view.shown()).toBe(text);
  });

  test.each<[TutorRecordView['prices'], string]>([
    [[], '|Prices|none|'],
    [
      [
        { type: 'trial', amounts: [gbp(0)] },
        { type: 'session', amounts: [gbp(3200), { amountMinor: 3850, currency: 'EUR' }] },
        {
          type: 'deep',
          amounts: [
            { amountMinor: 16_000_000, currency: 'COP' },
            { amountMinor: 4900, currency: 'USD' },
          ],
        },
      ],
      '|Prices|Session|GBP|EUR|USD|COP|Trial, 30 min|£0|none|none|none|Session, 60 min|£32|€38.50|none|none' +
        '|Long session, 90 min|none|none|US$49|COP 160,000|',
    ],
  ])('lists its prices as they are set: %o', async (prices, text) => {
    const view = await openFounders(<Prices tutor={{ ...lucia, prices }} />);
    expect(view.shown()).toBe(text);
    expect(view.all('th').map((each) => each.getAttribute('class'))).toEqual(
      prices.length === 0 ? [] : [null, 'r', 'r', 'r', 'r'],
    );
  });

  test('without hours says so', async () => {
    const view = await openFounders(<Hours tutor={lucia} />);
    expect(view.shown()).toBe('|Weekly hours|Bogotá time|No weekly hours are set.|');
  });

  test('has its hours of the week, from Monday on, and the dates that differ', async () => {
    const hours = [
      { weekday: 1, start: '09:00', end: '12:00' },
      { weekday: 1, start: '14:00', end: '18:30' },
      { weekday: 0, start: '10:00', end: '11:00' },
    ];
    const day = { kind: 'closed', from: '2026-12-24', to: '2026-12-26', start: null, end: null } as const;
    const exceptions = [
      day,
      { ...day, from: '2026-12-30', to: '2026-12-30', start: '09:00', end: '10:00' },
      { ...day, kind: 'open', from: '2027-01-02', to: '2027-01-02' },
      { ...day, kind: 'open', from: '2027-01-03', to: '2027-01-03', start: '08:00', end: '09:30' },
    ] as const;
    const view = await openFounders(<Hours tutor={{ ...lucia, hours, exceptions: [...exceptions] }} />);
    expect(view.shown()).toBe(
      '|Weekly hours|Bogotá time|Monday|09:00–12:00, 14:00–18:30|Tuesday|closed|Wednesday|closed|Thursday' +
        '|closed|Friday|closed|Saturday|closed|Sunday|closed|Exceptions|24 – 26 Dec|closed|30 Dec' +
        '|closed 09:00–10:00|2 Jan|open 00:00–24:00|3 Jan|open 08:00–09:30|',
    );
    expect(view.classesOf('closed').slice(0, 5)).toEqual(['muted', 'muted', 'muted', 'muted', 'muted']);
    expect(view.classesOf('09:00–12:00, 14:00–18:30')).toEqual(['']);
  });

  test.each<[Partial<TutorRecordView['rules']>, string]>([
    [
      {},
      '|Rules|Notice: 12 hours|Bookable 30 days ahead|At most 4 sessions a day' +
        '|10 minutes free after each session|Full refund up to 24 hours before|',
    ],
    [
      { notice: 60, windowDays: 1, dailyLimit: 1, bufferAfter: 1, cancellationHours: 1 },
      '|Rules|Notice: 1 hour|Bookable 1 day ahead|At most 1 session a day|1 minute free after each session' +
        '|Full refund up to 1 hour before|',
    ],
    [
      { notice: 90, bufferAfter: 0 },
      '|Rules|Notice: 2 hours|Bookable 30 days ahead|At most 4 sessions a day' +
        '|0 minutes free after each session|Full refund up to 24 hours before|',
    ],
  ])('has its rules: %o', async (change, text) => {
    const view = await openFounders(<Rules tutor={{ ...lucia, rules: { ...lucia.rules, ...change } }} />);
    expect(view.shown()).toBe(text);
  });

  test('has its sessions, each of which opens on the hub', async () => {
    const session = {
      id: 'b1',
      state: 'confirmed',
      type: 'trial',
      start: '2026-11-24T18:00:00.000Z',
      end: '2026-11-24T18:30:00.000Z',
      price: gbp(1000),
    } as const;
    const sessions = [
      session,
      { ...session, id: 'b2', state: 'completed', type: 'session' },
      { ...session, id: 'b3', state: 'cancelled', type: 'deep', price: gbp(4550) },
      { ...session, id: 'b4', state: 'no_show' },
    ] as const;
    const view = await openFounders(<Sessions tutor={{ ...lucia, sessions: [...sessions] }} />);
    expect(view.shown()).toBe(
      '|Sessions|When|Kind|State|Price|Open|Tue 24 Nov, 18:00|Trial, 30 min|upcoming|£10|Open' +
        '|Tue 24 Nov, 18:00|Session, 60 min|completed|£10|Open|Tue 24 Nov, 18:00|Long session, 90 min' +
        '|cancelled|£45.50|Open|Tue 24 Nov, 18:00|Trial, 30 min|no-show|£10|Open|',
    );
    expect(view.links().map(([, to]) => to)).toEqual([
      '/founder-hub?booking=b1',
      '/founder-hub?booking=b2',
      '/founder-hub?booking=b3',
      '/founder-hub?booking=b4',
    ]);
    expect(
      view
        .find(/^Open the session of/)
        ?.getAttribute('aria-label')
        ?.replaceAll('\u00a0', ' '),
    ).toBe('Open the session of Tue 24 Nov, 18:00 with Lucía');
  });

  test('says that it has no sessions', async () => {
    const view = await openFounders(<Sessions tutor={lucia} />);
    expect(view.shown()).toBe('|Sessions|No sessions booked yet.|');
  });
});

describe('the status of a tutor', () => {
  const open = (change: Partial<TutorRecordView>, answer: object = { status: 204 }) =>
    openFounders(<TutorStatus tutor={{ ...lucia, ...change }} />, { 'PATCH /tutors/t1': answer });

  test.each<[Partial<TutorRecordView>, string, string]>([
    [{}, '|active|People can book Lucía.|Pause|', 'tag tag-success'],
    [
      { status: 'paused' },
      '|paused|Nobody can book Lucía. Sessions already booked stay.|Open for bookings|',
      'tag tag-warning',
    ],
    [{ status: 'left' }, '|left|Lucía doesn’t teach here any more.|', 'tag '],
    [
      { status: 'paused', missing: ['hours', 'prices', 'meeting'] },
      '|paused|Nobody can book Lucía. Sessions already booked stay.|Lucía can’t be booked yet. Missing: weekly ' +
        'hours, prices, a meeting link.|Open for bookings|',
      'tag tag-warning',
    ],
  ])('%o', async (change, text, tone) => {
    const view = await open(change);
    expect(view.shown()).toBe(text);
    expect(view.classesOf(change.status ?? 'active')).toEqual([tone]);
    expect(view.isDisabled('Open for bookings')).toBe(
      change.status === 'paused' ? change.missing !== undefined : undefined,
    );
  });

  test.each<[Partial<TutorRecordView>, string, string, string, string]>([
    [
      { sessionsAhead: 0 },
      'Pause',
      '|Pause Lucía?|Nobody will be able to book Lucía. There are no upcoming sessions.|Not now|Pause|',
      'btn btn-danger',
      'Lucía is paused.',
    ],
    [
      { sessionsAhead: 1 },
      'Pause',
      '|Pause Lucía?|Nobody will be able to book Lucía. The upcoming session stays.|Not now|Pause|',
      'btn btn-danger',
      'Lucía is paused.',
    ],
    [
      {},
      'Pause',
      '|Pause Lucía?|Nobody will be able to book Lucía. The 2 upcoming sessions stay.|Not now|Pause|',
      'btn btn-danger',
      'Lucía is paused.',
    ],
    [
      { status: 'paused' },
      'Open for bookings',
      '|Open Lucía for bookings?|Lucía appears in the search at once, with these prices and hours.|Not now' +
        '|Open for bookings|',
      'btn btn-primary',
      'Lucía can be booked.',
    ],
  ])('%o changes after a confirmation', async (change, label, text, kind, toast) => {
    const view = await open(change);
    await view.click(label);
    expect(view.window()).toBe(text);
    expect(view.inDialog(label).getAttribute('class')).toBe(kind);
    await view.confirm(label);
    await until(() => expect(view.dialog()).toBeNull());
    expect(view.sent('PATCH /tutors/t1')).toEqual([{ status: change.status ? 'active' : 'paused' }]);
    expect(view.toasts()).toEqual([[toast, 'done']]);
  });

  test.each([
    [refusalOf('The page has no hours any more.'), 'The page has no hours any more.'],
    [new Error('offline'), unreachable],
  ])('that is refused stays in its window: %o', async (answer, text) => {
    const view = await open({ status: 'paused' }, answer);
    await view.click('Open for bookings');
    await view.confirm('Open for bookings');
    await until(() => expect(view.window()).toContain(`|${text}|Not now|Open for bookings|`));
    await view.confirm('Not now');
    expect(view.dialog()).toBeNull();
    expect(view.toasts()).toEqual([]);
  });
});

test('all tutors are listed with their status and what they lack', async () => {
  const tutors = [
    lucia,
    {
      ...lucia,
      id: 't2',
      name: 'Eva',
      city: 'Sevilla',
      status: 'paused',
      missing: ['meeting', 'hours'],
      sessionsAhead: 0,
    },
    { ...lucia, id: 't3', name: 'Jo', status: 'left' },
  ];
  const view = await openFounders(<TutorsTable counts={{ active: 1, paused: 2, left: 3 }} />, {
    'GET /tutors': { body: { tutors } },
  });
  expect(view.shown()).toBe(
    '|Tutors|1 active, 2 paused, 3 left|Tutor|Status|Missing|Upcoming sessions|Lucía| Bogotá|active|–|2|Eva' +
      '| Sevilla|paused|a meeting link, weekly hours|0|Jo| Bogotá|left|–|2|',
  );
  expect(view.links()).toEqual([
    ['Lucía', '/founder/tutors/t1'],
    ['Eva', '/founder/tutors/t2'],
    ['Jo', '/founder/tutors/t3'],
  ]);
});

test('a list without tutors says so', async () => {
  const view = await openFounders(<TutorsTable counts={undefined} />, {
    'GET /tutors': { body: { tutors: [] } },
  });
  expect(view.shown()).toBe('|Tutors|No tutors yet.|');
});
