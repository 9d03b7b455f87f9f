import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { createTokenRenewal } from './renew-token.ts';

/** A client that holds `first`, and the next token after each refresh; a number is the status of a refused refresh. */
function clientWith(first: string, ...answers: (string | number)[]) {
  let token = first;
  const refreshes: (string | number)[] = [];
  const session = () => ({ access_token: token, refresh_token: `${token}-refresh` });
  const auth = {
    getSession: () => Promise.resolve({ data: { session: session() }, error: null }),
    refreshSession: () => {
      const answer = answers[refreshes.length] ?? 503;
      refreshes.push(answer);
      if (typeof answer === 'number')
        return Promise.resolve({ data: { session: null }, error: { status: answer } });
      token = answer;
      return Promise.resolve({ data: { session: session() }, error: null });
    },
  };
  let elapsed = 0;
  const renew = createTokenRenewal(
    () => Promise.resolve({ auth } as unknown as SupabaseClient),
    () => elapsed,
  );
  return { renew, refreshes, wait: (milliseconds: number) => (elapsed += milliseconds) };
}

it('a refused token is renewed once for all calls that were refused with it', async () => {
  const { renew, refreshes } = clientWith('old', 'new');
  expect(await renew('old')).toEqual({ outcome: 'renewed', token: 'new' });
  expect(await renew('old')).toEqual({ outcome: 'renewed', token: 'new' });
  expect(refreshes).toEqual(['new']);
});

it('a server that refuses the renewed token as well is not asked again for a minute', async () => {
  const { renew, refreshes, wait } = clientWith('old', 'new', 'newest');
  await renew('old');
  expect(await renew('new')).toEqual({ outcome: 'later' });
  expect(refreshes).toHaveLength(1);
  wait(60_000);
  expect(await renew('new')).toEqual({ outcome: 'renewed', token: 'newest' });
});

it('a refused refresh token ends the session; a rate limit or an outage does not', async () => {
  const outcomes = [400, 403, 429, 503, 0].map(
    async (status) => (await clientWith('old', status).renew('old')).outcome,
  );
  expect(await Promise.all(outcomes)).toEqual(['over', 'over', 'later', 'later', 'later']);
});

/** A client whose stored session is read from `stored` on each access; every refresh fails with 400. */
const clientReading = (stored: (string | null)[]) => {
  const state = { refreshes: 0 };
  const auth = {
    getSession: () => {
      const token = stored.shift() ?? null;
      return Promise.resolve({
        data: { session: token && { access_token: token, refresh_token: `${token}-refresh` } },
      });
    },
    refreshSession: () => {
      state.refreshes += 1;
      return Promise.resolve({ data: { session: null }, error: { status: 400 } });
    },
  };
  return { state, renew: createTokenRenewal(() => Promise.resolve({ auth } as unknown as SupabaseClient)) };
};

it('a refresh won by another tab uses that tab’s token and keeps the session', async () => {
  const { renew } = clientReading(['old', 'from the other tab']);
  expect(await renew('old')).toEqual({ outcome: 'renewed', token: 'from the other tab' });
});

it('without a stored session nothing is refreshed or ended', async () => {
  const { renew, state } = clientReading([null]);
  expect(await renew('old')).toEqual({ outcome: 'later' });
  expect(state.refreshes).toBe(0);
});
