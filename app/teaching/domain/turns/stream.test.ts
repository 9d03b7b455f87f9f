import { expect, test } from 'vitest';
import { eventsAfter, eventsOf } from './stream.ts';

const events = eventsOf({
  turn: { id: 't', blocks: [{ kind: 'say' }, { kind: 'lines' }], card: null },
  session: { id: 's' },
});

test('a turn is sent block by block, then card, session and end', () => {
  expect(events.map(({ id, event }) => `${id} ${event}`)).toEqual([
    't:1 block',
    't:2 block',
    't:3 card',
    't:4 session',
    't:5 done',
  ]);
});

test('a broken stream resumes after the last event received', () => {
  expect(eventsAfter(events, 't:3').map(({ event }) => event)).toEqual(['session', 'done']);
  expect(eventsAfter(events, 't:5')).toEqual([]);
});

test('an id of another turn starts from the beginning', () => {
  expect(eventsAfter(events, 'other:3')).toHaveLength(5);
  expect(eventsAfter(events, undefined)).toHaveLength(5);
});
