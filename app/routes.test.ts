import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Section 2 of the specification, in its order. */
const specified = [
  '/', '/mission', '/meet-the-team', '/teaching', '/auth', '/auth/callback', '/reset-password', '/dashboard',
  '/tutor', '/learner-profiles', '/tutor-models', '/ai-tutor', '/tutors/:tutorId', '/tutors/adhd/start',
  '/tutors/adhd/session/:sessionId', '/tutor/adhd', '/tutor/practice', '/courses', '/courses/:id', '/pricing',
  '/contact', '/terms', '/privacy', '/faq', '/confirm', '/book', '/booking/thanks', '/dashboard/availability',
  '/tutor-dashboard', '/founder-hub', '/founder/tutors/:id', '/founder/ai', '/lead-dashboard', '/dev/math-lab',
  '/dev/graph', '/dev/graph-test', '/dev/graph-debug', '/dev/graph-test-simple', '/dev/math-and-graph-test',
  '/dev/math-only-test', '/dev/graph-component-test', '/dev/equation-graph-direct-test', '/dev/graph-debug-live',
  '/dev/graph-normalize-test', '/dev/graph-enhanced-test', '/dev/bulletproof-graph-test', '/*',
]; // prettier-ignore

/** Addresses of a table: a layout without a path adds nothing. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = index ? [above || '/'] : path === undefined || children ? [] : [here];
    return [...own, ...addressesOf(children ?? [], here)];
  });
}

test('the table has every route of the specification and no other', async () => {
  expect(addressesOf(await routes).toSorted()).toEqual(specified.toSorted());
});

test('the pages that the footer names without a route are not in the table', async () => {
  const addresses = addressesOf(await routes);
  for (const missing of ['/tutors', '/refund-policy', '/cookie-policy'])
    expect(addresses).not.toContain(missing);
});
