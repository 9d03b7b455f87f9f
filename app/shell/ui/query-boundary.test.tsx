import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { expect, test } from 'vitest';
import { AuthContext } from '#app/accounts/ui/auth-context.tsx';
import type { Auth } from '#app/accounts/ui/session.ts';
import { settle } from '#tests/support/mounted.tsx';
import { carmen, openPagePart, visitor } from '#tests/support/page-part.tsx';
import { QueryBoundary } from './query-boundary.tsx';

/** Shows for whom data was loaded first in this cache. */
function Loaded() {
  const { user, loading } = useContext(AuthContext);
  const name = loading ? 'nobody yet' : (user?.id ?? 'a visitor');
  const { data } = useQuery({
    queryKey: ['owner'],
    queryFn: () => Promise.resolve(name),
    staleTime: Infinity,
  });
  return <p>{data}</p>;
}
const other: Auth = { ...carmen, user: { ...carmen.user!, id: 'ana' } };
const unknown: Auth = { user: null, loading: true };

test('what was loaded for one account is not shown to another, nor after signing out', async () => {
  const shownTo = async (auth: Auth) => {
    const screen = await openPagePart(
      <QueryBoundary>
        <Loaded />
      </QueryBoundary>,
      { messages: {}, auth },
    );
    await settle();
    const text = screen.text();
    await screen.unmount();
    return text;
  };
  expect(await shownTo(carmen)).toBe('|carmen|');
  expect(await shownTo(other)).toBe('|ana|');
  expect(await shownTo(unknown)).toBe('|ana|');
  expect(await shownTo(other)).toBe('|ana|');
  expect(await shownTo(visitor)).toBe('|a visitor|');
  expect(await shownTo(carmen)).toBe('|carmen|');
});
