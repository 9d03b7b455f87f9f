import { createHmac, randomBytes } from 'node:crypto';
import type { Happening } from './ledger.ts';

export type StripeEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
};
/** The webhook endpoint and its signing secret. */
export type Hook = { url: string; secret: string };

/** `t=…,v1=…`: an HMAC-SHA256 of the time, a point and the body, with the secret of the endpoint. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}

export const eventOf = ({ type, object }: Happening, seconds: number): StripeEvent => ({
  id: `evt_test_${randomBytes(12).toString('hex')}`,
  object: 'event',
  type,
  created: seconds,
  data: { object },
});

/** One delivery; the response status, or null without a response. */
export async function deliver(
  event: StripeEvent,
  { url, secret }: Hook,
  seconds: number,
): Promise<number | null> {
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signatureOf(body, secret, seconds),
  };
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.status ?? null;
}

/** Delivers events to the endpoint: at once with retries, or held until the test releases them, in any order and number, or never. */
export function createDeliveries(now: () => number) {
  const kept: StripeEvent[] = [];
  const sent: StripeEvent[] = [];
  let hook: Hook | null = null;
  let keeping = false;
  const send = async (event: StripeEvent): Promise<boolean> => {
    if (!hook) return true;
    sent.push(event);
    for (let tries = 0; tries < 50; tries += 1) {
      const status = await deliver(event, hook, now());
      if (status !== null && status < 300) return true;
      if (status === 503) return false;
    }
    return false;
  };
  /** What is refused for now is delivered again after the rest, as long as that helps. */
  const sendAll = async (events: readonly StripeEvent[]): Promise<void> => {
    const refused: StripeEvent[] = [];
    for (const event of events) if (!(await send(event))) refused.push(event);
    if (refused.length < events.length) await sendAll(refused);
  };
  return {
    sent,
    /** Not delivered yet. */
    held: kept as readonly StripeEvent[],
    to: (target: Hook) => {
      hook = target;
    },
    /** Stops automatic delivery. */
    keep: () => {
      keeping = true;
    },
    /** Delivers all held events, each so many times and in the order that `arrange` returns. */
    release: async (times = 1, arrange = (events: StripeEvent[]) => events) => {
      keeping = false;
      const all = kept.splice(0).flatMap((event) => Array.from({ length: times }, () => event));
      await sendAll(arrange(all));
    },
    happened: async (happenings: readonly Happening[]) => {
      const events = happenings.map((happening) => eventOf(happening, now()));
      if (keeping) kept.push(...events);
      else await sendAll(events);
    },
  };
}

/** All permutations. */
export const ordersOf = <Each>(all: readonly Each[]): Each[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));
