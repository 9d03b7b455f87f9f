import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { profilesQuery } from '#app/learners/api/client.ts';
import { type LearnerProfile, defaultNeeds, unsetPace } from '#app/learners/domain/profile.ts';
import type { ProfileChange } from '#app/learners/model/schemas.ts';
import { changesKey, changesOf, withChanges } from './setting-changes.ts';

const id = 'f2b5dd7a-9a1c-4c57-9a3e-0f3f7b3a7c11';
const nora: LearnerProfile = {
  id,
  name: 'Nora',
  ageBand: null,
  schoolYear: null,
  language: 'en',
  needs: defaultNeeds,
  pace: unsetPace,
  safetyMail: true,
};

/** A server that answers calls on demand, with its state at that time. */
function slowServer() {
  let stored = nora;
  const waiting: { method: string; answer(): void; fail(): void }[] = [];
  vi.stubGlobal('fetch', (_path: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    const before = stored;
    return new Promise<Response>((resolve) => {
      waiting.push({
        method,
        answer: () => {
          if (method === 'PATCH') {
            const change = JSON.parse(body ?? '{}') as ProfileChange;
            stored = { ...stored, ...withChanges(stored, [change]) };
          }
          resolve(Response.json(method === 'PATCH' ? { profile: stored } : { profiles: [before] }));
        },
        fail: () => resolve(Response.json({ error: { code: 'internal', message: '' } }, { status: 500 })),
      });
    });
  });
  const next = async (method: string) => {
    await vi.waitFor(() => expect(waiting.some((one) => one.method === method)).toBe(true));
    return waiting.splice(
      waiting.findIndex((one) => one.method === method),
      1,
    )[0]!;
  };
  return { next, waiting, storedProfile: () => stored };
}

/** A page with the learner's switches. */
function page() {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  cache.setQueryData(profilesQuery.queryKey, { profiles: [nora] });
  const list = new QueryObserver(cache, { ...profilesQuery, staleTime: Infinity });
  const leave = list.subscribe(() => undefined);
  const press = (change: ProfileChange) => {
    new MutationObserver(cache, changesOf(cache, id)).mutate(change).catch(() => undefined);
  };
  const shown = () => {
    const [profile] = cache.getQueryData(profilesQuery.queryKey)?.profiles ?? [];
    const onTheirWay = cache
      .getMutationCache()
      .findAll({ mutationKey: changesKey(id), status: 'pending' })
      .map(({ state }) => state.variables as ProfileChange);
    return withChanges(profile ?? nora, onTheirWay).needs;
  };
  const isQuiet = () => vi.waitFor(() => expect(cache.isFetching() + cache.isMutating()).toBe(0));
  return { press, shown, isQuiet, leave };
}

afterEach(() => vi.unstubAllGlobals());

test('switches keep their state while the list is refetched, and three presses are all saved', async () => {
  const server = slowServer();
  const { press, shown, isQuiet, leave } = page();
  press({ needs: { shortSteps: true } });
  (await server.next('PATCH')).answer();
  const list = await server.next('GET');
  press({ needs: { dyslexiaFont: true } });
  expect(shown()).toEqual({ ...defaultNeeds, shortSteps: true, dyslexiaFont: true });
  const second = await server.next('PATCH');
  list.answer();
  press({ needs: { readAloud: true } });
  const all = { ...defaultNeeds, shortSteps: true, dyslexiaFont: true, readAloud: true };
  expect(shown()).toEqual(all);
  second.answer();
  (await server.next('PATCH')).answer();
  expect(shown()).toEqual(all);
  (await server.next('GET')).answer();
  await isQuiet();
  expect(shown()).toEqual(all);
  expect(server.storedProfile().needs).toEqual(all);
  leave();
});

test('a list from before a change does not revert it', async () => {
  const server = slowServer();
  const { press, shown, isQuiet, leave } = page();
  press({ needs: { shortSteps: true } });
  (await server.next('PATCH')).answer();
  const old = await server.next('GET');
  press({ needs: { readAloud: true } });
  (await server.next('PATCH')).answer();
  const current = await server.next('GET');
  old.answer();
  expect(shown()).toMatchObject({ shortSteps: true, readAloud: true });
  current.answer();
  await isQuiet();
  expect(shown()).toMatchObject({ shortSteps: true, readAloud: true });
  leave();
});

test('of two presses on one switch the last one counts; a failed press reverts no other', async () => {
  const server = slowServer();
  const { press, shown, isQuiet, leave } = page();
  press({ needs: { shortSteps: true } });
  press({ needs: { readAloud: true } });
  press({ needs: { shortSteps: false } });
  expect(shown()).toEqual({ ...defaultNeeds, readAloud: true });
  (await server.next('PATCH')).answer();
  (await server.next('PATCH')).fail();
  (await server.next('PATCH')).answer();
  (await server.next('GET')).answer();
  await isQuiet();
  expect(shown()).toEqual(defaultNeeds);
  expect(server.storedProfile().needs).toEqual(defaultNeeds);
  leave();
});
