import { expect, it } from 'vitest';
import { isOwnPage, openPages } from './addresses.ts';

it('a page is either public or personal', () => {
  expect(openPages.filter((path) => isOwnPage(path))).toEqual([]);
});

it('pages below a founder’s or a lab’s address are not indexed', () => {
  for (const path of ['/founder/ai', '/founder/tutors/x', '/dev/graph', '/confirm', '/tutors/adhd/start'])
    expect(isOwnPage(path)).toBe(true);
  for (const path of ['/tutors/lucia-restrepo', '/courses/fractions', '/tutor', '/'])
    expect(isOwnPage(path)).toBe(false);
});
