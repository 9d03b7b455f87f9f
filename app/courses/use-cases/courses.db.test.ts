import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { loadEvidence } from '#app/practice/db/evidence.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import { given, grown, keys, one, small } from '#tests/support/small-course.ts';
import { coursesApi } from '../api/routes.server.ts';
import { issueCertificate } from './issue-certificate.server.ts';
import type { Course } from '@curvela/curriculum';
import type { CourseServices } from '../model/records.ts';
import { answerItem } from './work/answer-item.server.ts';
import { saveNote, savePosition } from './work/save-note.server.ts';
import { readStanding } from './work/read-standing.server.ts';
import { readWork } from './work/read-work.server.ts';

let app: PracticeTest;
let services: CourseServices;
beforeAll(async () => {
  app = await practiceTest(createMaths({ timeLimit: 30_000, patience: 30_000 }));
  services = { ...app.services, maths: app.practiceServices.maths, courses: [small] };
});
afterAll(() => app.close());

type Who = { accountId: string; profileId: string };
const answer = (who: Who | null, item: string, right = true, place = one) =>
  answerItem(services, who, place, { item, answer: given(item, right) }, 'en');
const show = (who: Who, item: string) => answerItem(services, who, one, { item, answer: null }, 'en');
const complete = async (who: Who, name: string) => {
  for (const key of keys) await answer(who, key, true, { course: 'small', lesson: name });
};
const standing = async (who: Who, courses: readonly Course[] = [small]) =>
  (await readStanding({ ...services, courses }, who, 'en'))[0]!;

describe('answering in a lesson', () => {
  it('completes it once all are answered and two in three are right, after any number of attempts', async () => {
    const who = await app.learner();
    for (const key of keys.slice(0, 3)) await answer(who, key);
    for (const key of keys.slice(3)) await answer(who, key, false);
    expect((await standing(who)).lessons[0]).toMatchObject({
      state: 'begun',
      answered: 6,
      right: 3,
      needed: 4,
    });
    const { standing: after, verdict } = await answer(who, keys[4]!);
    expect([verdict, after?.state, after?.right]).toEqual(['equal', 'complete', 4]);
    expect(await standing(who)).toMatchObject({
      completed: 1,
      of: 2,
      percent: 50,
      resume: { lesson: 'two' },
    });
  });

  it('does not count a right answer after the solution was shown until twelve hours later', async () => {
    const who = await app.learner();
    await show(who, 'a');
    expect((await answer(who, 'a')).standing).toMatchObject({ answered: 1, right: 0 });
    expect((await readWork(services, who, one, 'en')).answers[0]?.countsFrom).not.toBeNull();
    app.clock.advance(12 * 3_600_000);
    expect((await readWork(services, who, one, 'en')).answers[0]).toMatchObject({
      solution: null,
      countsFrom: null,
    });
    expect((await answer(who, 'a')).standing).toMatchObject({ answered: 1, right: 1 });
  });

  it('has feedback for each option and hides the right one until it is chosen or the solution is requested', async () => {
    const who = await app.learner();
    const wrong = await answer(who, 'a', false);
    expect(wrong).toMatchObject({ verdict: 'different', solution: null });
    expect(JSON.stringify(wrong.feedback)).toMatch(/read too fast|One of them/);
    expect((await show(who, 'a')).solution?.answer).toEqual([{ kind: 'text', text: 'This' }]);
  });

  it('records the first answer to a practice question as evidence after a hint, once', async () => {
    const who = await app.learner();
    await answer(who, keys[0]!, false);
    await answer(who, keys[0]!);
    const evidence = await loadEvidence(app.db, who.profileId);
    expect(evidence.map(({ right, aid, template }) => [right, aid, template])).toEqual([
      [false, 'hint', 'fractions.simplify'],
    ]);
  });

  it('separates the learners of an account, and refuses writes for learners of other accounts', async () => {
    const [who, other] = [await app.learner(), await app.learner()];
    await complete(who, 'one');
    expect((await standing(other)).completed).toBe(0);
    const stranger = { accountId: other.accountId, profileId: who.profileId };
    await expect(answer(stranger, 'a')).rejects.toMatchObject({ code: 'unknown_profile', status: 404 });
    await expect(readWork(services, stranger, one, 'en')).rejects.toMatchObject({ code: 'unknown_profile' });
  });

  it('works for a visitor without storing anything', async () => {
    const before = await app.pool.query('select count(*) from app.course_answers');
    expect(await answer(null, 'a')).toMatchObject({ verdict: 'equal', standing: null });
    expect((await app.pool.query('select count(*) from app.course_answers')).rows).toEqual(before.rows);
  });

  it('counts two simultaneous answers', async () => {
    const who = await app.learner();
    for (const key of keys.slice(2)) await answer(who, key);
    await Promise.all(keys.slice(0, 2).map((key) => answer(who, key)));
    expect((await standing(who)).lessons[0]).toMatchObject({ state: 'complete', right: 6 });
  });
});

describe('reading position and notes', () => {
  it('resumes where reading stopped', async () => {
    const who = await app.learner();
    await savePosition(services, who, one, 1);
    expect((await standing(who)).resume).toEqual({ lesson: 'one', place: 1 });
  });

  it('saves a note without overwriting that of another window', async () => {
    const who = await app.learner();
    expect(await saveNote(services, who, one, { text: 'Mine', version: 0 })).toEqual({
      text: 'Mine',
      version: 1,
    });
    expect(await saveNote(services, who, one, { text: 'Mine', version: 0 })).toEqual({
      text: 'Mine',
      version: 1,
    });
    await expect(saveNote(services, who, one, { text: 'Theirs', version: 0 })).rejects.toMatchObject({
      code: 'note_changed',
      details: { note: { text: 'Mine', version: 1 } },
    });
    expect((await readWork(services, who, one, 'en')).note).toEqual({ text: 'Mine', version: 1 });
  });
});

describe('a certificate', () => {
  const issue = (who: Who, courses = [small]) =>
    issueCertificate({ ...services, courses }, who, { course: 'small', holder: 'Maya Ríos' });

  it('is issued when every lesson is completed, once per version', async () => {
    const who = await app.learner();
    await complete(who, 'one');
    await expect(issue(who)).rejects.toMatchObject({ code: 'not_complete', status: 409 });
    await complete(who, 'two');
    expect(await standing(who)).toMatchObject({ percent: 100, mayCertify: true, resume: null });
    const first = await issue(who);
    expect((await issue(who)).code).toBe(first.code);
    expect(await standing(who)).toMatchObject({ mayCertify: false, certificate: { holder: 'Maya Ríos' } });
  });

  it('stays valid when the course grows: progress shows new lessons, and the next version has a separate certificate', async () => {
    const who = await app.learner();
    await complete(who, 'one');
    await complete(who, 'two');
    const first = await issue(who);
    const after = await standing(who, [grown]);
    expect(after).toMatchObject({ completed: 2, of: 3, percent: 66, mayCertify: false });
    expect(after.certificate).toMatchObject({ courseVersion: 1, lessons: ['Lesson one', 'Lesson two'] });
    expect(after.lessons.map(({ isNew, state }) => [isNew, state])).toEqual([
      [false, 'complete'],
      [false, 'complete'],
      [true, 'ahead'],
    ]);
    services = { ...services, courses: [grown] };
    await complete(who, 'three');
    services = { ...services, courses: [small] };
    expect((await issue(who, [grown])).code).not.toBe(first.code);
    expect(await standing(who, [grown])).toMatchObject({
      certificate: { courseVersion: 2 },
      mayCertify: false,
    });
  });

  it('can be verified by anybody with its code in any spelling; an unknown code is reported', async () => {
    const who = await app.learner();
    await complete(who, 'one');
    await complete(who, 'two');
    const { code } = await issue(who);
    const anybody = callsOf(coursesApi({ ...app.services, ...services }), null);
    const found = await anybody('GET', `/courses/certificates/${code.toLowerCase()}`);
    expect(found).toMatchObject({
      status: 200,
      body: {
        certificate: { title: 'Small course', courseVersion: 1, holder: 'Maya Ríos', day: '2026-11-20' },
      },
    });
    expect(JSON.stringify(found.body)).not.toContain(who.accountId);
    expect(await anybody('GET', '/courses/certificates/2222-2222-2222')).toMatchObject({ status: 404 });
  });
});

it('an empty course is 0 %', async () => {
  const who = await app.learner();
  expect(await standing(who, [{ ...small, lessons: [] }])).toMatchObject({
    percent: 0,
    mayCertify: false,
    resume: null,
  });
});

it('is deleted with its learner', async () => {
  const who = await app.learner();
  await complete(who, 'one');
  await saveNote(services, who, one, { text: 'Mine', version: 0 });
  await app.pool.query('delete from app.learner_profiles where id = $1', [who.profileId]);
  for (const table of ['course_lessons', 'course_answers', 'course_notes', 'course_certificates']) {
    const left = await app.pool.query(`select 1 from app.${table} where profile_id = $1`, [who.profileId]);
    expect([table, left.rowCount]).toEqual([table, 0]);
  }
});
