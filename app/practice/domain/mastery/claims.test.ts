import { describe, expect, it } from 'vitest';
import { shown } from '#tests/simulated-practice/evidence.ts';
import { changesOf } from './changes.ts';
import {
  claimsOf,
  disputedMastery,
  openMistakes,
  undisputedStates,
  type ClaimDispute,
  type LearnerClaim,
} from './claims.ts';
import { initialState } from './skill-state.ts';
import { disputeOutcome } from './disputes.ts';
import type { Evidence } from '../../model/mastery/evidence.ts';
import { forecastOf } from './forecast.ts';
import { replayLearner } from './learner-state.ts';

const zone = 'Europe/Madrid';
const templates = ['linear_equations.a', 'linear_equations.b'];
const rightOn = (...days: number[]) =>
  days.map((day, index) => shown(`r${day}-${index}`, day, { template: templates[index % 2] ?? '' }));
const mistake = 'forgets_plus_minus' as const;
const slipOn = (id: string, day: number) => shown(id, day, { right: false, mistake });
const always = () => true;
const claims = (evidence: readonly Evidence[], disputes: readonly ClaimDispute[] = []) =>
  claimsOf(evidence, replayLearner(evidence, zone), disputes, always);
const dispute = (claim: string): ClaimDispute => ({
  id: 'd',
  claim,
  state: 'open',
  at: new Date('2026-09-20T10:00:00Z'),
});

describe('claims', () => {
  it('name their evidence', () => {
    const evidence = [shown('w', 1, { right: false }), ...rightOn(2, 2, 2, 3, 3, 4)];
    const [first] = claims(evidence);
    expect(first).toMatchObject({ key: 'mastered:linear_equations', disputed: false });
    expect(first?.evidence).not.toContain('w');
    expect(first?.evidence.length).toBeGreaterThanOrEqual(3);
    expect(claims([shown('w', 1, { right: false })])).toMatchObject([
      { key: 'on_the_way:linear_equations', evidence: ['w'] },
    ]);
  });

  it('say that a skill was retained after seven days without it, until a wrong answer', () => {
    const countRetained = (evidence: Evidence[]) =>
      claims(evidence).filter(({ kind }) => kind === 'kept').length;
    expect(countRetained(rightOn(1, 8))).toBe(1);
    expect(countRetained(rightOn(1, 7))).toBe(0);
    expect(countRetained([...rightOn(1, 8), shown('w', 9, { right: false })])).toBe(0);
  });

  it('list a mistake that occurred twice in the last four questions where it was possible', () => {
    const found = (evidence: Evidence[]) => claims(evidence).filter(({ kind }) => kind === 'mistake');
    expect(found([slipOn('1', 1)])).toEqual([]);
    expect(found([slipOn('1', 1), slipOn('2', 1)])).toMatchObject([
      { key: `mistake:${mistake}`, evidence: ['1', '2'] },
    ]);
    expect(found([slipOn('1', 1), slipOn('2', 1), ...rightOn(2, 2, 2)])).toEqual([]);
    expect(found([slipOn('1', 1), { ...slipOn('2', 1), voided: true }])).toEqual([]);
  });

  it('count a question about several skills once', () => {
    const one = slipOn('1', 1);
    const same: Evidence = { ...one, id: '2', skill: 'expressions' };
    expect(claims([one, same]).filter(({ kind }) => kind === 'mistake')).toEqual([]);
  });

  it('do not count while disputed: no mastery, no practice of the mistake', () => {
    const evidence = [slipOn('1', 1), slipOn('2', 1)];
    expect(openMistakes(claims(evidence), evidence)).toMatchObject([
      { mistake, templates: ['linear_equations.a'] },
    ]);
    expect(openMistakes(claims(evidence, [dispute(`mistake:${mistake}`)]), evidence)).toEqual([]);
    const disputed = claims(rightOn(2, 2, 2, 3, 3, 4), [dispute('mastered:linear_equations')]);
    expect([...disputedMastery(disputed)]).toEqual(['linear_equations']);
  });
});

describe('a dispute', () => {
  const evidence = [slipOn('1', 1), slipOn('2', 1)];
  const settled = (more: Evidence[]) =>
    disputeOutcome(
      dispute(`mistake:${mistake}`),
      claims([...evidence, ...more]),
      [...evidence, ...more],
      zone,
      always,
    );

  it('is settled after two right answers without help on a later day, not on the same day', () => {
    expect(settled(rightOn(21, 21))).toBe('gone');
    expect(settled(rightOn(20, 20))).toBeNull();
    expect(settled(rightOn(21))).toBeNull();
    expect(settled(rightOn(21, 21).map((one) => ({ ...one, aid: 'hint' as const })))).toBeNull();
  });

  it('is changed when its claim no longer holds, and otherwise stays open', () => {
    expect(settled([])).toBeNull();
    const voided = evidence.map((one) => ({ ...one, voided: true }));
    expect(disputeOutcome(dispute(`mistake:${mistake}`), claims(voided), voided, zone, always)).toBe(
      'changed',
    );
  });
});

describe('what changed', () => {
  it('is listed with its reasons, mastery first', () => {
    const before = rightOn(1, 1, 1, 1, 1);
    const session = [
      ...rightOn(3, 3),
      shown('h', 3, { skill: 'slope', aid: 'hint' }),
      shown('w', 3, { skill: 'slope', right: false }),
    ];
    const changes = changesOf(
      replayLearner(before, zone),
      replayLearner([...before, ...session], zone),
      session,
    );
    expect(changes[0]).toMatchObject({
      skill: 'linear_equations',
      what: 'mastered',
      why: { unaidedRight: 2, afterHint: 0, wrong: 0 },
    });
    expect(changes[1]).toMatchObject({
      skill: 'slope',
      what: 'down',
      why: { unaidedRight: 0, afterHint: 1, wrong: 1 },
    });
  });
});

describe('a forecast', () => {
  const goal = { skills: ['linear_equations' as const], dueOn: '2026-12-01' };
  const pace = { eveningsAWeek: 3, questionsAnEvening: 10 };
  const now = new Date('2026-09-10T18:00:00Z');
  const forecast = (evidence: Evidence[], evenings = 3) =>
    forecastOf(goal, replayLearner(evidence, zone), { ...pace, eveningsAWeek: evenings }, now, zone);
  const begun = Array.from({ length: 10 }, (_, index) => shown(`${index}`, 1, { right: index % 3 === 0 }));

  it('is "not enough data" below ten attempts', () => {
    expect(forecast(begun.slice(1))).toEqual({ kind: 'not_enough_known', attempts: 9, needed: 10 });
  });

  it('gives a range in order, later for fewer evenings', () => {
    const often = forecast(begun, 6);
    const seldom = forecast(begun, 1);
    if (often.kind !== 'expected' || seldom.kind !== 'expected') throw new Error('no forecast');
    expect([often.earliest, often.likely, often.latest].toSorted()).toEqual([
      often.earliest,
      often.likely,
      often.latest,
    ]);
    expect(often.earliest > '2026-09-10').toBe(true);
    expect(seldom.likely > often.likely).toBe(true);
  });

  it('says when the goal is reached', () => {
    expect(forecast(rightOn(1, 1, 1, 2, 2, 3))).toEqual({ kind: 'reached' });
  });
});

describe('a claim', () => {
  const state = (more: object) =>
    new Map([
      ['linear_equations' as const, { ...initialState('linear_equations'), opportunities: 5, ...more }],
    ]);
  const about = (evidence: readonly Evidence[], more: object, disputes: readonly ClaimDispute[] = []) =>
    claimsOf(evidence, state(more), disputes, always);
  const masteredAt = '2026-09-03T12:00:00.000Z';

  it('of mastery is dated by it, and rests on the unaided answers since the last wrong one before it', () => {
    const evidence = [
      shown('before', 1),
      shown('wrong', 1, { right: false }),
      shown('helped', 2, { aid: 'hint' }),
      shown('first', 2),
      shown('last', 3),
      shown('after', 4),
    ];
    expect(about(evidence.toReversed(), { masteredAt })).toEqual([
      {
        key: 'mastered:linear_equations',
        kind: 'mastered',
        skill: 'linear_equations',
        mistake: null,
        since: masteredAt,
        evidence: ['before', 'wrong', 'helped', 'first', 'last'].slice(3),
        disputed: false,
      },
    ]);
  });

  it('that a learner is stuck or on the way begins with the first evidence', () => {
    const evidence = [shown('1', 1, { right: false }), shown('2', 2, { right: false })];
    expect(about(evidence, { spinning: true })).toMatchObject([
      { key: 'stuck:linear_equations', since: '2026-09-01T12:00:00.000Z', evidence: ['1', '2'] },
    ]);
    expect(about(evidence, { spinning: false })).toMatchObject([{ kind: 'on_the_way' }]);
  });

  it('is not made without evidence that counts', () => {
    expect(about([], { masteredAt })).toEqual([]);
    expect(about([shown('1', 1, { voided: true })], {})).toEqual([]);
  });

  it('that a skill was kept rests on the answers around the latest pause of seven days', () => {
    const retention = (evidence: readonly Evidence[], more: object = {}) =>
      about(evidence, more).find(({ kind }) => kind === 'kept');
    const [first, second, third] = [shown('1', 1), shown('2', 8), shown('3', 16)];
    expect(retention([first, second])).toMatchObject({
      since: '2026-09-08T12:00:00.000Z',
      evidence: ['1', '2'],
      key: 'kept:linear_equations',
    });
    expect(retention([first, second, third])).toMatchObject({ evidence: ['2', '3'] });
    expect(retention([first, second], { masteredAt })).toBeDefined();
    const early = { ...second, at: new Date(+second.at - 1) };
    expect(retention([first, early])).toBeUndefined();
    expect(retention([first, { ...second, aid: 'hint' }])).toBeUndefined();
    expect(retention([first, { ...second, right: false }])).toBeUndefined();
    expect(retention([first, second, shown('w', 9, { right: false })])).toBeUndefined();
    expect(retention([second])).toBeUndefined();
  });

  it('is disputed only while a dispute of it is open', () => {
    const evidence = [shown('1', 1)];
    const disputed = (more: Partial<ClaimDispute>) =>
      about(evidence, {}, [{ ...dispute('on_the_way:linear_equations'), ...more }])[0]?.disputed;
    expect(disputed({})).toBe(true);
    for (const state of ['changed', 'gone', 'kept'] as const) expect(disputed({ state })).toBe(false);
    expect(disputed({ claim: 'stuck:linear_equations' })).toBe(false);
  });
});

describe('what a dispute changes', () => {
  const claim = (more: Partial<LearnerClaim>): LearnerClaim => ({
    key: 'mastered:slope',
    kind: 'mastered',
    skill: 'slope',
    mistake: null,
    since: '2026-09-01T12:00:00.000Z',
    evidence: [],
    disputed: true,
    ...more,
  });

  it('is a mastery that does not count; other claims do not matter', () => {
    expect([...disputedMastery([claim({})])]).toEqual(['slope']);
    expect([...disputedMastery([claim({ disputed: false })])]).toEqual([]);
    expect([...disputedMastery([claim({ kind: 'kept' })])]).toEqual([]);
  });

  it('is that a learner who disputes being stuck goes on with the skill', () => {
    const stuck = new Map([['slope' as const, { ...initialState('slope'), spinning: true }]]);
    const spins = (one: LearnerClaim) => undisputedStates(stuck, [one]).get('slope')?.spinning;
    expect(spins(claim({ kind: 'stuck' }))).toBe(false);
    expect(spins(claim({ kind: 'stuck', disputed: false }))).toBe(true);
    expect(spins(claim({ kind: 'stuck', skill: 'area' }))).toBe(true);
    expect(spins(claim({ kind: 'mastered' }))).toBe(true);
  });

  it('is that a disputed mistake is not practised; others are, with their templates once', () => {
    const evidence = [shown('1', 1), shown('2', 1), shown('3', 1, { template: 'linear_equations.b' })];
    const made = claim({
      kind: 'mistake',
      mistake,
      skill: 'linear_equations',
      evidence: ['1', '2', '3', 'x'],
    });
    expect(openMistakes([made], evidence)).toEqual([]);
    expect(openMistakes([{ ...made, disputed: false }, claim({ disputed: false })], evidence)).toEqual([
      { mistake, skill: 'linear_equations', templates: ['linear_equations.a', 'linear_equations.b'] },
    ]);
  });
});

describe('a dispute about a skill', () => {
  const about = (evidence: readonly Evidence[], more: Partial<ClaimDispute> = {}, open = true) =>
    disputeOutcome(
      { ...dispute('mastered:linear_equations'), ...more },
      open ? [{ key: 'mastered:linear_equations' } as LearnerClaim] : [],
      evidence,
      zone,
      always,
    );

  it('is settled by the last two answers about that skill', () => {
    expect(about(rightOn(21, 22))).toBe('gone');
    expect(about([shown('w', 21, { right: false }), ...rightOn(22, 23)])).toBe('gone');
    expect(about([...rightOn(21, 22), shown('w', 23, { right: false })])).toBeNull();
    expect(about([...rightOn(21), shown('h', 22, { aid: 'hint' })])).toBeNull();
    expect(about(rightOn(21, 22).map((one) => ({ ...one, skill: 'slope' as const })))).toBeNull();
    expect(about(rightOn(21, 22).map((one) => ({ ...one, voided: true })))).toBeNull();
  });

  it('counts later days in the learner’s zone', () => {
    const late = ['2026-09-20T22:30:00Z', '2026-09-20T22:40:00Z'].map((at, index) =>
      shown(`l${index}`, 1, { at: new Date(at) }),
    );
    expect(about(late)).toBe('gone');
    expect(about(late.map((one) => ({ ...one, at: new Date('2026-09-20T21:30:00Z') })))).toBeNull();
  });

  it('that is no longer open has no outcome', () => {
    for (const state of ['changed', 'gone', 'kept'] as const)
      expect(about(rightOn(21, 22), { state })).toBeNull();
  });

  it('is changed when the claim is not made any more', () => {
    expect(about([], {}, false)).toBe('changed');
  });
});
