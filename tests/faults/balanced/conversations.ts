import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEvents, type ServerEvent } from '#app/teaching/model/model-text/read-events.ts';
import { headersOf, insist, type BalancedLoad, type SignedInPerson, write } from './calls.ts';

type ReceivedText = { turnId: string; text: string; end: string; connections: number };
export type Conversations = {
  /** Turns of the tutor that were received completely. */
  turns: string[];
  /** Turns whose stream broke and was resumed. */
  resumed: number;
  /** The received texts of the language model. */
  heard: ReceivedText[];
  /** Unfinished readers. */
  reading: Set<Promise<void>>;
};
type Card = { id: string } | null;
type Session = { id: string; card: Card; turns: { id: string }[] };

const sessions = '/functions/v1/teaching/sessions';

/** One conversation after the other until the load ends: three turns each, read as streams, with the model's text. */
export async function keepTalking(
  load: BalancedLoad,
  person: SignedInPerson,
  all: Conversations,
): Promise<void> {
  for (let number = 1; !load.over(); number += 1) {
    const [a, b, root] = [2 + (number % 7), 3 + (number % 11), 4 + (number % 13)];
    const problem = `${a}(x - ${b}) = ${a * (root - b)}`;
    const body = { model: 'socratic-guide', problem, locale: 'en' };
    const begun = await write(load, person, { path: sessions, body });
    const { session } = (begun?.body ?? {}) as { session?: Session };
    if (!session) continue;
    const follow = (turnId: string) =>
      void readWords(load, person, `${sessions}/${session.id}/turns/${turnId}/words`, turnId, all);
    all.turns.push(session.turns[0]?.id ?? '');
    follow(session.turns[0]?.id ?? '');
    let { card } = session;
    const inputs = [
      () => ({ cardId: card?.id, answer: `${a}x - ${b} = ${a * (root - b)}` }),
      () => ({ action: 'hint', cardId: card?.id }),
      () => ({ cardId: card?.id, answer: `${a}x = ${a * root}` }),
    ];
    for (const input of inputs) {
      if (load.over() || !card) break;
      const events = await readTurn(load, person, `${sessions}/${session.id}/turns`, input(), all);
      if (!events) return;
      const turnId = (events.at(-1)?.id ?? '').split(':')[0] ?? '';
      all.turns.push(turnId);
      load.acknowledge();
      follow(turnId);
      card =
        (JSON.parse(events.find(({ event }) => event === 'session')?.data ?? '{}') as { card?: Card }).card ??
        null;
    }
  }
}

/** Sends a turn and reads its stream to the end; a broken one is resumed after the last event, or requested again with the same key. */
async function readTurn(
  load: BalancedLoad,
  person: SignedInPerson,
  path: string,
  body: object,
  all: Conversations,
): Promise<ServerEvent[] | null> {
  const events: ServerEvent[] = [];
  for (;;) {
    const last = events.at(-1)?.id;
    const accept = { accept: 'text/event-stream' };
    const request = last
      ? fetch(`${load.url}${path}/${last.split(':')[0]}`, {
          headers: { ...headersOf(person), ...accept, 'last-event-id': last },
        })
      : fetch(load.url + path, {
          method: 'POST',
          headers: { ...headersOf(person, { body }), ...accept },
          body: JSON.stringify(body),
        });
    try {
      const answer = await request;
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 408) {
        load.faults.push(`turn: ${answer.status} ${await answer.text()}`);
        return null;
      }
      if (answer.status === 200 && answer.body)
        for await (const event of readEvents(answer.body)) events.push(event);
    } catch {
      // Disconnected: the loop resumes it.
    }
    if (events.at(-1)?.event === 'done') break;
    if (events.length > 0) all.resumed += 1;
    await sleep(50);
  }
  const numbers = events.map(({ id }) => id.split(':')[1]).join(' ');
  if (numbers !== events.map((_, at) => String(at + 1)).join(' '))
    load.faults.push(`the stream of a turn came as ${numbers}`);
  return events;
}

/**
 * A conversation whose text one process generates and the other one streams: resolves with the first event. When the streaming process
 * dies, the reader reconnects through the load balancer and gets the rest from the generating one.
 */
export async function listenAcross(
  load: BalancedLoad,
  person: SignedInPerson,
  [saying, passing]: readonly [string, string],
  all: Conversations,
): Promise<void> {
  const body = { model: 'socratic-guide', problem: '3(x - 2) = 12', locale: 'en' };
  const begun = await insist(saying, person, { path: sessions, body });
  const { session } = (begun?.body ?? {}) as { session?: Session };
  const turnId = session?.turns[0]?.id ?? '';
  all.turns.push(turnId);
  await readWords(load, person, `${sessions}/${session?.id}/turns/${turnId}/words`, turnId, all, passing);
}

/**
 * Reads the text of a turn to its end as a page does: a broken stream is resumed after the last event. Resolves with its first event.
 * `firstFrom`: the address of the first connection.
 */
function readWords(
  load: BalancedLoad,
  person: SignedInPerson,
  path: string,
  turnId: string,
  all: Conversations,
  firstFrom = load.url,
): Promise<void> {
  const received: ReceivedText = { turnId, text: '', end: '', connections: 0 };
  all.heard.push(received);
  const began = Promise.withResolvers<void>();
  const read = async () => {
    let lastId = '';
    while (received.end === '') {
      const from = received.connections === 0 ? firstFrom : load.url;
      received.connections += 1;
      const headers = {
        ...headersOf(person),
        accept: 'text/event-stream',
        ...(lastId ? { 'last-event-id': lastId } : {}),
      };
      try {
        const answer = await fetch(from + path, { headers });
        if (answer.status === 200 && answer.body)
          for await (const { id, event, data } of readEvents(answer.body)) {
            lastId = id;
            began.resolve();
            const { text = [], state = event } = JSON.parse(data) as { text?: string[]; state?: string };
            received.text += text.join('');
            if (event !== 'delta') received.end = state;
          }
      } catch {
        // Disconnected: the loop resumes it.
      }
      if (received.end === '') await sleep(50);
    }
  };
  const reading = read().finally(() => all.reading.delete(reading));
  all.reading.add(reading);
  return began.promise;
}

/** The text is complete, or cut: a late model leaves a mark at its end, and the built-in text follows. */
function isSameOrCut(text: string, end: string, storedText: string): boolean {
  const begun = text.replace(/… $/u, '');
  return text === storedText || ((end !== 'done' || begun !== text) && storedText.startsWith(begun));
}

/** Turns that were received completely but are not stored once; texts that differ from the generated ones. */
export async function conversationFaults(
  database: pg.Client,
  { turns, heard }: Conversations,
  storedText: string,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'select id from app.teaching_turns where id = any($1)',
    [turns],
  );
  const stored = new Set(rows.map(({ id }) => id));
  return [
    ...turns
      .filter((id, at) => !stored.has(id) || turns.indexOf(id) !== at)
      .map((id) => `turn ${id} was heard and is lost or double`),
    ...heard
      .filter(({ text, end }) => !isSameOrCut(text, end, storedText))
      .map(({ turnId, text, end }) => `words of ${turnId} (${end}): ${text}`),
  ];
}
