import { describe, expect, test } from 'vitest';
import type { ActPreview, BookingForActs, FounderAct } from '#app/booking/index.ts';
import { noAnswer } from '#tests/support/founders-page.tsx';
import { type BookingSetting, booking, gbp, openBooking, still } from '#tests/support/founders-booking.tsx';
import { until } from '#tests/support/mounted.tsx';

const labels: Record<FounderAct, string> = {
  cancel: 'Cancel',
  move: 'Move',
  refund: 'Refund',
  credit: 'Give credits',
  attended: 'Mark as attended',
  settle: 'Decide on the report',
};

describe('the form of an act', () => {
  const openAct = async (act: FounderAct, setting: BookingSetting = {}) => {
    const view = await openBooking(setting);
    await view.click(labels[act]);
    const form = () => view.shown().slice(view.shown().indexOf(`|${booking.id}|`) + 4);
    return { ...view, form };
  };
  const buttons = (view: Awaited<ReturnType<typeof openAct>>) =>
    view.all('button').map((each) => [each.textContent, each.getAttribute('class')]);

  test.each<[FounderAct, Partial<BookingForActs>, Partial<ActPreview>, string]>([
    [
      'cancel',
      {},
      {},
      'Cancel|The session is cancelled and its time is free again.|Back to the family (% of the price)' +
        '|To the tutor (% of the pay for a whole session)|What changes|Before|After|Refunded to the family' +
        '|£8.00|£24.00|The tutor earns|£25.60|£6.40|We keep|£6.40|£1.60|Reason' +
        '|Kept in the audit log. If it changes the tutor’s pay, the tutor sees it too.|Not now' +
        '|Cancel the session|',
    ],
    [
      'refund',
      { payment: 'credit' },
      {},
      'Refund|Choose how much of the price the family gets back in total, and what the tutor earns. A session that is still open then counts as held.|Back to the family (% of the price)' +
        '|A credit goes back whole, by half or not at all.|To the tutor (% of the pay for a whole session)' +
        '|What changes|Before|After|Refunded to the family|£8.00|£24.00|The tutor earns|£25.60|£6.40|We keep' +
        '|£6.40|£1.60|Reason|Kept in the audit log. If it changes the tutor’s pay, the tutor sees it too.|Not now|Refund|',
    ],
    [
      'settle',
      {},
      {},
      'Decide on the report|Choose whether the report is right, what the family gets back and what the tutor earns.|Decide on the report|Yes, the report is right|No, the session counts as held' +
        '|Back to the family (% of the price)|To the tutor (% of the pay for a whole session)|What changes' +
        '|Before|After|Refunded to the family|£8.00|£24.00|The tutor earns|£25.60|£6.40|We keep|£6.40|£1.60' +
        '|Reason|Both sides get it by email, and the audit log keeps it.' +
        '|Not now|Confirm the decision|',
    ],
    [
      'credit',
      {},
      still,
      'Give credits|A gift: it costs the family nothing. The tutor is paid when they use it.' +
        '|How much|half a credit|1 credit|1 credit and a half|2 credits|2 credits and a half|3 credits' +
        '|3 credits and a half|4 credits|4 credits and a half|5 credits|No money moves.|Reason' +
        '|Kept in the audit log. If it changes the tutor’s pay, the tutor sees it too.|Not now' +
        '|Give the credits|',
    ],
    [
      'attended',
      {},
      still,
      'Mark as attended|This is evidence that the session took place. If an absence is reported, a founder ' +
        'decides.|No money moves.|Reason|Kept in the audit log. If it changes the tutor’s pay, the tutor sees it too.|Not now|Mark as attended|',
    ],
    [
      'settle',
      {},
      still,
      'Decide on the report|Choose whether the report is right, what the family gets back and what the tutor earns.|Decide on the report|Yes, the report is right|No, the session counts as held' +
        '|Back to the family (% of the price)|To the tutor (% of the pay for a whole session)|Reason' +
        '|Both sides get it by email, and the audit log keeps it.|Not now' +
        '|Confirm the decision|',
    ],
  ])('%s of %o with %o', async (act, change, shown, text) => {
    const view = await openAct(act, { change, shown });
    await until(() => expect(view.count('POST /bookings/b1/preview')).toBe(1));
    await until(() => expect(view.all('section').at(-1)!.getAttribute('aria-busy')).toBe('false'));
    expect(view.form()).toBe(text);
    expect(view.find('Close')).toBeNull();
  });

  test('of a move has no preview before a time is chosen', async () => {
    const view = await openAct('move');
    await until(() => expect(view.shown()).toContain('|Choose a day|'));
    expect(view.form()).toBe(
      'Move|The price stays the same, and it doesn’t count as one of the family’s two moves.|New day' +
        '|Choose a day|Monday 30 November|Tuesday 1 December|New time|Choose a time|Reason' +
        '|Kept in the audit log. If it changes the tutor’s pay, the tutor sees it too.|Not now' +
        '|Move the session|',
    );
    await view.fill('New day', '2026-12-01');
    expect(view.form()).toContain('|Choose a time|18:00|18:15|');
    await view.fill('New time', '2026-12-01T18:15:00.000Z');
    await until(() => expect(view.count('POST /bookings/b1/preview')).toBe(1));
    await view.fill('New day', '2026-11-30');
    expect(view.form()).toContain('|Choose a time|23:45|');
    await view.fill('New day', '');
    expect(view.isDisabled('New time')).toBe(true);
  });

  test('of a move can be sent once a time is chosen, and no more when it is taken back', async () => {
    const view = await openAct('move', {
      shown: { ...still, time: { start: '2026-12-01T18:15:00.000Z', end: '2026-12-01T19:15:00.000Z' } },
    });
    await until(() => expect(view.shown()).toContain('|Choose a day|'));
    await view.fill('Reason', 'The family called.');
    expect(view.isDisabled('Move the session')).toBe(true);
    await view.fill('New day', '2026-12-01');
    await view.fill('New time', '2026-12-01T18:15:00.000Z');
    await until(() => expect(view.isDisabled('Move the session')).toBe(false));
    expect(view.shown()).toContain('|New time: Tue 1 Dec, 18:15|No money moves.|Reason|');
    await view.fill('New time', '');
    expect(view.isDisabled('Move the session')).toBe(true);
    await view.fill('New time', '2026-12-01T18:15:00.000Z');
    await until(() => expect(view.isDisabled('Move the session')).toBe(false));
    await view.fill('New day', '2026-11-30');
    expect(view.isDisabled('Move the session')).toBe(true);
  });

  test.each<[FounderAct, string, Partial<BookingForActs>, object]>([
    ['cancel', 'Cancel the session', {}, { act: 'cancel', familyPercent: 100, tutorPercent: 0 }],
    ['refund', 'Refund', {}, { act: 'refund', familyPercent: 50, tutorPercent: 50 }],
    ['credit', 'Give the credits', {}, { act: 'credit', halves: 2 }],
    ['attended', 'Mark as attended', {}, { act: 'attended' }],
    [
      'settle',
      'Confirm the decision',
      { claim: { absent: 'tutor', claimedBy: 'learner', disputed: true } },
      { act: 'settle', upheld: true, familyPercent: 100, tutorPercent: 0 },
    ],
    [
      'settle',
      'Confirm the decision',
      { claim: { absent: 'learner', claimedBy: 'tutor', disputed: true } },
      { act: 'settle', upheld: true, familyPercent: 0, tutorPercent: 100 },
    ],
  ])('%s sends its first values: %s %o', async (act, label, change, body) => {
    const view = await openAct(act, { change });
    expect(buttons(view)).toEqual([
      ['Not now', 'btn btn-secondary'],
      [label, act === 'cancel' ? 'btn btn-danger' : 'btn btn-primary'],
    ]);
    await view.fill('Reason', ' They called. ');
    await until(() => expect(view.isDisabled(label)).toBe(false));
    await view.click(label);
    await until(() => expect(view.shown()).toContain('|What do you want to do?|'));
    expect(view.sent('POST /bookings/b1/acts')).toEqual([
      { change: body, reason: 'They called.', version: 'v1' },
    ]);
    expect(view.sent('POST /bookings/b1/preview')[0]).toEqual({ change: body });
    expect(view.toasts()).toEqual([['Done. Both sides get an email.', 'done']]);
    expect(view.calls().find(({ path }) => path.endsWith('/acts'))?.query).toBe('?timeZone=Europe%2FLondon');
    await until(() => expect(view.count('GET /bookings/b1')).toBe(2));
  });

  test('of credits offers half a credit to five', async () => {
    const view = await openAct('credit');
    expect(view.all('option').map((each) => [each.textContent, each.getAttribute('value')])).toEqual([
      ['half a credit', '1'],
      ['1 credit', '2'],
      ['1 credit and a half', '3'],
      ['2 credits', '4'],
      ['2 credits and a half', '5'],
      ['3 credits', '6'],
      ['3 credits and a half', '7'],
      ['4 credits', '8'],
      ['4 credits and a half', '9'],
      ['5 credits', '10'],
    ]);
    await view.fill('How much', '3');
    await until(() =>
      expect(view.sent('POST /bookings/b1/preview').at(-1)).toEqual({ change: { act: 'credit', halves: 3 } }),
    );
  });

  test('of shares takes whole percentages from 0 to 100', async () => {
    const view = await openAct('refund');
    const tutor = 'To the tutor (% of the pay for a whole session)';
    await view.fill('Back to the family (% of the price)', '101');
    await view.fill(tutor, '-5');
    await until(() =>
      expect(view.sent('POST /bookings/b1/preview').at(-1)).toEqual({
        change: { act: 'refund', familyPercent: 100, tutorPercent: 0 },
      }),
    );
    await view.fill(tutor, '33.6');
    await until(() =>
      expect(view.sent('POST /bookings/b1/preview').at(-1)).toEqual({
        change: { act: 'refund', familyPercent: 100, tutorPercent: 34 },
      }),
    );
  });

  test.each<[ActPreview['back'], string]>([
    [{ as: 'card', halves: null, worth: null, until: null }, '£16.00 goes back to the card.'],
    [
      { as: 'invoice', halves: null, worth: null, until: null },
      '£16.00 is taken off the invoice; if it’s paid, send £16.00 by transfer.',
    ],
    [{ as: 'credit', halves: null, worth: null, until: null }, 'The credit doesn’t come back.'],
    [{ as: 'credit', halves: 0, worth: null, until: null }, 'The credit doesn’t come back.'],
    [{ as: 'credit', halves: 1, worth: null, until: null }, 'Half a credit comes back.'],
    [{ as: 'credit', halves: 2, worth: null, until: null }, 'The whole credit comes back.'],
    [
      { as: 'gift', halves: 1, worth: gbp(1600), until: '2027-11-20T23:30:00.000Z' },
      'The family gets half a credit, worth £16.00, valid until 20 November 2027.',
    ],
    [
      { as: 'gift', halves: 4, worth: gbp(6400), until: '2027-06-30T23:30:00.000Z' },
      'The family gets 2 credits, worth £64.00, valid until 1 July 2027.',
    ],
  ])('says how the money goes back: %o', async (back, text) => {
    const view = await openAct('refund', { shown: { back } });
    await until(() => expect(view.shown()).toContain('|We keep|£6.40|£1.60|'));
    expect(view.shown()).toContain(`|We keep|£6.40|£1.60|${text}|Reason|`);
  });

  test.each([
    [
      { status: 409, body: { error: { code: 'x', message: 'The family has got more back.' } } },
      'The family has got more back.',
    ],
    [new Error('offline'), 'We couldn’t load the preview. Check your connection.'],
  ])('whose preview fails says why: %o', async (answer, text) => {
    const view = await openAct('refund', { answers: { 'POST /bookings/b1/preview': answer } });
    await until(() => expect(view.shown()).toContain(`|${text}|Reason|`));
    await view.fill('Reason', 'They called.');
    expect(view.isDisabled('Refund')).toBe(true);
    await view.submit();
    expect(view.count('POST /bookings/b1/acts')).toBe(0);
  });

  test('waits for its answer, and is not sent twice', async () => {
    const view = await openAct('refund', { answers: { 'POST /bookings/b1/acts': noAnswer } });
    await view.fill('Reason', 'They called.');
    await until(() => expect(view.isDisabled('Refund')).toBe(false));
    await view.click('Refund');
    await until(() => expect(view.isDisabled('One moment')).toBe(true));
    await view.submit();
    expect(view.count('POST /bookings/b1/acts')).toBe(1);
    expect(view.find('Reason')?.value).toBe('They called.');
  });
});
