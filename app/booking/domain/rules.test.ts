import { describe, expect, test } from 'vitest';
import { extendedUntil, holdUntil, isOver } from './hold.ts';
import { freeUntil, invoiceDue, refundFor, whyNotMovable, type Movable } from './cancellation-policy.ts';
import { mayClaimAbsence, maySayOf, objectUntil, refundOfAbsence, refundOfShare } from './absence.ts';
import { isReminderDue, remindersFor } from './reminders.ts';
import { bookingStates, mayBecome } from '../model/states.ts';

const at = (instant: string) => new Date(instant);

describe('booking states', () => {
  test('of thirty-six transitions between states seven are allowed', () => {
    const allowed = bookingStates.flatMap((from) =>
      bookingStates.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'held → confirmed',
      'held → expired',
      'confirmed → completed',
      'confirmed → cancelled',
      'confirmed → no_show',
      'completed → no_show',
      // Only with a late payment; the database checks that.
      'expired → confirmed',
    ]);
  });
});

describe('a hold', () => {
  test('lasts ten minutes, and twenty when extended', () => {
    const until = holdUntil(at('2026-11-20T16:00:00Z'));
    expect(until).toEqual(at('2026-11-20T16:10:00Z'));
    expect(extendedUntil(until)).toEqual(at('2026-11-20T16:20:00Z'));
  });

  test('has expired at its last second', () => {
    expect(isOver(at('2026-11-20T16:10:00Z'), at('2026-11-20T16:09:59Z'))).toBe(false);
    expect(isOver(at('2026-11-20T16:10:00Z'), at('2026-11-20T16:10:00Z'))).toBe(true);
  });
});

describe('cancelling a session of £32 on Tuesday 24 November at 18:00', () => {
  const booking = {
    policy: { fullRefundHours: 24, lateRefundPercent: 50 },
    priceMinor: 3200,
    currency: 'GBP',
    firstStartsAt: at('2026-11-24T18:00:00Z'),
    startsAt: at('2026-11-24T18:00:00Z'),
  };

  test('refunds everything until Monday 18:00', () => {
    expect(freeUntil(booking)).toEqual(at('2026-11-23T18:00:00Z'));
    expect(refundFor(booking, 'learner', at('2026-11-23T18:00:00Z'))).toEqual({
      refundMinor: 3200,
      share: 'all',
    });
  });

  test('refunds whole pesos, in the family’s favour', () => {
    const late = at('2026-11-24T17:00:00Z');
    const refund = (priceMinor: number) =>
      refundFor({ ...booking, priceMinor, currency: 'COP' }, 'learner', late).refundMinor;
    expect([8_000_100, 8_000_000, 8_000_050, 50].map(refund)).toEqual([4_000_100, 4_000_000, 4_000_100, 50]);
    const share = (percent: number, priceMinor = 8_000_100) =>
      refundOfShare(percent, { priceMinor, currency: 'COP', payment: 'card' });
    expect([share(33), share(50), share(99, 50), share(100)]).toEqual([2_640_100, 4_000_100, 50, 8_000_100]);
  });

  test('refunds half from then on', () => {
    expect(refundFor(booking, 'learner', at('2026-11-23T18:00:01Z'))).toEqual({
      refundMinor: 1600,
      share: 'part',
    });
  });

  test('refunds nothing once it has begun', () => {
    expect(refundFor(booking, 'learner', at('2026-11-24T18:00:00Z'))).toEqual({
      refundMinor: 0,
      share: 'none',
    });
  });

  test('refunds everything when the tutor cancels, at any time', () => {
    expect(refundFor(booking, 'tutor', at('2026-11-24T18:20:00Z'))).toEqual({
      refundMinor: 3200,
      share: 'all',
    });
  });

  test('of £9.01 refunds £4.51: the odd penny goes to the learner', () => {
    expect(
      refundFor({ ...booking, priceMinor: 901 }, 'learner', at('2026-11-24T12:00:00Z')).refundMinor,
    ).toBe(451);
  });

  test('an invoice of 20 November is due on 4 December', () => {
    expect(invoiceDue(at('2026-11-20T16:00:00Z'))).toEqual(at('2026-12-04T16:00:00Z'));
  });
});

describe('moving a session from Tuesday 24 November, 18:00', () => {
  const booked: Movable = {
    state: 'confirmed',
    policy: { fullRefundHours: 24, lateRefundPercent: 50 },
    firstStartsAt: at('2026-11-24T18:00:00Z'),
    startsAt: at('2026-11-24T18:00:00Z'),
    moves: 0,
  };
  const thursday = { ...booked, startsAt: at('2026-11-26T18:00:00Z'), moves: 1 };

  test('is allowed twice', () => {
    const now = at('2026-11-20T16:00:00Z');
    expect([0, 1, 2].map((moves) => whyNotMovable({ ...booked, moves }, now))).toEqual([
      null,
      null,
      'moves_used',
    ]);
  });

  test('to Thursday keeps Monday 18:00 as the limit for moving and for a full refund', () => {
    expect(freeUntil(thursday)).toEqual(at('2026-11-23T18:00:00Z'));
    expect(whyNotMovable(thursday, at('2026-11-23T18:00:00Z'))).toBe(null);
    expect(whyNotMovable(thursday, at('2026-11-23T18:00:01Z'))).toBe('move_too_late');
    expect(
      refundFor({ ...thursday, priceMinor: 3200, currency: 'GBP' }, 'learner', at('2026-11-24T18:00:00Z')),
    ).toEqual({
      refundMinor: 1600,
      share: 'part',
    });
  });

  test('to an earlier time takes the limit from that time', () => {
    const monday = { ...booked, startsAt: at('2026-11-23T10:00:00Z'), moves: 1 };
    expect(freeUntil(monday)).toEqual(at('2026-11-22T10:00:00Z'));
    expect(
      refundFor({ ...monday, priceMinor: 3200, currency: 'GBP' }, 'learner', at('2026-11-22T10:00:00Z'))
        .share,
    ).toBe('all');
    expect(
      refundFor({ ...monday, priceMinor: 3200, currency: 'GBP' }, 'learner', at('2026-11-23T09:55:00Z')),
    ).toEqual({
      refundMinor: 1600,
      share: 'part',
    });
    expect(whyNotMovable(monday, at('2026-11-22T10:00:01Z'))).toBe('move_too_late');
    expect(
      refundFor({ ...monday, priceMinor: 3200, currency: 'GBP' }, 'learner', at('2026-11-23T10:00:00Z'))
        .share,
    ).toBe('none');
  });

  test('is impossible once it has begun or was cancelled', () => {
    expect(whyNotMovable(booked, at('2026-11-24T18:00:00Z'))).toBe('not_movable');
    expect(whyNotMovable({ ...booked, state: 'cancelled' }, at('2026-11-20T16:00:00Z'))).toBe('not_movable');
  });
});

describe('absence', () => {
  const session = {
    state: 'confirmed',
    startsAt: at('2026-11-24T18:00:00Z'),
    endsAt: at('2026-11-24T19:00:00Z'),
  } as const;

  test.each([
    ['2026-11-24T18:09:59Z', false],
    ['2026-11-24T18:10:00Z', true],
    ['2026-11-27T19:00:00Z', true],
    ['2026-11-27T19:00:01Z', false],
  ])('at %s an absence can be claimed: %s', (instant, may) => {
    expect(mayClaimAbsence(session, at(instant))).toBe(may);
    expect(mayClaimAbsence({ ...session, state: 'completed' }, at(instant))).toBe(may);
    expect(mayClaimAbsence({ ...session, state: 'cancelled' }, at(instant))).toBe(false);
  });

  test('the tutor can report both sides, the learner only the tutor; a tutor’s absence is refunded in full', () => {
    expect(maySayOf('tutor', 'learner') && maySayOf('tutor', 'tutor') && maySayOf('learner', 'tutor')).toBe(
      true,
    );
    expect(maySayOf('learner', 'learner')).toBe(false);
    expect(refundOfAbsence('tutor', 3200)).toBe(3200);
    expect(refundOfAbsence('learner', 3200)).toBe(0);
  });

  test('a claim made on Tuesday 18:10 can be objected to until Friday 18:10', () => {
    expect(objectUntil({ claimedAt: at('2026-11-24T18:10:00Z') })).toEqual(at('2026-11-27T18:10:00Z'));
  });

  test.each([
    ['invoice', 0, 3200, 0],
    ['invoice', 30, 3200, 960],
    ['card', 75, 3200, 2400],
    ['card', 100, 3200, 3200],
    // Fractions of a penny are rounded up for the family.
    ['invoice', 50, 901, 451],
    ['invoice', 33, 1000, 330],
    [null, 20, 3200, 640],
  ])(
    'a session paid by %s, for which a founder refunds %i %% of %i, refunds %i',
    (payment, percent, price, back) => {
      expect(refundOfShare(percent, { priceMinor: price, currency: 'GBP', payment })).toBe(back);
    },
  );

  test.each([
    [0, 0],
    [24, 0],
    [25, 1600],
    [50, 1600],
    [74, 1600],
    [75, 3200],
    [100, 3200],
  ])('a credit is refunded in halves: %i %% of one worth £32 is %i pence', (percent, back) => {
    expect(refundOfShare(percent, { priceMinor: 3200, currency: 'GBP', payment: 'credit' })).toBe(back);
  });
});

describe('reminders', () => {
  const startsAt = at('2026-11-24T18:00:00Z');

  test('are sent a day and an hour before', () => {
    expect(remindersFor(startsAt, at('2026-11-20T16:00:00Z'))).toEqual([
      { hours: 24, at: at('2026-11-23T18:00:00Z') },
      { hours: 1, at: at('2026-11-24T17:00:00Z') },
    ]);
  });

  test('a session booked three hours ahead gets only the last', () => {
    expect(remindersFor(startsAt, at('2026-11-24T15:00:00Z')).map(({ hours }) => hours)).toEqual([1]);
  });

  test('a session booked exactly a day ahead gets no reminder at that instant', () => {
    expect(remindersFor(startsAt, at('2026-11-23T17:59:59Z')).map(({ hours }) => hours)).toEqual([24, 1]);
    expect(remindersFor(startsAt, at('2026-11-23T18:00:00Z')).map(({ hours }) => hours)).toEqual([1]);
  });

  test('are not sent for a session that was cancelled, moved or has begun', () => {
    const now = at('2026-11-24T17:00:00Z');
    expect(isReminderDue({ state: 'confirmed', startsAt }, { startsAt, hours: 1 }, now)).toBe(true);
    expect(isReminderDue({ state: 'cancelled', startsAt }, { startsAt, hours: 1 }, now)).toBe(false);
    expect(
      isReminderDue(
        { state: 'confirmed', startsAt: at('2026-11-25T18:00:00Z') },
        { startsAt, hours: 1 },
        now,
      ),
    ).toBe(false);
    expect(isReminderDue({ state: 'confirmed', startsAt }, { startsAt, hours: 1 }, startsAt)).toBe(false);
    expect(isReminderDue(undefined, { startsAt, hours: 1 }, now)).toBe(false);
  });
});
