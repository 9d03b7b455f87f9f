import { expect, it } from 'vitest';
import { isOwnPage, openPages } from './addresses.ts';

it('a page is open or somebody’s own, never both', () => {
  expect(openPages.filter((path) => isOwnPage(path))).toEqual([]);
});

it('what lies below a founder’s or a lab’s address is not to be found', () => {
  for (const path of ['/founder/ai', '/founder/tutors/x', '/dev/graph', '/confirm', '/tutors/adhd/start'])
    expect(isOwnPage(path)).toBe(true);
  for (const path of ['/tutors/lucia-restrepo', '/courses/fractions', '/tutor', '/'])
    expect(isOwnPage(path)).toBe(false);
});
