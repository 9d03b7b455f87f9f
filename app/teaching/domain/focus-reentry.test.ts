import { describe, expect, test } from 'vitest';
import { reentryPointOf, stepDoneSince, wasAway } from './focus-reentry.ts';
import type { SessionWithTurns, TurnView } from '../model/views.ts';

const formula = (plain: string) => ({ plain, latex: plain, speech: plain });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString();
const learner = (rest: object, minute = 0) =>
  ({ id: 'a', position: 2, speaker: 'learner', createdAt: at(minute), ...rest }) as TurnView;
const line = (judgement: string, minute = 0) =>
  learner({ kind: 'line', typed: '', formula: formula('3x - 2 = 9'), judgement }, minute);

const given = { n: 1, formula: formula('3(x - 2) = 9'), by: 'given' } as const;
const right = { n: 2, formula: formula('3x - 6 = 9'), by: 'learner' } as const;
const session = (lines: readonly object[], turns: TurnView[]) =>
  ({
    lines,
    turns,
    problem: { formula: given.formula },
    card: { line: lines.length + 1 },
  }) as unknown as SessionWithTurns;

describe('the re-entry point', () => {
  test('read, written, tried, seen, or asked for help', () => {
    expect(reentryPointOf(session([given], []))).toMatchObject({ was: 'justRead', formula: given.formula });
    expect(reentryPointOf(session([given, right], [line('right')]))).toMatchObject({
      was: 'justWritten',
      formula: right.formula,
    });
    expect(reentryPointOf(session([given], [line('different')]))).toMatchObject({
      was: 'justTried',
      formula: { plain: '3x - 2 = 9' },
      before: 1,
    });
    expect(reentryPointOf(session([given, { ...right, by: 'tutor' }], []))).toMatchObject({
      was: 'justShown',
    });
    expect(reentryPointOf(session([given], [learner({ kind: 'action', action: 'hint' })]))).toEqual({
      was: 'justHelp',
      line: 2,
    });
  });

  test('a message beside the step does not change it', () => {
    const talk = learner({ kind: 'talk', typed: 'why?' });
    expect(reentryPointOf(session([given], [line('different'), talk]))).toMatchObject({ was: 'justTried' });
  });
});

describe('after the time has run out', () => {
  test('a break is suggested once a step is done, not before and not for a wrong line', () => {
    expect(stepDoneSince([line('right', 9)], at(10))).toBe(false);
    expect(stepDoneSince([line('right', 9), line('different', 11)], at(10))).toBe(false);
    expect(stepDoneSince([line('right', 12)], at(10))).toBe(true);
    expect(stepDoneSince([line('right', 12)], null)).toBe(false);
  });

  test('after fifteen minutes away the re-entry point is shown first', () => {
    const open = { focus: { running: true }, updatedAt: at(0) } as unknown as SessionWithTurns;
    expect(wasAway(open, Date.parse(at(14)))).toBe(false);
    expect(wasAway(open, Date.parse(at(16)))).toBe(true);
  });
});
