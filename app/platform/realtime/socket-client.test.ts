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

function arrives() {
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
      place: 'here',
      version: '2.0.0',
      now: () => now,
      log: silentLog,
      gone: (who) => gone.push(who),
    },
    {
      rules: [],
      accountOf: () => Promise.resolve(null),
      stillSigned: () => Promise.resolve(true),
      audience: createAudience(),
      tell: () => Promise.resolve(true),
      limits,
    },
  );
  return {
    guest,
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
