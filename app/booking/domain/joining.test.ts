import { expect, test } from 'vitest';
import { joiningAt } from './joining.ts';

const session = {
  state: 'confirmed',
  startsAt: new Date('2026-11-24T18:00:00Z'),
  endsAt: new Date('2026-11-24T19:00:00Z'),
} as const;

test.each([
  ['2026-11-24T17:49:59.999Z', 'before'],
  ['2026-11-24T17:50:00Z', 'open'],
  ['2026-11-24T18:59:59.999Z', 'open'],
  ['2026-11-24T19:00:00Z', 'over'],
])('at %s joining a session from 18:00 to 19:00 is %s', (now, joining) => {
  expect(joiningAt(session, new Date(now))).toBe(joining);
});

test('a cancelled session cannot be joined', () => {
  expect(joiningAt({ ...session, state: 'cancelled' }, new Date('2026-11-24T18:00:00Z'))).toBe('over');
});
