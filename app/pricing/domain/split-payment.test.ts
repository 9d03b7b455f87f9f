import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertProperty } from '#tests/support/assert-property.ts';
import { type CreditPart, type Pack, valueOf } from './credit.ts';
import {
  mostHalves,
  type PricedSession,
  splitAll,
  splitBack,
  type SplitPayment,
  splitPrice,
  totalOf,
} from './split-payment.ts';

const now = new Date('2026-11-20T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const pack = (change: Partial<Pack> = {}): Pack => ({
  id: 'a',
  tutorId: 'lucia',
  sessionMinor: 3200,
  halfValueMinor: 1500,
  currency: 'GBP',
  expiresAt: inDays(365),
  balance: 10,
  ...change,
});
const session = (amountMinor: number, change: Partial<PricedSession> = {}): PricedSession => ({
  tutorId: 'amara',
  sessionType: 'session',
  minutes: 60,
  hourMinor: { GBP: amountMinor },
  price: { amountMinor, currency: 'GBP' },
  ...change,
});
const split = (packs: readonly Pack[], priced: PricedSession, halves: number) => {
  const paid = splitPrice(packs, priced, { halves, now });
  return 'refusal' in paid
    ? paid.refusal
    : { halves: paid.parts.map(({ packId, halves: taken }) => [packId, taken]), money: paid.moneyMinor };
};
const trial = { sessionType: 'trial', minutes: 30 };
const deep = { sessionType: 'deep', minutes: 90 };

describe('a session is paid by halves and by the difference', () => {
  test.each([
    [
      'its own tutor at a later price, without a difference',
      session(4000, { tutorId: 'lucia' }),
      2,
      [['a', 2]],
      0,
    ],
    ['a tutor whose hour costs no more', session(3200), 2, [['a', 2]], 0],
    ['a dearer tutor', session(3600), 2, [['a', 2]], 600],
    ['one half only', session(3200), 1, [['a', 1]], 1700],
    ['a long session by a whole credit', session(4600, deep), 2, [['a', 2]], 1600],
    ['a long session by three halves', session(4600, deep), 3, [['a', 3]], 100],
    ['a trial that costs more than a half', session(1600, trial), 1, [['a', 1]], 100],
    ['a trial never takes more than a half', session(1600, trial), 2, [['a', 1]], 100],
    ['a trial that costs less than a half', session(900, trial), 1, [['a', 1]], 0],
    ['no half beyond the price', session(2900, deep), 3, [['a', 2]], 0],
  ])('%s', (_, priced, halves, parts, money) => {
    expect(split([pack()], priced, halves)).toEqual({ halves: parts, money });
  });

  test('the halves of the pack that ends first go first', () => {
    const soon = pack({ id: 'soon', balance: 1, halfValueMinor: 1400, expiresAt: inDays(3) });
    expect(split([pack(), soon], session(3600), 2)).toEqual({
      halves: [
        ['soon', 1],
        ['a', 1],
      ],
      money: 700,
    });
  });

  test.each([
    ['without credits', [], session(3600), 2, 'no_credit'],
    [
      'of packs that are used up or over',
      [pack({ balance: 0 }), pack({ expiresAt: now })],
      session(3600),
      2,
      'no_credit',
    ],
    ['in another currency', [pack({ currency: 'EUR' })], session(3600), 2, 'other_currency'],
    ['with fewer halves than wanted', [pack({ balance: 1 })], session(3600), 2, 'too_few_halves'],
  ])('%s it is refused', (_, packs, priced, halves, refusal) => {
    expect(split(packs, priced, halves)).toBe(refusal);
  });

  test('a half of no worth pays nothing', () => {
    expect(split([pack({ halfValueMinor: 0 })], session(3600), 1)).toEqual({ halves: [], money: 3600 });
  });

  test('takes a half for each half hour', () => {
    expect([30, 60, 90].map(mostHalves)).toEqual([1, 2, 3]);
  });
});

describe('sessions booked together', () => {
  const three = [session(3600), session(3600), session(4600, deep)];
  test('take their halves one after another', () => {
    const soon = pack({ id: 'soon', balance: 3, halfValueMinor: 1400, expiresAt: inDays(3) });
    expect(splitAll([pack(), soon], three, { halves: 2, now })).toMatchObject([
      { parts: [{ packId: 'soon', halves: 2 }], moneyMinor: 800 },
      {
        parts: [
          { packId: 'soon', halves: 1 },
          { packId: 'a', halves: 1 },
        ],
        moneyMinor: 700,
      },
      { parts: [{ packId: 'a', halves: 2 }], moneyMinor: 1600 },
    ]);
  });

  test('are refused together where the halves do not reach', () => {
    const by = { halves: 2, now };
    expect(splitAll([pack({ balance: 5 })], three, by)).toEqual({ refusal: 'too_few_halves' });
    expect(splitAll([pack()], [session(3600), session(0, deep)], by)).toEqual({ refusal: 'too_few_halves' });
  });
});

const part = (packId: string, halves: number, days = 365, halfValueMinor = 1500): CreditPart => ({
  packId,
  halves,
  halfValueMinor,
  currency: 'GBP',
  expiresAt: inDays(days),
});

describe('of what halves and money paid', () => {
  test.each<[string, SplitPayment, number, [string, number][], number]>([
    ['all comes back as it was paid', { parts: [part('a', 2)], moneyMinor: 600 }, 3600, [['a', 2]], 600],
    ['nothing', { parts: [part('a', 2)], moneyMinor: 600 }, 0, [], 0],
    ['half of a whole credit is a half', { parts: [part('a', 2)], moneyMinor: 0 }, 1500, [['a', 1]], 0],
    ['half of a half is the half', { parts: [part('a', 1)], moneyMinor: 0 }, 750, [['a', 1]], 0],
    ['half of three halves is two', { parts: [part('a', 3)], moneyMinor: 0 }, 2250, [['a', 2]], 0],
    ['half of both is a half and money', { parts: [part('a', 2)], moneyMinor: 600 }, 1800, [['a', 1]], 300],
    ['less than a half is money', { parts: [part('a', 1)], moneyMinor: 1700 }, 800, [], 800],
    [
      'less than a half, of little money, is a half instead',
      { parts: [part('a', 2)], moneyMinor: 100 },
      800,
      [['a', 1]],
      0,
    ],
    [
      'halves without worth come back with the rest',
      { parts: [part('a', 2, 9, 0)], moneyMinor: 600 },
      600,
      [['a', 2]],
      600,
    ],
    [
      'what ends last comes first',
      { parts: [part('a', 1, 3), part('b', 1, 9)], moneyMinor: 0 },
      1500,
      [['b', 1]],
      0,
    ],
    [
      'half of two halves of different worth is the one that ends last',
      { parts: [part('a', 1, 3, 1400), part('b', 1, 9, 1500)], moneyMinor: 0 },
      1450,
      [['b', 1]],
      0,
    ],
    [
      'half of two halves of different worth is not both, where the one that ends last is worth less',
      { parts: [part('a', 1, 3, 1500), part('b', 1, 9, 1400)], moneyMinor: 0 },
      1450,
      [['a', 1]],
      0,
    ],
    [
      'money makes up for what a half that ends last does not reach',
      { parts: [part('a', 1, 3, 1500), part('b', 1, 9, 1400)], moneyMinor: 50 },
      1450,
      [['b', 1]],
      50,
    ],
    ['nothing, not even halves without worth', { parts: [part('a', 2, 9, 0)], moneyMinor: 600 }, 0, [], 0],
  ])('%s', (_, paid, target, parts, money) => {
    const back = splitBack(paid, target);
    expect(back.parts.map(({ packId, halves }) => [packId, halves])).toEqual(parts);
    expect(back.moneyMinor).toBe(money);
  });
});

/** Fails the property; its checks depend on the generated act. */
function assertHolds(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule);
}

/** Where a half is: in its pack, in a session, or gone back to the family or its bank. */
type Coin = { packId: string; worth: number; at: 'pack' | number | 'returned' };

const choice = fc.oneof(
  fc.record({
    act: fc.constant('buy' as const),
    credits: fc.constantFrom(5, 10),
    worth: fc.integer({ min: 1, max: 3000 }),
  }),
  fc.record({
    act: fc.constant('book' as const),
    halves: fc.integer({ min: 1, max: 3 }),
    minutes: fc.constantFrom(30, 60, 90),
    price: fc.integer({ min: 900, max: 9000 }),
  }),
  fc.record({
    act: fc.constant('refund' as const),
    index: fc.nat(),
    percent: fc.constantFrom(0, 33, 50, 100),
  }),
  fc.record({ act: fc.constantFrom('give back' as const, 'dispute pack' as const), index: fc.nat() }),
);

test('every half is in one place, and money is neither made nor lost, whatever happens to packs and sessions', () => {
  assertProperty(
    fc.property(fc.array(choice, { maxLength: 25 }), (acts) => {
      const coins: Coin[] = [];
      const packs: Pack[] = [];
      const sessions: SplitPayment[] = [];
      let [paidIn, paidBack] = [0, 0];
      const balance = (id: string) => coins.filter(({ packId, at }) => packId === id && at === 'pack').length;
      /** Moves so many halves of a pack; the reference refuses those that are not there. */
      const move = (packId: string, count: number, from: Coin['at'], to: Coin['at']) => {
        const moved = coins.filter((coin) => coin.packId === packId && coin.at === from).slice(0, count);
        assertHolds(moved.length === count, 'halves move from where they are');
        for (const coin of moved) coin.at = to;
      };
      for (const act of acts) {
        if (act.act === 'buy') {
          const bought = pack({
            id: `${packs.length}`,
            halfValueMinor: act.worth,
            balance: 0,
            expiresAt: inDays(1 + (act.worth % 7)),
          });
          packs.push(bought);
          for (let half = 0; half < act.credits * 2; half += 1)
            coins.push({ packId: bought.id, worth: act.worth, at: 'pack' });
          paidIn += act.credits * 2 * act.worth;
        } else if (act.act === 'book') {
          const current = packs.map((each) => ({ ...each, balance: balance(each.id) }));
          const wanted = session(act.price, { minutes: act.minutes, sessionType: 'deep' });
          const paid = splitPrice(current, wanted, { halves: act.halves, now });
          if ('refusal' in paid) {
            assertHolds(
              coins.filter(({ at }) => at === 'pack').length < act.halves,
              'enough halves are taken',
            );
            continue;
          }
          const at = sessions.push(paid) - 1;
          for (const { packId, halves } of paid.parts) move(packId, halves, 'pack', at);
          assertHolds(totalOf(paid) >= act.price, 'a session is paid in full');
          assertHolds(paid.moneyMinor === 0 || totalOf(paid) === act.price, 'money is the difference');
          const used = coins.filter((coin) => coin.at === at).length;
          assertHolds(used <= Math.min(act.halves, act.minutes / 30), 'one half for each half hour');
          paidIn += paid.moneyMinor;
        } else if (act.act === 'refund' && sessions.length > 0) {
          const at = act.index % sessions.length;
          const paid = sessions[at]!;
          const target = Math.ceil((totalOf(paid) * act.percent) / 100);
          const back = splitBack(paid, target);
          assertHolds(totalOf(back) >= target, 'no less comes back');
          const isExact = totalOf(back) === target;
          const openMinor = paid.moneyMinor - back.moneyMinor;
          assertHolds(
            isExact || [0, paid.moneyMinor].includes(back.moneyMinor),
            'money in part makes it exact',
          );
          for (const { halfValueMinor } of back.parts)
            assertHolds(
              isExact || totalOf(back) - halfValueMinor + openMinor < target,
              'no half comes back without need',
            );
          assertHolds(act.percent < 100 || totalOf(back) === totalOf(paid), 'all comes back');
          for (const { packId, halves } of back.parts) move(packId, halves, at, 'pack');
          paidBack += back.moneyMinor;
          const left = paid.parts.map((each) => ({
            ...each,
            halves: coins.filter((coin) => coin.packId === each.packId && coin.at === at).length,
          }));
          sessions[at] = {
            parts: left.filter(({ halves }) => halves > 0),
            moneyMinor: paid.moneyMinor - back.moneyMinor,
          };
        } else if ((act.act === 'give back' || act.act === 'dispute pack') && packs.length > 0) {
          // Both take what is unused, at what was paid for it; used halves stay where they are.
          const { id, halfValueMinor } = packs[act.index % packs.length]!;
          const unused = balance(id);
          move(id, unused, 'pack', 'returned');
          paidBack += unused * halfValueMinor;
        }
        const unusedWorth = coins.reduce((sum, { worth, at }) => sum + (at === 'pack' ? worth : 0), 0);
        const inSessions = sessions.reduce((sum, paid) => sum + totalOf(paid), 0);
        expect(paidIn).toBe(paidBack + unusedWorth + inSessions);
        for (const [at, { parts }] of sessions.entries())
          expect(valueOf(parts)).toBe(
            coins.reduce((sum, coin) => sum + (coin.at === at ? coin.worth : 0), 0),
          );
      }
    }),
    { seed: 20261128, numRuns: 200 },
  );
});
