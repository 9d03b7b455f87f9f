import { expect, it } from 'vitest';
import type { Account } from '../api/context.server.ts';
import { createAudience } from './audience.ts';
import { openConversation, type ConversationDeps } from './conversation.server.ts';
import { readMessage, type Message } from './messages.ts';

/* One socket of Noor: she may listen to and broadcast on `tutor:lucia` while allowed. What is sent to her is recorded. */

const account: Account = { id: 'noor', email: 'noor@example.org', isAdmin: false, sessionId: undefined };
const limits = { channelsPerSocket: 2, burst: 10, perSecond: 5, silence: 1000 } as ConversationDeps['limits'];

function noor() {
  const audience = createAudience();
  const welcome = { now: true, signed: true };
  const received: Message[] = [];
  const published: unknown[] = [];
  const conversation = openConversation(
    {
      id: 'noor',
      version: '2.0.0',
      send: (text) => {
        const message = readMessage(text.toString('utf8'), '2.0.0');
        if (message) received.push(message);
      },
    },
    {
      rules: [
        {
          name: 'tutor',
          mayHear: () => Promise.resolve(welcome.now),
          maySpeak: () => Promise.resolve(welcome.now),
        },
      ],
      accountOf: () => Promise.resolve(welcome.signed ? account : null),
      stillSigned: () => Promise.resolve(welcome.signed),
      audience,
      tell: (note) => {
        published.push(note.payload);
        return Promise.resolve(true);
      },
      limits,
    },
  );
  const say = async (topic: string, event: string, payload: Message['payload'] = {}, joinRef = '1') => {
    received.length = 0;
    await conversation.hear({ joinRef, ref: '9', topic, event, payload });
    return received.map(({ event: what, payload: about }) => `${what} ${String(about.status ?? '')}`.trim());
  };
  const join = (topic: string, joinRef?: string) =>
    say(`realtime:${topic}`, 'phx_join', { config: { private: true }, access_token: 'hers' }, joinRef);
  return { audience, welcome, received, published, conversation, say, join };
}

const note = { topic: 'tutor:lucia', event: 'changed', payload: { what: 'hours' } };

it('a member receives notes until leaving', async () => {
  const { join, say, audience, received } = noor();
  expect(await join('tutor:lucia')).toEqual(['phx_reply ok']);
  received.length = 0;
  audience.deliver(note);
  expect(received.map(({ payload }) => payload)).toEqual([
    { type: 'broadcast', event: 'changed', payload: note.payload },
  ]);
  expect(await say('realtime:tutor:lucia', 'phx_leave')).toEqual(['phx_reply ok']);
  received.length = 0;
  audience.deliver(note);
  expect(received).toEqual([]);
});

it('a topic without a rule, and one channel beyond the limit, are refused', async () => {
  const { join, conversation } = noor();
  expect(await join('somewhere:else')).toEqual(['phx_reply error']);
  await join('tutor:lucia');
  await join('tutor:amara', '2');
  expect(await join('tutor:camille', '3')).toEqual(['phx_reply error']);
  expect(conversation.channels()).toBe(2);
});

it('a channel that is joined again replaces the earlier one, and receives everything once', async () => {
  const { join, say, conversation, audience, received } = noor();
  await join('tutor:lucia', '1');
  await join('tutor:lucia', '2');
  expect(conversation.channels()).toBe(1);
  received.length = 0;
  audience.deliver(note);
  expect(received).toHaveLength(1);
  expect(await say('realtime:tutor:lucia', 'broadcast', { event: 'x' }, '1')).toEqual(['phx_reply error']);
});

it('a member who lost the permission is notified at the next heartbeat, and receives nothing more', async () => {
  const { join, say, welcome, audience, received } = noor();
  await join('tutor:lucia');
  welcome.now = false;
  expect(await say('phoenix', 'heartbeat')).toEqual(['phx_reply ok', 'system error', 'phx_close']);
  received.length = 0;
  audience.deliver(note);
  expect(received).toEqual([]);
});

it('a channel closes when its token has expired, without a message from the browser', async () => {
  const { join, welcome, conversation, received } = noor();
  await join('tutor:lucia');
  received.length = 0;
  await conversation.dropEnded();
  expect(received).toEqual([]);
  welcome.signed = false;
  await conversation.dropEnded();
  expect(received.map(({ event }) => event)).toEqual(['system', 'phx_close']);
});

it('a permitted broadcast reaches all processes; once the permission is lost it is refused', async () => {
  const { join, say, welcome, published } = noor();
  await join('tutor:lucia');
  const words = { type: 'broadcast', event: 'typing', payload: { at: 'desk' } };
  expect(await say('realtime:tutor:lucia', 'broadcast', words)).toEqual(['phx_reply ok']);
  welcome.now = false;
  expect(await say('realtime:tutor:lucia', 'broadcast', words)).toEqual(['phx_reply error']);
  expect(published).toEqual([{ at: 'desk' }]);
});
