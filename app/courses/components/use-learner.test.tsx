import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { profilesQuery } from '#app/learners/public.ts';
import { rendered } from '#tests/rendered.tsx';
import { coursesTexts } from '../messages/index.ts';
import { NothingKept } from './use-learner.tsx';

/* Somebody is signed in; what is known of their learners differs. */

vi.mock('#app/accounts/public.ts', () => ({
  useAuth: () => ({ user: { id: 'somebody' }, loading: false }),
  useSignedOut: () => false,
}));

const { courses: t } = coursesTexts.en;
const shownWith = (client: QueryClient) =>
  rendered(<NothingKept kept={{ text: 'Kept.', known: true }} />, { messages: coursesTexts.en, client });

it('an account without a learner is told that nothing is kept, and how it would be', () => {
  const client = new QueryClient();
  client.setQueryData(profilesQuery.queryKey, { profiles: [] });
  expect(shownWith(client)).toContain(t.addLearner);
});

it('where learners cannot be loaded, nobody is said to have none', () => {
  // What failed stays failed while the page is made.
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const query = client.getQueryCache().build(client, { queryKey: profilesQuery.queryKey });
  query.setState({ status: 'error', error: new Error('away'), fetchStatus: 'idle' });
  const html = shownWith(client);
  expect(html).toContain(t.away);
  expect(html).toContain(t.again);
  expect(html).not.toContain(t.addLearner);
});
