import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { findItem } from '@curvela/curriculum/items';
import { loadEvidence } from '#app/practice/db/evidence.server.ts';
import { materialOf } from '#app/practice/index.server.ts';
import type { PracticeMaterial, PracticeQuestion } from '#app/practice/index.ts';
import type { AppError } from '#app/platform/errors.ts';
import { createRateLimit } from '#app/platform/rate-limits.server.ts';
import { type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import { registerTeachingJobs } from '../jobs.server.ts';
import { answerLesson } from './answer-lesson.server.ts';
import { followLesson, stalledAfter } from './follow-lesson.server.ts';
import { findLesson } from '../../db/lessons.server.ts';
import type { LessonRecord } from '../../model/lessons/lesson.ts';
import { cancelLesson, deleteLesson, lessonView, readLesson, readLessons } from './read-lessons.server.ts';
import { MathsUnavailable } from './prove.server.ts';
import { lessonJob, mostTries, runLesson } from './run-lesson.server.ts';
import { type LessonServices, startLesson } from './start-lesson.server.ts';

let app: PracticeTest;
let services: LessonServices;
let material: PracticeMaterial;
beforeAll(async () => {
  app = await practiceTest(createMaths({ timeLimit: 30_000, patience: 30_000 }));
  services = { ...app.services, maths: app.practiceServices.maths };
  material = materialOf(services.maths);
});
afterAll(() => app.close());

type Who = { accountId: string; profileId: string };
const ask = (who: Who, input: object = {}) =>
  startLesson(services, who, {
    skill: 'linear_equations',
    locale: 'en',
    variant: 0,
    profileId: who.profileId,
    ...input,
  });
const run = ({ id }: { id: string }, more: { material?: PracticeMaterial; maths?: Maths } = {}) =>
  runLesson({ ...services, ...more }, { id });
const stored = async (lesson: LessonRecord) => (await findLesson(app.db, lesson, lesson.id))!;
const made = async (who: Who, input: object = {}) => {
  const lesson = await ask(who, input);
  await run(lesson);
  return stored(lesson);
};
const jobsOf = async ({ id }: { id: string }) =>
  (await app.pool.query(`select 1 from jobs.job where name = $1 and data ->> 'id' = $2`, [lessonJob, id]))
    .rowCount;
/** Practice questions, with a callback before each. */
const watched = (before: (count: number) => Promise<void>): PracticeMaterial => {
  let count = 0;
  const question: PracticeMaterial['question'] = async (key, language) => {
    count += 1;
    await before(count);
    return material.question(key, language);
  };
  return { ...material, question };
};
/** The last event of a stream. */
const lastOf = async (stream: AsyncIterable<{ event: string }>): Promise<string> => {
  let last = '';
  for await (const { event } of stream) last = event;
  return last;
};
const everything = ({ content }: LessonRecord) =>
  content ? [...content.warmUp, content.example, ...content.guided, ...content.practice] : [];

// The first app start creates the queue; jobs run only when a test takes them.
beforeAll(async () => {
  registerTeachingJobs({ ...services, db: services.db });
  await services.jobs.start();
  await services.jobs.stop();
});

describe('the generation of a lesson', () => {
  it('proceeds in stages, shows nothing before it is complete, and ends with every part', async () => {
    const who = await app.learner();
    const lesson = await ask(who);
    expect(lesson).toMatchObject({ state: 'queued', progress: { percent: 0 }, content: null });
    const percents: number[] = [];
    const look = async () => {
      const now = await stored(lesson);
      expect(now.content).toBeNull();
      expect(now.state).toBe('running');
      percents.push(now.progress.percent);
    };
    await run(lesson, { material: watched(look) });
    const done = await stored(lesson);
    expect(done).toMatchObject({ state: 'done', progress: { percent: 100 } });
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(new Set(percents).size).toBeGreaterThanOrEqual(5);
    expect(done.content?.warmUp[0]?.skill.id).toBe('expressions');
    expect(everything(done).length).toBeGreaterThanOrEqual(7);
    expect(done.content?.proven.steps).toBeGreaterThanOrEqual(7);
  });

  it('two simultaneous requests give one lesson and one job', async () => {
    const who = await app.learner();
    const [one, two] = await Promise.all([ask(who), ask(who)]);
    expect(two.id).toBe(one.id);
    expect(await jobsOf(one)).toBe(1);
  });

  it('the same input returns the existing lesson; other numbers, language or learner give another', async () => {
    const who = await app.learner();
    const first = await made(who);
    expect(await ask(who)).toMatchObject({ id: first.id, state: 'done' });
    expect(await jobsOf(first)).toBe(1);
    const others = [
      await made(who, { variant: 1 }),
      await made(who, { locale: 'es' }),
      await made(await app.learner()),
    ];
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(4);
    expect(others[0]?.content?.example.prompt).not.toEqual(first.content?.example.prompt);
  });

  it('a change in mastery gives another lesson', async () => {
    const who = await app.learner();
    const first = await made(who);
    await app.pool.query(
      `insert into app.skill_states (profile_id, account_id, skill, state, updated_at) select $1, $2, 'linear_equations', $3, now()`,
      [who.profileId, who.accountId, JSON.stringify(known)],
    );
    const second = await ask(who);
    expect(second.id).not.toBe(first.id);
    expect(JSON.parse(second.madeFrom)).toMatchObject({ level: 3 });
  });

  it('a cancelled lesson stops at the next piece and stores nothing', async () => {
    const who = await app.learner();
    const lesson = await ask(who);
    let calls = 0;
    const cancelAt = watched(async (count) => {
      calls = count;
      if (count === 3) await cancelLesson(services, who, lesson.id);
    });
    await run(lesson, { material: cancelAt });
    expect(calls).toBeLessThanOrEqual(4);
    expect(await stored(lesson)).toMatchObject({ state: 'cancelled', content: null });
    await run(lesson);
    expect(await stored(lesson)).toMatchObject({ state: 'cancelled', content: null });
    expect((await ask(who)).id).not.toBe(lesson.id);
  });

  it('after a process dies another one generates the same lesson, once for any number of readers', async () => {
    const who = await app.learner();
    const lesson = await ask(who);
    // A dead process reports nothing more.
    const died = new Promise<void>((resolve) => {
      const silent = watched((count) =>
        count === 4 ? (resolve(), new Promise<never>(() => undefined)) : Promise.resolve(),
      );
      void run(lesson, { material: silent });
    });
    await died;
    const before = await stored(lesson);
    expect(before).toMatchObject({ state: 'running', content: null });
    app.clock.advance(stalledAfter + 1);
    const streams = [followLesson(services, who, lesson.id), followLesson(services, who, lesson.id)];
    expect(
      (await Promise.all(streams.map((stream) => stream.next()))).map(({ value }) => value.event),
    ).toEqual(['progress', 'progress']);
    const ends = Promise.all(streams.map(lastOf));
    await expect.poll(() => jobsOf(lesson)).toBe(2);
    await run(lesson);
    expect(await ends).toEqual(['done', 'done']);
    expect(await jobsOf(lesson)).toBe(2);
    const after = await stored(lesson);
    expect(after.progress.percent).toBeGreaterThanOrEqual(before.progress.percent);
    const keys = (one: LessonRecord) => everything(one).map(({ template, seed }) => ({ template, seed }));
    expect(keys(after)).toHaveLength(7);
    // The content does not depend on time or process: generating it again gives the same lesson.
    await app.pool.query(`update app.lessons set state = 'running', content = null where id = $1`, [
      lesson.id,
    ]);
    await run(lesson);
    expect(keys(await stored(lesson))).toEqual(keys(after));
  });

  it('a stream resumes after the last event, and ends at once for a finished lesson', async () => {
    const who = await app.learner();
    const lesson = await ask(who);
    const first = await followLesson(services, who, lesson.id).next();
    expect(first.value).toMatchObject({ event: 'progress', data: { percent: 0 } });
    const rest = followLesson(services, who, lesson.id, first.value.id).next();
    await run(lesson);
    expect((await rest).value.id).not.toBe(first.value.id);
    const all = [];
    for await (const event of followLesson(services, who, lesson.id, 'done.100.0')) all.push(event.event);
    expect(all).toEqual(['done']);
  });
});

const known = {
  skill: 'linear_equations',
  p: 0.97,
  prior: 0.3,
  opportunities: 6,
  unaidedRight: 6,
  run: { right: 6, templates: [], firstDay: null, lastDay: null },
  masteredAt: null,
  card: null,
  spinning: false,
  owed: [],
  lastAt: '2026-11-20T08:00:00.000Z',
};

describe('unproven questions', () => {
  /** A question with an invalid line in its solution. */
  const withFalseStep = (question: PracticeQuestion): PracticeQuestion => {
    const lines = ['3x = 999', ...(question.claims.lines ?? ['x = 1']).slice(1)];
    return { ...question, claims: { ...question.claims, lines } };
  };
  const planted = (isFalse: (question: PracticeQuestion) => boolean): PracticeMaterial => ({
    ...material,
    question: async (key, language) => {
      const question = await material.question(key, language);
      return question && isFalse(question) ? withFalseStep(question) : question;
    },
  });

  it('are replaced by another question', async () => {
    const who = await app.learner();
    const honest = await made(who);
    const { template } = honest.content!.example;
    await deleteLesson(services, who, honest.id);
    const lesson = await ask(who);
    expect(lesson.madeFrom).toBe(honest.madeFrom);
    await run(lesson, { material: planted((question) => question.template === template) });
    const done = await stored(lesson);
    expect(done.state).toBe('done');
    expect(everything(done).map((one) => one.template)).not.toContain(template);
  });

  it('in every candidate: no lesson, and a message', async () => {
    const who = await app.learner();
    const lesson = await ask(who);
    await run(lesson, { material: planted(() => true) });
    expect(await stored(lesson)).toMatchObject({
      state: 'failed',
      content: null,
      progress: { failure: 'nothing_proven' },
    });
  });

  it('while the engine is unavailable: retried, and reported in the end', async () => {
    const who = await app.learner();
    const lesson = await ask(who);
    const away: Maths = {
      ...services.maths,
      check: () => Promise.resolve({ verdict: 'unknown', note: 'busy' }),
    };
    for (let attempt = 1; attempt < mostTries; attempt += 1) {
      await expect(run(lesson, { maths: away })).rejects.toBeInstanceOf(MathsUnavailable);
      expect(await stored(lesson)).toMatchObject({
        state: 'running',
        content: null,
        progress: { waiting: true },
      });
    }
    await run(lesson, { maths: away });
    expect(await stored(lesson)).toMatchObject({
      state: 'failed',
      progress: { failure: 'maths_away', waiting: false },
    });
    // Requesting it again starts a new attempt.
    expect(await ask(who)).toMatchObject({ state: 'queued' });
  });
});

describe('access to a lesson', () => {
  it('no one else can read, follow, answer, cancel or delete it, nor generate one for another account’s learner', async () => {
    const [mine, other] = [await app.learner(), await app.learner()];
    const { id } = await made(mine);
    const gone = { code: 'lesson_not_found' };
    const answer = { part: 'practice', number: 0, answer: null } as const;
    await expect(readLesson(services, other, id, 'en')).rejects.toMatchObject(gone);
    await expect(followLesson(services, other, id).next()).rejects.toMatchObject(gone);
    await expect(answerLesson(services, other, id, answer)).rejects.toMatchObject(gone);
    await expect(cancelLesson(services, other, id)).rejects.toMatchObject(gone);
    await expect(deleteLesson(services, other, id)).rejects.toMatchObject(gone);
    await expect(ask(other, { profileId: mine.profileId })).rejects.toMatchObject({
      code: 'unknown_profile',
    });
    expect(await readLessons(services, { ...other, profileId: mine.profileId }, 'en')).toEqual([]);
    expect((await readLessons(services, mine, 'fr')).map(({ skill }) => skill.name)).toEqual([
      'Équations du premier degré',
    ]);
    await deleteLesson(services, mine, id);
    expect(await readLessons(services, mine, 'en')).toEqual([]);
  });

  it('the queue is limited: two at a time, a number per hour, and an existing lesson costs nothing', async () => {
    const who = await app.learner();
    const lessonLimit = createRateLimit(app.pool, 'lessons-test', { times: 3, seconds: 3600 });
    const limited = { ...services, lessonLimit };
    const begin = (variant: number) =>
      startLesson(limited, who, { skill: 'slope', locale: 'en', variant, profileId: who.profileId });
    const [first, second] = [await begin(0), await begin(1)];
    await expect(begin(2)).rejects.toMatchObject({ code: 'lessons_in_making', status: 429 });
    await run(first);
    await run(second);
    expect((await begin(0)).id).toBe(first.id);
    await begin(2);
    await run({ id: (await begin(2)).id });
    await expect(begin(3)).rejects.toMatchObject({ code: 'lessons_full', status: 429 });
  });

  it('an unknown topic gives the nearest skills; a problem gives its skill; flagged words get the fixed answer', async () => {
    const who = await app.learner();
    const about = (topic: string) => ask(who, { skill: undefined, topic });
    const refused: unknown = await about('graphs').catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ code: 'unknown_topic', status: 404 });
    expect((refused as AppError).details.nearest).toContainEqual({ id: 'parabolas', name: 'Parabolas' });
    await expect(about('the French Revolution')).rejects.toMatchObject({ code: 'unknown_topic' });
    expect((await about('can you help me with 3x + 5 = 20?')).skill).toBe('linear_equations');
    // As in a conversation: a school term that differs from our name.
    expect((await about('gradient')).skill).toBe('slope');
    await expect(about('I want to kill myself')).rejects.toMatchObject({ code: 'worrying' });
  });
});

describe('answers in a lesson', () => {
  const given = (key: { template: string; seed: number }, right: boolean) =>
    (right ? createRightAnswer : createWrongAnswer)(findItem(key.template, key.seed)!);

  it('reveal no solution before, and become evidence once: full in the warm-up, as after a hint in the practice', async () => {
    const who = await app.learner();
    const lesson = await made(who);
    const view = JSON.stringify(lessonView(lesson, 'en').content?.practice);
    expect(view).not.toContain('"worked"');
    const { warmUp, practice } = lesson.content!;
    const answer = (part: 'warmUp' | 'practice', number: number, one: ReturnType<typeof given> | null) =>
      answerLesson(services, who, lesson.id, { part, number, answer: one });
    expect(await answer('warmUp', 0, given(warmUp[0]!, true))).toMatchObject({ verdict: 'equal' });
    const wrong = await answer('practice', 0, given(practice[0]!, false));
    expect(wrong).toMatchObject({ verdict: 'different', worked: null, answer: null });
    expect(wrong.hint.length).toBeGreaterThan(0);
    expect(await answer('practice', 0, given(practice[0]!, true))).toMatchObject({ verdict: 'equal' });
    expect((await answer('practice', 1, null)).worked?.lines.length).toBeGreaterThan(0);
    const evidence = await loadEvidence(app.db, who.profileId);
    expect(evidence.map(({ skill, right, aid }) => ({ skill, right, aid }))).toEqual([
      { skill: 'expressions', right: true, aid: 'none' },
      { skill: 'linear_equations', right: false, aid: 'hint' },
      { skill: 'linear_equations', right: false, aid: 'shown' },
    ]);
  });

  it('fill the blanks of a guided solution: the line itself or an equal one', async () => {
    const who = await app.learner();
    const lesson = await made(who);
    const [guided] = lesson.content!.guided;
    const line = guided!.blanks[0]!;
    const { plain } = guided!.worked.lines[line]!.formula;
    const fill = (text: string | null) =>
      answerLesson(services, who, lesson.id, {
        part: 'guided',
        number: 0,
        line,
        answer: text === null ? null : { kind: 'formula', text },
      });
    expect(await fill('x = 987')).toMatchObject({ verdict: 'different', line: null });
    expect(await fill(plain)).toMatchObject({ verdict: 'equal', line: { formula: { plain } } });
    expect(await fill(null)).toMatchObject({ verdict: null, line: { formula: { plain } } });
    await expect(fill('x = = 3')).rejects.toMatchObject({ code: 'unreadable_at' });
    expect(await loadEvidence(app.db, who.profileId)).toEqual([]);
  });
});

it('the queue generates a requested lesson', async () => {
  const test = await practiceTest(app.practiceServices.maths);
  const whole = { ...test.services, maths: app.practiceServices.maths };
  registerTeachingJobs(whole);
  await whole.jobs.start();
  const who = await test.learner();
  const input = { skill: 'percent', locale: 'fr-FR', variant: 0, profileId: who.profileId } as const;
  const lesson = await startLesson(whole, who, input);
  const state = async () => (await findLesson(test.db, who, lesson.id))?.state;
  await expect.poll(state, { timeout: 30_000 }).toBe('done');
  await whole.jobs.stop();
  await test.pool.end();
});
