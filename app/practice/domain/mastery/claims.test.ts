import { describe, expect, it } from 'vitest';
import { shown } from '#tests/simulated-practice/evidence.ts';
import { changesOf } from './changes.ts';
import { claimsOf, disputedMastery, openMistakes, type ClaimDispute } from './claims.ts';
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
