import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTutor, loadTutorsByIds, seedTutors } from '#app/tutors/index.server.ts';
import { assertProperty } from '#tests/support/assert-property.ts';
import { returnHalves } from '#tests/support/return-halves.ts';
import { settleInvoices } from '#tests/support/payments.ts';
import { addSessions } from '#tests/support/sessions.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { buyPack } from './buy-pack.server.ts';
import { loadInvoicesOf } from '../../db/invoices.server.ts';
import { giveBackPack } from './give-back-pack.server.ts';
import { addEntry, loadEntries, loadPack, loadPacks } from '../../db/credits.server.ts';
import { creditsFor, spendCredit } from './use-credit.server.ts';

const maya = '00000000-0000-4000-a000-0000000000aa';
const tutorAccount = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
const tutors = { loadTutor, loadTutorsByIds, loadActiveTutors: () => Promise.resolve([]) };

let app: TestServices;
let luciaId: string;
beforeEach(async () => {
  app = await testServices();
  await seedTutors(app.db, app.clock, tutorAccount);
  luciaId = (await loadTutor(app.db, 'lucia-restrepo'))?.id ?? '';
});
afterEach(() => app.close());

/** Pays the previous pack first: only one unpaid pack is allowed. */
const buyNext = async () => {
  await settleInvoices(app, maya);
  return buy();
};
const buy = (purchaseId = app.services.random.uuid(), amountMinor = 15_000, accountId = maya) =>
  buyPack(app.services, tutors, {
    purchaseId,
    accountId,
    tutor: 'lucia-restrepo',
    credits: 5,
    price: { amountMinor, currency: 'GBP' },
    reader,
  });

const session = () => ({ tutorId: luciaId, sessionType: 'session', hourMinor: { GBP: 3200 } });
const spend = (bookingId: string) =>
  app.db
    .transaction()
    .execute((trx) =>
      spendCredit(trx, { accountId: maya, bookingId, session: session(), now: app.clock.now() }),
    );
const giveBack = (bookingId: string, halves: number) =>
  returnHalves(app.db, { bookingId, halves, now: app.clock.now() });

const constraintOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'nothing was refused',
    (thrown: { constraint?: string }) => thrown.constraint,
  );

describe('the ledger', () => {
  test('begins with ten halves for the agreed price, and a purchase that comes again is the same pack', async () => {
    const id = app.services.random.uuid();
    const packs = await Promise.all([buy(id), buy(id), buy(id)]);
    expect(new Set(packs.map((pack) => pack.id))).toEqual(new Set([id]));
    expect(await loadPacks(app.db, maya)).toHaveLength(1);
    expect(packs[0]).toMatchObject({ balance: 10, priceMinor: 15_000, halfValueMinor: 1500 });
    await expect(buy(undefined, 14_000)).rejects.toMatchObject({ code: 'price_changed' });
    await expect(buy(id, 15_000, tutorAccount.id)).rejects.toMatchObject({ code: 'unknown_pack' });
  });

  test('no entry is ever changed or deleted, and a pack keeps what was agreed', async () => {
    const { id } = await buy();
    const run = (text: string) => constraintOf(app.pool.query(text));
    expect(await run('update app.credit_entries set halves = 20')).toBe('credit_entries_stay');
    expect(await run('delete from app.credit_entries')).toBe('credit_entries_stay');
    expect(await run('truncate app.credit_entries')).toBe('credit_entries_stay');
    expect(await run('delete from app.credit_packs')).toBe('credit_packs_stay');
    expect(await run('update app.credit_packs set halves = 20, price_minor = 30000')).toBe(
      'credit_packs_stay',
    );
    expect(await run(`update app.credit_packs set account_id = '${tutorAccount.id}'`)).toBe(
      'credit_packs_stay',
    );
    expect(await run(`update app.credit_packs set account_id = null where id = '${id}'`)).toBe(
      'nothing was refused',
    );
  });

  test('balances stay non-negative, returns never exceed what was spent, and transfers sum to zero', async () => {
    const { id } = await buy();
    const at = app.clock.now();
    const [booking = ''] = await addSessions(app, { tutorId: luciaId, accountId: maya, count: 1 });
    const add = (entry: Omit<Parameters<typeof addEntry>[1], 'packId' | 'at'>) =>
      constraintOf(addEntry(app.db, { packId: id, at, ...entry }));
    expect(await add({ kind: 'refunded', halves: -11 })).toBe('credit_entries_never_below_nothing');
    expect(await add({ kind: 'returned', halves: 1, bookingId: booking })).toBe(
      'credit_entries_returned_as_spent',
    );
    expect(await add({ kind: 'spent', halves: 1, bookingId: booking })).toBe('credit_entries_signed');
    expect(await add({ kind: 'bought', halves: 10 })).toBe('credit_entries_begin_bought');
    expect(await add({ kind: 'expired', halves: -10 })).toBe('credit_entries_over');
    const transferId = app.services.random.uuid();
    expect(await add({ kind: 'moved', halves: -2, transferId })).toBe('credit_entries_moves_balance');
    app.clock.set('2027-11-20T09:00:00Z');
    const late = {
      packId: id,
      kind: 'spent' as const,
      halves: -2,
      bookingId: booking,
      at: app.clock.now(),
    };
    expect(await constraintOf(addEntry(app.db, late))).toBe('credit_entries_not_over');
  });

  test('of twenty concurrent requests for the last credit exactly one succeeds', async () => {
    await buy();
    const bookings = await addSessions(app, { tutorId: luciaId, accountId: maya, count: 24 });
    for (const id of bookings.slice(0, 4)) await spend(id);
    // All twenty transactions are open before the first one reads.
    const open = Promise.withResolvers<void>();
    let waiting = 20;
    const outcomes = await Promise.all(
      bookings.slice(4).map((bookingId) =>
        app.db.transaction().execute(async (trx) => {
          await sql`select 1`.execute(trx);
          waiting -= 1;
          if (waiting === 0) open.resolve();
          await open.promise;
          return spendCredit(trx, {
            accountId: maya,
            bookingId,
            session: session(),
            now: app.clock.now(),
          });
        }),
      ),
    );
    expect(outcomes.filter((worth) => worth !== null)).toEqual([{ amountMinor: 3000, currency: 'GBP' }]);
    expect((await loadPacks(app.db, maya))[0]?.balance).toBe(0);
  });

  test('the database itself allows only one of twenty concurrent entries for the last halves', async () => {
    const { id } = await buy();
    const bookings = await addSessions(app, { tutorId: luciaId, accountId: maya, count: 20 });
    const outcomes = await Promise.all(
      bookings.map((bookingId) =>
        constraintOf(
          addEntry(app.db, { packId: id, kind: 'spent', halves: -10, bookingId, at: app.clock.now() }),
        ),
      ),
    );
    expect(outcomes.filter((each) => each === 'nothing was refused')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['nothing was refused', 'credit_entries_never_below_nothing']));
  });

  test('a credit that comes back after its pack is over can be used for thirty days more', async () => {
    const { id } = await buy();
    const [booking = ''] = await addSessions(app, { tutorId: luciaId, accountId: maya, count: 1 });
    await spend(booking);
    app.clock.set('2027-11-21T09:00:00Z');
    await giveBack(booking, 2);
    const packs = await loadPacks(app.db, maya);
    expect(packs.map(({ balance, fromPackId }) => ({ balance, fromPackId }))).toEqual([
      { balance: 8, fromPackId: null },
      { balance: 2, fromPackId: id },
    ]);
    expect(packs[1]?.expiresAt.toISOString()).toBe('2027-12-21T09:00:00.000Z');
    const kinds = (await loadEntries(app.db, maya, 100)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['bought', 'moved', 'moved', 'returned', 'spent']);
    const good = await creditsFor(app.db, { accountId: maya, session: session(), now: app.clock.now() });
    expect(good.credits).toBe(1);
  });

  test('only one unpaid pack per account, even with concurrent requests', async () => {
    const outcomes = await Promise.allSettled([buy(), buy(), buy()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(buy()).rejects.toMatchObject({ code: 'pack_unpaid', status: 409 });
    await settleInvoices(app, maya);
    await buy();
    expect(await loadPacks(app.db, maya)).toHaveLength(2);
  });

  test('what was not used can be given back at any time, for exactly its price', async () => {
    const { id } = await buy();
    const [booking = '', second = ''] = await addSessions(app, {
      tutorId: luciaId,
      accountId: maya,
      count: 2,
    });
    await spend(booking);
    const back = (amountMinor: number) => giveBackPack(app.services, { id, accountId: maya, amountMinor });
    await expect(back(15_000)).rejects.toMatchObject({ code: 'rest_changed' });
    await back(12_000);
    expect((await loadPacks(app.db, maya))[0]?.balance).toBe(0);
    await expect(back(12_000)).rejects.toMatchObject({ code: 'not_returnable' });
    const other = await buyNext();
    await spend(second);
    await giveBack(second, 1);
    app.clock.set('2028-01-05T09:00:00Z');
    // Nine halves, long after the pack was over.
    await giveBackPack(app.services, { id: other.id, accountId: maya, amountMinor: 13_500 });
    expect((await loadPack(app.db, other.id))?.balance).toBe(0);
    expect(await notes()).toEqual([
      ['C-2026-00001', 12_000, 8],
      ['C-2026-00002', 13_500, 9],
    ]);
  });

  test('what came back after the end of its pack is given back off the invoice of that pack, however often it moved', async () => {
    await buy();
    const [first = '', second = ''] = await addSessions(app, { tutorId: luciaId, accountId: maya, count: 2 });
    await spend(first);
    app.clock.set('2027-11-21T09:00:00Z');
    await giveBack(first, 2);
    await spend(second);
    app.clock.set('2028-03-01T09:00:00Z');
    await giveBack(second, 1);
    const moved = (await loadPacks(app.db, maya)).find(({ balance }) => balance === 1);
    await giveBackPack(app.services, { id: moved?.id ?? '', accountId: maya, amountMinor: 1500 });
    expect(await notes()).toEqual([['C-2026-00001', 1500, 1]]);
    expect(await imbalances()).toEqual([]);
  });
});

describe('any sequence of events', () => {
  test('every pack is the sum of its entries, all moves add up to nothing, and the ledger agrees with a notebook', async () => {
    const bookings = await addSessions(app, { tutorId: luciaId, accountId: maya, count: 12 });
    const step = fc.oneof(
      { weight: 2, arbitrary: fc.constant({ do: 'buy' as const }) },
      { weight: 6, arbitrary: fc.record({ do: fc.constant('spend' as const), at: fc.nat(11) }) },
      {
        weight: 5,
        arbitrary: fc.record({
          do: fc.constant('back' as const),
          at: fc.nat(11),
          halves: fc.integer({ min: 1, max: 2 }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(5, 40, 200) }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), at: fc.nat(5) }) },
    );
    await assertProperty(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        // Expected totals, tracked independently.
        let usable = await total();
        let returnedMinor = await sumOfNotes();
        for (const each of steps) {
          if (each.do === 'buy') usable += (await buyNext()).balance;
          if (each.do === 'spend' && !(await spentOn(bookings[each.at] ?? '')))
            usable -= (await spend(bookings[each.at] ?? '')) ? 2 : 0;
          if (each.do === 'back') {
            const out = await spentOn(bookings[each.at] ?? '');
            await giveBack(bookings[each.at] ?? '', each.halves);
            usable += Math.min(out, each.halves);
          }
          if (each.do === 'wait') {
            app.clock.advance(each.days * 86_400_000);
          }
          if (each.do === 'refund') {
            const pack = (await loadPacks(app.db, maya))[each.at];
            const amountMinor = (pack?.balance ?? 0) * (pack?.halfValueMinor ?? 0);
            const done = await giveBackPack(app.services, {
              id: pack?.id ?? maya,
              accountId: maya,
              amountMinor,
            }).then(
              () => true,
              () => false,
            );
            // Whatever is left of any pack can be given back, for what was paid.
            if (done !== (pack?.balance ?? 0) > 0) throw new Error('the rest of a pack was not given back');
            if (!done) continue;
            usable -= pack?.balance ?? 0;
            returnedMinor += amountMinor;
          }
          expect(await total()).toBe(usable);
          expect(await sumOfNotes()).toBe(returnedMinor);
        }
        expect(await imbalances()).toEqual([]);
      }),
      { numRuns: 12, seed: 7 },
    );
  }, 60_000);
});

/** Numbers of the corrected invoices, sums and half credits of all corrections, in their order. */
const notes = async () =>
  (await loadInvoicesOf(app.db, maya, 500))
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ corrects, totalMinor, halves }) => [corrects, totalMinor, halves])
    .toReversed();
const sumOfNotes = async () => (await notes()).reduce((sum, [, minor]) => sum + Number(minor), 0);

const total = async () => (await loadPacks(app.db, maya)).reduce((sum, { balance }) => sum + balance, 0);

async function spentOn(bookingId: string): Promise<number> {
  const { rows } = await sql<{ halves: number }>`
    select coalesce(-sum(halves), 0)::int as halves from app.credit_entries where booking_id = ${bookingId}`.execute(
    app.db,
  );
  return rows[0]?.halves ?? 0;
}

/** Packs whose last balance is not the sum of their entries or is negative, and bookings and transfers that do not balance. */
async function imbalances(): Promise<unknown[]> {
  const { rows } = await sql`
    select 'pack' as what, pack_id::text as id from app.credit_entries group by pack_id
      having sum(halves) <> (array_agg(balance order by position desc))[1] or min(balance) < 0
    union all
    select 'booking', booking_id::text from app.credit_entries where booking_id is not null
      group by booking_id having sum(halves) not in (-2, -1, 0)
    union all
    select 'move', transfer_id::text from app.credit_entries where transfer_id is not null
      group by transfer_id having sum(halves) <> 0
    union all
    select 'all', '' from app.credit_entries having sum(halves) <>
      sum(halves) filter (where kind = 'bought') + sum(halves) filter (where kind in ('spent', 'returned', 'expired', 'refunded'))`.execute(
    app.db,
  );
  return rows;
}
