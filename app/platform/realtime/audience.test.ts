import { expect, it } from 'vitest';
import { createAudience } from './audience.ts';
import type { Version } from './messages.ts';

function member(id: string, { version = '2.0.0' as Version, self = false } = {}) {
  const received: unknown[] = [];
  return {
    id,
    version,
    self,
    received,
    send: (text: Buffer) => void received.push(JSON.parse(text.toString())),
  };
}

const payload = { what: 'hours' };
const event = { type: 'broadcast', event: 'changed', payload };

it('members hear the notes of their topic only, each in the version it speaks', () => {
  const audience = createAudience();
  const [one, other] = [member('1', { version: '1.0.0' }), member('2')];
  const elsewhere = member('3');
  audience.join('tutor:1', one);
  audience.join('tutor:1', other);
  audience.join('tutor:2', elsewhere);
  audience.deliver({ topic: 'tutor:1', event: 'changed', payload });
  expect(one.received).toEqual([
    { join_ref: null, ref: null, topic: 'realtime:tutor:1', event: 'broadcast', payload: event },
  ]);
  expect(other.received).toEqual([[null, null, 'realtime:tutor:1', 'broadcast', event]]);
  expect(elsewhere.received).toEqual([]);
});

it('who broadcasts hears it only when asked for', () => {
  const audience = createAudience();
  const [quiet, echo, other] = [member('1'), member('1', { self: true }), member('2')];
  for (const one of [quiet, echo, other]) audience.join('tutor:1', one);
  audience.deliver({ topic: 'tutor:1', event: 'changed', payload, from: '1' });
  expect([quiet, echo, other].map(({ received }) => received.length)).toEqual([0, 1, 1]);
});

it('who has left hears nothing more, and the others still do', () => {
  const audience = createAudience();
  const [one, other] = [member('1'), member('2')];
  audience.join('tutor:1', one);
  audience.join('tutor:1', other);
  audience.leave('tutor:1', one);
  audience.leave('tutor:9', one);
  audience.deliver({ topic: 'tutor:1', event: 'changed', payload });
  expect([one.received.length, other.received.length]).toEqual([0, 1]);
  audience.leave('tutor:1', other);
  audience.deliver({ topic: 'tutor:1', event: 'changed', payload });
  expect(other.received).toHaveLength(1);
});

it('after an interruption everybody is told to reload', () => {
  const audience = createAudience();
  const [one, other] = [member('1'), member('2')];
  audience.join('tutor:1', one);
  audience.join('tutor:2', other);
  audience.tellToReload();
  expect(one.received).toEqual([
    [null, null, 'realtime:tutor:1', 'broadcast', { type: 'broadcast', event: 'reload', payload: {} }],
  ]);
  expect(other.received).toHaveLength(1);
});

it('a member whose version has no encoding is left out', () => {
  const audience = createAudience();
  const unknown = member('1', { version: '3.0.0' as Version });
  audience.join('tutor:1', unknown);
  audience.deliver({ topic: 'tutor:1', event: 'changed', payload });
  expect(unknown.received).toEqual([]);
});
