import { describe, expect, it } from 'vitest';
import { hillAt, hillOf, topOf } from './hills.ts';

describe('the hills of mastery', () => {
  it('follow Σ p^1.6 · exp(−(x − xᵢ)² / 2σ²) with σ a third of the distance', () => {
    const [p, q] = [0.9, 0.4];
    const x = 0.8;
    const expected = p ** 1.6 * Math.exp(-(0.3 ** 2) / (2 / 9)) + q ** 1.6 * Math.exp(-(0.7 ** 2) / (2 / 9));
    expect(hillAt([p, q], x)).toBeCloseTo(expected, 12);
  });

  it('are highest over mastered skills, and flat where nothing is mastered', () => {
    expect(hillAt([1], 0.5)).toBe(1);
    expect(hillAt([0, 0], 0.7)).toBe(0);
    expect(hillAt([1, 0.5], 0.5)).toBeGreaterThan(hillAt([1, 0.5], 1.5));
    expect(hillAt([1, 1], 0.5)).toBeGreaterThan(hillAt([1, 1], 1));
  });

  it('stay inside the picture', () => {
    const all = Array.from({ length: 11 }, () => 1);
    for (let x = 0; x <= 11; x += 0.05) {
      expect(topOf(hillAt(all, x))).toBeGreaterThanOrEqual(0);
      expect(topOf(hillAt(all, x))).toBeLessThanOrEqual(100);
    }
    expect(topOf(0)).toBe(100);
  });

  it('are solid over tested skills and dotted elsewhere', () => {
    const hill = hillOf([0.9, 0.6, 0.1], [true, true, false]);
    expect(hill.line).toMatch(/^M0 .* 200 [\d.]+$/);
    expect(hill.rest).toMatch(/^M200 .* 300 [\d.]+$/);
    expect(hill.area).toMatch(/L200 100L0 100Z$/);
    expect(hillOf([0.9], [true]).rest).toBe('');
    expect(hillOf([0.1], [false])).toMatchObject({ line: '', area: '' });
    const between = hillOf([0.9, 0.8, 0.9], [true, false, true]);
    expect(between.line).toMatch(/^M0 [^M]* 100 [\d.]+M200 [^M]* 300 [\d.]+$/);
    expect(between.area).toMatch(/^M0 [^M]*L100 100L0 100ZM200 [^M]*L300 100L200 100Z$/);
    expect(between.rest).toMatch(/^M100 [^M]* 200 [\d.]+$/);
  });

  it('end where their stretch ends, whatever is tested behind it', () => {
    const known = [0.9, 0.8, 0.7, 0.6];
    const alone = hillOf(known, [true, true, true, true], [0, 2]);
    expect(hillOf(known, [true, true, false, true], [0, 2])).toEqual(alone);
    expect(alone.rest).toBe('');
  });

  it('continue at the height where the previous line ended', () => {
    const known = [0.9, 0.8, 0.7, 0.6];
    const tested = known.map(() => true);
    const [first, second] = [hillOf(known, tested, [0, 2]), hillOf(known, tested, [2, 4])];
    const endOfFirst = first.line.split(' ').at(-1);
    expect(second.line.startsWith(`M0 ${endOfFirst}C`)).toBe(true);
  });
});
