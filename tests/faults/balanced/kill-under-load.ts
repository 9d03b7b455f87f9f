import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#app/platform/random.ts';
import { seededRandom } from '#app/platform/random.ts';
import { demoTutors } from '#app/tutors/use-cases/seed/seed-tutors.server.ts';
import { heldSession, runningSession } from '#tests/support/tutor-sessions.ts';
import { type Booked, bookingFaults, keepBooking } from './bookings.ts';
import { type BalancedLoad, signedIn, startLoad } from './calls.ts';
import { type Conversations, conversationFaults, listenAcross, keepTalking } from './conversations.ts';
import { type BalancedAppServers, hasLogged, startBalancedAppServers } from './balanced-app-servers.ts';
import { keepWriting, noteFaults } from './notes.ts';
import { keepPractising, practiceFaults } from './practice.ts';
import { openSockets } from './sockets.ts';

/** Acknowledged writes before a process is killed, and while it is away. */
const between = 12;
const tutorsBooked = 3;
const windows = 6;

/**
 * Bookings, practice answers, notes, conversations and sockets run through a load balancer over two processes, which are killed alternately
 * and restarted. Returns the counts and `faults`: whatever was acknowledged but not stored exactly once.
 */
export async function killUnderLoad(rounds: number, random: Pick<Random, 'fraction'> = seededRandom(1)) {
  const app = await startBalancedAppServers();
  try {
    const { balancer, database } = app;
    const load = startLoad(balancer.url);
    const [leo, carmen, lucia] = await Promise.all(
      ['leo.learner', 'carmen.parent', 'lucia.tutor'].map((name) =>
        // Demo accounts do not sign in through a proxy.
        signedIn(app.addresses[0] ?? '', `${name}@example.org`),
      ),
    );
    if (!leo || !carmen || !lucia) throw new Error('nobody is there');
    await settleEachInvoice(database);
    const tutorId = await idOf(app, `select id from app.tutors where slug = 'lucia-restrepo'`);
    const profileId = await idOf(
      app,
      `select id from app.learner_profiles where account_id = '${leo.id}' limit 1`,
    );
    const before = await database.query<{ id: string }>(
      `select attempt.id from app.practice_attempts as attempt
       join app.practice_items as item on item.id = attempt.item_id where item.profile_id = '${profileId}'`,
    );
    const booked: Booked[] = [];
    const answered = before.rows.map(({ id }) => id);
    const notes = [await runningSession(database), await heldSession(database, { daysAgo: 9 })].map(
      (bookingId) => ({ bookingId, saves: 0, text: '' }),
    );
    // Rows from before the load.
    const { rows: stood } = await database.query<{ id: string }>('select id from app.bookings');
    const talks: Conversations = { turns: [], resumed: 0, heard: [], reading: new Set() };
    const sockets = await openSockets(load.url, lucia, tutorId, windows);
    const bookers = [
      'lucia-restrepo',
      ...demoTutors.map(({ slug }) => slug).filter((slug) => slug !== 'lucia-restrepo'),
    ].slice(0, tutorsBooked);
    const work = [
      // One account may hold times with three tutors at once.
      ...bookers.map((tutor, at) => keepBooking(load, at % 2 === 0 ? leo : carmen, tutor, booked)),
      keepPractising(load, leo, { database, profileId, answered }),
      ...notes.map((note) => keepWriting(load, lucia, note)),
      ...[leo, carmen].map((person) => keepTalking(load, person, talks)),
    ];
    const across = (saying: string, passing: string) => listenAcross(load, carmen, [saying, passing], talks);
    const away = await killInTurn(app, load, { rounds, random, across });
    await sockets.allHear();
    load.end();
    await Promise.all(work);
    await settle(app, load, talks);
    const faults = [
      ...load.faults,
      ...(await bookingFaults(database, [leo.id, carmen.id], booked, stood)),
      ...(await practiceFaults(database, profileId, answered)),
      ...(await noteFaults(database, notes)),
      ...(await conversationFaults(database, talks, hasLogged)),
    ];
    const rejoined = sockets.rejoined();
    await sockets.close();
    return {
      rounds,
      ...figuresOf({ booked, notes, talks }),
      answers: answered.length - before.rows.length,
      acknowledgedWhileOneWasAway: away,
      socketsRejoined: rejoined,
      sentAgainLater: load.unknown.length,
      faults,
    };
  } finally {
    await app.close();
  }
}

/** Marks each new invoice as paid: an account may have few unpaid sessions only. */
async function settleEachInvoice(database: BalancedAppServers['database']): Promise<void> {
  await database.query(`
    create function app.settle_in_test() returns trigger language plpgsql as $$
    begin
      insert into app.invoice_settlements (invoice_id, settled_at) values (new.id, now());
      return new;
    end $$;
    create trigger settle_in_test after insert on app.invoices
      for each row when (new.kind = 'invoice') execute function app.settle_in_test()`);
}

const idOf = async ({ database }: BalancedAppServers, query: string): Promise<string> =>
  (await database.query<{ id: string }>(query)).rows[0]?.id ?? '';

const figuresOf = ({
  booked,
  notes,
  talks,
}: {
  booked: Booked[];
  notes: { saves: number }[];
  talks: Conversations;
}) => ({
  bookings: booked.length,
  notesSaved: notes.reduce((sum, { saves }) => sum + saves, 0),
  turns: talks.turns.length,
  turnsTakenUpAgain: talks.resumed,
  wordsHeard: talks.heard.filter(({ end }) => end === 'done').length,
  wordStreamsBroken: talks.heard.filter(({ connections }) => connections > 1).length,
  wordsTakenUpAgain: talks.heard.filter(({ end, connections }) => end === 'done' && connections > 1).length,
  builtInWordsInstead: talks.heard.filter(({ end }) => end === 'fallback').length,
});

/** Kills the processes alternately under load, each after the other one has served everything for a while, and restarts them. */
async function killInTurn(
  { balancer, addresses, kill, bringBack }: BalancedAppServers,
  load: BalancedLoad,
  {
    rounds,
    random,
    across,
  }: {
    rounds: number;
    random: Pick<Random, 'fraction'>;
    /** Makes one process stream what the other one generates; resolves when it has begun. */
    across(saying: string, passing: string): Promise<void>;
  },
): Promise<number> {
  let away = 0;
  const more = async (count: number) => {
    const from = load.acknowledged();
    while (load.acknowledged() < from + count && load.faults.length === 0) await sleep(10);
    return load.acknowledged() - from;
  };
  for (let round = 0; round < rounds && load.faults.length === 0; round += 1) {
    await more(between);
    const victim = round % 2;
    // Wait until the victim has open streams and sockets.
    while (balancer.open(addresses[victim] ?? '') < 3) await sleep(10);
    await across(addresses[1 - victim] ?? '', addresses[victim] ?? '');
    await sleep(random.fraction() * 300);
    await kill(victim);
    away += await more(between);
    await bringBack(victim);
  }
  return away;
}

/** After the last kill: repeats requests without a response, and waits for readers to finish, as if the timeouts had passed. */
async function settle(
  { database }: BalancedAppServers,
  load: BalancedLoad,
  talks: Conversations,
): Promise<void> {
  const spoken = sleep(6000);
  await Promise.race([Promise.all(talks.reading), spoken]);
  if (talks.reading.size > 0) await spoken;
  await database.query(
    `update app.teaching_turns set words = jsonb_set(words, '{since}', '"2020-01-01T00:00:00.000Z"') where words ->> 'state' = 'streaming'`,
  );
  await Promise.all(talks.reading);
  for (const again of load.unknown) await again();
}
