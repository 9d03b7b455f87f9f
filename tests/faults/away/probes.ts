import { randomUUID } from 'node:crypto';
import { demoPassword } from '#database/seed/accounts.ts';
import type { OutageAppServer } from './outage-app-server.ts';

export type ProbeAnswer = {
  name: string;
  status: number;
  ms: number;
  code: string;
  message: string;
  retryAfter: string | null;
};
/** A call that needs the database, and the responses that are never allowed, whatever fails. */
export type Probe = { name: string; call(): Promise<Response>; never: number[] };

const json = { 'content-type': 'application/json', 'accept-language': 'es' };

/** Calls of every kind: with and without an account, reading and writing, through our API, the auth service and REST. */
export async function probesOf(app: OutageAppServer): Promise<Probe[]> {
  const signIn = (password: string, email = 'leo.learner@example.org') =>
    app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password }),
    });
  const session = await untilDone<{ access_token: string }>(() => signIn(demoPassword));
  const authorized = { ...json, authorization: `Bearer ${session.access_token}` };
  const get = (path: string, headers: Record<string, string> = json) => app.request(path, { headers });
  const post = (path: string, body: object, headers: Record<string, string> = json) =>
    app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const question = { model: 'socratic-guide', problem: '2(x - 3) = 4', locale: 'es' };
  const { session: lesson } = await untilDone<{ session: { id: string } }>(() =>
    post('/functions/v1/teaching/sessions', question, authorized),
  );
  return [
    { name: 'tutors', call: () => get('/functions/v1/tutors'), never: [] },
    { name: 'page of a tutor', call: () => get('/tutors/amara-okafor'), never: [] },
    { name: 'data of that page', call: () => get('/tutors/amara-okafor.data'), never: [] },
    { name: 'own bookings', call: () => get('/functions/v1/bookings', authorized), never: [401, 403] },
    // Non-founders have no access, also when the role cannot be checked.
    {
      name: 'users, as a learner',
      call: () => get('/functions/v1/founders/users', authorized),
      never: [200],
    },
    { name: 'bookings, as nobody', call: () => get('/functions/v1/bookings'), never: [200] },
    {
      name: 'message',
      call: () =>
        post('/functions/v1/contact', {
          topic: 'question',
          name: 'Noor',
          email: `${randomUUID()}@example.org`,
          message: randomUUID(),
        }),
      never: [],
    },
    {
      name: 'hold',
      call: () =>
        post(
          '/functions/v1/bookings/holds',
          { tutorId: 'amara-okafor', start: '2020-01-01T10:00:00Z', minutes: 60 },
          { ...authorized, 'idempotency-key': randomUUID() },
        ),
      never: [201],
    },
    {
      name: 'turn, as a stream',
      call: () =>
        post(
          `/functions/v1/teaching/sessions/${lesson.id}/turns`,
          { text: 'Hola' },
          { ...authorized, accept: 'text/event-stream' },
        ),
      never: [],
    },
    { name: 'sign-in', call: () => signIn(demoPassword), never: [] },
    { name: 'wrong password', call: () => signIn('wrong', 'carmen.parent@example.org'), never: [200] },
    {
      name: 'click, through REST',
      call: () =>
        post(
          '/rest/v1/referral_events',
          { code: randomUUID(), type: 'click' },
          { ...json, prefer: 'return=minimal' },
        ),
      never: [],
    },
    {
      name: 'preferences, through REST',
      call: () => get('/rest/v1/user_preferences?select=*', authorized),
      never: [401, 403],
    },
    { name: 'who am I', call: () => get('/auth/v1/user', authorized), never: [] },
  ];
}

/** A busy machine times calls out. */
async function untilDone<Body>(call: () => Promise<Response>): Promise<Body> {
  for (let tries = 0; ; tries += 1) {
    const response = await call();
    if (response.ok) return (await response.json()) as Body;
    if (tries > 200) throw new Error(`${response.status} ${await response.text()}`);
  }
}

export async function ask({ name, call }: Probe): Promise<ProbeAnswer> {
  const began = performance.now();
  const response = await call();
  const text = await response.text();
  const ms = performance.now() - began;
  const body = parsed(text);
  const error = (body.error ?? body) as {
    code?: string;
    error_code?: string;
    message?: string;
    msg?: string;
  };
  return {
    name,
    status: response.status,
    ms,
    code: String(error.error_code ?? error.code ?? ''),
    message: error.message ?? error.msg ?? /<h1>(.+?)<\/h1>/.exec(text)?.[1] ?? text.slice(0, 200),
    retryAfter: response.headers.get('retry-after'),
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
