import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { callsOf, requestsTo } from '#tests/support/api.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import { given, keys, small } from '#tests/support/small-course.ts';
import { coursesApi } from './routes.server.ts';

let app: PracticeTest;
beforeAll(async () => {
  app = await practiceTest(createMaths({ timeLimit: 30_000, patience: 30_000 }));
});
afterAll(() => app.close());

const api = () => coursesApi({ ...app.services, maths: app.practiceServices.maths, courses: [small] });
const account = (id: string) => ({ id, email: 'carmen@example.org' });
const as = (id: string | null, language: 'en' | 'fr' = 'en') =>
  callsOf(api(), id === null ? null : account(id), language);
const lesson = '/courses/small/lessons/one';

async function completeCourse({ accountId, profileId }: { accountId: string; profileId: string }) {
  for (const name of ['one', 'two'])
    for (const item of keys)
      await as(accountId)('POST', `/courses/small/lessons/${name}/answers`, {
        item,
        answer: given(item),
        profileId,
      });
}

test('a visitor’s answer is judged, and one for a learner needs the account', async () => {
  const { profileId } = await app.learner();
  const body = { item: 'a', answer: given('a') };
  expect(await as(null)('POST', `${lesson}/answers`, body)).toMatchObject({
    status: 200,
    body: { verdict: 'equal', standing: null },
  });
  expect((await as(null)('POST', `${lesson}/answers`, { ...body, profileId })).status).toBe(401);
  expect((await as(null)('GET', `${lesson}/work?profileId=${profileId}`)).status).toBe(401);
  expect((await as(null)('GET', `/courses/progress?profileId=${profileId}`)).status).toBe(401);
  expect((await as(null)('PUT', `${lesson}/place`, { profileId, place: 1 })).status).toBe(401);
});

test('a learner’s answer, note and position are read again, in the language of the call', async () => {
  const { accountId, profileId } = await app.learner();
  const carmen = as(accountId);
  const answered = await carmen('POST', `${lesson}/answers`, { item: 'a', answer: given('a'), profileId });
  expect(answered.body).toMatchObject({ verdict: 'equal', standing: { lesson: 'one', right: 1 } });
  expect(await carmen('PUT', `${lesson}/note`, { profileId, text: 'Mine', version: 0 })).toEqual({
    status: 200,
    body: { text: 'Mine', version: 1 },
  });
  expect(await carmen('PUT', `${lesson}/note`, { profileId, text: 'Other', version: 0 })).toMatchObject({
    status: 409,
    body: { error: { code: 'note_changed' }, note: { text: 'Mine', version: 1 } },
  });
  expect(await carmen('PUT', `${lesson}/place`, { profileId, place: 1 })).toEqual({ status: 204, body: {} });
  const french = as(accountId, 'fr');
  expect((await french('GET', `${lesson}/work?profileId=${profileId}`)).body).toMatchObject({
    place: 1,
    note: { text: 'Mine', version: 1 },
    answers: [{ item: 'a', solution: { answer: [{ kind: 'text', text: 'This (fr)' }] } }],
  });
  expect((await carmen('GET', `/courses/progress?profileId=${profileId}`)).body).toMatchObject({
    courses: [{ course: 'small', of: 2, completed: 0, resume: { lesson: 'one', place: 1 } }],
  });
});

test('a certificate is issued to the account, checked by everybody, and downloaded by its account alone', async () => {
  const who = await app.learner();
  const carmen = as(who.accountId);
  const body = { profileId: who.profileId, holder: 'Maya Ríos' };
  expect((await carmen('POST', '/courses/small/certificates', body)).status).toBe(409);
  await completeCourse(who);
  const issued = await as(who.accountId, 'fr')('POST', '/courses/small/certificates', body);
  expect(issued).toMatchObject({
    status: 201,
    body: { certificate: { title: 'Small course (fr)', holder: 'Maya Ríos' } },
  });
  const { id, code } = issued.body.certificate as { id: string; code: string };
  const { status, body: checked } = await as(null)('GET', `/courses/certificates/${code}`);
  expect([status, Object.keys(checked.certificate as object)]).toEqual([
    200,
    ['code', 'course', 'courseVersion', 'title', 'lessons', 'holder', 'day'],
  ]);
  const fileOf = (accountId: string | null, name = `${id}.pdf`) =>
    requestsTo(api(), accountId === null ? null : account(accountId))(`/courses/my-certificates/${name}`);
  const file = await fileOf(who.accountId);
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="small-${code.replaceAll('-', '')}.pdf"`,
  ]);
  expect(textOfPdf(new Uint8Array(await file.arrayBuffer()))).toContain('Maya Ríos');
  const stranger = await app.learner();
  expect((await fileOf(stranger.accountId)).status).toBe(404);
  expect((await fileOf(null)).status).toBe(401);
  for (const name of [`${id}.pdf.zip`, `x${id}.pdf`, `${id}xpdf`, id])
    expect([name, (await fileOf(who.accountId, name)).status]).toEqual([name, 400]);
});
