import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import { given, grown, keys, one, small } from '#tests/support/small-course.ts';
import type { CourseServices } from '../model/records.ts';
import { issueCertificate, ownCertificate } from './issue-certificate.server.ts';
import { answerItem } from './work/answer-item.server.ts';
import { readStanding } from './work/read-standing.server.ts';
import { readWork } from './work/read-work.server.ts';
import { saveNote, savePosition } from './work/save-note.server.ts';

/* What is stored of a learner’s work, and for whom. `other` is a second course with lessons of the same names. */

const other = { ...small, id: 'other' };
const elsewhere = { ...one, course: 'other' };
const HOUR = 3_600_000;

let app: PracticeTest;
let services: CourseServices;
beforeAll(async () => {
  app = await practiceTest(createMaths({ timeLimit: 30_000, patience: 30_000 }));
  services = { ...app.services, maths: app.practiceServices.maths, courses: [small, other] };
});
afterAll(() => app.close());

type Who = { accountId: string; profileId: string };
const answer = (who: Who, item: string, right = true, place = one) =>
  answerItem(services, who, place, { item, answer: given(item, right) }, 'en');
const show = (who: Who, item: string) => answerItem(services, who, one, { item, answer: null }, 'en');
const workOf = (who: Who, place = one) => readWork(services, who, place, 'en');
const complete = async (who: Who, name: string, course = 'small') => {
  for (const key of keys) await answer(who, key, true, { course, lesson: name });
};
const rowsOf = (table: string, who: Who) =>
  app.pool
    .query(`select * from app.${table} where profile_id = $1 order by 1, 2, 3, 4`, [who.profileId])
    .then(({ rows }) => rows as Record<string, unknown>[]);
/** A second learner of the account. */
async function addSibling(accountId: string): Promise<string> {
  const id = app.services.random.uuid();
  const sibling = { id, account_id: accountId, name: 'Leo', language: 'en', created_at: app.clock.now() };
  await app.db.insertInto('app.learner_profiles').values(sibling).execute();
  return id;
}
const later = (ms: number) => {
  app.clock.advance(ms);
  return app.clock.now();
};

describe('an answer', () => {
  test('replaces the one before; a right one stays right, attempts are counted, shown solutions are not', async () => {
    const who = await app.learner();
    await answer(who, 'a', false);
    await answer(who, 'a', true);
    await answer(who, 'a', false);
    await show(who, 'b');
    expect((await workOf(who)).answers).toMatchObject([
      { item: 'a', tries: 3, right: true, given: given('a', false), countsFrom: null },
      { item: 'b', tries: 0, right: false, given: null },
    ]);
    await show(who, 'a');
    expect((await workOf(who)).answers[0]).toMatchObject({ tries: 3, right: true, given: given('a', false) });
  });

  test('counts again twelve hours after the solution was first shown, which a second look does not put off', async () => {
    const who = await app.learner();
    const shown = app.clock.now();
    await show(who, 'a');
    later(6 * HOUR);
    await show(who, 'a');
    const countsFrom = new Date(shown.getTime() + 12 * HOUR).toISOString();
    expect((await workOf(who)).answers).toMatchObject([
      { item: 'a', countsFrom, solution: { answer: [{ kind: 'text', text: 'This' }], worked: null } },
    ]);
    later(6 * HOUR);
    expect((await workOf(who)).answers).toMatchObject([{ item: 'a', countsFrom: null, solution: null }]);
  });

  test('shows its solution once it is right, in the language of the reader', async () => {
    const who = await app.learner();
    await answer(who, 'a');
    const { answers } = await readWork(services, who, one, 'fr');
    expect(answers).toMatchObject([{ solution: { answer: [{ kind: 'text', text: 'This (fr)' }] } }]);
    const [practice] = keys;
    const { solution, feedback } = await show(who, practice!);
    expect([solution?.worked === null, feedback]).toEqual([false, []]);
  });

  test('to a practice question hints while it is wrong, and shows how it is solved once it is right', async () => {
    const who = await app.learner();
    const [practice] = keys;
    const wrong = await answer(who, practice!, false);
    expect([wrong.verdict, wrong.solution, wrong.hint.length > 0]).toEqual(['different', null, true]);
    const right = await answer(who, practice!);
    expect([right.verdict, right.hint, right.solution?.worked === null]).toEqual(['equal', [], false]);
  });

  test('completes a lesson at one instant, which later answers leave', async () => {
    const who = await app.learner();
    await complete(who, 'one');
    const completed = app.clock.now();
    const visited = later(HOUR);
    await answer(who, 'a', false);
    expect(await rowsOf('course_lessons', who)).toMatchObject([
      { lesson: 'one', completed_at: completed, visited_at: visited },
    ]);
  });

  test('belongs to its course and lesson alone, whatever others are called', async () => {
    const who = await app.learner();
    await complete(who, 'one', 'other');
    await answer(who, 'a', true, { ...elsewhere, lesson: 'two' });
    expect((await workOf(who)).answers).toEqual([]);
    expect((await workOf(who)).standing).toMatchObject({ state: 'ahead', answered: 0, right: 0 });
    expect((await workOf(who, elsewhere)).answers).toHaveLength(6);
    const [first, second] = await readStanding(services, who, 'en');
    expect([first?.completed, second?.completed]).toEqual([0, 1]);
    expect(second?.lessons).toMatchObject([
      { lesson: 'one', state: 'complete', answered: 6, right: 6 },
      { lesson: 'two', state: 'begun', answered: 1, right: 1 },
    ]);
  });

  test.each([
    ['an unknown question', one, 'nothing', given('a'), 'unknown_question', 404],
    ['an unknown lesson', { ...one, lesson: 'nine' }, 'a', given('a'), 'unknown_course', 404],
    ['an unknown course', { ...one, course: 'none' }, 'a', given('a'), 'unknown_course', 404],
    ['an option that is not there', one, 'a', { kind: 'choice', option: 3 }, 'answer_does_not_fit', 422],
    ['a text instead of an option', one, 'a', { kind: 'text', text: 'This' }, 'answer_does_not_fit', 422],
  ] as const)('to %s is refused and not stored', async (_what, place, item, chosen, code, status) => {
    const who = await app.learner();
    const work = answerItem(services, who, place, { item, answer: chosen as ReturnType<typeof given> }, 'en');
    await expect(work).rejects.toMatchObject({ code, status });
    expect(await rowsOf('course_answers', who)).toEqual([]);
  });
});

describe('a reading position', () => {
  test('is at most the last block, of its own lesson, and answers leave it', async () => {
    const who = await app.learner();
    await savePosition(services, who, one, 500);
    await savePosition(services, who, elsewhere, 0);
    expect([(await workOf(who)).place, (await workOf(who, elsewhere)).place]).toEqual([1, 0]);
    await answer(who, 'a');
    expect((await workOf(who)).place).toBe(1);
    await savePosition(services, who, one, 0);
    expect((await workOf(who)).place).toBe(0);
  });

  test('is the first block of a lesson that was not opened', async () => {
    expect((await workOf(await app.learner())).place).toBe(0);
  });
});

describe('a note', () => {
  test('belongs to its lesson and course, and has a version for each text', async () => {
    const who = await app.learner();
    await saveNote(services, who, one, { text: 'Mine', version: 0 });
    await saveNote(services, who, elsewhere, { text: 'Elsewhere', version: 0 });
    const second = await saveNote(services, who, one, { text: 'Mine, longer', version: 1 });
    expect(second).toEqual({ text: 'Mine, longer', version: 2 });
    expect((await workOf(who, elsewhere)).note).toEqual({ text: 'Elsewhere', version: 1 });
    expect((await workOf(who, { ...one, lesson: 'two' })).note).toEqual({ text: '', version: 0 });
    await expect(saveNote(services, who, one, { text: 'Old', version: 1 })).rejects.toMatchObject({
      code: 'note_changed',
      status: 409,
      details: { note: second },
    });
  });
});

test('nobody reads or writes the work of a learner of another account', async () => {
  const [who, stranger] = [await app.learner(), await app.learner()];
  await complete(who, 'one');
  await complete(who, 'two');
  await saveNote(services, who, one, { text: 'Mine', version: 0 });
  const certificate = await issueCertificate(services, who, { course: 'small', holder: 'Maya Ríos' });
  const mixed = { accountId: stranger.accountId, profileId: who.profileId };
  const refused = { code: 'unknown_profile', status: 404 };
  await expect(saveNote(services, mixed, one, { text: 'Theirs', version: 1 })).rejects.toMatchObject(refused);
  await expect(saveNote(services, mixed, elsewhere, { text: 'x', version: 0 })).rejects.toMatchObject(
    refused,
  );
  await expect(savePosition(services, mixed, one, 1)).rejects.toMatchObject(refused);
  await expect(readStanding(services, mixed, 'en')).rejects.toMatchObject(refused);
  await expect(
    issueCertificate(services, mixed, { course: 'small', holder: 'Somebody' }),
  ).rejects.toMatchObject(refused);
  await expect(ownCertificate(services, stranger.accountId, certificate.id)).rejects.toMatchObject({
    code: 'unknown_certificate',
    status: 404,
  });
  expect(await ownCertificate(services, who.accountId, certificate.id)).toEqual(certificate);
  const sibling = { accountId: who.accountId, profileId: await addSibling(who.accountId) };
  expect((await readStanding(services, sibling, 'en'))[0]?.certificate).toBeNull();
  expect((await workOf(who)).note).toEqual({ text: 'Mine', version: 1 });
  expect(await rowsOf('course_notes', who)).toHaveLength(1);
});

describe('a certificate', () => {
  test('is not issued for an empty course or an unknown one', async () => {
    const who = await app.learner();
    const issue = (course: string) =>
      issueCertificate({ ...services, courses: [{ ...small, lessons: [] }] }, who, {
        course,
        holder: 'Maya',
      });
    await expect(issue('small')).rejects.toMatchObject({ code: 'not_complete', status: 409 });
    await expect(issue('none')).rejects.toMatchObject({ code: 'unknown_course', status: 404 });
  });

  test('names the course and its lessons as they were, and the holder as first given', async () => {
    const who = await app.learner();
    await complete(who, 'one');
    await complete(who, 'two');
    const issue = (holder: string, courses = [small]) =>
      issueCertificate({ ...services, courses }, who, { course: 'small', holder });
    const first = await issue('Maya Ríos');
    expect(await issue('Somebody else')).toEqual(first);
    expect(first).toMatchObject({
      course: 'small',
      courseVersion: 1,
      courseTitle: { en: 'Small course', es: 'Small course (es)', fr: 'Small course (fr)' },
      lessons: [
        { id: 'one', title: { en: 'Lesson one' } },
        { id: 'two', title: { en: 'Lesson two' } },
      ],
      holder: 'Maya Ríos',
      issuedAt: app.clock.now(),
    });
    expect(first.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    const [standing] = await readStanding({ ...services, courses: [grown] }, who, 'fr');
    expect(standing?.certificate).toMatchObject({
      title: 'Small course (fr)',
      lessons: ['Lesson one (fr)', 'Lesson two (fr)'],
    });
    await expect(issue('Maya Ríos', [grown])).rejects.toMatchObject({ code: 'not_complete' });
  });

  test('of the latest version is the one that a course shows', async () => {
    const who = await app.learner();
    services = { ...services, courses: [grown] };
    for (const name of ['one', 'two', 'three']) await complete(who, name);
    services = { ...services, courses: [small, other] };
    const issue = (course: typeof small) =>
      issueCertificate({ ...services, courses: [course] }, who, { course: 'small', holder: 'Maya' });
    await issue(grown);
    await issue(small);
    const [standing] = await readStanding({ ...services, courses: [grown] }, who, 'en');
    expect(standing?.certificate?.courseVersion).toBe(2);
  });
});
