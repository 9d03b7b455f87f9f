import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import {
  type FoundersAnswers,
  noAnswer,
  openFounders,
  refusalOf,
  unreachable,
} from '#tests/support/founders-page.tsx';
import type { ApplicationView, ReviewRow, TutorRow } from '../model/schemas.ts';
import { Applications } from './applications.tsx';
import { Openings } from './openings.tsx';
import { Reviews } from './reviews.tsx';

const at = '2026-11-20T09:00:00.000Z';
const refusals = [
  [refusalOf('It was changed meanwhile.'), 'It was changed meanwhile.'],
  [new Error('offline'), unreachable],
] as const;

describe('an application to teach', () => {
  const eva: ApplicationView = {
    id: 'a1',
    accountId: 'u1',
    name: 'Eva',
    email: 'eva@example.org',
    zone: 'Europe/Madrid',
    city: 'Sevilla',
    language: 'es',
    subjects: ['algebra'],
    languages: ['es', 'fr'],
    story: 'I like algebra.',
    state: 'received',
    at,
  };
  const open = (rows: Partial<ApplicationView>[], answers: FoundersAnswers = {}, waiting?: number) =>
    openFounders(<Applications waiting={waiting} />, {
      'GET /applications': {
        body: { applications: rows.map((row, nth) => ({ ...eva, id: `a${nth + 1}`, ...row })) },
      },
      ...answers,
    });

  test.each<[Partial<ApplicationView>[], string, string[]]>([
    [
      [],
      '|Tutor applications|none waiting|Nobody has applied yet. People apply on their tutor dashboard.|',
      [],
    ],
    [
      [{}],
      '|Tutor applications|1 waiting|Eva| |eva@example.org, Fri 20 Nov, 09:00' +
        '|algebra · in Spanish and French · Sevilla, Europe/Madrid|I like algebra.|waiting|Approve|Decline|',
      ['tag tag-sun'],
    ],
    [
      [{ state: 'approved', city: '' }],
      '|Tutor applications|none waiting|Eva| |eva@example.org, Fri 20 Nov, 09:00' +
        '|algebra · in Spanish and French · Europe/Madrid|I like algebra.|approved|',
      ['tag tag-success'],
    ],
    [
      [{ state: 'declined' }],
      '|Tutor applications|none waiting|Eva| |eva@example.org, Fri 20 Nov, 09:00' +
        '|algebra · in Spanish and French · Sevilla, Europe/Madrid|I like algebra.|declined|',
      ['tag '],
    ],
  ])('%o', async (rows, text, tones) => {
    const view = await open(rows);
    expect(view.shown()).toBe(text);
    expect(['waiting', 'approved', 'declined'].flatMap((state) => view.classesOf(state))).toEqual(tones);
  });

  test('is counted by the server', async () => {
    expect((await open([{}], {}, 12)).shown()).toContain('|12 waiting|');
  });

  test.each([
    [
      'Approve',
      'Approve and send the email',
      'btn btn-primary',
      '|Approve Eva?|We create a tutor page from the application: paused, at the lowest prices, without hours. Eva gets an email and sets the hours. Then you open the page.|Not now' +
        '|Approve and send the email|',
      'approved',
      't1',
      '/founder/tutors/t1',
      'Eva is approved.',
    ],
    [
      'Decline',
      'Decline and send the email',
      'btn btn-danger',
      '|Decline Eva?|Eva gets an email with the decision. The account stays as it is.|Not now' +
        '|Decline and send the email|',
      'declined',
      null,
      '/founder-hub',
      'Eva is declined.',
    ],
  ])('“%s” is confirmed', async (label, confirm, kind, text, decision, tutorId, address, toast) => {
    const view = await open([{}], { 'POST /applications/a1/decision': { body: { tutorId } } });
    await view.click(label);
    expect(view.window()).toBe(text);
    expect(view.inDialog(confirm).getAttribute('class')).toBe(kind);
    await view.confirm(confirm);
    await until(() => expect(view.toasts()).toEqual([[toast, 'done']]));
    expect(view.sent('POST /applications/a1/decision')).toEqual([
      { decision, sentAt: '2026-11-20T09:00:00.000Z' },
    ]);
    expect(view.address()).toBe(address);
  });

  test.each(refusals)('whose decision is refused stays in its window: %o', async (answer, text) => {
    const view = await open([{}], { 'POST /applications/a1/decision': answer });
    await view.click('Approve');
    await view.confirm('Approve and send the email');
    await until(() => expect(view.window()).toContain(`|${text}|Not now|Approve and send the email|`));
    await view.confirm('Not now');
    expect(view.dialog()).toBeNull();
    expect(view.address()).toBe('/founder-hub');
  });
});

describe('a finished page', () => {
  const lucia: TutorRow = {
    id: 't1',
    slug: 'lucia',
    name: 'Lucía',
    city: 'Bogotá',
    avatar: {},
    subjects: ['algebra', 'geometry'],
    status: 'paused',
    sessionsAhead: 0,
    missing: [],
    wasOpen: false,
  };
  test.each<[Partial<TutorRow>[], string, number]>([
    [
      [{}, { id: 't2', wasOpen: true }, { id: 't3', missing: ['hours'] }, { id: 't4', status: 'active' }],
      '|Tutors to open|1 waiting|Lucía| |Bogotá|algebra and geometry|Look at the page|',
      1,
    ],
    [
      [{ status: 'left' }],
      '|Tutors to open|none waiting|No page is ready to open. A page is ready once it has hours, prices and a meeting link.|',
      0,
    ],
  ])('waits to be opened: %o', async (rows, text, count) => {
    const view = await openFounders(<Openings />, {
      'GET /tutors': { body: { tutors: rows.map((row) => ({ ...lucia, ...row })) } },
    });
    expect(view.shown()).toBe(text);
    expect(view.links()).toEqual(count === 0 ? [] : [['Look at the page', '/founder/tutors/t1']]);
    expect(view.classesOf('1 waiting')).toEqual(count === 0 ? [] : ['tag tag-sun']);
  });
});

describe('a review', () => {
  const review: ReviewRow = {
    bookingId: 'b1',
    tutor: 'Lucía',
    stars: 5,
    words: 'Very patient',
    name: 'Ana',
    at,
    answer: null,
    hidden: false,
  };
  const open = (
    rows: Partial<ReviewRow>[],
    answers: FoundersAnswers = {},
    counts = { older: 0, hidden: 0 },
  ) =>
    openFounders(<Reviews />, {
      'GET /reviews': {
        body: {
          reviews: rows.map((row, nth) => ({ ...review, bookingId: `b${nth + 1}`, ...row })),
          ...counts,
        },
      },
      ...answers,
    });

  test.each<[Partial<ReviewRow>[], string]>([
    [[], '|Reviews|none hidden|Nobody has written a review yet.|'],
    [[{}], '|Reviews|none hidden|Lucía, 5 stars| |Ana, Fri 20 Nov, 09:00|“Very patient”|shown|Hide|'],
    [
      [{ stars: 1, name: null, answer: 'Thank you', hidden: true }],
      '|Reviews|1 hidden|Lucía, 1 star| |A learner, Fri 20 Nov, 09:00|“Very patient”' +
        '|Lucía answered: “Thank you”|hidden|Show again|',
    ],
  ])('%o', async (rows, text) => {
    const view = await open(rows, {}, { older: 0, hidden: rows.filter(({ hidden }) => hidden).length });
    expect(view.shown()).toBe(text);
  });

  test('that is hidden is marked', async () => {
    const view = await open([{}, { hidden: true, words: 'Rude' }]);
    expect(view.classesOf('shown')).toEqual(['tag ']);
    expect(view.classesOf('hidden')).toEqual(['tag tag-sun']);
    expect(view.classesOf('“Very patient”')).toEqual(['said ']);
    expect(view.classesOf('“Rude”')).toEqual(['said muted']);
    expect(view.all('button').map((each) => each.getAttribute('class'))).toEqual([
      'btn btn-sm btn-quiet -ml-4',
      'btn btn-sm btn-secondary',
    ]);
  });

  test.each([
    [false, 'Hide', 'POST /reviews/b1/hide', 'Hidden. This review of Lucía no longer counts.'],
    [true, 'Show again', 'POST /reviews/b1/show', 'Shown again. This review of Lucía counts.'],
  ])('hidden %s: “%s”', async (hidden, label, route, toast) => {
    const view = await open([{ hidden }], { [route]: { status: 204 } });
    await view.click(label);
    await until(() => expect(view.toasts()).toEqual([[toast, 'done']]));
    expect(view.acts()).toEqual([route]);
    await until(() => expect(view.count('GET /reviews')).toBe(2));
  });

  test.each(refusals)('that cannot be hidden says so: %o', async (answer, text) => {
    const view = await open([{}], { 'POST /reviews/b1/hide': answer });
    await view.click('Hide');
    await until(() => expect(view.toasts()).toEqual([[text, 'destructive']]));
  });

  test('is hidden once', async () => {
    const view = await open([{}], { 'POST /reviews/b1/hide': noAnswer });
    await view.click('Hide');
    await until(() => expect(view.isDisabled('Hide')).toBe(true));
  });

  test('older ones are loaded by the hundred, five are shown first', async () => {
    const view = await open(
      Array.from({ length: 6 }, () => ({})),
      {},
      { older: 1200, hidden: 2 },
    );
    expect(view.all('li')).toHaveLength(5);
    expect(view.shown()).toContain('|Reviews|2 hidden|');
    await view.click('Show older ones (1,200)');
    await until(() => expect(view.calls().map(({ query }) => query)).toEqual(['?limit=100', '?limit=106']));
  });
});
