import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import { useRevalidateWhenOnline } from './use-revalidate-when-online.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A page whose loads are counted, behind a server that can be out of reach. */
async function openPageWithLoader(address = '/tutors') {
  const page = openPage(`http://localhost:5173${address}`);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const server = { isAway: false, loads: 0, checks: [] as unknown[] };
  let wait: () => Promise<void> = () => Promise.resolve();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    server.checks.push([path, init.method, init.cache]);
    await wait();
    if (server.isAway) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const held: { revalidate?: (chosen: boolean) => void } = {};
  const hold = (revalidate: (chosen: boolean) => void) => void (held.revalidate = revalidate);
  function Page() {
    const revalidate = useRevalidateWhenOnline();
    useEffect(() => hold(revalidate));
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/before', address],
    initialIndex: 1,
  });
  vi.spyOn(router, 'revalidate').mockImplementation(() => {
    server.loads += 1;
    return Promise.resolve();
  });
  const navigated = vi.spyOn(router, 'navigate');
  const container = page.document.body.appendChild(page.document.createElement('div'));
  const root = createRoot(container as unknown as Element);
  onTestFinished(() => act(async () => root.unmount()));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(async () => root.render(<RouterProvider router={router} />));
  return {
    server,
    page,
    pass,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    navigated: () => navigated.mock.calls.map(([, options]) => options),
    delay: () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      wait = () => released;
      return () => {
        wait = () => Promise.resolve();
        release();
      };
    },
    revalidate: async (chosen: boolean) => {
      await act(async () => void held.revalidate?.(chosen));
      await pass(0);
    },
  };
}

test('loads the page again once the server answers', async () => {
  const { server, revalidate, address } = await openPageWithLoader();
  await revalidate(false);
  expect(server.loads).toBe(1);
  expect(server.checks).toEqual([['/healthz', 'HEAD', 'no-store']]);
  expect(address()).toBe('/tutors');
});

test('offline, the page stays as it is and is loaded later', async () => {
  const { server, revalidate, pass } = await openPageWithLoader();
  server.isAway = true;
  await revalidate(false);
  await pass(4999);
  expect([server.loads, server.checks.length]).toEqual([0, 1]);
  await pass(1);
  expect([server.loads, server.checks.length]).toEqual([0, 2]);
  server.isAway = false;
  await pass(5000);
  expect([server.loads, server.checks.length]).toEqual([1, 3]);
});

test('when the browser is online again it is loaded at once', async () => {
  const { server, revalidate, pass, page } = await openPageWithLoader();
  server.isAway = true;
  await revalidate(false);
  server.isAway = false;
  page.window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(server.loads).toBe(1);
});

test('a later change takes the place of one that waits offline', async () => {
  const { server, revalidate, pass } = await openPageWithLoader();
  server.isAway = true;
  await revalidate(false);
  await revalidate(false);
  server.isAway = false;
  await pass(5000);
  expect([server.loads, server.checks.length]).toEqual([1, 3]);
});

test('a later change takes the place of one whose answer is late', async () => {
  const { server, revalidate, delay, pass } = await openPageWithLoader();
  const release = delay();
  await revalidate(false);
  await revalidate(false);
  release();
  await pass(0);
  expect([server.loads, server.checks.length]).toEqual([1, 2]);
});

test('a choice takes the language out of the address and leaves the rest', async () => {
  const { server, revalidate, address, navigated } = await openPageWithLoader(
    '/tutors?lang=fr&subject=1#list',
  );
  await revalidate(true);
  expect(address()).toBe('/tutors?subject=1#list');
  expect(navigated()).toEqual([expect.objectContaining({ replace: true, preventScrollReset: true })]);
  expect(server.loads).toBe(0);
});

test('without a choice the language stays in the address', async () => {
  const { server, revalidate, address } = await openPageWithLoader('/tutors?lang=fr');
  await revalidate(false);
  expect([address(), server.loads]).toEqual(['/tutors?lang=fr', 1]);
});

test('a choice without a language in the address loads the page again', async () => {
  const { server, revalidate, address } = await openPageWithLoader('/tutors?subject=1');
  await revalidate(true);
  expect([address(), server.loads]).toEqual(['/tutors?subject=1', 1]);
});
