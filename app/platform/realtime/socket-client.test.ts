import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { silentLog } from '../log.server.ts';
import { createAudience } from './audience.ts';
import type { ConversationDeps } from './conversation.server.ts';
import { SocketClient } from './socket-client.server.ts';

/* A burst of ten messages and five per second; two seconds of silence. Times in milliseconds. */

const limits = {
  burst: 10,
  perSecond: 5,
  silence: 2000,
  channelsPerSocket: 2,
  messageBytes: 1000,
  waitingBytes: 10_000,
} as ConversationDeps['limits'];

const heartbeat = '[null,"1","phoenix","heartbeat",{}]';

function arrives(deps: Partial<ConversationDeps> = {}) {
  const warnings: unknown[] = [];
  const answers: string[] = [];
  let closed: number | null = null;
  let now = 0;
  const gone: SocketClient[] = [];
  const guest = new SocketClient(
    {
      send: (text) => void answers.push(text.toString('utf8')),
      close: (code) => void (closed ??= code),
    },
    {
      id: 'g',
      networks: ['here'],
      version: '2.0.0',
      now: () => now,
      log: { ...silentLog, warn: (given: unknown) => void warnings.push(given) } as typeof silentLog,
      gone: (who) => gone.push(who),
    },
    {
      rules: [],
      accountOf: () => Promise.resolve(null),
      stillSigned: () => Promise.resolve(true),
      audience: createAudience(),
      tell: () => Promise.resolve(true),
      limits,
      ...deps,
    },
  );
  return {
    guest,
    gone,
    warnings,
    pass: (milliseconds: number) => (now += milliseconds),
    says: async (text: string, times = 1) => {
      for (let time = 0; time < times; time += 1) guest.events.message(text);
      for (let turn = 0; turn < 40; turn += 1) await nextTurn();
    },
    /** The number of replies, and the close status, if the socket was closed. */
    observed: () => ({ answers: answers.length, closed }),
  };
}

it('a burst is answered, and more as time passes', async () => {
  const { says, pass, observed } = arrives();
  await says(heartbeat, 10);
  expect(observed()).toEqual({ answers: 10, closed: null });
  pass(1000);
  await says(heartbeat, 5);
  expect(observed()).toEqual({ answers: 15, closed: null });
});

it('a client over the limit is closed', async () => {
  const { says, observed } = arrives();
  await says(heartbeat, 12);
  expect(observed().closed).toBe(1008);
});

it('a message that no client would send closes the socket', async () => {
  const { says, observed } = arrives();
  await says('hello');
  expect(observed()).toEqual({ answers: 0, closed: 1008 });
});

it('a silent socket is closed, an active one is not', async () => {
  const { guest, says, pass, observed } = arrives();
  pass(1500);
  await says(heartbeat);
  pass(1500);
  await guest.sweep();
  expect(observed().closed).toBeNull();
  pass(500);
  await guest.sweep();
  expect(observed().closed).toBe(1001);
});

it('the whole of a burst is answered, and one message more is too many', async () => {
  const { says, observed } = arrives();
  await says(heartbeat, 10);
  expect(observed()).toEqual({ answers: 10, closed: null });
  await says(heartbeat);
  expect(observed()).toEqual({ answers: 10, closed: 1008 });
});

it('time gives a message back every fifth of a second, and never more than a burst', async () => {
  const { says, pass, observed } = arrives();
  await says(heartbeat, 10);
  pass(199);
  await says(heartbeat);
  expect(observed()).toEqual({ answers: 10, closed: 1008 });
  const other = arrives();
  await other.says(heartbeat, 10);
  other.pass(200);
  await other.says(heartbeat);
  expect(other.observed()).toEqual({ answers: 11, closed: null });
  const patient = arrives();
  patient.pass(60_000);
  await patient.says(heartbeat, 10);
  expect(patient.observed().closed).toBeNull();
  await patient.says(heartbeat);
  expect(patient.observed().closed).toBe(1008);
});

const join = JSON.stringify([
  '1',
  '2',
  'realtime:room',
  'phx_join',
  { config: { private: true }, access_token: 't' },
]);
const rules = [{ name: 'room', mayHear: () => Promise.resolve(true) }];
const account = { id: 'a', email: 'a@example.org', isAdmin: false, sessionId: undefined };

it('messages that wait for an answer are no more than a burst', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof account>();
  const { says, pass, observed } = arrives({ rules, accountOf: () => promise });
  await says(join);
  for (let waiting = 2; waiting <= 11; waiting += 1) {
    pass(200);
    await says(heartbeat);
  }
  expect(observed()).toEqual({ answers: 0, closed: null });
  pass(200);
  await says(heartbeat);
  expect(observed()).toEqual({ answers: 0, closed: 1008 });
  resolve(account);
});

it('messages are answered in order, also when the first takes long', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof account>();
  const { says, observed } = arrives({ rules, accountOf: () => promise });
  await says(join);
  await says(heartbeat);
  expect(observed().answers).toBe(0);
  resolve(account);
  await says(heartbeat, 0);
  expect(observed()).toEqual({ answers: 2, closed: null });
});

it('a socket that has gone answers nothing more, and is reported once', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof account>();
  const { guest, gone, says, observed } = arrives({ rules, accountOf: () => promise });
  await says(join);
  await says(heartbeat);
  guest.events.gone();
  expect(gone).toEqual([guest]);
  const answered = observed().answers;
  resolve(account);
  await says('', 0);
  // Only what was under way is still answered.
  expect(observed().answers - answered).toBe(1);
});

it('a failure is logged, unless the database is away, and later messages are answered', async () => {
  const failing = arrives({ rules, accountOf: () => Promise.reject(new Error('a bug')) });
  await failing.says(join);
  await failing.says(heartbeat);
  expect(failing.warnings).toEqual([{ err: new Error('a bug') }]);
  expect(failing.observed()).toEqual({ answers: 2, closed: null });
  const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const quiet = arrives({ rules, accountOf: () => Promise.reject(away) });
  await quiet.says(join);
  expect(quiet.warnings).toEqual([]);
});

it('a sweep waits until expired channels are closed, and survives a failure', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { guest, says } = arrives({
    rules,
    accountOf: () => Promise.resolve(account),
    stillSigned: () => promise,
  });
  await says(join);
  let isSwept = false;
  const sweeping = guest.sweep().then(() => (isSwept = true));
  await nextTurn();
  expect(isSwept).toBe(false);
  resolve(false);
  await sweeping;
  const failing = arrives({
    rules,
    accountOf: () => Promise.resolve(account),
    stillSigned: () => Promise.reject(new Error('away')),
  });
  await failing.says(join);
  await failing.guest.sweep();
  expect(failing.observed().closed).toBeNull();
});
