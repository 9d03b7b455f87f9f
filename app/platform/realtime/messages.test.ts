import { describe, expect, it } from 'vitest';
import { encodeMessage, readMessage } from './messages.ts';

const text = (value: string) => Buffer.from(value);
/** A binary broadcast: kind, five lengths, payload kind, then the parts. */
function broadcast(parts: readonly string[], payload: string, { kind = 3, payloadKind = 1 } = {}): Buffer {
  const encoded = parts.map(text);
  const lengths = encoded.map(({ length }) => length);
  return Buffer.concat([Buffer.from([kind, ...lengths, payloadKind]), ...encoded, text(payload)]);
}
const parts = ['7', '8', 'realtime:tutor:1', 'changed', ''];

describe('a binary broadcast', () => {
  it('is read with its references, topic, event and payload', () => {
    expect(readMessage(broadcast(parts, '{"what":"hours"}'), '2.0.0')).toEqual({
      joinRef: '7',
      ref: '8',
      topic: 'realtime:tutor:1',
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'changed', payload: { what: 'hours' } },
    });
  });

  it('without references and payload is read all the same', () => {
    const [, , topic = '', event = ''] = parts;
    expect(readMessage(broadcast(['', '', topic, event, ''], ''), '2.0.0')).toEqual({
      joinRef: null,
      ref: null,
      topic: 'realtime:tutor:1',
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'changed' },
    });
  });

  it('with extras is read without them', () => {
    const read = readMessage(broadcast(['7', '8', 'realtime:tutor:1', 'changed', 'xyz'], '{"a":1}'), '2.0.0');
    expect(read).toMatchObject({ joinRef: '7', topic: 'realtime:tutor:1', payload: { payload: { a: 1 } } });
  });

  it('with bytes of another kind has no payload', () => {
    const read = readMessage(broadcast(parts, '{"a":1}', { payloadKind: 0 }), '2.0.0');
    expect(read?.payload).toEqual({ type: 'broadcast', event: 'changed' });
  });

  it.each([
    ['of another kind', broadcast(parts, '{}', { kind: 2 })],
    ['shorter than its lengths', broadcast(parts, '').subarray(0, 20)],
    ['of six bytes', broadcast(parts, '').subarray(0, 6)],
    ['without a topic', broadcast(['', '', '', 'changed', ''], '{}')],
  ])('%s is none', (_, bytes) => {
    expect(readMessage(bytes, '2.0.0')).toBeNull();
  });

  it('is unknown to version 1.0.0', () => {
    expect(readMessage(broadcast(parts, '{}'), '1.0.0')).toBeNull();
  });
});

describe.each([
  ['1.0.0', { join_ref: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { b: 1 } }],
  ['2.0.0', ['1', '2', 'realtime:a', 'phx_join', { b: 1 }]],
] as const)('version %s', (version, written) => {
  const message = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { b: 1 } };

  it('writes and reads the same message', () => {
    expect(JSON.parse(encodeMessage(message, version).toString())).toEqual(written);
    expect(readMessage(JSON.stringify(written), version)).toEqual(message);
  });

  it('refuses the form of the other version and what is no JSON', () => {
    expect(readMessage(JSON.stringify(written), version === '1.0.0' ? '2.0.0' : '1.0.0')).toBeNull();
    expect(readMessage('{', version)).toBeNull();
  });
});
