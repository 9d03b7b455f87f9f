import { describe, expect, test } from 'vitest';
import type { SessionState } from '../pedagogy/state.ts';
import { readMessage } from '../understanding/read-message.ts';
import { problemIn } from './fixture.ts';
import { proposedLine } from './proposed-line.ts';
import { readProposal } from './proposed-operation.ts';

const line = ({ item }: SessionState, text: string): string | null => {
  const proposal = readProposal(readMessage(text, 'en'), new Set('x'), false);
  return proposal && (proposedLine(proposal, item, 'en')?.text ?? null);
};

describe('what a proposed operation makes of the line', () => {
  test('the same on both sides, with the sign as it is', () => {
    expect(line(problemIn('x^2 = 6x'), 'can i divide by x')).toBe('(x²)/(x) = (6x)/(x)');
    expect(line(problemIn('3x - 5 = 16'), 'can i add 5')).toBe('(3x - 5) + (5) = (16) + (5)');
    expect(line(problemIn('-2x < 8'), 'can i divide by -2')).toBe('(-2x)/(-2) < (8)/(-2)');
  });

  test('the sides exchanged, with the sign as it is', () => {
    expect(line(problemIn('3x + 2 = x'), 'can i swap the two sides')).toBe('x = 3x + 2');
    expect(line(problemIn('x < 4'), 'can i swap the two sides')).toBe('4 < x');
  });

  test('a part is removed by the opposite of the operation that joins it', () => {
    expect(line(problemIn('3x - 5 = 16'), 'can i get rid of the 5')).toBe('(3x - 5) + (5) = (16) + (5)');
    expect(line(problemIn('3x + 5 = 16'), 'can i get rid of the 5')).toBe('(3x + 5) - (5) = (16) - (5)');
    expect(line(problemIn('x/4 = 3'), 'can i get rid of the 4')).toBe('(x/4)*(4) = (3)*(4)');
    expect(line(problemIn('3x = 15'), 'can i get rid of the 3')).toBe('(3x)/(3) = (15)/(3)');
    expect(line(problemIn('x^2 = 9x'), 'can i get rid of an x')).toBe('(x²)/(x) = (9x)/(x)');
    expect(line(problemIn('3x - 5 = 16'), 'can i get rid of the 8')).toBe(null);
  });

  test('a fraction with something crossed out in one term above and below', () => {
    const simplify = { task: 'simplify' as const };
    expect(line(problemIn('(x + 4)/4', simplify), 'can i cancel the 4')).toBe('x/1');
    expect(line(problemIn('(x + 7)/(x + 3)', simplify), 'can i cancel the x')).toBe('7/3');
    expect(line(problemIn('(3x + 6)/3', simplify), 'can i cancel the 3')).toBe('(x + 6)/1');
    expect(line(problemIn('(x + 7)/5', simplify), 'can i cancel the x')).toBe(null);
  });

  test('fractions added part by part', () => {
    const evaluate = { task: 'evaluate' as const };
    expect(line(problemIn('1/2 + 1/3', evaluate), 'do i add tops and bottoms')).toBe('(1 + 1)/(2 + 3)');
    expect(line(problemIn('1/2 + 1/3 + 2', evaluate), 'do i add tops and bottoms')).toBe(null);
  });
});
