import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#app/platform/random.ts';
import {
  type BalancedAnswer,
  type BalancedLoad,
  type SignedInPerson,
  headersOf,
  startLoad,
} from '../balanced/calls.ts';

/** One acknowledged write: a statement that counts its stored rows, which must be 1. */
export type WrittenRow = { kind: string; sql: string; values: readonly unknown[] };

/** A load during which anything may be killed, and its acknowledged writes. */
export type Fire = BalancedLoad & {
  end(): void;
  random: Random;
  written: WrittenRow[];
  /** Acknowledged writes by their kind. */
  kinds: Map<string, number>;
  /** Durations of calls in milliseconds, with their status; 0 for those without a response. */
  took: { status: number; ms: number }[];
  /** Records an acknowledged write. The statement returns its count as `kept`. */
  keep(kind: string, sql: string, ...values: readonly unknown[]): void;
};

export function startFire(url: string, random: Random): Fire {
  const load = startLoad(url);
  const kinds = new Map<string, number>();
  const written: WrittenRow[] = [];
  return {
    ...load,
    random,
    written,
    kinds,
    took: [],
    keep: (kind, sql, ...values) => {
      written.push({ kind, sql, values });
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      load.acknowledge();
    },
  };
}

type Call = {
  method?: string;
  path: string;
  body?: unknown;
  person?: SignedInPerson;
  headers?: Record<string, string>;
};

/** Milliseconds of retries after which it counts as a fault. */
const patience = 300_000;
const inProgress = ({ status, body }: BalancedAnswer): boolean =>
  status === 409 && (body.error as { code?: string } | undefined)?.code === 'request_in_progress';

/** One attempt; null when there was no response. */
export async function once(fire: Fire, call: Call): Promise<BalancedAnswer | null> {
  const { method = call.body === undefined ? 'GET' : 'POST', path, body, person, headers } = call;
  const began = performance.now();
  const answer = await fetch(fire.url + path, {
    method,
    headers: { ...headersOf(person ?? null, { body }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null);
  fire.took.push({ status: answer?.status ?? 0, ms: performance.now() - began });
  if (answer && answer.status >= 500 && answer.status !== 503)
    fire.faults.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer && { status: answer.status, body: bodyOf(answer.text) };
}

/** Retries with one key until there is a final response, like a person who clicks again. */
export async function press(fire: Fire, call: Call): Promise<BalancedAnswer> {
  const keyed = { ...call, headers: { 'idempotency-key': randomUUID(), ...call.headers } };
  const until = performance.now() + patience;
  for (;;) {
    const answer = await once(fire, keyed);
    if (answer && answer.status < 500 && ![408, 429].includes(answer.status) && !inProgress(answer))
      return answer;
    if (performance.now() > until)
      throw new Error(
        `${call.path} was pressed for five minutes: ${answer?.status} ${JSON.stringify(answer?.body)}`,
      );
    await sleep(50);
  }
}

/** The same; any response but success is a fault and ends this worker. */
export async function insistOn(fire: Fire, call: Call): Promise<BalancedAnswer['body']> {
  const { status, body } = await press(fire, call);
  if (status < 300) return body;
  throw new Error(`${call.method ?? ''} ${call.path}: ${status} ${JSON.stringify(body)}`);
}

/** Repeats work until the load ends; an exception is a fault. */
export async function keepOn(fire: Fire, work: (turn: number) => Promise<void>): Promise<void> {
  try {
    for (let turn = 0; !fire.over(); turn += 1) await work(turn);
  } catch (thrown) {
    fire.faults.push(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    return { text };
  }
}
