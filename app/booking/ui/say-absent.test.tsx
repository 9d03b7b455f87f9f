import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '#app/ui/toast.ts';
import { bookingId, bookingMessages, british, shownBooking } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { Booking } from '../model/schemas.ts';
import { SayAbsent } from './say-absent.tsx';

const report = `POST /functions/v1/bookings/${bookingId}/absence`;
const objection = `POST /functions/v1/bookings/${bookingId}/absence/objection`;
const agreement = `POST /functions/v1/bookings/${bookingId}/absence/agreement`;
const attendance = `POST /functions/v1/bookings/${bookingId}/attendance`;
const credit = { kind: 'credit', returnedHalves: null } as const;

beforeEach(() => () => vi.useRealTimers());

/** The part about absence at an instant; the session is from 18:00 to 19:00. */
async function openAt(instant: string, changes: Partial<Booking> = {}) {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
  const booking = shownBooking(changes);
  const answers: Parameters<typeof stubCalls>[0] = {
    [report]: { body: { booking: { ...booking, state: 'no_show' } } },
    [objection]: { body: { booking: { ...booking, claim: null } } },
    [agreement]: { body: { booking: { ...booking, state: 'no_show', claim: null } } },
  };
  const calls = stubCalls(answers);
  const part = <SayAbsent booking={booking} />;
  const opened = await mounted(part, { messages: bookingMessages, visitor: british });
  const text = () => opened.text().replaceAll('\u00a0', ' ');
  return { ...opened, text, calls, answers };
}

describe('reporting an absence', () => {
  test.each([
    ['before the start', '2026-11-24T17:59:59Z', {}, ''],
    [
      'after a founder’s decision',
      '2026-11-24T20:00:00Z',
      { state: 'completed', refund: { amountMinor: 800, currency: 'GBP' } },
      '',
    ],
    ['at the start', '2026-11-24T18:00:00Z', {}, '|If nobody comes, you can report it here from 18:10.|'],
    [
      'just before ten minutes',
      '2026-11-24T18:09:59Z',
      {},
      '|If nobody comes, you can report it here from 18:10.|',
    ],
    [
      'after ten minutes',
      '2026-11-24T18:10:00Z',
      {},
      '|Lucía didn’t come|You can report it until Friday 27 November, 19:00.|',
    ],
    [
      'just before the end',
      '2026-11-27T18:59:59Z',
      { state: 'completed' },
      '|Lucía didn’t come|You can report it until Friday 27 November, 19:00.|The session took place|',
    ],
    [
      'once the family confirmed that it took place',
      '2026-11-24T19:00:00Z',
      { attended: true },
      '|Lucía didn’t come|You can report it until Friday 27 November, 19:00.|You confirmed that this session took place.|',
    ],
    [
      'by the tutor after the end',
      '2026-11-24T19:00:00Z',
      { as: 'tutor' },
      '|The learner didn’t come|You can report it until Friday 27 November, 19:00.|',
    ],
    ['72 hours after the end', '2026-11-27T19:00:00Z', { state: 'completed' }, ''],
    [
      'by the tutor',
      '2026-11-24T18:10:00Z',
      { as: 'tutor' },
      '|The learner didn’t come|You can report it until Friday 27 November, 19:00.|',
    ],
    ['of a cancelled session', '2026-11-24T18:10:00Z', { state: 'cancelled' }, ''],
    ['of a session that was settled', '2026-11-24T18:10:00Z', { state: 'no_show' }, ''],
  ] as const)('%s', async (_, instant, changes, text) => {
    const part = await openAt(instant, changes);
    expect(part.text().replaceAll(/^\|+$/g, '')).toBe(text);
  });

  test('asks for confirmation and states the financial consequences', async () => {
    const part = await openAt('2026-11-24T18:10:00Z');
    await part.click('Lucía didn’t come');
    expect(part.text()).toContain(
      '|Lucía didn’t come?|We’ll ask Lucía what happened. If Lucía doesn’t object within 72 hours, we’ll take £32.00 off your invoice.|If Lucía sees it differently, one of us will look into it and decide.|Close|Report it, find another time|Report it|',
    );
    await part.click('Close');
    expect(part.text()).not.toContain('We’ll ask Lucía');
    expect(part.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('states a full refund when no invoice is open', async () => {
    const part = await openAt('2026-11-24T18:10:00Z', { payment: credit });
    await part.click('Lucía didn’t come');
    expect(part.text()).toContain(
      '|We’ll ask Lucía what happened. If Lucía doesn’t object within 72 hours, you get everything back.|',
    );
  });

  test('by the tutor offers no alternative time', async () => {
    const part = await openAt('2026-11-24T18:10:00Z', { as: 'tutor' });
    await part.click('The learner didn’t come');
    expect(part.text()).toContain(
      '|The learner didn’t come?|We’ll ask the family what happened. If they don’t object within 72 hours, the session counts as missed: nothing is refunded, and you’re paid.|If the family sees it differently, one of us will look into it and decide.|Close|The learner didn’t come|',
    );
    const [, say] = part.all('button').filter(({ textContent }) => textContent === 'The learner didn’t come');
    await part.fire(say!, 'onClick');
    await until(() => expect(part.calls.at(-1)?.body).toEqual({ absent: 'learner' }));
    expect(part.address()).toBe('/');
  });

  test('stores the report, confirms it, and closes', async () => {
    const part = await openAt('2026-11-24T18:10:00Z');
    part.client.setQueryData(['booking', 'list', 'learner'], { bookings: [] });
    await part.click('Lucía didn’t come');
    await part.click('Report it');
    await until(() => expect(part.text()).not.toContain('We’ll ask Lucía'));
    expect(part.calls.at(-1)).toMatchObject({ method: 'POST', body: { absent: 'tutor' } });
    expect(part.client.getQueryData(['booking', 'one', bookingId])).toMatchObject({
      booking: { state: 'no_show' },
    });
    expect(part.client.getQueryState(['booking', 'list', 'learner'])?.isInvalidated).toBe(true);
    expect(toastStore.read().at(-1)?.title).toBe('Reported. We’re letting the other person know by email.');
    expect(part.address()).toBe('/');
  });

  test('can continue to another time with the same tutor', async () => {
    const part = await openAt('2026-11-24T18:10:00Z', { minutes: 90 });
    await part.click('Lucía didn’t come');
    await part.click('Report it, find another time');
    await until(() => expect(part.address()).toBe('/book?tutor=lucia-restrepo&minutes=90'));
  });

  test('stays open with the reason when it is rejected', async () => {
    const part = await openAt('2026-11-24T18:10:00Z');
    await part.click('Lucía didn’t come');
    part.answers[report] = { status: 409, body: { error: { code: 'absence_said', message: 'Decided.' } } };
    await part.click('Report it');
    await until(() => expect(part.text()).toContain('|Decided.|'));
    expect(part.text()).toContain('We’ll ask Lucía');
    part.answers[report] = new TypeError('Failed to fetch');
    await part.click('Report it');
    await until(() => expect(part.text()).toContain('|That didn’t work. Please try again.|'));
  });

  test('sends one report, however often the button is pressed', async () => {
    const part = await openAt('2026-11-24T18:10:00Z');
    part.answers[report] = () => new Promise(() => undefined);
    await part.click('Lucía didn’t come');
    await part.click('Report it');
    await until(() => expect(part.find('Report it')?.hasAttribute('disabled')).toBe(true));
    expect(part.find('Report it, find another time')?.hasAttribute('disabled')).toBe(true);
  });
});

describe('a session that took place', () => {
  test('can be confirmed by the family once it has ended', async () => {
    const part = await openAt('2026-11-24T19:00:00Z');
    part.client.setQueryData(['booking', 'list', 'learner'], { bookings: [] });
    part.answers[attendance] = {
      status: 409,
      body: { error: { code: 'absence_not_now', message: 'Not now.' } },
    };
    await part.click('The session took place');
    await until(() => expect(part.text()).toContain('|Not now.|'));
    part.answers[attendance] = { body: { booking: shownBooking({ attended: true }) } };
    await part.click('The session took place');
    await until(() =>
      expect(part.client.getQueryData(['booking', 'one', bookingId])).toMatchObject({
        booking: { attended: true },
      }),
    );
    expect(part.client.getQueryState(['booking', 'list', 'learner'])?.isInvalidated).toBe(true);
  });
});

describe('an open absence claim', () => {
  const claim = {
    absent: 'tutor',
    mine: true,
    objected: false,
    disputed: false,
    objectUntil: '2026-11-27T18:10:00.000Z',
    statement: null,
  } as const;
  const until3 = 'until Friday 27 November, 18:10.';
  const invitation = 'If that’s not right, tell us by Friday 27 November, 18:10.';

  test.each([
    [
      'mine about the tutor',
      {},
      {},
      `|You reported that Lucía didn’t come.|We asked Lucía, who can answer ${until3}|`,
    ],
    [
      'mine about the learner',
      { absent: 'learner' },
      { as: 'tutor' },
      `|You reported that the learner didn’t come.|We asked the family, who can answer ${until3}|`,
    ],
    [
      'about me as the tutor',
      { mine: false },
      { as: 'tutor' },
      `|The family says that you didn’t come to this session.|${invitation}|That’s not right|That’s right|`,
    ],
    [
      'about me as the learner',
      { mine: false, absent: 'learner' },
      {},
      `|Lucía says that nobody came to this session.|${invitation}|That’s not right|That’s right|`,
    ],
    [
      'disputed and objected to',
      { mine: false, absent: 'learner', disputed: true, objected: true },
      {},
      '|Lucía says that nobody came to this session.|This isn’t clear yet, so one of us will decide and email you. Until then, nothing is paid out or refunded.|That’s right|',
    ],
  ] as const)('is shown instead of the button: %s', async (_, changes, booking, text) => {
    const part = await openAt('2026-11-24T18:20:00Z', { ...booking, claim: { ...claim, ...changes } });
    const form = 'Tell us what happened. Only our team reads this.|Save|';
    expect(part.text().replace(form, '')).toBe(text);
  });

  test.each([
    ['2026-11-27T18:10:00.000Z', true],
    ['2026-11-27T18:10:00.001Z', false],
  ])('can be objected to until its deadline: at %s %s', async (instant, can) => {
    const part = await openAt(instant, { claim: { ...claim, mine: false } });
    expect(part.find('That’s not right') !== null).toBe(can);
    expect(part.text().includes('tell us by')).toBe(can);
  });

  test.each([
    ['2026-11-27T18:10:00.000Z', {}, true],
    ['2026-11-27T18:10:00.001Z', {}, false],
    ['2026-11-24T18:20:00Z', { objected: true, disputed: true }, false],
  ])('awaits an answer to a report of mine until its deadline: at %s %o %s', async (instant, change, can) => {
    const part = await openAt(instant, { claim: { ...claim, ...change } });
    expect(part.text().includes('who can answer until')).toBe(can);
  });

  test('an objection is stored and confirmed', async () => {
    const part = await openAt('2026-11-24T18:20:00Z', { claim: { ...claim, mine: false } });
    part.client.setQueryData(['booking', 'list', 'learner'], { bookings: [] });
    expect(part.text()).not.toContain('That didn’t work');
    await part.click('That’s not right');
    await until(() =>
      expect(part.client.getQueryData(['booking', 'one', bookingId])).toMatchObject({
        booking: { claim: null },
      }),
    );
    expect(part.client.getQueryState(['booking', 'list', 'learner'])?.isInvalidated).toBe(true);
    expect(toastStore.read().at(-1)?.title).toBe(
      'Thank you. One of us will look into it, decide and email you.',
    );
  });

  test.each([
    [
      { as: 'tutor' },
      { absent: 'tutor' },
      'You didn’t come?',
      'The family gets everything back, and you earn nothing for this session. You can’t change this afterwards.',
      'Yes, I didn’t come',
    ],
    [
      { as: 'learner' },
      { absent: 'learner', objected: true, disputed: true },
      'Nobody came to this session?',
      'The session counts as missed, and nothing is refunded. You can’t change this afterwards.',
      'Yes, nobody came',
    ],
  ] as const)('is agreed to once the consequences were shown: %o', async (side, change, title, text, yes) => {
    const part = await openAt('2026-11-24T18:20:00Z', {
      ...side,
      claim: { ...claim, mine: false, ...change },
    });
    await part.click('That’s right');
    expect(part.text()).toContain(`|${title}|${text}|Close|${yes}|`);
    expect(part.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    part.answers[agreement] = { status: 409, body: { error: { code: 'no_claim', message: 'Too late.' } } };
    await part.click(yes);
    await until(() => expect(part.text()).toContain('|Too late.|'));
    part.answers[agreement] = { body: { booking: shownBooking({ state: 'no_show' }) } };
    await part.click(yes);
    await until(() => expect(part.text()).not.toContain(title));
    expect(part.client.getQueryData(['booking', 'one', bookingId])).toMatchObject({
      booking: { state: 'no_show' },
    });
    expect(toastStore.read().at(-1)?.title).toBe('Thank you. This is settled.');
  });

  test('a failed objection shows the reason', async () => {
    const part = await openAt('2026-11-24T18:20:00Z', { claim: { ...claim, mine: false } });
    part.answers[objection] = {
      status: 409,
      body: { error: { code: 'objection_closed', message: 'Too late.' } },
    };
    await part.click('That’s not right');
    await until(() => expect(part.text()).toContain('|Too late.|'));
    part.answers[objection] = new TypeError('Failed to fetch');
    await part.click('That’s not right');
    await until(() => expect(part.text()).toContain('|That didn’t work. Please try again.|'));
    part.answers[objection] = () => new Promise(() => undefined);
    await part.click('That’s not right');
    await until(() => expect(part.find('That’s not right')?.hasAttribute('disabled')).toBe(true));
  });
});
