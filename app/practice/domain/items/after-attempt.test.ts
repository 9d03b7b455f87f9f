import { describe, expect, it } from 'vitest';
import type { AttemptRecord } from '../../model/record.ts';
import { afterAttempt } from './after-attempt.ts';
import { failuresIn, hasOneTry, knownOf, lastWrong, mayAskHint } from './attempt-rules.ts';
import { countsAsEvidence, isRight, rightGrade, undecidedGrade, wrongGrade, feedback } from './grade.ts';

const attempt = (more: Partial<AttemptRecord> = {}): AttemptRecord => ({
  id: '',
  itemId: '',
  number: 1,
  answer: {
    given: { kind: 'formula', text: '4' },
    written: '4',
    place: null,
    feedback: { code: 'right', slots: {}, said: null },
    mistakeSlots: {},
  },
  verdict: 'equal',
  formMissed: false,
  mistake: null,
  confidence: null,
  rung: -1,
  tookMs: 0,
  at: new Date(0),
  changes: [],
  ...more,
});
const right = attempt();
const wrong = attempt({ verdict: 'different' });
const undecided = attempt({ verdict: 'unknown' });
const formMissed = attempt({ formMissed: true });

describe('the first attempt that counts', () => {
  it.each([
    [-1, 'none'],
    [0, 'none'],
    [1, 'hint'],
    [2, 'hint'],
  ] as const)('after rung %i is evidence with the aid "%s"', (rung, aid) => {
    expect(afterAttempt('mix', { rung }, [right])).toEqual({
      state: 'right',
      rung,
      shows: { right: true, aid },
    });
  });

  it('is no evidence after a worked example, which was recorded when it was shown', () => {
    expect(afterAttempt('mix', { rung: 3 }, [right])).toEqual({ state: 'right', rung: 3, shows: null });
  });

  it('is evidence after an undecided one, and the second counted one is not', () => {
    expect(afterAttempt('mix', { rung: -1 }, [undecided, right]).shows).toEqual({ right: true, aid: 'none' });
    expect(afterAttempt('mix', { rung: -1 }, [wrong, right]).shows).toBeNull();
  });

  it('counts as helped when the form was requested before', () => {
    expect(afterAttempt('mix', { rung: -1 }, [formMissed, right]).shows).toEqual({
      right: true,
      aid: 'hint',
    });
  });
});

describe('failures', () => {
  it('bring a worked example after the second one, and the solution after the next', () => {
    expect(afterAttempt('mix', { rung: -1 }, [wrong])).toMatchObject({ state: 'open', rung: -1 });
    expect(afterAttempt('mix', { rung: -1 }, [wrong, wrong])).toMatchObject({ state: 'open', rung: 3 });
    expect(afterAttempt('mix', { rung: 3 }, [wrong, wrong, wrong])).toMatchObject({
      state: 'given_up',
      rung: 4,
    });
  });

  it('do not include undecided answers, nor the first without the form', () => {
    expect(failuresIn([undecided, formMissed])).toBe(0);
    expect(failuresIn([formMissed, formMissed])).toBe(1);
    expect(afterAttempt('mix', { rung: 1 }, [wrong, undecided])).toEqual({
      state: 'open',
      rung: 1,
      shows: null,
    });
  });

  it('end a question of the diagnostic at once', () => {
    expect(afterAttempt('diagnostic', { rung: -1 }, [wrong])).toMatchObject({
      state: 'wrong',
      shows: { right: false, aid: 'none' },
    });
  });
});

describe('an exam', () => {
  it('accepts one answer, and skips an undecided question', () => {
    expect(afterAttempt('exam', { rung: -1 }, [wrong])).toMatchObject({ state: 'wrong', rung: -1 });
    expect(afterAttempt('exam', { rung: -1 }, [formMissed])).toMatchObject({ state: 'wrong', shows: null });
    expect(afterAttempt('exam', { rung: -1 }, [undecided])).toEqual({
      state: 'skipped',
      rung: -1,
      shows: null,
    });
  });

  it('gives no hints; neither does a question that is over or reported', () => {
    const open = { state: 'open', cannotStart: false, voidedAt: null } as const;
    expect(mayAskHint('mix', open, [wrong])).toBe(true);
    expect(mayAskHint('mix', open, [])).toBe(false);
    expect(mayAskHint('exam', open, [wrong])).toBe(false);
    expect(mayAskHint('diagnostic', open, [wrong])).toBe(false);
    expect(mayAskHint('mix', { ...open, state: 'right' }, [wrong])).toBe(false);
    expect(mayAskHint('mix', { ...open, voidedAt: new Date(0) }, [wrong])).toBe(false);
  });
});

describe('a worked example', () => {
  it('that follows answers without their form is evidence that the skill is not known, once', () => {
    const withoutForm = [formMissed, formMissed, formMissed];
    expect(afterAttempt('mix', { rung: 2 }, withoutForm)).toEqual({
      state: 'open',
      rung: 3,
      shows: { right: false, aid: 'shown' },
    });
    expect(afterAttempt('mix', { rung: 3 }, withoutForm)).toEqual({
      state: 'given_up',
      rung: 4,
      shows: null,
    });
  });

  it('that follows wrong answers adds nothing to the evidence of the first one', () => {
    expect(afterAttempt('mix', { rung: -1 }, [wrong, wrong]).shows).toBeNull();
  });

  it('does not follow an undecided answer, though two others failed before', () => {
    expect(afterAttempt('mix', { rung: 1 }, [wrong, wrong, undecided])).toEqual({
      state: 'open',
      rung: 1,
      shows: null,
    });
  });
});

it('an answer needs an attempt', () => {
  expect(() => afterAttempt('mix', { rung: -1 }, [])).toThrow('no attempt');
});

it('the diagnostic and an exam have one try, other sessions more', () => {
  expect((['exam', 'diagnostic', 'mix', 'skill', 'mistakes'] as const).map(hasOneTry)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('an answer without its form, in the diagnostic, ends the question only the second time', () => {
  expect(afterAttempt('diagnostic', { rung: -1 }, [formMissed])).toMatchObject({ state: 'open' });
  expect(afterAttempt('diagnostic', { rung: -1 }, [formMissed, formMissed])).toEqual({
    state: 'wrong',
    rung: -1,
    shows: { right: false, aid: 'none' },
  });
});

it('hints are aimed at the last wrong answer, its line and its mistake', () => {
  const inLineTwo = attempt({ verdict: 'different', answer: { ...wrong.answer, place: 2 } });
  const withMistake = attempt({ verdict: 'different', mistake: 'sign_of_solution' });
  expect(lastWrong([withMistake, inLineTwo, undecided, right])).toBe(inLineTwo);
  expect(lastWrong([right, undecided])).toBeUndefined();
  expect(knownOf([withMistake, inLineTwo])).toEqual({ place: true, error: false });
  expect(knownOf([inLineTwo, withMistake, right])).toEqual({ place: false, error: true });
  expect(knownOf([right])).toEqual({ place: false, error: false });
});

it('a hint may be requested before an attempt by those who cannot start', () => {
  const open = { state: 'open', cannotStart: true, voidedAt: null } as const;
  expect(mayAskHint('mix', open, [])).toBe(true);
});

describe('a grade', () => {
  it('has no form to miss, no mistake and no line unless given', () => {
    const none = { formMissed: false, mistake: null, written: null, place: null };
    expect(rightGrade()).toEqual({
      ...none,
      verdict: 'equal',
      feedback: { code: 'right', slots: {}, said: null },
    });
    expect(wrongGrade(feedback('order'), { place: 2 })).toEqual({
      ...none,
      verdict: 'different',
      place: 2,
      feedback: { code: 'order', slots: {}, said: null },
    });
    expect(undecidedGrade()).toEqual({
      ...none,
      verdict: 'unknown',
      feedback: { code: 'undecided', slots: {}, said: null },
    });
  });

  it.each([
    ['equal', false, true, true],
    ['equal', true, false, false],
    ['different', false, false, true],
    ['unknown', false, false, false],
  ] as const)(
    '"%s", form missed: %s, is right: %s, is evidence: %s',
    (verdict, formMissed, isRightNow, counts) => {
      expect(isRight({ verdict, formMissed })).toBe(isRightNow);
      expect(countsAsEvidence({ verdict, formMissed })).toBe(counts);
    },
  );
});
