import { describe, expect, test } from 'vitest';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import type { NewHold } from '../db/holds.server.ts';
import { hashNetwork, limitNetwork, siteOf } from './limit-network.server.ts';

const HOUR = 3_600_000;
const now = new Date('2026-11-20T09:00:00Z');
/** A session of one hour. */
const hourAt = (start: string, tutorId = 'lucia') => {
  const startsAt = new Date(`2026-11-${start}Z`);
  return { tutorId, startsAt, endsAt: new Date(startsAt.getTime() + HOUR) };
};
type Session = ReturnType<typeof hourAt>;

/** Open from 10:00 until `end` every day, apart from what this network holds. */
const tutorUntil = (end: string) =>
  ({
    id: 'lucia',
    name: 'Lucía Restrepo',
    schedule: {
      zone: 'Europe/London',
      lengths: [60],
      rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '10:00', end })),
      exceptions: [],
      bufferBefore: 0,
      bufferAfter: 0,
      notice: 0,
      windowDays: 60,
      dailyLimit: 24,
    },
  }) as unknown as TutorRecord;

const here = hashNetwork('secret', '203.0.113.7') ?? '';

/** `held` or the code of the refusal, for a network that already holds `running`. */
async function outcomeOf(running: readonly Session[], requested: readonly Session[], end = '20:00') {
  const rows = running.map((hold) => ({
    held_network: here,
    tutor_id: hold.tutorId,
    starts_at: hold.startsAt,
    ends_at: hold.endsAt,
  }));
  const { db } = stubDatabase(({ text }) => (text.includes('held_network') ? rows : []));
  const about = { tutor: tutorUntil(end), holds: requested as unknown as NewHold[], network: here, now };
  return limitNetwork(db, about).then(
    () => 'held',
    (refusal: { code: string }) => refusal.code,
  );
}
const elsewhere = (count: number) => Array.from({ length: count }, () => hourAt('24T12:00', 'amara'));

describe('anonymous holds from one network', () => {
  test.each([
    [9, 1, 'held'],
    [10, 1, 'network_holds'],
    [8, 2, 'held'],
    [9, 2, 'network_holds'],
  ])('with %i at other tutors and %i more: %s', async (running, requested, outcome) => {
    const holds = [hourAt('24T10:00'), hourAt('25T10:00')].slice(0, requested);
    expect(await outcomeOf(elsewhere(running), holds)).toBe(outcome);
  });

  test.each([
    [['24T10:00', '25T10:00'], ['26T10:00'], 'held'],
    [['24T10:00', '25T10:00'], ['26T10:00', '27T10:00'], 'network_holds'],
    [['24T10:00', '25T10:00', '26T10:00'], ['27T10:00'], 'network_holds'],
    [[], ['24T10:00', '25T10:00', '26T10:00'], 'held'],
    [[], ['24T10:00', '25T10:00', '26T10:00', '27T10:00'], 'network_holds'],
  ])('with %j at the tutor and %j more: %s', async (running, requested, outcome) => {
    const held = running.map((start) => hourAt(start));
    const holds = requested.map((start) => hourAt(start));
    expect(await outcomeOf(held, holds)).toBe(outcome);
  });
});

describe('the limit on one day of the tutor', () => {
  const first = hourAt('24T12:00');

  test('is two of eight free hours', async () => {
    // Seven hours are left beside the one that is held.
    expect(await outcomeOf([first], [hourAt('24T14:00')], '17:00')).toBe('held');
  });

  test('is one hour when the day is a minute shorter', async () => {
    expect(await outcomeOf([first], [hourAt('24T14:00')], '16:59')).toBe('network_holds');
  });

  test('is at least one hour, however short the day is', async () => {
    expect(await outcomeOf([hourAt('23T12:00')], [hourAt('24T10:00')], '11:00')).toBe('held');
    expect(await outcomeOf([hourAt('25T12:00')], [hourAt('24T10:00')], '11:00')).toBe('held');
  });

  test('applies from midnight to midnight', async () => {
    expect(await outcomeOf([hourAt('24T00:00')], [hourAt('24T10:00')], '11:00')).toBe('network_holds');
    expect(await outcomeOf([hourAt('25T00:00')], [hourAt('24T10:00')], '11:00')).toBe('held');
  });
});

test('the error is a 429 with the tutor and the time to retry', async () => {
  const { db } = stubDatabase(({ text }) =>
    text.includes('held_network')
      ? elsewhere(10).map((hold) => ({
          held_network: here,
          tutor_id: hold.tutorId,
          starts_at: hold.startsAt,
          ends_at: hold.endsAt,
        }))
      : [],
  );
  const holds = [hourAt('24T10:00')] as unknown as NewHold[];
  const refusal = limitNetwork(db, { tutor: tutorUntil('20:00'), holds, network: here, now });
  await expect(refusal).rejects.toMatchObject({ code: 'network_holds', status: 429, retryAfter: 300 });
});

describe('the networks around an IPv6 /64', () => {
  const secret = 'secret';
  const own = '2001:db8:1:2aa::';
  /** Holds from other /64 networks, each of its own tutor unless one is given, and the outcome of one more from `own`. */
  async function withHoldsOf(networks: readonly string[], tutorId?: string) {
    const rows = networks.map((network, each) => {
      const { startsAt, endsAt } = hourAt('24T12:00');
      const tutor = tutorId ?? `tutor-${each}`;
      return {
        held_network: hashNetwork(secret, network),
        tutor_id: tutor,
        starts_at: startsAt,
        ends_at: endsAt,
      };
    });
    const { db } = stubDatabase(({ text }) => (text.includes('held_network') ? rows : []));
    const holds = [hourAt('26T10:00')] as unknown as NewHold[];
    const network = hashNetwork(secret, own) ?? '';
    return limitNetwork(db, { tutor: tutorUntil('20:00'), holds, network, now }).then(
      () => 'held',
      (refusal: { code: string }) => refusal.code,
    );
  }
  const hex = (value: number) => value.toString(16);
  const household = (count: number) =>
    Array.from({ length: count }, (_, at) => `2001:db8:1:2${hex(16 + at)}::`);
  const site = (count: number) =>
    Array.from({ length: count }, (_, at) => `2001:db8:1:${hex(0x1000 + at * 256)}::`);

  test('hold at most twice as many times in a /56', async () => {
    expect(await withHoldsOf(household(19))).toBe('held');
    expect(await withHoldsOf(household(20))).toBe('network_holds');
    expect(await withHoldsOf(household(5), 'lucia')).toBe('held');
    expect(await withHoldsOf(household(6), 'lucia')).toBe('network_holds');
  });

  test('hold at most four times as many in a /48', async () => {
    expect(await withHoldsOf(site(39))).toBe('held');
    expect(await withHoldsOf(site(40))).toBe('network_holds');
    expect(await withHoldsOf(site(11), 'lucia')).toBe('held');
    expect(await withHoldsOf(site(12), 'lucia')).toBe('network_holds');
  });

  test('take together at most a quarter of a day', async () => {
    const rows = [10, 11, 12].map((hour, at) => ({
      held_network: hashNetwork(secret, site(3)[at]),
      tutor_id: 'lucia',
      starts_at: hourAt(`24T${hour}:00`).startsAt,
      ends_at: hourAt(`24T${hour}:00`).endsAt,
    }));
    const outcome = (holds: unknown[]) => {
      const { db } = stubDatabase(({ text }) => (text.includes('held_network') ? holds : []));
      const requested = [hourAt('24T14:00')] as unknown as NewHold[];
      const network = hashNetwork(secret, own) ?? '';
      return limitNetwork(db, { tutor: tutorUntil('20:00'), holds: requested, network, now }).then(
        () => 'held',
        (refusal: { code: string }) => refusal.code,
      );
    };
    // Ten hours, and those that are held.
    expect(await outcome(rows.slice(0, 2))).toBe('held');
    expect(await outcome(rows)).toBe('network_holds');
  });
});

describe('the stored form of a network', () => {
  const [one, neighbour, other] = ['2001:db8:1:2aa::', '2001:db8:1:2ab::', '2001:db8:1:3aa::'].map(
    (network) => hashNetwork('secret', network) ?? '',
  );

  test('is 42 characters that depend on the secret and the network', () => {
    expect(hashNetwork('secret', '203.0.113.7')).toMatch(/^[\w-]{42}$/);
    expect(hashNetwork('secret', '203.0.113.8')).not.toBe(hashNetwork('secret', '203.0.113.7'));
    expect(hashNetwork('other', '203.0.113.7')).not.toBe(hashNetwork('secret', '203.0.113.7'));
  });

  test('begins with the /48, then the /56', () => {
    expect([one?.slice(0, 28), one?.slice(28)]).toEqual([neighbour?.slice(0, 28), expect.any(String)]);
    expect(one?.slice(28)).not.toBe(neighbour?.slice(28));
    expect(siteOf(one ?? '')).toBe(siteOf(other ?? ''));
    expect(one?.slice(14, 28)).not.toBe(other?.slice(14, 28));
  });

  test('is null when the network is unknown', () => {
    expect(hashNetwork('secret', undefined)).toBeNull();
  });
});
