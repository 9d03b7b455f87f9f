import { describe, expect, test } from 'vitest';
import { formula } from '../pedagogy/fixture.ts';
import type { LineSlip } from '../pedagogy/state.ts';
import { evidenceOf } from './evidence.ts';

const speaker = { language: 'en', locale: 'en', model: 'socratic-guide', seed: 7, position: 8 } as const;
const evidence = (more: Partial<LineSlip> | null): string[] => {
  const none = { formula: formula('x = 3'), mistake: null, counterexample: null, lost: [], gained: [] };
  const blocks = evidenceOf(more && { ...none, ...more }, { line: 2, before: 1 }, speaker);
  return blocks.map((block) =>
    block.kind === 'evidence'
      ? block.text.map((part) => (typeof part === 'string' ? part : part.plain)).join('')
      : block.kind,
  );
};
const at = (expected: string | null, answer: string | null, where: Record<string, string> = { x: '0' }) =>
  evidence({ counterexample: { at: where, expected, answer } });

describe('the numbers that show a difference', () => {
  test('are the values of both lines at a point', () => {
    expect(at('5', '14')).toEqual(['At x = 0 line 1 gives 5. Line 2 gives 14.']);
    expect(at('5', '14', { x: '0', y: '1' })).toEqual(['At x = 0, y = 1 line 1 gives 5. Line 2 gives 14.']);
  });

  test('may be missing in one line, but not in both', () => {
    expect(at(null, '14')).toEqual(['At x = 0 line 1 has no value. Line 2 gives 14.']);
    expect(at('5', null)).toEqual(['At x = 0 line 1 gives 5. Line 2 has no value.']);
    expect(at(null, null)).toEqual([]);
  });

  test('are a value that only the new line has, or the number of lost ones without naming them', () => {
    const [gained, lost] = [[formula('x = 7')], [formula('x = 2')]];
    expect(evidence({ gained })).toEqual(['x = 7 fits line 2, but not line 1.']);
    expect(evidence({ gained, lost })).toEqual(['x = 7 fits line 2, but not line 1.']);
    expect(evidence({ lost })).toEqual(['One solution of line 1 got lost on the way to line 2.']);
    expect(evidence({ lost: [...lost, formula('x = 3')] })).toEqual([
      '2 solutions of line 1 got lost on the way to line 2.',
    ]);
  });

  test('are not there for a line without a slip, or when nothing is known about the difference', () => {
    expect(evidence(null)).toEqual([]);
    expect(evidence({})).toEqual([]);
    expect(at('5', '14', {})).toEqual([]);
  });
});
