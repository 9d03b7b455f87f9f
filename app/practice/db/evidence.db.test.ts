import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { accountId, at, idOf, insertProfile } from '#tests/support/practice-rows.ts';
import type { Evidence, SkillState } from '../model/mastery/evidence.ts';
import {
  deleteOtherStates,
  insertDispute,
  insertEvidence,
  loadDisputes,
  loadEvidence,
  loadEvidenceOfItems,
  loadPeriod,
  loadRecentEvidence,
  loadState,
  loadStates,
  markShown,
  saveStates,
  settleDispute,
  voidEvidence,
} from './evidence.server.ts';

const [maya, leo] = [idOf(1), idOf(2)];

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
  await insertProfile(app, maya);
  await insertProfile(app, leo);
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate app.evidence, app.skill_states, app.claim_disputes cascade`.execute(app.owner);
});

const evidenceOf = (n: number, more: Partial<Evidence> = {}): Evidence => ({
  id: idOf(n),
  skill: 'slope',
  itemId: idOf(500 + n),
  template: 't',
  right: true,
  aid: 'none',
  mistake: null,
  confidence: null,
  at: at('09:00'),
  voided: false,
  ...more,
});
const store = (rows: Evidence[], profileId = maya) => insertEvidence(app.db, { profileId, accountId }, rows);
const numbersOf = (rows: readonly Evidence[]) => rows.map(({ id }) => Number(id.slice(-12)));
const stateOf = (skill: SkillState['skill'], dueAt: string | null = null): SkillState => ({
  skill,
  p: 0.5,
  prior: 0.2,
  opportunities: 3,
  unaidedRight: 2,
  run: { right: 1, templates: ['t'], firstDay: null, lastDay: null },
  masteredAt: dueAt && '2026-11-01T00:00:00.000Z',
  spinning: false,
  card: dueAt
    ? {
        dueAt,
        stability: 1,
        difficulty: 5,
        reps: 1,
        lapses: 0,
        state: 'review',
        lastAt: '2026-11-01T00:00:00.000Z',
      }
    : null,
  owed: [],
  firstAt: null,
  lastAt: null,
  lastRight: null,
});
const save = (states: SkillState[], profileId = maya, now = at('12:00')) =>
  saveStates(app.db, { profileId, accountId }, states, now);

test('evidence is read as it was stored, oldest first, of one profile and of the skills asked for', async () => {
  const tutored = {
    problem: { latex: 'x', plain: 'x', speech: 'x' },
    words: null,
    answer: null,
  };
  await store([
    evidenceOf(3, {
      at: at('10:00'),
      right: false,
      aid: 'hint',
      mistake: 'sign_lost' as Evidence['mistake'],
    }),
    evidenceOf(2, { at: at('09:00'), skill: 'linear_equations', confidence: 'certain', tutored }),
    evidenceOf(1, { at: at('09:00') }),
  ]);
  await store([evidenceOf(4)], leo);
  await store([]);
  expect(numbersOf(await loadEvidence(app.db, maya))).toEqual([1, 2, 3]);
  expect(numbersOf(await loadEvidence(app.db, maya, ['linear_equations']))).toEqual([2]);
  expect(await loadEvidence(app.db, maya, [])).toEqual([]);
  const [one, two, three] = await loadEvidence(app.db, maya);
  expect(one).toEqual(evidenceOf(1));
  expect(two).toEqual(evidenceOf(2, { skill: 'linear_equations', confidence: 'certain', tutored }));
  expect(three).toMatchObject({ right: false, aid: 'hint', mistake: 'sign_lost' });
  const sources = await app.db.selectFrom('app.evidence').select(['id', 'source']).orderBy('id').execute();
  expect(sources.map(({ source }) => source)).toEqual(['practice', 'tutor', 'practice', 'practice']);
});

test('of each known skill the latest evidence is read, so many a skill', async () => {
  await store([1, 2, 3].map((n) => evidenceOf(n, { at: at(`09:0${n}`) })));
  await store([evidenceOf(4, { skill: 'linear_equations', at: at('09:00') })]);
  await store([evidenceOf(5, { skill: 'factoring' as Evidence['skill'], at: at('09:10') })]);
  await store([evidenceOf(6, { at: at('09:10') })], leo);
  await save([stateOf('slope'), stateOf('linear_equations')]);
  await save([stateOf('slope')], leo);
  expect(numbersOf(await loadRecentEvidence(app.db, maya, 2))).toEqual([4, 2, 3]);
  expect(numbersOf(await loadRecentEvidence(app.db, leo, 2))).toEqual([6]);
});

test('the period of a profile counts each question once, and none that was reported', async () => {
  expect(await loadPeriod(app.db, maya)).toBeNull();
  await store([
    evidenceOf(1, { at: at('08:00'), itemId: idOf(601) }),
    evidenceOf(2, { at: at('09:00'), itemId: idOf(602) }),
    evidenceOf(3, { at: at('10:00'), itemId: idOf(602), skill: 'linear_equations' }),
  ]);
  await store([evidenceOf(4, { at: at('11:00') })], leo);
  await voidEvidence(app.db, idOf(601), at('12:00'));
  expect(await loadPeriod(app.db, maya)).toEqual({ from: at('09:00'), to: at('10:00'), questions: 1 });
  await voidEvidence(app.db, idOf(601), null);
  expect(await loadPeriod(app.db, maya)).toEqual({ from: at('08:00'), to: at('10:00'), questions: 2 });
});

test('a solution that was shown marks the wrong answers to its question; a report its own question', async () => {
  await store([
    evidenceOf(1, { itemId: idOf(601), right: false }),
    evidenceOf(2, { itemId: idOf(601), skill: 'linear_equations' }),
    evidenceOf(3, { itemId: idOf(602), right: false }),
  ]);
  await markShown(app.db, idOf(601));
  await voidEvidence(app.db, idOf(602), at('12:00'));
  const rows = await loadEvidenceOfItems(app.db, [idOf(601), idOf(602)]);
  const view = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ aid, voided }) => [aid, voided]);
  expect(view).toEqual([
    ['shown', false],
    ['none', false],
    ['none', true],
  ]);
  expect(numbersOf(await loadEvidenceOfItems(app.db, [idOf(602)]))).toEqual([3]);
  expect(await loadEvidenceOfItems(app.db, [])).toEqual([]);
});

test('states are replaced, read in the order of skills, and deleted without evidence', async () => {
  const due = '2026-12-01T00:00:00.000Z';
  await save([stateOf('slope', due), stateOf('linear_equations')]);
  await save([stateOf('slope')], leo);
  await save([]);
  expect([...(await loadStates(app.db, maya))].map(([skill]) => skill)).toEqual([
    'linear_equations',
    'slope',
  ]);
  expect(await loadState(app.db, { profileId: maya, skill: 'slope' })).toEqual(stateOf('slope', due));
  expect(await loadState(app.db, { profileId: leo, skill: 'linear_equations' })).toBeUndefined();
  await save([{ ...stateOf('slope'), p: 0.9 }], maya, at('13:00'));
  expect((await loadState(app.db, { profileId: maya, skill: 'slope' }))!.p).toBe(0.9);
  const rows = await app.db
    .selectFrom('app.skill_states')
    .select(['skill', 'due_at', 'updated_at'])
    .where('profile_id', '=', maya)
    .orderBy('skill')
    .execute();
  expect(rows).toEqual([
    { skill: 'linear_equations', due_at: null, updated_at: at('12:00') },
    { skill: 'slope', due_at: null, updated_at: at('13:00') },
  ]);
  await deleteOtherStates(app.db, maya, ['slope']);
  expect([...(await loadStates(app.db, maya)).keys()]).toEqual(['slope']);
  await deleteOtherStates(app.db, maya, []);
  expect((await loadStates(app.db, maya)).size).toBe(0);
  expect((await loadStates(app.db, leo)).size).toBe(1);
});

test('a claim has one open dispute; the disputes of a profile are read latest first', async () => {
  const dispute = (n: number, time: string, claim = 'mastered:slope', profileId = maya) =>
    insertDispute(app.db, { profileId, accountId }, { id: idOf(n), claim, text: `no ${n}`, at: at(time) });
  await dispute(1, '09:00');
  await dispute(2, '09:30');
  await dispute(3, '09:20', 'mistake:sign_lost');
  await dispute(4, '09:10', 'mastered:slope', leo);
  expect((await loadDisputes(app.db, maya)).map(({ text }) => text)).toEqual(['no 3', 'no 1']);
  await settleDispute(app.db, idOf(1), { state: 'changed', at: at('10:00') });
  // Once decided it stays so.
  await settleDispute(app.db, idOf(1), { state: 'gone', at: at('11:00') });
  await dispute(5, '12:00');
  expect(await loadDisputes(app.db, maya)).toEqual([
    { id: idOf(5), claim: 'mastered:slope', text: 'no 5', state: 'open', at: at('12:00'), decidedAt: null },
    {
      id: idOf(3),
      claim: 'mistake:sign_lost',
      text: 'no 3',
      state: 'open',
      at: at('09:20'),
      decidedAt: null,
    },
    {
      id: idOf(1),
      claim: 'mastered:slope',
      text: 'no 1',
      state: 'changed',
      at: at('09:00'),
      decidedAt: at('10:00'),
    },
  ]);
});
