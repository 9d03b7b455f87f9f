import { describe, expect, it } from 'vitest';
import { judgeLines } from './testing.ts';

describe('a true calculation with the numbers of an equation', () => {
  it.each([
    ['en', '2x + 3 = 11', '11 + 3 = 14', 'moved_without_sign_change'],
    ['es', 'x/4 + 1 = 6', '6 + 1 = 7', 'moved_without_sign_change'],
    ['es', '0,5x + 1,5 = 4', '4 + 1,5 = 5,5', 'moved_without_sign_change'],
    ['fr', 'x - 3 = 11', '11 - 3 = 8', 'moved_without_sign_change'],
    ['fr', '4 - x = 9', '9 + 4 = 13', 'moved_without_sign_change'],
    ['fr', '3x + 2 < 14', '14 + 2 = 16', 'moved_without_sign_change'],
    ['en', '5x - 8 = 2x + 13', '13 - 8 = 5', 'moved_without_sign_change'],
    ['en', '5x - 8 = 2x + 13', '5 + 2 = 7', 'moved_without_sign_change'],
    ['en', '3(x - 2) = 12', '12 - 6 = 6', 'moved_without_sign_change'],
    ['en', '3(x - 2) = 12', '12 + 2 = 14', 'distributes_first_only'],
    ['en', '7x = 42', '42 - 7 = 35', 'inverse_operation_wrong'],
    ['es', 'x/4 = 5', '5 / 4 = 1,25', 'inverse_operation_wrong'],
    ['fr', '3x < 12', '12 - 3 = 9', 'inverse_operation_wrong'],
  ])('%s %s | %s: %s', (locale, problem, line, mistake) => {
    expect(judgeLines(locale, problem, line)).toMatchObject({ verdict: 'different', mistake });
  });

  it.each([
    ['11 - 3 = 8', '8 - 2 = 6'],
    ['2x = 8', '2 · 8 = 16'],
    ['2x = 8', '8 + 2 = 10'],
  ])('goes on wrongly from %s: %s', (before, line) => {
    expect(judgeLines('en', '2x + 3 = 11', before, line).mistake).toBe('inverse_operation_wrong');
  });

  it.each([
    ['2 + 3 = 5', 'unknown'],
    ['11 × 2 = 22', 'unknown'],
    ['2 × 5 = 10', 'equal'],
    ['10 + 3 = 13', 'equal'],
    ['8 + 3 = 11', 'equal'],
  ])('that may try a value: %s', (line, verdict) => {
    expect(judgeLines('en', '2x + 3 = 11', line).verdict).toBe(verdict);
  });
});

const factors = [2, 3, 7];

describe('every calculation on a right way through an equation', () => {
  const negative = (value: number): string => (value < 0 ? `(${value})` : `${value}`);
  const cases = factors.flatMap((a) =>
    [-6, 1, 3].flatMap((b) =>
      [-3, 1, 6].map((x) => {
        const sign = b < 0 ? '-' : '+';
        const c = a * x + b;
        const d = (a + 2) * x + b;
        return [
          [
            `${a}x ${sign} ${Math.abs(b)} = ${c}`,
            `${c} ${b < 0 ? '+' : '-'} ${Math.abs(b)} = ${c - b}`,
            `${c - b} / ${a} = ${x}`,
            `${a} · ${negative(x)} = ${a * x}`,
            `${a * x} ${sign} ${Math.abs(b)} = ${c}`,
          ],
          [
            `${a}(x ${sign} ${Math.abs(b)}) = ${a * (x + b)}`,
            `${a} · ${negative(b)} = ${a * b}`,
            `${a * (x + b)} / ${a} = ${x + b}`,
            `${a * (x + b)} ${b < 0 ? '+' : '-'} ${Math.abs(a * b)} = ${a * x}`,
            `${x + b} ${b < 0 ? '+' : '-'} ${Math.abs(b)} = ${x}`,
            `${x} ${sign} ${Math.abs(b)} = ${x + b}`,
            `${a} · ${negative(x + b)} = ${a * (x + b)}`,
          ],
          [
            `${a + 2}x ${sign} ${Math.abs(b)} = 2x + ${a * x + b}`,
            `${a + 2} - 2 = ${a}`,
            `${c} ${b < 0 ? '+' : '-'} ${Math.abs(b)} = ${a * x}`,
            `${a * x} / ${a} = ${x}`,
            `${(a + 2) * x} ${sign} ${Math.abs(b)} = ${d}`,
            `${2 * x} + ${negative(c)} = ${d}`,
          ],
        ] as const;
      }),
    ),
  );

  it.each(cases.flat().map(([problem, ...lines]) => [problem, lines] as const))('%s', (problem, lines) => {
    const refused = lines.filter((line) => judgeLines('en', problem, line).verdict !== 'equal');
    expect(refused).toEqual([]);
  });
});

describe('a calculation with the numbers of a quadratic equation', () => {
  it.each([
    ['x^2 - 5x + 6 = 0', '5 + 6 = 11', 'adds_unlike_terms'],
    ['x^2 + 3x = 10', '10 - 3 = 7', 'adds_unlike_terms'],
  ])('%s: %s combines unlike terms', (problem, line, mistake) => {
    expect(judgeLines('en', problem, line)).toMatchObject({ verdict: 'different', mistake });
  });

  it.each([
    ['x^2 + x - 2 = 0', '1 - 2 = -1'],
    ['x^2 - 5x + 6 = 0', '2 + 3 = 5'],
    ['x^2 - 5x + 6 = 0', '25 - 24 = 1'],
    ['x^2 - 5x + 6 = 0', '5 + 1 = 6'],
  ])('%s: %s is on the way', (problem, line) => {
    expect(judgeLines('en', problem, line).verdict).toBe('equal');
  });
});
