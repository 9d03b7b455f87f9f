import { expect, test } from 'vitest';
import { ownTutorTarget, tutorTargetOf } from './tutor-target.ts';

test('a tutor’s forms are about themselves; those of a founder about the tutor with the id', () => {
  expect(ownTutorTarget).toEqual({ path: '/tutor', key: ['tutor'], own: true });
  expect(tutorTargetOf('t1')).toEqual({
    path: '/founders/tutors/t1',
    key: ['founders', 'desk', 't1'],
    own: false,
  });
});
