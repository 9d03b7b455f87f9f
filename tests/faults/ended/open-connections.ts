import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { readEvents } from '#app/teaching/model/model-text/read-events.ts';
import { clientsKey } from '#tests/support/sockets.ts';
import { type SignedInPerson, headersOf, insist } from '../balanced/calls.ts';

/** A request on a separate connection, sent in part; `finish` sends the rest and returns its outcome. */
export type OpenCall = { what: string; finish(): Promise<string> };

const answered = 'answered';
let place = 0;

/** A connection that the process has accepted. */
const connected = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });

/**
 * A write with its head and half of its body sent. `finish` returns `answered` when the complete response reports success, else what
 * happened instead.
 */
export async function halfSent(url: string, path: string, body: object): Promise<OpenCall> {
  const bytes = Buffer.from(JSON.stringify(body));
  const socket = await connected(url);
  place += 1;
  const headers = {
    'content-type': 'application/json',
    'content-length': bytes.length,
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `198.51.${Math.floor(place / 250) + 100}.${(place % 250) + 1}`,
  };
  const half = request(url + path, { method: 'POST', headers, createConnection: () => socket });
  const outcome = outcomeOf(half);
  await new Promise<void>((resolve) => void half.write(bytes.subarray(0, 20), () => resolve()));
  return { what: path, finish: () => (half.end(bytes.subarray(20)), outcome) };
}

/** A read whose connection is open; `finish` sends all of it. */
export async function aboutToSend(url: string, path: string): Promise<OpenCall> {
  const socket = await connected(url);
  return {
    what: path,
    finish: () => {
      const whole = request(url + path, {
        createConnection: () => socket,
        headers: { 'accept-language': 'en' },
      });
      whole.end();
      return outcomeOf(whole);
    },
  };
}

const outcomeOf = (sent: ReturnType<typeof request>): Promise<string> =>
  new Promise((resolve) => {
    sent.once('error', (error) => resolve(error.message));
    sent.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.once('error', (error) => resolve(`broken off: ${error.message}`));
      answer.once('end', () => {
        const status = answer.statusCode ?? 0;
        resolve(
          answer.complete && status < 300
            ? answered
            : `${status}${answer.complete ? '' : ', not whole'} ${text.slice(0, 200)}`,
        );
      });
    });
  });

export const wasAnswered = (outcome: string): boolean => outcome === answered;

/** An open event stream; `end` resolves with how it ended. */
export type Stream = { end: Promise<string> };
export const cleanEnds = ['ended', 'closed with 1012'];

/** A socket at the official client's address, once it is open. */
export async function openSocket(url: string): Promise<Stream> {
  const socket = new WebSocket(
    `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${clientsKey}&vsn=1.0.0`,
  );
  const end = new Promise<string>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(`closed with ${code}`)),
  );
  await Promise.race([new Promise((resolve) => socket.addEventListener('open', resolve)), end]);
  return { end };
}

/** A conversation whose text is being generated: the address of its stream. */
export async function beginToTalk(url: string, person: SignedInPerson, number: number): Promise<string> {
  const body = {
    model: 'socratic-guide',
    problem: `${2 + (number % 7)}(x - 3) = ${4 + number}`,
    locale: 'en',
  };
  const path = '/functions/v1/teaching/sessions';
  // A busy machine times the call out.
  for (;;) {
    const answer = await insist(url, person, { path, body });
    const { session } = (answer?.body ?? {}) as { session?: { id: string; turns: { id: string }[] } };
    if (session) return `${url}${path}/${session.id}/turns/${session.turns[0]?.id}/words`;
  }
}

/** A reader of a stream, once it has begun. */
export async function openWords(address: string, person: SignedInPerson): Promise<Stream> {
  const answer = await fetch(address, { headers: { ...headersOf(person), accept: 'text/event-stream' } });
  const read = async () => {
    let last = '';
    try {
      if (answer.body) for await (const { event } of readEvents(answer.body)) last = event;
    } catch (error) {
      return `broken off after ${last}: ${(error as Error).message}`;
    }
    return 'ended';
  };
  return { end: read() };
}
