import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

test('a review is signed with the first name or its initial', () => {
  expect(namesOf('Maya Okafor')).toEqual({ initial: 'M.', name: 'Maya' });
  expect(namesOf('élodie')).toEqual({ initial: 'É.', name: 'élodie' });
  expect(namesOf(' ')).toBeNull();
  expect(namesOf(null)).toBeNull();
});
