import { expect, test } from 'vitest';
import { createAudience } from './audience.ts';
import { type Channel, Channels } from './channels.ts';

function openChannels() {
  const sent: unknown[] = [];
  const audience = createAudience();
  const channels = new Channels(
    { id: 's', version: '2.0.0', send: (text) => void sent.push(JSON.parse(text.toString())) },
    audience,
  );
  const heard: string[] = [];
  const channelOf = (topic: string, joinRef = '1'): Channel => ({
    topic,
    joinRef,
    token: 't',
    member: { id: 's', version: '2.0.0', self: false, send: (text) => void heard.push(text.toString()) },
  });
  const deliver = (topic: string) => {
    heard.length = 0;
    audience.deliver({ topic, event: 'changed', payload: {} });
    return heard.length;
  };
  return { channels, channelOf, sent, deliver };
}

test('an open channel hears its topic until it is left', () => {
  const { channels, channelOf, deliver } = openChannels();
  const channel = channelOf('tutor:1');
  channels.open(channel);
  channels.open(channelOf('tutor:2'));
  expect([channels.size, channels.at('tutor:1'), [...channels.all()].length]).toEqual([2, channel, 2]);
  expect(deliver('tutor:1')).toBe(1);
  channels.forget(channel);
  expect([channels.size, channels.at('tutor:1')]).toEqual([1, undefined]);
  expect([deliver('tutor:1'), deliver('tutor:2')]).toEqual([0, 1]);
});

test('a channel that is dismissed is told why, then that it is closed', () => {
  const { channels, channelOf, sent, deliver } = openChannels();
  const channel = channelOf('tutor:1', '7');
  channels.open(channel);
  channels.dismiss(channel, 'The session has ended.');
  expect(sent).toEqual([
    [
      '7',
      null,
      'realtime:tutor:1',
      'system',
      { status: 'error', extension: 'system', message: 'The session has ended.', channel: 'tutor:1' },
    ],
    ['7', '7', 'realtime:tutor:1', 'phx_close', {}],
  ]);
  expect([channels.size, deliver('tutor:1')]).toEqual([0, 0]);
});

test('a channel that was joined again meanwhile is not dismissed in place of the new one', () => {
  const { channels, channelOf, sent, deliver } = openChannels();
  const earlier = channelOf('tutor:1', '1');
  channels.open(earlier);
  channels.forget(earlier);
  channels.open(channelOf('tutor:1', '2'));
  channels.dismiss(earlier, 'The session has ended.');
  expect([sent, channels.size, deliver('tutor:1')]).toEqual([[], 1, 1]);
});

test('an answer carries the references of its message', () => {
  const { channels, sent } = openChannels();
  const message = { joinRef: '3', ref: '9', topic: 'realtime:tutor:1', event: 'phx_join', payload: {} };
  channels.accept(message);
  channels.accept(message, { postgres_changes: [] });
  channels.refuse(message, 'Too many channels.');
  expect(sent).toEqual([
    ['3', '9', 'realtime:tutor:1', 'phx_reply', { status: 'ok', response: {} }],
    ['3', '9', 'realtime:tutor:1', 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }],
    [
      '3',
      '9',
      'realtime:tutor:1',
      'phx_reply',
      { status: 'error', response: { reason: 'Too many channels.' } },
    ],
  ]);
});
