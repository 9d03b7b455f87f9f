import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fuzz } from './requests.ts';

/** The outcome of a request. 0: the connection was closed without a response. -1: timeout. */
export type FuzzOutcome = { status: number; retryAfter: string | null; body: string; ms: number };

const patience = 20_000;
/** Milliseconds between the chunks of a slow request. */
const dribble = 15;

type Wire = { send(fuzz: Fuzz): Promise<FuzzOutcome>; close(): void };

/**
 * A keep-alive connection on which any bytes can be sent. A request that meets the closing of an idle connection is retried on a new one,
 * as every client does (RFC 9112, 9.3.1).
 */
export function openWire(port: number): Wire {
  let socket: Socket | null = null;
  const fresh = async (): Promise<Socket> => {
    if (socket && !socket.destroyed && socket.writable) return socket;
    const made = connect(port, '127.0.0.1').setNoDelay(true);
    made.on('error', () => made.destroy());
    await new Promise((resolve) => made.once('connect', resolve).once('close', resolve));
    socket = made;
    return made;
  };
  const sendOnce = async (fuzz: Fuzz): Promise<FuzzOutcome & { kept: boolean }> => {
    const started = performance.now();
    const before = socket;
    const used = await fresh();
    const response = listen(used, fuzz.bytes.subarray(0, 4).toString() === 'HEAD');
    await write(used, fuzz);
    if (fuzz.halfOpen) await sleep(dribble);
    if (fuzz.halfOpen) used.destroy();
    const answer = await response;
    // The rest of a broken request would be parsed as the next one.
    if (fuzz.broken || !answer.whole) used.destroy();
    return { ...answer, kept: used === before, ms: performance.now() - started };
  };
  return {
    send: async (fuzz) => {
      const first = await sendOnce(fuzz);
      return first.status === 0 && first.kept && !fuzz.broken ? sendOnce(fuzz) : first;
    },
    close: () => socket?.destroy(),
  };
}

async function write(socket: Socket, { bytes, pieces }: Fuzz): Promise<void> {
  const size = Math.ceil(bytes.length / pieces);
  for (let from = 0; from < bytes.length && !socket.destroyed; from += size) {
    if (from > 0) await sleep(dribble);
    socket.write(bytes.subarray(from, from + size));
  }
}

/** `whole`: the connection can be reused. */
type WireResponse = { status: number; retryAfter: string | null; body: string; whole: boolean };

/** The next response on a connection. */
function listen(socket: Socket, headOnly: boolean): Promise<WireResponse> {
  return new Promise((resolve) => {
    let bytes: Buffer = Buffer.alloc(0);
    const finish = (response: WireResponse) => {
      clearTimeout(timer);
      socket.off('data', read).off('close', closed);
      resolve(response);
    };
    const closed = () => finish({ ...(headOf(bytes)?.response ?? nothing), whole: false });
    const timer = setTimeout(() => finish({ ...nothing, status: -1 }), patience);
    const read = (chunk: Buffer) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      const response = answerIn(bytes, headOnly);
      if (response) finish(response);
    };
    socket.on('data', read).once('close', closed);
    if (socket.destroyed) closed();
  });
}

const nothing: WireResponse = { status: 0, retryAfter: null, body: '', whole: false };

function headOf(bytes: Buffer): { response: WireResponse; head: string; from: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  if (status === 100) return headOf(bytes.subarray(end + 4));
  const retryAfter = /^retry-after: (.+)$/im.exec(head)?.[1] ?? null;
  const body = bytes.toString('utf8', end + 4, end + 4004);
  return { response: { status, retryAfter, body, whole: true }, head, from: end + 4 };
}

/** The response in the bytes, once complete. Does not wait for the end of event streams. */
function answerIn(bytes: Buffer, headOnly: boolean): WireResponse | null {
  const found = headOf(bytes);
  if (!found) return null;
  const { head } = found;
  // The next request would only meet the closing.
  const response = { ...found.response, whole: !/^connection: close$/im.test(head) };
  const body = bytes.subarray(bytes.indexOf('\r\n\r\n') + 4);
  if (headOnly || response.status === 204 || response.status === 304) return response;
  if (response.status === 101 || /^content-type: text\/event-stream/im.test(head))
    return { ...response, whole: false };
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) return body.length >= Number(length) ? response : null;
  if (/^transfer-encoding: chunked$/im.test(head))
    return body.subarray(-5).toString() === '0\r\n\r\n' ? response : null;
  return null;
}
