import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SkillId } from '@curvela/curriculum';
import { type PracticeTest, practiceTest } from '#tests/support/practice.ts';
import {
  insertDispute,
  insertEvidence,
  loadEvidence,
  loadState,
  saveStates,
  voidEvidence,
} from '../db/evidence.server.ts';
import { initialState } from '../domain/mastery/skill-state.ts';
import type { Evidence, SkillState } from '../model/mastery/evidence.ts';
import { readSkillStanding } from './read-skill-standing.server.ts';
import { recordTutorEvidence, summarizeTutoring, type TutorEvidenceInput } from './tutor-evidence.server.ts';

let practice: PracticeTest;
beforeAll(async () => {
  practice = await practiceTest();
});
afterAll(() => practice.close());

type Learner = Awaited<ReturnType<PracticeTest['learner']>>;
const formula = (plain: string) => ({ latex: plain, plain, speech: plain });
const uuid = () => practice.practiceServices.random.uuid();

const worked = (more: Partial<TutorEvidenceInput> = {}): TutorEvidenceInput => ({
  itemId: uuid(),
  skill: 'expanding',
  template: 'tutor.linear_equation',
  right: true,
  aid: 'none',
  mistake: null,
  problem: formula('2(x + 1)'),
  words: null,
  answer: formula('2x + 2'),
  ...more,
});
const record = (who: Learner, input: TutorEvidenceInput) =>
  practice.db.transaction().execute((trx) => recordTutorEvidence(trx, practice.practiceServices, who, input));
const stateOf = (who: Learner, skill: SkillId = 'expanding') =>
  loadState(practice.db, { profileId: who.profileId, skill });

describe('a problem that the learner brought to the tutor', () => {
  test('counts at once, and is stored with its question and the answer', async () => {
    const who = await practice.learner();
    const input = worked({ words: 'Expand.' });
    await record(who, input);
    expect(await stateOf(who)).toMatchObject({ opportunities: 1, unaidedRight: 1, lastRight: true });
    expect(await loadEvidence(practice.db, who.profileId)).toMatchObject([
      {
        itemId: input.itemId,
        skill: 'expanding',
        right: true,
        aid: 'none',
        confidence: null,
        voided: false,
        tutored: { problem: formula('2(x + 1)'), words: 'Expand.', answer: formula('2x + 2') },
      },
    ]);
  });

  test('has its mistake only where it was wrong', async () => {
    const who = await practice.learner();
    const mistake = 'distributes_first_only';
    await record(who, worked({ mistake }));
    await record(who, worked({ mistake, right: false }));
    const mistakes = (await loadEvidence(practice.db, who.profileId)).map((one) => [one.right, one.mistake]);
    expect(mistakes).toEqual([
      [true, null],
      [false, mistake],
    ]);
  });

  test('counts once; a repeat may only add that the solution of a wrong one was shown', async () => {
    const who = await practice.learner();
    const wrong = worked({ right: false });
    const aids = async () => (await loadEvidence(practice.db, who.profileId)).map(({ aid }) => aid);
    await record(who, wrong);
    await record(who, { ...wrong, right: true });
    await record(who, { ...wrong, aid: 'hint' });
    expect(await aids()).toEqual(['none']);
    expect(await stateOf(who)).toMatchObject({ opportunities: 1, owed: [] });
    await record(who, { ...wrong, aid: 'shown' });
    expect(await aids()).toEqual(['shown']);
    expect(await stateOf(who)).toMatchObject({ opportunities: 1, owed: [{ template: wrong.template }] });

    const right = worked();
    await record(who, right);
    await record(who, { ...right, right: false, aid: 'shown' });
    expect(await aids()).toEqual(['shown', 'none']);
  });

  test('is summarised with the others of the conversation, without those that do not count', async () => {
    const who = await practice.learner();
    const [first, second, voided] = [worked(), worked({ right: false }), worked({ skill: 'slope' })];
    for (const one of [first, second, voided]) await record(who, one);
    await voidEvidence(practice.db, voided.itemId, practice.clock.now());
    const summary = (ids: readonly string[]) => summarizeTutoring(practice.db, who, ids, 'en');
    expect(await summary([first.itemId, second.itemId, voided.itemId])).toMatchObject([
      { skill: { id: 'expanding' }, why: 'One right without help, one not right yet.' },
    ]);
    expect(await summary([voided.itemId])).toEqual([]);
    expect(await summary([])).toEqual([]);
  });
});

describe('the standing of a learner in a skill', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  const standing = (who: Pick<Learner, 'profileId'> | null, skill: SkillId = 'expanding') =>
    readSkillStanding(practice.db, who?.profileId ?? null, skill, noon);
  const wrong = (more: Partial<Evidence>): Evidence => ({
    id: uuid(),
    itemId: uuid(),
    skill: 'expanding',
    template: 't',
    right: false,
    aid: 'none',
    mistake: 'distributes_first_only',
    confidence: null,
    at: new Date('2026-11-18T09:00:00Z'),
    voided: false,
    ...more,
  });
  async function learnerWith(states: readonly Partial<SkillState>[], evidence: readonly Evidence[] = []) {
    const who = await practice.learner();
    const rows = states.map((one) => ({
      ...initialState(one.skill ?? 'expanding'),
      opportunities: 1,
      ...one,
    }));
    await saveStates(practice.db, who, rows, noon);
    await insertEvidence(practice.db, who, evidence);
    return who;
  }

  test('is inferred for a newcomer and without a profile', async () => {
    const visitor = await standing(null);
    expect(visitor).toMatchObject({ mastered: false, met: false, mistakes: [] });
    expect(visitor.below.toSorted()).toEqual(['expressions', 'powers']);
    expect(visitor.weak).toEqual(visitor.below);
    expect(await standing(await practice.learner())).toEqual(visitor);
  });

  test('has the estimate of the skill itself once it was practised', async () => {
    expect(await standing(await learnerWith([{ p: 0.62 }]))).toMatchObject({ p: 0.62, met: true });
    const known = await learnerWith([{ p: 0.62, opportunities: 0 }]);
    expect((await standing(known)).met).toBe(false);
  });

  test('puts the least known prerequisite first and leaves out mastered ones as weak', async () => {
    const masteredAt = '2026-11-10T09:00:00.000Z';
    const who = await learnerWith([
      { skill: 'expressions', p: 0.9, masteredAt },
      { skill: 'powers', p: 0.2 },
    ]);
    expect(await standing(who)).toMatchObject({ below: ['powers', 'expressions'], weak: ['powers'] });
    const other = await learnerWith([
      { skill: 'expressions', p: 0.2 },
      { skill: 'powers', p: 0.9 },
    ]);
    expect(await standing(other)).toMatchObject({
      below: ['expressions', 'powers'],
      weak: ['expressions', 'powers'],
    });
  });

  test('is mastered unless that is disputed', async () => {
    const masteredAt = '2026-11-18T09:00:00.000Z';
    const right = wrong({ right: true, mistake: null });
    const who = await learnerWith([{ p: 0.97, masteredAt }], [right]);
    expect((await standing(who)).mastered).toBe(true);
    const dispute = { id: uuid(), claim: 'mastered:expanding', text: 'No.', at: noon };
    await insertDispute(practice.db, who, dispute);
    expect((await standing(who)).mastered).toBe(false);
  });

  test('names the repeated mistakes of this skill and no other', async () => {
    const who = await learnerWith(
      [{ skill: 'expanding' }, { skill: 'powers' }],
      [
        wrong({}),
        wrong({ at: new Date('2026-11-18T10:00:00Z') }),
        wrong({ skill: 'powers', mistake: 'sign_in_sum' }),
        wrong({ skill: 'powers', mistake: 'sign_in_sum', at: new Date('2026-11-18T10:00:00Z') }),
      ],
    );
    expect((await standing(who)).mistakes).toEqual(['distributes_first_only']);
    expect((await standing(who, 'powers')).mistakes).toEqual(['sign_in_sum']);
    expect((await standing(who, 'expressions')).mistakes).toEqual([]);
  });
});
