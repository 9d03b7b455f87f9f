import { describe, expect, it } from 'vitest';
import type { Account } from '../api/context.server.ts';
import { createAudience } from './audience.ts';
import { type ConversationDeps, openConversation } from './conversation.server.ts';
import type { Message } from './messages.ts';
import type { Note } from './notes.ts';

const account: Account = { id: 'noor', email: 'noor@example.org', isAdmin: false, sessionId: undefined };

/** One socket, and rules of which a test decides; `received` holds what is sent to it. */
function openSocket(overrides: Partial<ConversationDeps> = {}) {
  const received: unknown[][] = [];
  const checks: unknown[] = [];
  const published: Note[] = [];
  const audience = createAudience();
  const deps: ConversationDeps = {
    rules: [
      {
        name: 'tutor',
        mayHear: (who, id) => (checks.push(['hear', who.id, id]), Promise.resolve(id !== 'closed')),
        maySpeak: (who, id) => (checks.push(['speak', who.id, id]), Promise.resolve(id === 'lucia')),
      },
      { name: 'founders', mayHear: () => Promise.resolve(true) },
    ],
    accountOf: (token) => Promise.resolve(token === 'hers' ? account : null),
    stillSigned: () => Promise.resolve(true),
    audience,
    tell: (note) => (published.push(note), Promise.resolve(true)),
    limits: { channelsPerSocket: 2 } as ConversationDeps['limits'],
    ...overrides,
  };
  const send = (text: Buffer) => void received.push(JSON.parse(text.toString()) as unknown[]);
  const conversation = openConversation({ id: 'socket', version: '2.0.0', send }, deps);
  const say = async (topic: string, event: string, payload: Message['payload'] = {}, joinRef = '1') => {
    received.length = 0;
    await conversation.hear({ joinRef, ref: '9', topic, event, payload });
    return received.map((message) => message.slice(3));
  };
  const join = (topic: string, config: object = {}, access_token: string | undefined = 'hers') =>
    say(`realtime:${topic}`, 'phx_join', { config: { private: true, ...config }, access_token });
  return { audience, checks, conversation, received, join, published, say };
}

const accepted = (response: object = {}) => [['phx_reply', { status: 'ok', response }]];
const refused = (reason: string) => [['phx_reply', { status: 'error', response: { reason } }]];
const unauthorized = (topic: string) =>
  refused(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`);

describe('joining a topic', () => {
  it('is asked of its rule, for the account of the token', async () => {
    const { checks, conversation, join } = openSocket();
    expect(await join('tutor:lucia')).toEqual(accepted({ postgres_changes: [] }));
    expect([checks, conversation.channels()]).toEqual([[['hear', 'noor', 'lucia']], 1]);
  });

  it.each([
    ['tutor:closed', 'hers'],
    ['tutor:lucia', 'another'],
    ['tutor:lucia', ''],
    ['learner:1', 'hers'],
  ])('%s with the token %j is refused', async (topic, token) => {
    const { conversation, join } = openSocket();
    expect(await join(topic, {}, token)).toEqual(unauthorized(topic));
    expect(conversation.channels()).toBe(0);
  });

  it.each([
    [{ private: false }, 'Only private channels are offered here.'],
    [{ private: null }, 'Only private channels are offered here.'],
    [{ presence: { enabled: true } }, 'Only broadcasts are offered here.'],
    [{ postgres_changes: [{}] }, 'Only broadcasts are offered here.'],
    [{ broadcast: 'yes' }, 'This cannot be joined.'],
  ])('with %j is refused without a question', async (config, reason) => {
    const { checks, conversation, join } = openSocket();
    expect(await join('tutor:lucia', config)).toEqual(refused(reason));
    expect([checks, conversation.channels()]).toEqual([[], 0]);
  });

  it('without options, or without the prefix of the client, is refused', async () => {
    const { say } = openSocket();
    expect(await say('realtime:tutor:lucia', 'phx_join', { access_token: 'hers' })).toEqual(
      refused('Only private channels are offered here.'),
    );
    expect(await say('tutor:lucia', 'phx_join', { config: { private: true }, access_token: 'hers' })).toEqual(
      refused('This cannot be joined.'),
    );
  });

  it('is possible for a topic that is open already when no other one is', async () => {
    const { conversation, join } = openSocket();
    await join('tutor:1');
    await join('tutor:2');
    expect(await join('tutor:3')).toEqual(refused('Too many channels.'));
    expect(await join('tutor:2')).toEqual(accepted({ postgres_changes: [] }));
    expect(conversation.channels()).toBe(2);
  });

  it('keeps the earlier channel when joining again is refused', async () => {
    const { conversation, join } = openSocket();
    await join('tutor:1');
    expect(await join('tutor:1', {}, 'another')).toEqual(unauthorized('tutor:1'));
    expect(conversation.channels()).toBe(1);
  });

  it('that cannot be decided now is refused, and the reason is passed on', async () => {
    const away = new Error('away');
    const { conversation, join, received } = openSocket({ accountOf: () => Promise.reject(away) });
    await expect(join('tutor:1')).rejects.toBe(away);
    expect(received.map((message) => message.slice(3))).toEqual(refused('This cannot be told now.'));
    expect(conversation.channels()).toBe(0);
  });
});

describe('a member', () => {
  it.each([
    [{}, 0],
    [{ broadcast: { self: false } }, 0],
    [{ broadcast: { self: true } }, 1],
  ])('that joins with %j hears its own broadcasts %i times', async (config, times) => {
    const { audience, received, join } = openSocket();
    await join('tutor:lucia', config);
    received.length = 0;
    audience.deliver({ topic: 'tutor:lucia', event: 'x', payload: {}, from: 'socket' });
    expect(received).toHaveLength(times);
  });

  it('leaves its own channel only', async () => {
    const { conversation, join, say } = openSocket();
    await join('tutor:lucia');
    expect(await say('realtime:tutor:lucia', 'phx_leave', {}, '2')).toEqual(accepted());
    expect(conversation.channels()).toBe(1);
    expect(await say('realtime:tutor:lucia', 'phx_leave', {}, '1')).toEqual(accepted());
    expect(conversation.channels()).toBe(0);
    expect(await say('realtime:tutor:lucia', 'phx_leave', {}, '1')).toEqual(accepted());
  });

  it('says nothing in a channel that it has not joined', async () => {
    const { join, published, say } = openSocket();
    const words = { event: 'typing', payload: {} };
    expect(await say('realtime:tutor:lucia', 'broadcast', words)).toEqual(refused('unmatched topic'));
    await join('tutor:lucia');
    expect(await say('realtime:tutor:lucia', 'broadcast', words, '2')).toEqual(refused('unmatched topic'));
    expect(await say('realtime:tutor:lucia', 'presence')).toEqual(refused('This is not offered here.'));
    expect(published).toEqual([]);
  });

  it('hears nothing more once the socket has ended', async () => {
    const { audience, conversation, received, join } = openSocket();
    await join('tutor:lucia');
    conversation.end();
    received.length = 0;
    audience.deliver({ topic: 'tutor:lucia', event: 'x', payload: {} });
    expect([received, conversation.channels()]).toEqual([[], 0]);
  });

  it('that sends a heartbeat keeps what it may hear', async () => {
    const { conversation, join, say } = openSocket();
    await join('tutor:lucia');
    expect(await say('phoenix', 'heartbeat')).toEqual(accepted());
    expect(conversation.channels()).toBe(1);
    expect(await say('phoenix', 'other')).toEqual(refused('unmatched topic'));
  });
});

describe('a broadcast of a browser', () => {
  const words = { type: 'broadcast', event: 'typing', payload: { at: 'desk' } };

  it('is published under the name of its socket', async () => {
    const { join, published, say } = openSocket();
    await join('tutor:lucia');
    expect(await say('realtime:tutor:lucia', 'broadcast', words)).toEqual(accepted());
    await say('realtime:tutor:lucia', 'broadcast', { event: 'typing', payload: null });
    expect(published).toEqual([
      { topic: 'tutor:lucia', event: 'typing', payload: { at: 'desk' }, from: 'socket' },
      { topic: 'tutor:lucia', event: 'typing', payload: {}, from: 'socket' },
    ]);
  });

  it.each([
    ['on a topic where it may only listen', 'tutor:amara', words],
    ['on a topic where only the server speaks', 'founders', words],
    ['without an event', 'tutor:lucia', { payload: {} }],
    ['without a payload', 'tutor:lucia', { event: 'typing' }],
  ])('%s is refused', async (_, topic, payload) => {
    const { join, published, say } = openSocket();
    await join(topic);
    expect(await say(`realtime:${topic}`, 'broadcast', payload)).toEqual(
      refused('Nobody but the server speaks here.'),
    );
    expect(published).toEqual([]);
  });

  it('whose session has ended is refused', async () => {
    let isSignedIn = true;
    const { join, published, say } = openSocket({
      accountOf: () => Promise.resolve(isSignedIn ? account : null),
    });
    await join('tutor:lucia');
    isSignedIn = false;
    expect(await say('realtime:tutor:lucia', 'broadcast', words)).toEqual(
      refused('Nobody but the server speaks here.'),
    );
    expect(published).toEqual([]);
  });

  it('that is too long is refused', async () => {
    const { join, say } = openSocket({ tell: () => Promise.resolve(false) });
    await join('tutor:lucia');
    expect(await say('realtime:tutor:lucia', 'broadcast', words)).toEqual(
      refused('The message is too long.'),
    );
  });
});

describe('a renewed token', () => {
  it('that opens the channel replaces the earlier one', async () => {
    const checked: string[] = [];
    const { conversation, join, say } = openSocket({
      accountOf: () => Promise.resolve(account),
      stillSigned: (token) => (checked.push(token), Promise.resolve(true)),
    });
    await join('tutor:lucia');
    expect(await say('realtime:tutor:lucia', 'access_token', { access_token: 'next' })).toEqual([]);
    await conversation.dropEnded();
    expect([checked, conversation.channels()]).toEqual([['next'], 1]);
  });

  it.each([{ access_token: 'another' }, { access_token: null }, {}])('%j closes it', async (payload) => {
    const { conversation, join, say } = openSocket();
    await join('tutor:lucia');
    const reply = await say('realtime:tutor:lucia', 'access_token', payload);
    expect(reply).toEqual([
      [
        'system',
        {
          status: 'error',
          extension: 'system',
          message: 'The access token does not open this channel.',
          channel: 'tutor:lucia',
        },
      ],
      ['phx_close', {}],
    ]);
    expect(conversation.channels()).toBe(0);
  });
});
