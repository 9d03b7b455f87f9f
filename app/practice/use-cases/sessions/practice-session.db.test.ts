import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayKeyOf } from '#app/platform/times.ts';
import {
  answer,
  behind,
  day,
  next,
  openItem,
  type PracticeTest,
  practiceTest,
  start,
  submit,
} from '#tests/support/practice.ts';
import { recomputeStates } from '../record-evidence.server.ts';
import { loadEvidence, loadStates } from '../../db/evidence.server.ts';
import { createRightAnswer, createWrongAnswer } from '../../domain/items/sample-answers.ts';
import { askHint, giveUp, skipItem } from '../items/ask-for-help.server.ts';
import { reportQuestion } from '../items/report-question.server.ts';
import { finishSession, readSession } from './open-session.server.ts';

let test: PracticeTest;
beforeAll(async () => {
  test = await practiceTest();
});
afterAll(() => test.close());

const skill = { mode: 'skill', skills: ['linear_equations'] };
/** Sums in another order differ in their last digits. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toFixed(9)) : part)));
const tomorrow = ({ zone = 'UTC' }: { zone?: string }) => dayKeyOf(new Date(+test.clock.now() + day), zone);
const statesOf = async (profileId: string) => [...(await loadStates(test.db, profileId)).values()];

describe('an answer', () => {
  it('counts once, however often it is sent', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const item = openItem(await start(test, who, skill));
    const given = createRightAnswer(await behind(test, who, item));
    const id = test.practiceServices.random.uuid();
    const answers = await Promise.all([1, 2, 3].map(() => submit(test, who, item.id, given, id)));
    const later = await submit(test, who, item.id, given, id);
    expect(answers.map(({ attempt }) => attempt.verdict)).toEqual(['equal', 'equal', 'equal']);
    for (const one of [...answers, later]) expect(one).toEqual(answers[0]);
    expect(later.item).toMatchObject({ state: 'right', attempts: [{ id }] });
    expect(await loadEvidence(test.db, who.profileId)).toHaveLength(1);
    expect(await statesOf(who.profileId)).toMatchObject([{ opportunities: 1, unaidedRight: 1 }]);
  });

  it('from two windows counts for the one that came first', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const item = openItem(await start(test, who, skill));
    const question = await behind(test, who, item);
    const sent = await Promise.allSettled([
      submit(test, who, item.id, createRightAnswer(question)),
      submit(test, who, item.id, createRightAnswer(question)),
    ]);
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ code: 'item_over', status: 409 }]);
    expect(await loadEvidence(test.db, who.profileId)).toHaveLength(1);
  });

  it(
    'sent under the id of an answer to another question is refused and counts for nothing',
    {
      timeout: 60_000,
    },
    async () => {
      const who = await test.learner();
      const session = await start(test, who, skill);
      const first = openItem(session);
      const id = test.practiceServices.random.uuid();
      await submit(test, who, first.id, createRightAnswer(await behind(test, who, first)), id);
      const second = openItem(await next(test, who, session));
      const given = createRightAnswer(await behind(test, who, second));
      await expect(submit(test, who, second.id, given, id)).rejects.toMatchObject({
        code: 'attempt_elsewhere',
        status: 409,
      });
      expect(await loadEvidence(test.db, who.profileId)).toHaveLength(1);
    },
  );

  it('from another account finds no question', { timeout: 60_000 }, async () => {
    const [who, other] = [await test.learner(), await test.learner()];
    const session = await start(test, who, skill);
    const item = openItem(session);
    const given = createRightAnswer(await behind(test, who, item));
    await expect(submit(test, other, item.id, given)).rejects.toMatchObject({ status: 404 });
    await expect(giveUp(test.practiceServices, other, { itemId: item.id })).rejects.toMatchObject({
      status: 404,
    });
    await expect(readSession(test.practiceServices, other, session)).rejects.toMatchObject({ status: 404 });
    await expect(start(test, { ...other, profileId: who.profileId }, skill)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is not revealed before the end', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const session = await start(test, who, { ...skill, size: 12 });
    let view = session;
    for (let turn = 0; turn < 6 && view.item; turn += 1) {
      const item = openItem(view);
      const { answer: key } = await behind(test, who, item);
      expect(item).toMatchObject({ solution: null, answer: null, attempts: [], hints: [] });
      const words = JSON.stringify({ ...item, prompt: null, picture: null });
      expect(words.includes(key.kind === 'formula' ? `"${key.expected}"` : '"expected"')).toBe(false);
      expect(words).not.toMatch(/"(right|expected|wrong|mistake|slips|proof|seed)"/);
      await skipItem(test.practiceServices, who, { itemId: item.id });
      view = await next(test, who, session);
    }
  });
});

it('the time of past answers predicts that of the next question', { timeout: 60_000 }, async () => {
  const who = await test.learner();
  let session = await start(test, who, { ...skill, size: 8 });
  expect(session.pace).toEqual({ open: 1.2, other: 1.2 });
  for (let turn = 0; turn < 5; turn += 1) {
    await answer(test, who, openItem(session));
    session = await next(test, who, session);
  }
  // Each of these answers took nine seconds, which is below the lower bound.
  expect(session.pace).toEqual({ open: 0.3, other: 0.3 });
});

describe('two windows that request the next question', () => {
  it('get the same one, and a reload returns it', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const [a, b] = await Promise.all([start(test, who, skill), start(test, who, skill)]);
    expect(b.id).toBe(a.id);
    await answer(test, who, openItem(a));
    const views = await Promise.all([next(test, who, a), next(test, who, a)]);
    expect(views[0]?.item?.id).toBe(views[1]?.item?.id);
    expect(views[0]?.marks).toHaveLength(2);
    expect((await readSession(test.practiceServices, who, a)).item).toEqual(views[0]?.item);
  });
});

describe('help', () => {
  it(
    'needs an attempt or "I can’t start", and a repeated request gives one rung',
    { timeout: 60_000 },
    async () => {
      const who = await test.learner();
      const item = openItem(await start(test, who, skill));
      const hint = (level: number, cannotStart = false) =>
        askHint(test.practiceServices, who, { itemId: item.id, seen: level, cannotStart });
      await expect(hint(-1)).rejects.toMatchObject({ code: 'no_hint_yet', status: 409 });
      const [once, twice] = await Promise.all([hint(-1, true), hint(-1, true)]);
      expect(once.hints.map(({ rung }) => rung)).toEqual([1]);
      expect(twice.hints).toEqual(once.hints);
      const { changes } = await answer(test, who, item);
      expect(changes).toMatchObject([{ why: 'One after a hint.' }]);
      expect(await loadEvidence(test.db, who.profileId)).toMatchObject([{ right: true, aid: 'hint' }]);
    },
  );

  it(
    'gives a worked example after two failed attempts, and the question up with the third',
    { timeout: 60_000 },
    async () => {
      const who = await test.learner();
      const item = openItem(await start(test, who, skill));
      const wrong = createWrongAnswer(await behind(test, who, item));
      const rungs = async () => (await submit(test, who, item.id, wrong)).item.hints.map(({ rung }) => rung);
      expect(await rungs()).toEqual([]);
      expect(await rungs()).toContain(3);
      const last = await submit(test, who, item.id, wrong);
      expect(last.item).toMatchObject({ state: 'given_up' });
      expect(last.item.solution?.lines.length).toBeGreaterThan(0);
      expect(await loadEvidence(test.db, who.profileId)).toMatchObject([{ right: false, aid: 'shown' }]);
      expect(await statesOf(who.profileId)).toMatchObject([{ opportunities: 1, owed: [{}] }]);
    },
  );

  it('up to the solution brings the same template again without help', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const session = await start(test, who, skill);
    const item = openItem(session);
    const { template } = await behind(test, who, item);
    const shown = await giveUp(test.practiceServices, who, { itemId: item.id });
    expect(shown).toMatchObject({ state: 'given_up', twin: { here: true, from: tomorrow(who) } });
    await answer(test, who, openItem(await next(test, who, session)));
    const twin = openItem(await next(test, who, session));
    expect(twin.role).toBe('twin');
    expect((await behind(test, who, twin)).template.id).toBe(template.id);
  });

  it(
    'as the last of its session names the day on which the same template returns',
    { timeout: 60_000 },
    async () => {
      const who = await test.learner();
      let session = await start(test, who, { ...skill, size: 5 });
      for (let turn = 0; turn < 4; turn += 1) {
        await answer(test, who, openItem(session));
        session = await next(test, who, session);
      }
      const item = openItem(session);
      expect(await giveUp(test.practiceServices, who, { itemId: item.id })).toMatchObject({
        twin: { here: false, from: tomorrow(who) },
      });
    },
  );
});

describe('a question reported as wrong', () => {
  it('does not count, and all estimates are as if it had never been asked', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const session = await start(test, who, skill);
    await answer(test, who, openItem(session));
    const before = await statesOf(who.profileId);
    test.clock.advance(60_000);
    const bad = openItem(await next(test, who, session));
    await answer(test, who, bad, false);
    expect(await statesOf(who.profileId)).not.toEqual(before);
    const voided = await reportQuestion(test.practiceServices, who, {
      itemId: bad.id,
      text: 'Two answers fit',
    });
    expect(voided).toMatchObject({ voided: true });
    expect(await statesOf(who.profileId)).toEqual(before);
    await reportQuestion(test.practiceServices, who, { itemId: bad.id, text: 'again' });
    const { rows } = await test.pool.query(`select text from app.question_reports where item_id = $1`, [
      bad.id,
    ]);
    expect(rows).toEqual([{ text: 'Two answers fit' }]);
  });
});

describe('the estimates', () => {
  it('are the same recomputed as incremental', { timeout: 120_000 }, async () => {
    const who = await test.learner();
    for (let evening = 0; evening < 4; evening += 1) {
      const session = await start(test, who, { mode: evening === 0 ? 'diagnostic' : 'mix', size: 6 });
      let view = session;
      for (let turn = 0; view.item; turn += 1) {
        const item = openItem(view);
        if (turn % 5 === 4) await giveUp(test.practiceServices, who, { itemId: item.id });
        else await answer(test, who, item, turn % 3 !== 2);
        if (turn % 3 === 2 && turn % 5 !== 4) await giveUp(test.practiceServices, who, { itemId: item.id });
        test.clock.advance(60_000);
        view = await next(test, who, session);
      }
      test.clock.advance(day);
    }
    const grown = await loadStates(test.db, who.profileId);
    expect(grown.size).toBeGreaterThan(3);
    const learner = { ...who, zone: 'Europe/London' };
    await test.db.transaction().execute((trx) => recomputeStates(trx, test.services, learner));
    const fresh = await loadStates(test.db, who.profileId);
    for (const [id, state] of grown) expect(rounded(fresh.get(id))).toEqual(rounded(state));
  });
});

describe('an exam', () => {
  it(
    'shows no verdict and gives no help before its end, and adds extra time',
    { timeout: 60_000 },
    async () => {
      const who = await test.learner('en', 2);
      const exam = { mode: 'exam', skills: ['linear_equations'], size: 3, minutes: 30 };
      const session = await start(test, who, exam);
      expect(session.minutes).toEqual({ allowed: 60, usual: 30 });
      let view = session;
      for (const right of [true, false, true]) {
        const item = openItem(view);
        await expect(
          askHint(test.practiceServices, who, { itemId: item.id, seen: -1, cannotStart: true }),
        ).rejects.toMatchObject({ code: 'no_hint_here' });
        const response = await answer(test, who, item, right);
        expect(response).toMatchObject({ attempt: { verdict: null }, changes: [] });
        expect(response.item).toMatchObject({ state: 'answered', solution: null, answer: null, hints: [] });
        expect(await statesOf(who.profileId)).toEqual([]);
        view = await next(test, who, session);
        expect(JSON.stringify(view.state === 'open' ? view : {})).not.toMatch(
          /"(right|wrong|different|equal)"/,
        );
      }
      expect(view).toMatchObject({ state: 'finished', summary: { asked: 3, right: 2, unaided: 2 } });
      expect(view.marks.map(({ state }) => state)).toEqual(['right', 'wrong', 'right']);
      expect(view.summary?.changes[0]?.why).toBe('2 right without help, one not right yet.');
      expect(await statesOf(who.profileId)).toMatchObject([{ opportunities: 3 }]);
    },
  );

  it(
    'counts an answer without its form as not known, and ignores an undecided one',
    {
      timeout: 60_000,
    },
    async () => {
      const who = await test.learner();
      const session = await start(test, who, { mode: 'exam', skills: ['linear_equations'], size: 3 });
      const [first, second] = [openItem(session), { id: '' }];
      await answer(test, who, first);
      Object.assign(second, openItem(await next(test, who, session)));
      await answer(test, who, second);
      const set = (change: string, item: { id: string }) =>
        test.pool.query(`update app.practice_attempts set ${change} where item_id = $1`, [item.id]);
      await set('form_missed = true', first);
      await set(`verdict = 'unknown'`, second);
      await finishSession(test.practiceServices, who, session);
      expect(await loadEvidence(test.db, who.profileId)).toMatchObject([
        { itemId: first.id, right: false, aid: 'none' },
      ]);
    },
  );

  it('ends when its time is up', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const session = await start(test, who, { mode: 'exam', skills: ['linear_equations'], minutes: 5 });
    const item = openItem(session);
    test.clock.advance(5 * 60_000);
    await expect(answer(test, who, item)).rejects.toMatchObject({ code: 'time_over', status: 409 });
    expect(await readSession(test.practiceServices, who, session)).toMatchObject({
      state: 'finished',
      summary: { asked: 0 },
    });
  });
});

describe('an open session', () => {
  it('of another kind is finished first; finishing is idempotent', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const first = await start(test, who, skill);
    await answer(test, who, openItem(first));
    const second = await start(test, who, { mode: 'mix' });
    expect(second.id).not.toBe(first.id);
    const [a, b] = await Promise.all([
      finishSession(test.practiceServices, who, first),
      finishSession(test.practiceServices, who, first),
    ]);
    expect(a).toEqual(b);
    expect(a.summary).toMatchObject({ asked: 1, right: 1, changes: [{ why: 'One right without help.' }] });
  });
});

describe('an account that was erased', () => {
  it('writes nothing any more', { timeout: 60_000 }, async () => {
    const who = await test.learner();
    const item = openItem(await start(test, who, skill));
    await test.pool.query(
      `insert into app.erased_accounts (account_hash, erased_at) values (sha256(convert_to($1, 'UTF8')), now())`,
      [who.accountId],
    );
    await expect(answer(test, who, item)).rejects.toMatchObject({ code: 'CU001' });
    expect(await loadEvidence(test.db, who.profileId)).toEqual([]);
  });
});
