import { expect, test } from 'vitest';
import { refuseOwnTutor } from './own-tutor.ts';

test('an account that is the tutor’s own cannot book them: 409 own_tutor', () => {
  expect(() => refuseOwnTutor({ accountId: 'lucia' }, 'lucia')).toThrow(
    expect.objectContaining({ code: 'own_tutor', status: 409 }),
  );
});

test.each([
  ['another account', 'lucia', 'maya'],
  ['somebody signed out, where the tutor has an account', 'lucia', null],
  ['somebody signed out, where the tutor has no account', null, null],
  ['an account, where the tutor has none', null, 'maya'],
])('%s can book', (_who, tutorsAccount, accountId) => {
  expect(() => refuseOwnTutor({ accountId: tutorsAccount }, accountId)).not.toThrow();
});
