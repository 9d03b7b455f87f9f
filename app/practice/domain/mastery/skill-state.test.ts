import { describe, expect, it } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { shown } from '#tests/simulated-practice/evidence.ts';
import { isDue } from './due.ts';
import { aids } from '@curvela/curriculum';
import { type Evidence } from '../../model/mastery/evidence.ts';
import { replayLearner, applyNewEvidence } from './learner-state.ts';
import { initialState, replaySkill, applyEvidence } from './skill-state.ts';

const zone = 'Europe/Madrid';
const [a, b] = [{ template: 'linear_equations.a' }, { template: 'linear_equations.b' }];
const skill = 'linear_equations';
const state = (evidence: readonly Evidence[]) => replaySkill(skill, evidence, zone, 0.5);
const fourInOneDay = [shown('1', 1, a), shown('2', 1, b), shown('3', 1, a), shown('4', 1, b)];
const mastering = [...fourInOneDay, shown('5', 3, a), shown('6', 3, b)];

describe('mastery', () => {
  it('needs enough right answers without help on two templates and a later day', () => {
    expect(state(mastering).masteredAt).toBe('2026-09-03T12:00:00.000Z');
  });

  it('is not reached in one day, however many answers are right', () => {
    const many = Array.from({ length: 20 }, (_, index) => shown(`${index + 10}`, 1, index % 2 === 0 ? a : b));
    expect(state(many).p).toBeGreaterThanOrEqual(0.95);
    expect(state(many).masteredAt).toBeNull();
  });

  it('counts days in the learner’s zone', () => {
    const late = Array.from({ length: 8 }, (_, index) =>
      shown(`${index + 10}`, 1, {
        ...(index % 2 === 0 ? a : b),
        at: new Date(`2026-09-01T2${index < 6 ? 1 : 2}:30:00Z`),
      }),
    );
    expect(replaySkill(skill, late, 'Europe/Madrid', 0.5).masteredAt).not.toBeNull();
    expect(replaySkill(skill, late, 'UTC', 0.5).masteredAt).toBeNull();
  });

  it('is not reached with one template', () => {
    expect(state(mastering.map((one) => ({ ...one, ...a }))).masteredAt).toBeNull();
  });

  it('is never reached by answers after help', () => {
    const { fraction } = seededRandom(7);
    for (let run = 0; run < 300; run += 1) {
      let now = initialState(skill, fraction());
      for (let n = 0; n < 30; n += 1) {
        const aid = aids[Math.floor(fraction() * 3)] ?? 'none';
        const one = shown(`${n}`, 1 + n, {
          ...(fraction() < 0.5 ? a : b),
          aid,
          right: aid !== 'shown' && fraction() < 0.9,
        });
        const next = applyEvidence(now, one, zone);
        const rose = next.p > now.p || (next.masteredAt !== null && now.masteredAt === null);
        expect(aid !== 'none' && rose).toBe(false);
        now = next;
      }
    }
    const helped = mastering.map((one) => ({ ...one, aid: 'hint' as const }));
    expect(state(helped)).toMatchObject({ masteredAt: null, opportunities: 6, unaidedRight: 0 });
  });

  it('starts to count again after a wrong answer', () => {
    const { run } = state([...fourInOneDay, shown('5', 2, { right: false }), shown('6', 3, a)]);
    expect(run).toEqual({
      right: 1,
      templates: ['linear_equations.a'],
      firstDay: '2026-09-03',
      lastDay: '2026-09-03',
    });
  });

  it('is not lost by one slip, and is by several', () => {
    const slip = (id: string) => shown(id, 4, { right: false });
    expect(state([...mastering, slip('7')]).masteredAt).not.toBeNull();
    expect(state([...mastering, slip('7'), slip('8'), slip('9')]).masteredAt).toBeNull();
  });

  it('is tested again on the next day, where only the later day is missing', () => {
    const waiting = state([...fourInOneDay, shown('5', 1, a), shown('6', 1, b)]);
    expect(isDue(waiting, new Date('2026-09-01T20:00:00Z'), zone)).toBe(false);
    expect(isDue(waiting, new Date('2026-09-02T08:00:00Z'), zone)).toBe(true);
  });
});

describe('a skill', () => {
  it('is stuck after eight opportunities below 0.6, until it is learned', () => {
    const wrong = Array.from({ length: 8 }, (_, index) => shown(`${index}`, 1, { right: false }));
    expect(state(wrong.slice(1)).spinning).toBe(false);
    expect(state(wrong).spinning).toBe(true);
    const learned = Array.from({ length: 5 }, (_, index) => shown(`r${index}`, 2));
    expect(state([...wrong, ...learned]).spinning).toBe(false);
  });

  it('owes a template whose solution was shown, until it is answered on a later day', () => {
    const given = shown('1', 1, { aid: 'shown', right: false });
    const owed = [{ template: 'linear_equations.a', day: '2026-09-01' }];
    expect(state([given]).owed).toEqual(owed);
    expect(state([given, shown('2', 1)]).owed).toEqual(owed);
    expect(state([given, shown('2', 2)]).owed).toEqual([]);
  });

  it('owes a problem shown by the tutor until any question of the skill is answered on a later day', () => {
    const given = shown('1', 1, { aid: 'shown', right: false, template: 'tutor.linear_equation' });
    expect(state([given, shown('2', 1)]).owed).toEqual([
      { template: 'tutor.linear_equation', day: '2026-09-01' },
    ]);
    expect(state([given, shown('2', 2)]).owed).toEqual([]);
  });

  it('has a review from its first right answer on, and of one day only the first and the wrong ones count', () => {
    expect(state([shown('1', 1, { right: false })]).card).toBeNull();
    expect(state([shown('1', 1), shown('2', 1)]).card?.reps).toBe(1);
    expect(state([shown('1', 1), shown('2', 1, { right: false })]).card?.reps).toBe(2);
  });
});

describe('recomputing from nothing', () => {
  const evidence = [
    ...mastering,
    shown('7', 4, { right: false, voided: true }),
    shown('8', 5, { skill: 'expressions', right: false, aid: 'hint' }),
    shown('9', 5, { skill: 'slope' }),
  ];

  it('gives the same states as incremental updates, in any reading order', () => {
    let states = replayLearner([], zone);
    for (const one of evidence) states = applyNewEvidence(states, [one], zone);
    const again = replayLearner(evidence.toReversed(), zone);
    for (const [skill, one] of states) expect(again.get(skill)).toEqual(one);
    expect(again.size).toBe(3);
  });

  it('leaves out voided evidence', () => {
    const voided = evidence.map((one) => (one.id === '1' ? { ...one, voided: true } : one));
    expect(replayLearner(voided, zone).get(skill)).toEqual(
      replayLearner(
        evidence.filter(({ id }) => id !== '1'),
        zone,
      ).get(skill),
    );
    expect(replayLearner(voided, zone).get(skill)?.opportunities).toBe(5);
    expect(applyEvidence(initialState(skill), shown('1', 1, { voided: true }), zone)).toEqual(
      initialState(skill),
    );
    expect(replayLearner([shown('1', 1, { voided: true })], zone).size).toBe(0);
  });

  it('starts a skill from the probability inferred from the others', () => {
    expect(replayLearner(evidence, zone).get('expressions')?.prior).toBeGreaterThan(0.8);
  });
});
