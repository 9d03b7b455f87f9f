import { describe, expect, it } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { shown } from '#tests/simulated-practice/evidence.ts';
import { isDue } from './due.ts';
import { aids } from '@curvela/curriculum';
import { type Evidence } from '../../model/mastery/evidence.ts';
import { replayLearner, applyNewEvidence } from './learner-state.ts';
import { initialState, knownAt, replaySkill, applyEvidence, sortEvidence } from './skill-state.ts';

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

describe('forgetting', () => {
  const card = {
    dueAt: '2026-09-10T12:00:00.000Z',
    stability: 9,
    difficulty: 5,
    reps: 3,
    lapses: 0,
    state: 'review',
    lastAt: '2026-09-01T12:00:00.000Z',
  } as const;
  const lastAt = '2026-09-01T12:00:00.000Z';
  const at = (day: number) => new Date(Date.UTC(2026, 8, day, 12));

  it('lowers the estimate by the time since the last evidence', () => {
    expect(knownAt({ p: 0.8, card, lastAt }, at(1))).toBe(0.8);
    expect(knownAt({ p: 0.8, card, lastAt }, at(10))).toBeCloseTo(0.747, 3);
  });

  it('counts from the last evidence, which may be later than the review', () => {
    expect(knownAt({ p: 0.8, card, lastAt: '2026-09-10T12:00:00.000Z' }, at(10))).toBe(0.8);
    expect(knownAt({ p: 0.8, card, lastAt: '2026-09-10T12:00:00.000Z' }, at(5))).toBe(0.8);
  });

  it('does not begin before there is a review', () => {
    expect(knownAt({ p: 0.8, card: null, lastAt }, at(30))).toBe(0.8);
    expect(knownAt({ p: 0.8, card, lastAt: null }, at(30))).toBe(0.8);
  });
});

describe('one piece of evidence', () => {
  it('is counted, dated and remembered', () => {
    expect(initialState(skill)).toMatchObject({ p: 0.3, prior: 0.3, opportunities: 0, unaidedRight: 0 });
    const first = applyEvidence(initialState(skill), shown('1', 1), zone);
    expect(first).toMatchObject({
      opportunities: 1,
      unaidedRight: 1,
      firstAt: '2026-09-01T12:00:00.000Z',
      lastAt: '2026-09-01T12:00:00.000Z',
      lastRight: true,
    });
    const second = applyEvidence(first, shown('2', 2, { right: false }), zone);
    expect(second).toMatchObject({
      opportunities: 2,
      unaidedRight: 1,
      firstAt: '2026-09-01T12:00:00.000Z',
      lastAt: '2026-09-02T12:00:00.000Z',
      lastRight: false,
    });
    expect(applyEvidence(first, shown('3', 2, { aid: 'hint' }), zone)).toMatchObject({ unaidedRight: 1 });
  });

  it('of a right answer after a hint neither adds to a run nor ends it; after the solution it ends it', () => {
    const run = state([shown('1', 1, a), shown('2', 2, b)]).run;
    expect(run).toEqual({
      right: 2,
      templates: ['linear_equations.a', 'linear_equations.b'],
      firstDay: '2026-09-01',
      lastDay: '2026-09-02',
    });
    expect(state([shown('1', 1, a), shown('2', 2, b), shown('3', 3, { aid: 'hint' })]).run).toEqual(run);
    const ended = { right: 0, templates: [], firstDay: null, lastDay: null };
    expect(state([shown('1', 1, a), shown('3', 3, { aid: 'shown' })]).run).toEqual(ended);
    expect(state([shown('1', 1, a), shown('3', 3, { right: false, aid: 'hint' })]).run).toEqual(ended);
    expect(state([shown('1', 1, a), shown('2', 1, a)]).run).toMatchObject({
      right: 2,
      templates: [a.template],
    });
  });

  it('of a right answer never ends mastery, however low the estimate is', () => {
    const mastered = { ...state(mastering), p: 0.1 };
    expect(applyEvidence(mastered, shown('9', 4), zone).masteredAt).toBe('2026-09-03T12:00:00.000Z');
    expect(applyEvidence(mastered, shown('9', 4, { right: false }), zone).masteredAt).toBeNull();
    expect(applyEvidence(mastered, shown('9', 4, { aid: 'hint' }), zone).masteredAt).toBeNull();
  });

  it('of a wrong answer changes the review of the main skill of the question only', () => {
    const known = state([shown('1', 1)]);
    const wrong = shown('2', 3, { right: false, template: 'slope.of_test' });
    const about = (skillOfQuestion: 'slope' | 'linear_equations' | null) =>
      applyEvidence(known, wrong, zone, () => ({
        about: skillOfQuestion,
        level: 2,
        kind: 'formula',
        ways: null,
      }));
    expect(about('slope').card).toEqual(known.card);
    expect(about('linear_equations').card?.reps).toBe(2);
    expect(about(null).card?.reps).toBe(2);
    const right = { ...wrong, right: true };
    expect(
      applyEvidence(known, right, zone, () => ({ about: 'slope', level: 2, kind: 'formula', ways: null }))
        .card?.reps,
    ).toBe(2);
  });

  it('of a right answer on the same day leaves the review, on the next one it counts', () => {
    const late = shown('1', 1, { at: new Date('2026-09-01T21:30:00Z') });
    const card = (at: string) => state([late, shown('2', 1, { at: new Date(at) })]).card?.reps;
    expect(card('2026-09-01T21:50:00Z')).toBe(1);
    expect(card('2026-09-01T22:10:00Z')).toBe(2);
  });

  it('shows what is owed for the main skill only, each template once', () => {
    const about = (main: 'slope' | 'linear_equations') => () =>
      ({ about: main, level: 2, kind: 'formula', ways: null }) as const;
    const given = shown('1', 1, { aid: 'shown', right: false });
    expect(applyEvidence(initialState(skill), given, zone, about('slope')).owed).toEqual([]);
    const owed = applyEvidence(initialState(skill), given, zone, about('linear_equations'));
    expect(owed.owed).toEqual([{ template: 'linear_equations.a', day: '2026-09-01' }]);
    const again = applyEvidence(
      owed,
      shown('2', 3, { aid: 'shown', right: false }),
      zone,
      about('linear_equations'),
    );
    expect(again.owed).toEqual([{ template: 'linear_equations.a', day: '2026-09-03' }]);
    const other = shown('3', 4, { template: 'linear_equations.b' });
    expect(applyEvidence(owed, other, zone, about('linear_equations')).owed).toEqual(owed.owed);
    expect(applyEvidence(owed, shown('3', 4), zone, about('slope')).owed).toEqual(owed.owed);
  });

  it('is weighed by how sure the learner was', () => {
    const [sure, guessed] = (['certain', 'guessing'] as const).map((confidence) =>
      state([shown('1', 1, { confidence })]),
    );
    expect(guessed!.p).toBeLessThan(sure!.p);
  });
});

it('evidence is applied by its time, and of the same time by its id', () => {
  const at = new Date('2026-09-01T12:00:00Z');
  const list = [shown('c', 2), shown('b', 1, { at }), shown('a', 1, { at }), shown('d', 1, { at })];
  expect(sortEvidence(list).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
});

it('a skill is recomputed from its own evidence only', () => {
  expect(state([shown('1', 1), shown('2', 1, { skill: 'slope' })]).opportunities).toBe(1);
  expect(replaySkill('slope', [], zone)).toEqual(initialState('slope', 0.3));
});

it('evidence that counts for several skills starts each from the estimates before it', () => {
  const both = [shown('1', 1), shown('2', 1, { skill: 'expressions' })];
  const after = replayLearner(both, zone);
  expect(after.get('linear_equations')?.prior).toBeCloseTo(0.55, 1);
  expect(after.get('expressions')?.prior).toBeGreaterThan(after.get('linear_equations')?.prior ?? 1);
});
