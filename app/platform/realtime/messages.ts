import { z } from 'zod';

/**
 * A message of the official realtime client (realtime-js 2.119, Phoenix channels): an object in version 1.0.0 and an
 * array in 2.0.0, where broadcasts of browsers are binary.
 */
export type Message = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

export const versions = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof versions)[number];

const ref = z
  .string()
  .max(40)
  .nullish()
  .transform((value) => value ?? null);
const topic = z.string().min(1).max(255);
const event = z.string().min(1).max(255);
const payload = z.record(z.string(), z.unknown());
const arraySchema = z.tuple([ref, ref, topic, event, payload]);
const objectSchema = z.object({ topic, event, payload, ref, join_ref: ref });

/** Parses a client message; null when the official client would not send it. */
export function readMessage(data: string | Buffer, version: Version): Message | null {
  if (typeof data !== 'string') return version === '2.0.0' ? readBroadcast(data) : null;
  const parsed = jsonIn(data);
  if (version === '1.0.0') {
    const { data: read } = objectSchema.safeParse(parsed);
    return read
      ? { joinRef: read.join_ref, ref: read.ref, topic: read.topic, event: read.event, payload: read.payload }
      : null;
  }
  const { data: read } = arraySchema.safeParse(parsed);
  return read ? { joinRef: read[0], ref: read[1], topic: read[2], event: read[3], payload: read[4] } : null;
}

/** A message as UTF-8, so that one encoding serves all recipients. */
export function encodeMessage(message: Message, version: Version): Buffer {
  const { joinRef, ref: own, topic: on, event: what, payload: with_ } = message;
  return Buffer.from(
    JSON.stringify(
      version === '1.0.0'
        ? { join_ref: joinRef, ref: own, topic: on, event: what, payload: with_ }
        : [joinRef, own, on, what, with_],
    ),
  );
}

/** Frame kind of a binary broadcast. */
const userBroadcastPush = 3;
const asJson = 1;

/**
 * A binary broadcast: kind, five lengths, payload kind, then join reference, reference, topic, event, extras, payload.
 * A payload that is not JSON is dropped: `payload.payload` is then missing.
 */
function readBroadcast(bytes: Buffer): Message | null {
  if (bytes.length < 7 || bytes[0] !== userBroadcastPush) return null;
  const parts: Buffer[] = [];
  let at = 7;
  for (const size of bytes.subarray(1, 6)) {
    parts.push(bytes.subarray(at, at + size));
    at += size;
  }
  if (at > bytes.length) return null;
  const [joinRef = '', own = '', on = '', name = ''] = parts.map((part) => part.toString('utf8'));
  const sent = bytes[6] === asJson ? jsonIn(bytes.subarray(at).toString('utf8')) : undefined;
  const read = arraySchema.safeParse([
    joinRef || null,
    own || null,
    on,
    'broadcast',
    { type: 'broadcast', event: name, ...(sent === undefined ? {} : { payload: sent }) },
  ]);
  if (!read.success) return null;
  const [join, reference, topicRead, eventRead, payloadRead] = read.data;
  return { joinRef: join, ref: reference, topic: topicRead, event: eventRead, payload: payloadRead };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Options that a client joins with. Unsupported ones are parsed so that they can be refused. */
export const joinSchema = z.object({
  access_token: z.string().max(8192).optional(),
  config: z
    .object({
      private: z.boolean().nullish(),
      broadcast: z.object({ self: z.boolean().nullish(), ack: z.boolean().nullish() }).nullish(),
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(z.unknown()).nullish(),
    })
    .optional(),
});
export const tokenSchema = z.object({ access_token: z.string().max(8192).nullable() });
export const broadcastSchema = z.object({ event, payload: z.unknown() });
