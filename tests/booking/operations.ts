import type { Random } from '#app/platform/random.ts';
import { AppError } from '#app/platform/errors.ts';
import { cancelBooking } from '#app/booking/cancel-booking.server.ts';
import { confirmBooking } from '#app/booking/confirm-booking.server.ts';
import { extendHold, releaseHold } from '#app/booking/holds/keep-hold.server.ts';
import { placeHold } from '#app/booking/holds/place-hold.server.ts';
import { expireAllStaleHolds } from '#app/booking/holds/queries.server.ts';
import { moveBooking } from '#app/booking/move-booking.server.ts';
import { completePast } from '#app/booking/queries.server.ts';
import { sayAbsent } from '#app/booking/say-absent.server.ts';
import type { TestServices } from '../database.ts';
import { carryOut, settle, type Entry, type Operation, type World } from './model.ts';

const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
const people = ['a', 'b', 'c', 'd'].map((letter) => `00000000-0000-4000-a000-0000000000${letter}${letter}`);
export const tutorAccount = { id: '00000000-0000-4000-a000-0000000000cd', email: 'lucia@example.org' };
const tutor = 'lucia-restrepo';
const MINUTE = 60_000;
const DAY = 86_400_000;

export type Anomaly = { operations: Operation[]; answers: string[]; state: unknown; possible: unknown };

/** The tutor of the model: hours, notice, pause and limit as the notebook has them. */
export async function prepareTutor({ db }: TestServices, dailyLimit: number): Promise<void> {
  await db.updateTable('app.tutors').set({ daily_limit: dailyLimit }).where('slug', '=', tutor).execute();
  const { id } = await db
    .selectFrom('app.tutors')
    .select('id')
    .where('slug', '=', tutor)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('app.availability_rules').where('tutor_id', '=', id).execute();
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    tutor_id: id,
    weekday,
    starts: '13:00',
    ends: '18:00',
  }));
  await db.insertInto('app.availability_rules').values(rules).execute();
}

/**
 * Runs generated operations against the product, up to `atOnce` at the same moment, and against the notebook one after the other:
 * some order of the notebook must give the same answers and leave the same state. Returns the first case where none does,
 * and how often each answer was given.
 */
export async function compareOperations(
  house: TestServices,
  random: Random,
  { count, atOnce, dailyLimit }: { count: number; atOnce: number; dailyLimit: number },
): Promise<{ anomaly: Anomaly | null; answers: Map<string, number> }> {
  const ids: string[] = [];
  const given = new Map<string, number>();
  let world: World = { now: house.clock.now().getTime(), dailyLimit, tutor: tutorAccount.id, entries: [] };
  for (let done = 0; done < count;) {
    if (random.fraction() < 0.2) world = await passTime(house, random, world);
    const size = 1 + Math.floor(random.fraction() * atOnce);
    const operations = Array.from({ length: size }, () => operationOf(random, world));
    done += size;
    const answers = await Promise.all(operations.map((operation) => carryOutForReal(house, ids, operation)));
    for (const [index, { answer }] of answers.entries()) {
      const key = `${operations[index]?.does} ${answer}`;
      given.set(key, (given.get(key) ?? 0) + 1);
    }
    const real = await stateOf(house, ids, world.now);
    const found = orders(operations.map((_, index) => index))
      .map((order) => inOrder(world, operations, order))
      .find(
        (tried) =>
          same(
            tried.answers,
            answers.map(({ answer }) => answer),
          ) && isState(settle(tried.world), real),
      );
    if (!found) {
      const possible = inOrder(
        world,
        operations,
        operations.map((_, index) => index),
      );
      const anomaly = { operations, answers: answers.map(({ answer }) => answer), state: real, possible };
      return { anomaly, answers: given };
    }
    world = { ...found.world, entries: inTheirOrder(found, real) };
    if (ids.length > 60) {
      await forgetAll(house);
      ids.length = 0;
      world = { ...world, entries: [] };
    }
  }
  return { anomaly: null, answers: given };
}

type Tried = { world: World; answers: string[] };

function inOrder(world: World, operations: readonly Operation[], order: readonly number[]): Tried {
  const answers: string[] = [];
  let current = world;
  for (const index of order) {
    const operation = operations[index];
    if (!operation) continue;
    const outcome = carryOut(current, operation);
    current = outcome.world;
    answers[index] = outcome.answer;
  }
  return { world: current, answers };
}

const orders = (items: readonly number[]): number[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((first) =>
        orders(items.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
const textOf = ({ owner, state, start, minutes, moves, refund }: Entry) =>
  [owner, state, start, minutes, moves, refund].join(' ');
const isState = (world: World, real: readonly Entry[]) =>
  same(world.entries.map(textOf).toSorted(), real.map(textOf).toSorted());

/** The entries of the notebook in the order in which the product’s ids are known. */
function inTheirOrder({ world }: Tried, real: readonly Entry[]): Entry[] {
  const left = [...world.entries];
  return real.map((entry) => {
    const at = left.findIndex(
      (each) => textOf(settle({ ...world, entries: [each] }).entries[0] ?? each) === textOf(entry),
    );
    return left.splice(at, 1)[0] ?? entry;
  });
}

function operationOf(random: Random, world: World): Operation {
  const who = oneOf(random, people);
  const start = startOf(random, world);
  if (world.entries.length === 0 || random.fraction() < 0.35)
    return { does: 'hold', who, start, minutes: oneOf(random, [30, 60, 60, 90]) };
  const entry = entryOf(random, world.entries);
  const owner = world.entries[entry]?.owner ?? who;
  const asks = random.fraction() < 0.8 ? owner : oneOf(random, [who, tutorAccount.id]);
  const does = oneOf(random, [
    'confirm',
    'confirm',
    'move',
    'move',
    'cancel',
    'extend',
    'release',
    'tutorAbsent',
    'learnerAbsent',
  ] as const);
  return does === 'move' ? { does, who: asks, entry, start } : { does, who: asks, entry };
}

/** Mostly one of which something may still come. */
function entryOf(random: Random, entries: readonly Entry[]): number {
  const alive = [...entries.keys()].filter((index) =>
    ['held', 'confirmed', 'completed'].includes(entries[index]?.state ?? ''),
  );
  const among = alive.length > 0 && random.fraction() < 0.7 ? alive : [...entries.keys()];
  return oneOf(random, among);
}

/** One of few times of this day and the two after it, so that operations meet. */
function startOf(random: Random, { now }: World): number {
  const opens = Math.floor(now / DAY) * DAY + oneOf(random, [0, 1, 1, 2, 4]) * DAY + 18 * 60 * MINUTE;
  return (
    opens + Math.floor(random.fraction() * 9) * 30 * MINUTE + (random.fraction() < 0.05 ? 10 * MINUTE : 0)
  );
}

async function passTime(house: TestServices, random: Random, world: World): Promise<World> {
  house.clock.advance(oneOf(random, [1, 1, 3, 11, 70, 500]) * MINUTE);
  const now = house.clock.now();
  await expireAllStaleHolds(house.db, now);
  await completePast(house.db, now);
  return settle({ ...world, now: now.getTime() });
}

type Real = { answer: string };

async function carryOutForReal(house: TestServices, ids: string[], operation: Operation): Promise<Real> {
  try {
    if (operation.does === 'hold') ids.push((await holdForReal(house, operation)).id);
    else await changeForReal(house, ids[operation.entry] ?? '', operation);
    return { answer: 'ok' };
  } catch (thrown) {
    if (thrown instanceof AppError) return { answer: thrown.code };
    throw thrown;
  }
}

const holdForReal = ({ services }: TestServices, { who, start, minutes }: Operation & { does: 'hold' }) =>
  placeHold(services, {
    owner: { accountId: who, visitorId: null },
    tutor,
    start: new Date(start),
    minutes,
    currency: 'GBP',
    reader,
  });

async function changeForReal(
  { services }: TestServices,
  id: string,
  operation: Exclude<Operation, { does: 'hold' }>,
): Promise<unknown> {
  const accountId = operation.who;
  const owner = { accountId, visitorId: null };
  switch (operation.does) {
    case 'confirm': {
      const account = { id: accountId, email: 'someone@example.org' };
      return confirmBooking(services, { id, account, visitorId: null, request: {}, reader });
    }
    case 'release':
      return releaseHold(services, { id, owner });
    case 'extend':
      return extendHold(services, { id, owner, reader });
    case 'cancel':
      return cancelBooking(services, { id, accountId });
    case 'move':
      return moveBooking(services, { id, accountId, start: new Date(operation.start), reader });
    default:
      return sayAbsent(services, {
        id,
        accountId,
        absent: operation.does === 'tutorAbsent' ? 'tutor' : 'learner',
      });
  }
}

/** What the product has, in the order of the ids, with the clock’s part done. */
async function stateOf({ db }: TestServices, ids: readonly string[], now: number): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('app.bookings').selectAll().where('id', 'in', ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const entries = ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row?.account_id) return [];
    return [
      {
        owner: row.account_id,
        state: row.state as Entry['state'],
        start: row.starts_at.getTime(),
        minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / MINUTE,
        firstStart: row.first_starts_at.getTime(),
        expires: row.expires_at?.getTime() ?? 0,
        extended: row.extensions > 0,
        moves: row.moves,
        refund: row.refund_minor,
      },
    ];
  });
  return settle({ now, dailyLimit: 0, tutor: '', entries }).entries;
}

async function forgetAll({ db }: TestServices): Promise<void> {
  await db.deleteFrom('app.bookings').execute();
  await db.deleteFrom('app.mails').execute();
}

const oneOf = <Each>(random: Random, values: readonly Each[]): Each =>
  values[Math.floor(random.fraction() * values.length)] as Each;
