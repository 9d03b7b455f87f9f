import { expect, test } from 'vitest';
import type { AttemptRecord } from '../../model/record.ts';
import { failuresIn, hasOneTry, knownOf, lastWrong, mayAskHint } from './attempt-rules.ts';

const attempt = (verdict: AttemptRecord['verdict'], more: Partial<AttemptRecord> = {}) =>
  ({ id: 'a', verdict, formMissed: false, mistake: null, answer: { place: null }, ...more }) as AttemptRecord;
const right = attempt('equal');
const wrong = attempt('different');
const unsure = attempt('unknown');
const formless = attempt('equal', { formMissed: true });
const item = { state: 'open', cannotStart: false, voidedAt: null } as const;

test.each([
  ['exam', true],
  ['diagnostic', true],
  ['skill', false],
  ['mix', false],
] as const)('a question of practice by %s has one try: %s', (mode, one) => {
  expect(hasOneTry(mode)).toBe(one);
});

test.each([
  ['nothing', [], 0],
  ['wrong answers', [wrong, wrong], 2],
  ['a right and an undecided one', [unsure, right], 0],
  ['a first one without the form', [formless], 0],
  ['a second one without the form', [formless, formless], 1],
  ['a wrong one between two without the form', [formless, wrong, formless], 2],
])('%s: so many failures', (_, attempts, count) => {
  expect(failuresIn(attempts)).toBe(count);
});

test('hints are aimed at the last wrong answer', () => {
  const first = attempt('different', { id: 'first' });
  const last = attempt('different', { id: 'last' });
  expect(lastWrong([first, last, right])?.id).toBe('last');
  expect(lastWrong([right, unsure])).toBeUndefined();
});

test('a hint may be asked for after a try, or by who cannot start, while the question is open', () => {
  expect(mayAskHint('skill', item, [wrong])).toBe(true);
  expect(mayAskHint('skill', item, [])).toBe(false);
  expect(mayAskHint('skill', { ...item, cannotStart: true }, [])).toBe(true);
  expect(mayAskHint('exam', item, [wrong])).toBe(false);
  expect(mayAskHint('skill', { ...item, state: 'right' }, [wrong])).toBe(false);
  expect(mayAskHint('skill', { ...item, voidedAt: new Date() }, [wrong])).toBe(false);
});

test('a hint knows the line and the mistake of the last wrong answer', () => {
  const known = attempt('different', {
    answer: { place: 2 } as AttemptRecord['answer'],
    mistake: 'sign_lost' as AttemptRecord['mistake'],
  });
  expect(knownOf([known])).toEqual({ place: true, error: true });
  expect(knownOf([known, wrong])).toEqual({ place: false, error: false });
  expect(knownOf([])).toEqual({ place: false, error: false });
});
