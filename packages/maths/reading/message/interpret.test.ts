import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { interpret, type StatementReading } from './interpret.ts';
import { messageOf } from './itemized.ts';

const readingOf = (text: string): StatementReading => interpret(messageOf(text, 'en-GB'));

const textsOf = (reading: StatementReading): readonly string[] =>
  reading.kind === 'unread'
    ? []
    : (reading.kind === 'problem' ? [reading.problem] : reading.problems).map((problem) =>
        requestText(problem, 'en'),
      );

describe('one statement', () => {
  it('whose task is named is a stated problem', () => {
    expect(readingOf('Factor x^2 - 9')).toMatchObject({ kind: 'problem', stated: true });
  });

  it('that is an equation without a task is solved, not stated', () => {
    expect(readingOf('2x = 6')).toMatchObject({ kind: 'problem', stated: false });
  });

  it('with an expression among unknown words offers the tasks that fit', () => {
    const reading = readingOf('my homework says (x+1)^2');
    expect(reading).toMatchObject({ kind: 'readings', by: 'task' });
    expect(textsOf(reading)).toEqual(['simplify (x + 1)²', 'expand (x + 1)²', 'factorise (x + 1)²']);
  });

  it('with an exponent that may be lost asks which formula is meant', () => {
    const reading = readingOf('Solve x2 = 16');
    expect(reading).toMatchObject({ kind: 'readings', by: 'formula', lost: true });
    expect(textsOf(reading)).toEqual(['x² = 16', 'x_2 = 16']);
  });

  it.each([
    ['Find the larger root of x^2 - 5x + 6 = 0'],
    ['Find the curvature of y = x^2 at x = 1'],
    ['Prove that x^2 - 9 = (x-3)(x+3)'],
    ['I got x = 7'],
    ['Simplify 3x + 2x and 8'],
    ['1 2 3 4\nHeights  3  5  8  4\nFind the mean'],
    ['Exercise solved 3'],
  ])('that leaves a number or a limit unused is no problem: %s', (text) => {
    expect(readingOf(text).kind).not.toBe('problem');
  });

  it('that is not understood names what was read', () => {
    expect(readingOf('Find the asymptotes of y = 1/x')).toMatchObject({
      kind: 'unread',
      reason: 'unsupported',
      found: ['asymptotes', 'y = 1/x'],
    });
  });

  it('loses nothing by the page number beside it', () => {
    expect(textsOf(readingOf('Solve 2x = 6\nManual p. 62'))).toEqual(['2x = 6']);
  });
});
