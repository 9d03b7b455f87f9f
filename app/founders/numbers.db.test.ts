import { describe, expect, test } from 'vitest';
import { ana, codeOf, foundersHouse, week } from '#tests/founders-house.ts';

const at = foundersHouse();

describe('the figures', () => {
  test('count sign-ups of the range and the one before, and the confirmed among them', async () => {
    const { body } = await at.as(ana)('GET', week);
    expect(body.numbers).toMatchObject({
      range: { from: '2026-11-13T09:00:00.000Z', to: '2026-11-20T09:00:00.000Z' },
      before: { from: '2026-11-06T09:00:00.000Z', to: '2026-11-13T09:00:00.000Z' },
      signUps: { now: 2, before: 1 },
      confirmed: { now: 1, before: 1 },
      booked: { now: 0, before: 0 },
      tutors: { active: 12, paused: 0, left: 0 },
    });
  });

  test('count bookings by what became of them, per day of the zone, and never add up two currencies', async () => {
    await at.book('2026-11-14T23:30:00Z', 3200, 'GBP');
    await at.book('2026-11-15T08:00:00Z', 4200, 'GBP', 'cancelled');
    await at.book('2026-11-16T08:00:00Z', 8_000_000, 'COP');
    await at.book('2026-11-16T08:00:00Z', 3200, 'GBP', 'held');
    await at.book('2026-11-10T08:00:00Z', 3200, 'EUR');
    const { body } = await at.as(ana)('GET', `${week}&zone=Europe/Paris`);
    expect(body.numbers).toMatchObject({
      booked: { now: 3, before: 1 },
      bookingStates: { confirmed: 2, completed: 0, cancelled: 1, no_show: 0 },
      bookedPerDay: [
        { day: '2026-11-15', count: 2 },
        { day: '2026-11-16', count: 1 },
      ],
      money: [
        {
          sessions: 1,
          booked: { amountMinor: 8_000_000, currency: 'COP' },
          refunded: { amountMinor: 0, currency: 'COP' },
        },
        {
          sessions: 2,
          booked: { amountMinor: 7400, currency: 'GBP' },
          refunded: { amountMinor: 4200, currency: 'GBP' },
        },
      ],
    });
  });

  test('count messages, clicks on referral links and problems begun', async () => {
    await at.write();
    await at.house.db
      .insertInto('referral_events')
      .values(
        ['ana', 'ana', 'omar'].map((code) => ({ code, type: 'click', created_at: '2026-11-19T08:00:00Z' })),
      )
      .execute();
    const { body } = await at.as(ana)('GET', week);
    expect(body.numbers).toMatchObject({
      messages: { received: 1, waiting: 1 },
      referrals: [
        { code: 'ana', clicks: 2 },
        { code: 'omar', clicks: 1 },
      ],
      teachingSessions: { now: 0, before: 0 },
    });
  });

  test('refuse a range that is empty, too long, or on a clock that does not exist', async () => {
    const day = '2026-11-20T09:00:00Z';
    for (const query of [
      `from=${day}&to=${day}`,
      `from=2025-01-01T00:00:00Z&to=${day}`,
      `from=2026-11-19T09:00:00Z&to=${day}&zone=Mars/Olympus`,
    ])
      expect(codeOf(await at.as(ana)('GET', `/founders/numbers?${query}`))).toBe('range_invalid');
  });
});
