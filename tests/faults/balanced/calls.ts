import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '#database/seed/accounts.ts';

export type SignedInPerson = { id: string; token: string };
export type BalancedAnswer = { status: number; body: Record<string, unknown> };

/** The load while processes are killed: its target and its results. */
export type BalancedLoad = {
  url: string;
  /** Whether to start nothing new. */
  over(): boolean;
  /** Requests without a response, to be repeated at the end, when all processes run. */
  unknown: (() => Promise<void>)[];
  /** Detected faults. */
  faults: string[];
  /** Acknowledged writes so far. */
  acknowledged(): number;
  acknowledge(): void;
};

export function startLoad(url: string): BalancedLoad & { end(): void } {
  let [over, count] = [false, 0];
  return {
    url,
    over: () => over,
    unknown: [],
    faults: [],
    acknowledged: () => count,
    acknowledge: () => (count += 1),
    end: () => (over = true),
  };
}

/** On a busy machine an app server may time out shortly after it became ready. */
export async function signedIn(url: string, email: string): Promise<SignedInPerson> {
  for (let tries = 0; ; tries += 1) {
    const { status, body } = await send(url, null, {
      path: '/auth/v1/token?grant_type=password',
      body: { email, password: demoPassword },
    });
    if (status === 200) return { id: (body.user as { id: string }).id, token: String(body.access_token) };
    if (status !== 503 || tries > 50) throw new Error(`${email}: ${status} ${JSON.stringify(body)}`);
  }
}

type Request = { method?: string; path: string; body?: unknown; key?: string };

async function send(
  url: string,
  person: SignedInPerson | null,
  { method, path, body, key }: Request,
): Promise<BalancedAnswer> {
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: headersOf(person, { body, key }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

export const headersOf = (
  person: SignedInPerson | null,
  { body, key }: Pick<Request, 'body' | 'key'> = {},
) => ({
  'accept-language': 'en',
  ...(person ? { authorization: `Bearer ${person.token}` } : {}),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(key ? { 'idempotency-key': key } : {}),
});

/** The first attempt still counts as running, though its process may be dead. */
const inProgress = ({ status, body }: BalancedAnswer) =>
  status === 409 && (body.error as { code?: string } | undefined)?.code === 'request_in_progress';

/** A busy machine times a call out, or asks for a pause. */
const retriable = new Set([408, 429]);

/** Retries until there is a response, like a person who clicks again; null while the first attempt counts as running. */
export async function insist(
  url: string,
  person: SignedInPerson,
  request: Request,
): Promise<BalancedAnswer | null> {
  for (;;) {
    const answer = await send(url, person, request).catch(() => null);
    if (answer && inProgress(answer)) return null;
    if (answer && answer.status < 500 && !retriable.has(answer.status)) return answer;
    await sleep(100);
  }
}

/**
 * A write with its own idempotency key. When its process dies, it is added to the unknown ones and null is returned; `then` is called with
 * the response of its repetition at the end.
 */
export async function write(
  load: BalancedLoad,
  person: SignedInPerson,
  request: Request,
  then: (answer: BalancedAnswer) => void = () => undefined,
): Promise<BalancedAnswer | null> {
  const keyed = { key: randomUUID(), ...request };
  const answer = await insist(load.url, person, keyed);
  if (answer) return answer;
  load.unknown.push(async () => {
    const late = await insist(load.url, person, keyed);
    if (late) then(late);
    else load.faults.push(`${request.path} is never answered`);
  });
  return null;
}
