import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { partOf } from '#tests/support/part-of.ts';
import * as client from './client.ts';

const halves = { course: 'fractions', lesson: 'halves' };
const learner = '00000000-0000-4000-a000-000000000001';

/** Requests of `work`, each as method, path with its query, and body. */
async function requestsOf(work: () => Promise<unknown>, answer: object = {}) {
  const calls = stubCalls({
    'GET /functions/v1/courses/progress': { body: answer },
    'GET /functions/v1/courses/fractions/lessons/halves/work': { body: answer },
    'GET /functions/v1/courses/certificates/7KQM%202': { body: answer },
    'POST /functions/v1/courses/fractions/lessons/halves/answers': { body: answer },
    'POST /functions/v1/courses/fractions/certificates': { body: answer },
    'PUT /functions/v1/courses/fractions/lessons/halves/note': { body: answer },
    'PUT /functions/v1/courses/fractions/lessons/halves/place': { status: 204 },
  });
  const result = await work();
  const sent = calls.map(({ method, path, query, body }) => [
    method,
    `${path.replace('/functions/v1', '')}${query}`,
    body,
  ]);
  return { sent, result };
}

describe('what a learner reads', () => {
  test('is asked for the learner, by the key of the learner and the language', async () => {
    const standing = client.standingQuery(learner, 'fr');
    expect([...standing.queryKey]).toEqual(['courses', 'standing', learner, 'fr']);
    const { sent, result } = await requestsOf(() => new QueryClient().fetchQuery(standing), {
      courses: ['one'],
    });
    expect(sent).toEqual([['GET', `/courses/progress?profileId=${learner}`, null]]);
    expect(standing.select?.(partOf(result as object))).toEqual(['one']);
    const work = client.workQuery(halves, learner, 'fr');
    expect([...work.queryKey]).toEqual(['courses', 'work', 'fractions', 'halves', learner, 'fr']);
    expect((await requestsOf(() => new QueryClient().fetchQuery(work))).sent).toEqual([
      ['GET', `/courses/fractions/lessons/halves/work?profileId=${learner}`, null],
    ]);
  });

  test('is asked for once the learner is known, and always anew; an open lesson does not flicker', () => {
    expect([
      client.standingQuery(undefined, 'en').enabled,
      client.standingQuery(learner, 'en').enabled,
    ]).toEqual([false, true]);
    expect([
      client.workQuery(halves, undefined, 'en').enabled,
      client.workQuery(halves, learner, 'en').enabled,
    ]).toEqual([false, true]);
    const work = client.workQuery(halves, learner, 'en');
    expect([client.standingQuery(learner, 'en').staleTime, work.staleTime]).toEqual([0, 0]);
    expect(work.refetchOnWindowFocus).toBe(false);
  });
});

test('a code is checked once it was typed, and not tried again by itself', async () => {
  const check = client.certificateQuery('7KQM 2', 'es');
  expect([...check.queryKey]).toEqual(['courses', 'certificate', '7KQM 2', 'es']);
  expect([check.retry, check.enabled, client.certificateQuery('', 'es').enabled]).toEqual([
    false,
    true,
    false,
  ]);
  const { sent, result } = await requestsOf(() => new QueryClient().fetchQuery(check), {
    certificate: { holder: 'Maya' },
  });
  expect(sent).toEqual([['GET', '/courses/certificates/7KQM%202', null]]);
  expect(result).toEqual({ holder: 'Maya' });
});

test('what a learner does is sent to the lesson', async () => {
  const answer = { kind: 'choice', option: 1 } as const;
  const { sent } = await requestsOf(async () => {
    await client.answerItem(halves, { item: 'a', answer, profileId: learner });
    await client.savePosition(halves, learner, 3);
    await client.saveNote(halves, learner, { text: 'Mine', version: 2 });
    await client.certify('fractions', { profileId: learner, holder: 'Maya' });
  });
  expect(sent).toEqual([
    ['POST', '/courses/fractions/lessons/halves/answers', { item: 'a', answer, profileId: learner }],
    ['PUT', '/courses/fractions/lessons/halves/place', { profileId: learner, place: 3 }],
    ['PUT', '/courses/fractions/lessons/halves/note', { profileId: learner, text: 'Mine', version: 2 }],
    ['POST', '/courses/fractions/certificates', { profileId: learner, holder: 'Maya' }],
  ]);
});

describe('the file of a certificate', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is saved under its course and code, and its address in memory is given back', async () => {
    const requested: unknown[] = [];
    vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
      requested.push(path, new Headers(headers).get('accept'));
      return Promise.resolve(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    });
    const [clicked, revoked]: [object[], string[]] = [[], []];
    vi.stubGlobal('document', {
      createElement: (name: string) => ({
        name,
        click() {
          clicked.push({ ...this });
        },
      }),
    });
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: () => 'blob:1',
        revokeObjectURL: (address: string) => revoked.push(address),
      }),
    );
    await client.downloadCertificate(partOf({ id: 'c1', course: 'fractions', code: 'ABCD-EFGH' }));
    expect(requested).toEqual(['/functions/v1/courses/my-certificates/c1.pdf', 'application/pdf']);
    expect(clicked).toMatchObject([{ name: 'a', href: 'blob:1', download: 'fractions-ABCD-EFGH.pdf' }]);
    expect(revoked).toEqual(['blob:1']);
  });
});
