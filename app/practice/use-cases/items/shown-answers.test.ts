import { describe, expect, it, test } from 'vitest';
import type { Maths } from '@curvela/maths';
import type { AnswerSpec, ItemTemplate, SkillId } from '@curvela/curriculum';
import { partOf } from '#tests/support/part-of.ts';
import type { Random } from '#app/platform/random.ts';
import { findItem, type GeneratedItem } from '@curvela/curriculum/items';
import { templates } from '@curvela/curriculum/skills';
import type { BeliefChange } from '../../domain/mastery/changes.ts';
import { feedback } from '../../domain/items/grade.ts';
import { shownOrder } from '../../domain/items/shown-order.ts';
import { createRightAnswer, createWrongAnswer } from '../../domain/items/sample-answers.ts';
import type { AttemptRecord, PracticeItemRecord } from '../../model/record.ts';
import { newTutoredWork } from '../../model/record.ts';
import type { GivenAnswer } from '../../model/schemas.ts';
import { changeViews } from '../change-view.server.ts';
import { hintViews } from '../hint-view.server.ts';
import { attemptView, givenParts } from './attempt-view.server.ts';
import { gradeAnswer } from './grade.server.ts';
import { toParts, toPlainText } from './parts.server.ts';
import { planeOf } from './picture.server.ts';
import { answerTry, readTry } from './try-item.server.ts';
import { giveUpTutored, helpTutored, judgeTutored, templatesOf } from './tutored-item.server.ts';
import { answerParts, itemView, shownQuestion, skillName } from './view.server.ts';

/** No engine: these questions need none. */
const noEngine = {} as Maths;
const three = { en: 'the idea', es: 'la idea', fr: 'l’idée' };
const item = (answer: AnswerSpec, more: Partial<GeneratedItem> = {}): GeneratedItem => ({
  slots: {},
  answer,
  proof: { by: 'follows' },
  worked: [],
  seed: 7,
  template: {
    id: 'slope.of_test',
    skills: ['slope'],
    level: 1,
    kind: answer.kind,
    prompt: three,
    hint: three,
  } as unknown as ItemTemplate,
  ...more,
});
const lines = ['x + 1 = 3', 'x = 2', 'x = 5'];
const wrongLine = item({ kind: 'wrong_line', lines, wrong: 2, mistake: 'sign_of_solution' });
const options = [{ text: '4', right: true as const }, { text: { en: 'none', es: 'ninguna', fr: 'aucune' } }];
const choice = item({ kind: 'choice', options });
const record = (more: Partial<AttemptRecord> = {}): AttemptRecord => ({
  id: 'a',
  itemId: 'i',
  number: 1,
  answer: {
    given: { kind: 'wrong_line', line: 1 },
    written: null,
    place: null,
    feedback: feedback('right'),
    mistakeSlots: {},
  },
  verdict: 'different',
  formMissed: false,
  mistake: null,
  confidence: null,
  rung: -1,
  tookMs: 0,
  at: new Date(0),
  changes: [],
  ...more,
});
const shows = (question: GeneratedItem, given: GivenAnswer, written: string | null = null) =>
  toPlainText(givenParts(question, { given, written }, 'en'));

describe('an answer as shown', () => {
  it('is the option, the lines in their order, or the line with its number', () => {
    const at = shownOrder({ kind: 'choice', options }, 7);
    expect(shows(choice, { kind: 'choice', option: at.indexOf(0) })).toBe('4');
    expect(shows(choice, { kind: 'choice', option: at.indexOf(1) })).toBe('none');
    expect(shows(choice, { kind: 'choice', option: 9 })).toBe('');
    const order = item({ kind: 'order', lines });
    const shown = shownOrder({ kind: 'order', lines }, 7);
    expect(shows(order, { kind: 'order', lines: [2, 0, 1].map((index) => shown.indexOf(index)) })).toBe(
      'x = 5 · x + 1 = 3 · x = 2',
    );
    expect(shows(wrongLine, { kind: 'wrong_line', line: 1 })).toBe('Line 2: x = 2');
    expect(shows(wrongLine, { kind: 'wrong_line', line: 8 })).toBe('Line 9');
    expect(shows(choice, { kind: 'wrong_line', line: 1 })).toBe('');
  });

  it('is the formula as it was read, two points as two formulas, and otherwise the text', () => {
    const formula = item({ kind: 'formula', expected: '4' });
    expect(shows(formula, { kind: 'formula', text: '3,5' }, '7/2')).toBe('7/2');
    expect(shows(formula, { kind: 'formula', text: '3+(' })).toBe('3+(');
    expect(shows(formula, { kind: 'point', at: [1, 2] })).toBe('');
    const through = {
      kind: 'line',
      through: [
        [1, 2],
        [3, 4],
      ],
    } as unknown as GivenAnswer;
    const parts = givenParts(formula, { given: through, written: '(1, 2), (3, 4)' }, 'en');
    expect(parts.map(({ kind }) => kind)).toEqual(['formula', 'text', 'formula']);
  });

  it('has the colon of its language', () => {
    const line = { given: { kind: 'wrong_line' as const, line: 1 }, written: null };
    expect(
      (['en', 'es', 'fr'] as const).map((language) => toPlainText(givenParts(wrongLine, line, language))),
    ).toEqual(['Line 2: x = 2', 'Línea 2: x = 2', 'Ligne 2\u00a0: x = 2']);
  });
});

describe('a verdict in words', () => {
  const plainFeedback = (more: Partial<AttemptRecord>, language: 'en' | 'es' = 'en') =>
    toPlainText(attemptView(wrongLine, record(more), language, false).feedback);
  const withFeedback = (
    code: Parameters<typeof feedback>[0],
    slots = {},
    text: Parameters<typeof feedback>[2] = null,
  ) => ({
    answer: { ...record().answer, feedback: feedback(code, slots, text) },
  });

  it('is not shown before the end of an exam', () => {
    const hidden = attemptView(wrongLine, record({ verdict: 'equal', formMissed: true }), 'en', true);
    expect(hidden).toMatchObject({ verdict: null, formMissed: false });
    expect(toPlainText(hidden.feedback)).toBe(
      'Your answer is saved. You’ll see how it went when the exam ends.',
    );
    expect(attemptView(wrongLine, record({ verdict: 'equal', formMissed: true }), 'en', false)).toMatchObject(
      {
        verdict: 'equal',
        formMissed: true,
      },
    );
  });

  it('names the line, the answer, and two points one by one', () => {
    expect(plainFeedback(withFeedback('wrong_line', { line: '3' }))).toBe(
      'Line 3 follows from the one above it.',
    );
    const { feedback: parts } = attemptView(
      wrongLine,
      record(withFeedback('wrong_line', { line: '3' })),
      'en',
      false,
    );
    expect(parts).toEqual([{ kind: 'text', text: 'Line 3 follows from the one above it.' }]);
    expect(plainFeedback(withFeedback('point', { mine: '(1, 2)' }))).toBe(
      '(1, 2) isn’t the point we asked for.',
    );
    expect(plainFeedback(withFeedback('line', { mine: '(1, 2), (3, 4)' }))).toBe(
      'The line through (1, 2), (3, 4) isn’t the one we asked for.',
    );
  });

  it('says what the form lacks, in the language in which that was written', () => {
    const lacks = { language: 'en', text: 'It is not reduced.' } as const;
    const missed = { verdict: 'equal', formMissed: true, ...withFeedback('form', {}, lacks) } as const;
    const form = 'Right value, but not yet in the form we asked for.';
    expect(plainFeedback(missed)).toBe(`${form} It is not reduced.`);
    expect(plainFeedback(missed, 'es')).not.toContain('It is not reduced.');
    expect(plainFeedback({ ...missed, formMissed: false })).toBe(form);
  });
});

describe('a sentence with names', () => {
  it('has formulas where there are some, then words, and otherwise the name', () => {
    const words = { unit: { en: 'metres', es: 'metros', fr: 'mètres' } };
    const parts = toParts('{a} in {unit} of {b}', 'es', { slots: { a: 'x = 2' }, words });
    expect(parts.map(({ kind }) => kind)).toEqual(['formula', 'text']);
    expect(toPlainText(parts)).toBe('x = 2 in metros of {b}');
  });

  it('may begin and end with a formula, and has no empty text between two', () => {
    const slots = { a: 'x', b: '2' };
    const kinds = (sentence: string) => toParts(sentence, 'en', { slots }).map(({ kind }) => kind);
    expect(kinds('{a}{b}')).toEqual(['formula', 'formula']);
    expect(kinds('{a} or {b}.')).toEqual(['formula', 'text', 'formula', 'text']);
    expect(kinds('')).toEqual([]);
    expect(toParts('{ a } and {a', 'en', { slots })).toEqual([{ kind: 'text', text: '{ a } and {a' }]);
  });
});

describe('hints', () => {
  const hints = async (rung: 0 | 1 | 2, attempt: AttemptRecord, question = wrongLine) =>
    (await hintViews(noEngine, question, { rung, attempts: [attempt] }, 'en')).map(
      ({ rung: each, parts }) => `${each}: ${toPlainText(parts)}`,
    );
  const wrongAt = (place: number | null) => record({ answer: { ...record().answer, place } });

  it('begin with the line where it goes wrong, where that is known', async () => {
    expect(await hints(0, wrongAt(2))).toEqual(['0: Everything is fine up to line 2. Look further down.']);
    expect(await hints(0, wrongAt(3))).toEqual(['0: It goes wrong earlier. Look above line 3.']);
    expect(await hints(0, wrongAt(null))).toEqual([]);
    expect(await hints(0, wrongAt(2), item({ kind: 'order', lines }))).toEqual([
      '0: Look at number 2: does that line follow from the one above it?',
    ]);
  });

  it('go on with the idea, and the mistake where one was recognised', async () => {
    expect(await hints(2, wrongAt(null))).toEqual(['1: the idea']);
    const mistaken = record({ mistake: 'sign_of_solution' });
    const both = await hints(2, mistaken);
    expect(both).toHaveLength(2);
    expect(both[1]).toMatch(/^2: ./);
    expect(await hints(1, mistaken)).toEqual(['1: the idea']);
  });
});

test.each([
  [{ unaidedRight: 1, afterHint: 0, wrong: 0 }, 'One right without help.'],
  [{ unaidedRight: 2, afterHint: 1, wrong: 1 }, '2 right without help, one after a hint, one not right yet.'],
  [{ unaidedRight: 0, afterHint: 0, wrong: 2 }, '2 not right yet.'],
  [{ unaidedRight: 0, afterHint: 1, wrong: 0 }, 'One after a hint.'],
  [{ unaidedRight: 0, afterHint: 0, wrong: 0 }, 'Nothing that counts.'],
])('the reason of a change by %o is "%s"', (why, text) => {
  const change: BeliefChange = { skill: 'slope', before: 0.4, after: 0.6, what: 'up', why, dueAt: null };
  expect(changeViews([change], 'en')).toEqual([
    {
      skill: { id: 'slope', name: skillName('slope', 'en') },
      before: 0.4,
      after: 0.6,
      what: 'up',
      why: text,
      dueAt: null,
    },
  ]);
});

describe('the plane to answer in', () => {
  const point = (x: number, y: number) => planeOf({ kind: 'point', at: [x, y] }, undefined);
  const square = (half: number) => ({ x: [-half, half], y: [-half, half] });

  it('is that of the picture, or reaches ten, or further around a point', () => {
    const view = { x: [0, 4], y: [0, 8] } as const;
    expect(planeOf({ kind: 'point', at: [50, 1] }, { items: [], view })).toEqual(view);
    expect(point(9, -9)).toEqual(square(10));
    expect(point(10, 0)).toEqual(square(15));
    expect(point(0, -14)).toEqual(square(20));
    expect(planeOf({ kind: 'line', expected: 'y = 40' }, undefined)).toEqual(square(10));
  });
});

describe('a question as its learner sees it', () => {
  const template = [...templates.values()].find(
    ({ kind, id }) => kind === 'choice' && findItem(id, 5)?.worked !== 'engine',
  )!;
  const row = (more: Partial<PracticeItemRecord> = {}): PracticeItemRecord => ({
    id: 'i',
    sessionId: 's',
    accountId: 'c',
    profileId: 'p',
    position: 3,
    role: 'skill',
    skill: template.skills[0],
    template: template.id,
    seed: 5,
    state: 'open',
    voidedAt: null,
    rung: -1,
    cannotStart: false,
    servedAt: new Date(0),
    resolvedAt: null,
    ...more,
  });
  const twin = { here: true, from: '2026-11-23' };
  const tried = record({ answer: { ...record().answer, given: { kind: 'choice', option: 0 } } });
  const view = (more: Partial<PracticeItemRecord>, setting: object = {}) =>
    itemView(
      noEngine,
      { record: row(more), attempts: [], mode: 'mix', finished: false, lastSeenAt: null, twin, ...setting },
      'en',
    );

  it('has its answer, its solution and its return only once it is over', async () => {
    expect(await view({})).toMatchObject({
      position: 3,
      state: 'open',
      voided: false,
      solution: null,
      answer: null,
      twin: null,
      mayHint: false,
    });
    const over = await view({ state: 'given_up' });
    expect(over).toMatchObject({ state: 'given_up', twin });
    expect(over.solution?.lines.length).toBeGreaterThan(0);
    expect(over.answer).toEqual(answerParts(findItem(template.id, 5)!, 'en'));
    const voided = await view({ voidedAt: new Date(0) });
    expect(voided).toMatchObject({ voided: true, twin });
    expect(voided.answer).not.toBeNull();
  });

  it('of an exam hides everything until that has ended', async () => {
    const exam = { mode: 'exam', attempts: [tried] };
    expect(await view({ state: 'right', rung: 1 }, exam)).toMatchObject({
      state: 'answered',
      answer: null,
      solution: null,
      hints: [],
      twin: null,
    });
    expect((await view({ state: 'skipped' }, exam)).state).toBe('answered');
    expect((await view({ state: 'skipped' }, { mode: 'exam' })).state).toBe('skipped');
    expect((await view({}, { mode: 'exam' })).state).toBe('open');
    expect((await view({ state: 'wrong' }, { mode: 'exam' })).state).toBe('answered');
    const ended = await view({ state: 'right' }, { ...exam, finished: true });
    expect(ended).toMatchObject({ state: 'right', attempts: [{ verdict: 'different' }] });
    expect(ended.answer).not.toBeNull();
  });

  it('of a removed template cannot be shown', async () => {
    await expect(view({ template: 'slope.removed' })).rejects.toThrow('no template slope.removed');
    expect(shownQuestion({ template: 'slope.removed', seed: 1 }, 'en')).toBeNull();
    expect(shownQuestion({ template: template.id, seed: 5 }, 'en')).toMatchObject({
      skill: skillName(template.skills[0], 'en'),
    });
  });
});

describe('the kinds of answers', () => {
  const grade = (question: GeneratedItem, given: GivenAnswer) => gradeAnswer(noEngine, question, given, 'en');

  it('a choice is right, wrong with its mistake, or none of the options', async () => {
    const marked = item({
      kind: 'choice',
      options: [{ text: '4', right: true }, { text: '5', mistake: 'sign_in_sum' }, { text: '6' }],
    });
    const at = shownOrder({ kind: 'choice', options: [options[0]!, options[0]!, options[0]!] }, 7);
    const chosen = (index: number) => grade(marked, { kind: 'choice', option: at.indexOf(index) });
    expect(await chosen(0)).toMatchObject({ verdict: 'equal' });
    expect(await chosen(1)).toMatchObject({
      verdict: 'different',
      feedback: { code: 'choice' },
      mistake: { id: 'sign_in_sum', slots: {} },
    });
    expect(await chosen(2)).toMatchObject({ verdict: 'different', mistake: null });
    await expect(grade(marked, { kind: 'choice', option: 3 })).rejects.toMatchObject({
      code: 'wrong_kind',
      status: 400,
    });
  });

  it('a wrong line is found, or placed too early or too late', async () => {
    const line = (number: number) => grade(wrongLine, { kind: 'wrong_line', line: number });
    expect(await line(2)).toMatchObject({ verdict: 'equal' });
    expect(await line(1)).toMatchObject({
      verdict: 'different',
      place: 2,
      feedback: { code: 'wrong_line', slots: { line: '2' } },
    });
    expect(await line(0)).toMatchObject({ place: 1, feedback: { code: 'first_line' } });
    await expect(line(3)).rejects.toMatchObject({ code: 'wrong_kind' });
  });

  it('a point is right within a millionth in both coordinates', async () => {
    const point = item({ kind: 'point', at: [2, 3], slips: [{ at: [3, 2], mistake: 'sign_in_sum' }] });
    const at = (x: number, y: number) => grade(point, { kind: 'point', at: [x, y] });
    expect(await at(2, 3.0000005)).toMatchObject({ verdict: 'equal', written: '(2, 3.0000005)' });
    expect(await at(2.0001, 3)).toMatchObject({ verdict: 'different', mistake: null });
    expect(await at(2, 4)).toMatchObject({
      verdict: 'different',
      feedback: { code: 'point', slots: { mine: '(2, 4)' } },
    });
    expect(await at(3, 2)).toMatchObject({ mistake: { id: 'sign_in_sum' } });
  });

  it('an answer of another kind is refused', async () => {
    for (const question of [
      choice,
      wrongLine,
      item({ kind: 'formula', expected: '4' }),
      item({ kind: 'order', lines }),
      item({ kind: 'line', expected: 'x = 3' }),
    ])
      await expect(grade(question, { kind: 'point', at: [1, 2] })).rejects.toMatchObject({
        code: 'wrong_kind',
        status: 400,
      });
    await expect(
      grade(item({ kind: 'point', at: [1, 2] }), { kind: 'formula', text: '4' }),
    ).rejects.toMatchObject({ code: 'wrong_kind' });
  });
});

describe('a question without an account', () => {
  const template = [...templates.values()].find(
    ({ kind, id }) => kind === 'choice' && findItem(id, 5)?.worked !== 'engine',
  )!;
  const deps = { maths: noEngine, random: partOf<Random>({ uuid: () => 'fresh' }) };
  const question = findItem(template.id, 5)!;
  const graded = (answer: GivenAnswer) => answerTry(deps, { template: template.id, seed: 5, answer }, 'en');

  it('shows its verdict and its solution at once', async () => {
    const right = await graded(createRightAnswer(question));
    expect(right).toMatchObject({
      attempt: { id: 'fresh', verdict: 'equal' },
      item: { state: 'right', position: 1, role: 'skill' },
    });
    expect(right.item.answer).not.toBeNull();
    expect(await graded(createWrongAnswer(question))).toMatchObject({
      attempt: { verdict: 'different' },
      item: { state: 'wrong' },
    });
  });

  it('needs an existing template and an existing skill', async () => {
    const answer = createRightAnswer(question);
    await expect(answerTry(deps, { template: 'slope.removed', seed: 5, answer }, 'en')).rejects.toMatchObject(
      { code: 'unknown_template', status: 404 },
    );
    await expect(readTry(deps, { skill: 'nothing' as SkillId, seed: 1 }, 'en')).rejects.toMatchObject({
      code: 'unknown_skill',
      status: 404,
    });
  });

  it('is of the lowest level, another one for the next seed', async () => {
    const first = await readTry(deps, { skill: 'linear_equations', seed: 0 }, 'en');
    expect(first).toMatchObject({ seed: 0, item: { level: 1, state: 'open', attempts: [], answer: null } });
    const easiest = [...templates.values()].filter(
      ({ skills: [about], level }) => about === 'linear_equations' && level === 1,
    );
    for (const [seed, { id }] of easiest.entries())
      expect((await readTry(deps, { skill: 'linear_equations', seed }, 'en')).template).toBe(id);
  });
});

describe('a question of the tutor', () => {
  const template = [...templates.values()].find(
    ({ kind, id }) => kind === 'choice' && findItem(id, 5)?.worked !== 'engine',
  )!;
  const source = { template: template.id, seed: 5 };
  const question = findItem(template.id, 5)!;

  it('is right, or stays open until the second failure brings an example and the third the solution', async () => {
    const right = await judgeTutored(noEngine, source, newTutoredWork, createRightAnswer(question), 'en');
    expect(right).toMatchObject({
      verdict: 'equal',
      work: { state: 'right', rung: -1 },
      shows: { right: true, aid: 'none' },
      hint: null,
    });
    const wrong = createWrongAnswer(question);
    const once = await judgeTutored(noEngine, source, newTutoredWork, wrong, 'en');
    expect(once).toMatchObject({
      verdict: 'different',
      work: { state: 'open', rung: -1 },
      hint: null,
      shows: { right: false, aid: 'none' },
    });
    const twice = await judgeTutored(noEngine, source, once.work, wrong, 'en');
    expect(twice).toMatchObject({ work: { state: 'open', rung: 3 }, hint: { rung: 3 }, shows: null });
    const last = await judgeTutored(noEngine, source, twice.work, wrong, 'en');
    expect(last).toMatchObject({ work: { state: 'given_up', rung: 4 }, hint: null });
    expect(last.work.tries).toHaveLength(3);
  });

  it('gives help after a try or to those who cannot start, down to the solution', async () => {
    await expect(helpTutored(noEngine, source, newTutoredWork, 'en')).rejects.toMatchObject({
      code: 'no_hint_yet',
      status: 409,
    });
    const stuck = { ...newTutoredWork, cannotStart: true };
    const idea = await helpTutored(noEngine, source, stuck, 'en');
    expect(idea).toMatchObject({ work: { rung: 1 }, hint: { rung: 1 }, shows: null });
    // A first failure brings no new help, and the idea is not shown again.
    const failed = await judgeTutored(noEngine, source, idea.work, createWrongAnswer(question), 'en');
    expect(failed).toMatchObject({ work: { state: 'open', rung: 1 }, hint: null });
    const example = await helpTutored(noEngine, source, idea.work, 'en');
    expect(example).toMatchObject({
      work: { rung: 3 },
      hint: { rung: 3 },
      shows: { right: false, aid: 'shown' },
    });
    expect(await helpTutored(noEngine, source, example.work, 'en')).toEqual({
      work: { ...stuck, rung: 4, state: 'given_up' },
      hint: null,
      shows: { right: false, aid: 'shown' },
    });
    const tried = (await judgeTutored(noEngine, source, newTutoredWork, createWrongAnswer(question), 'en'))
      .work;
    expect((await helpTutored(noEngine, source, { ...tried, rung: 2 }, 'en')).shows).toBeNull();
    expect(giveUpTutored(newTutoredWork)).toMatchObject({
      work: { rung: 4, state: 'given_up' },
      shows: { right: false, aid: 'shown' },
    });
  });

  it('can be worked line by line when it is a formula that the engine solves', () => {
    const list = templatesOf('linear_equations');
    expect(list.length).toBeGreaterThan(2);
    for (const { id, byLines, kind } of list) {
      const made = findItem(id, 1)!;
      expect([id, byLines]).toEqual([
        id,
        kind === 'formula' && made.worked === 'engine' && made.proof.by === 'solve' && !made.proof.counts,
      ]);
    }
    expect(templatesOf('nothing' as SkillId)).toEqual([]);
  });
});
