import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '#database/seed/accounts.ts';

export type SignedInPerson = { id: string; token: string };
export type BalancedAnswer = { status: number; body: Record<string, unknown> };

/** What goes on while processes die: where it is sent, and what came of it. */
export type BalancedLoad = {
  url: string;
  /** Whether nothing new is begun any more. */
  over(): boolean;
  /** Requests whose answer nobody has heard yet, to be sent once more when everything stands again. */
  unknown: (() => Promise<void>)[];
  /** What should not be. */
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

/** An app server that has just become ready on a busy machine may say that it cannot yet. */
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

/** The first try is still counted as going on, though its process may be dead. */
const inProgress = ({ status, body }: BalancedAnswer) =>
  status === 409 && (body.error as { code?: string } | undefined)?.code === 'request_in_progress';

/** A machine that is busy gives a call up, or asks for a pause. */
const cameToNothing = new Set([408, 429]);

/** Tries until there is an answer, as a person would who presses again; null when a first try is taken for alive. */
export async function insist(
  url: string,
  person: SignedInPerson,
  request: Request,
): Promise<BalancedAnswer | null> {
  for (;;) {
    const answer = await send(url, person, request).catch(() => null);
    if (answer && inProgress(answer)) return null;
    if (answer && answer.status < 500 && !cameToNothing.has(answer.status)) return answer;
    await sleep(100);
  }
}

/**
 * A write under a key of its own. When a process has died with it, it is left as unknown, `then` hears of it when it has been sent
 * once more at the end, and null is given.
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
