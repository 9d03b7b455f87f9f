import { describe, expect, it } from 'vitest';
import { aidOf, mayHaveHint, nextRung, rungAfterFailure } from './ladder.ts';

const all = { place: true, error: true };

describe('the hint ladder', () => {
  it('starts after an attempt, or with "I can’t start"', () => {
    expect(mayHaveHint({ tried: false, cannotStart: false })).toBe(false);
    expect(mayHaveHint({ tried: true, cannotStart: false })).toBe(true);
    expect(mayHaveHint({ tried: false, cannotStart: true })).toBe(true);
  });

  it('goes down one rung at a time, and stays on the last', () => {
    expect(([-1, 0, 1, 2, 3, 4] as const).map((help) => nextRung(help, all))).toEqual([0, 1, 2, 3, 4, 4]);
  });

  it('names a location only where it is known, and aims only at a recognised mistake', () => {
    expect(nextRung(-1, { place: false, error: true })).toBe(1);
    expect(nextRung(1, { place: true, error: false })).toBe(3);
  });

  it('gives a worked example after two failed attempts, and the solution after the third', () => {
    expect(rungAfterFailure(1, -1)).toBeNull();
    expect(rungAfterFailure(2, -1)).toBe(3);
    expect(rungAfterFailure(2, 2)).toBe(3);
    expect(rungAfterFailure(3, 3)).toBe(4);
  });

  it('counts as help from the idea on, and as shown from the worked example on', () => {
    expect(([-1, 0, 1, 2, 3, 4] as const).map(aidOf)).toEqual([
      'none',
      'none',
      'hint',
      'hint',
      'shown',
      'shown',
    ]);
  });
});
