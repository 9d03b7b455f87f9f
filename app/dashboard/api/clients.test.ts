import { expect, test } from 'vitest';
import { mapQuery, todayQuery, weekQuery } from './dashboard-client.ts';
import { claimsQuery, goalsQuery, reportQuery, sharesQuery, skillsQuery } from './learner-client.ts';

test.each([
  ['what is due today', todayQuery('maya')],
  ['the map', mapQuery('maya', 'en')],
  ['the week', weekQuery('maya', { language: 'en', first: 1 })],
  ['claims', claimsQuery('maya', 'en')],
  ['goals', goalsQuery('maya', 'en')],
  ['the tutors who may read', sharesQuery('maya')],
  ['a report', reportQuery('maya', 'en')],
])('what practice can change is always stale and refetched: %s', (_what, { staleTime }) => {
  expect(staleTime).toBe(0);
});

test('the skills of the curriculum are read once; a report that fails is not asked for again', () => {
  expect(skillsQuery('en').staleTime).toBe(Infinity);
  expect(reportQuery('maya', 'en').retry).toBe(false);
});

test('texts in the language of the page have it in their key', () => {
  const keys = [mapQuery, claimsQuery, goalsQuery, reportQuery].map((query) => query('maya', 'fr').queryKey);
  expect(keys).toEqual([
    ['practice', 'map', 'maya', 'fr'],
    ['practice', 'claims', 'maya', 'fr'],
    ['learners', 'goals', 'maya', 'fr'],
    ['learners', 'report', 'maya', 'fr'],
  ]);
});
