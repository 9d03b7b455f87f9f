import { describe, expect, it } from 'vitest';
import { linesOf, moveBetweenSkills } from './lines.ts';

describe('splitting a strand into lines', () => {
  it('keeps one line where it fits, else splits evenly', () => {
    expect(linesOf(7, 7)).toEqual([{ from: 0, to: 7 }]);
    expect(linesOf(11, 7)).toEqual([
      { from: 0, to: 6 },
      { from: 6, to: 11 },
    ]);
    expect(linesOf(0, 7)).toEqual([{ from: 0, to: 0 }]);
  });
});

describe('the arrow keys', () => {
  const rows = [['a', 'b', 'c', 'd'], ['e', 'f'], ['g']];

  it('move along a line and on to the next at its end', () => {
    expect(moveBetweenSkills(rows, 'a', 'ArrowRight')).toBe('b');
    expect(moveBetweenSkills(rows, 'd', 'ArrowRight')).toBe('e');
    expect(moveBetweenSkills(rows, 'e', 'ArrowLeft')).toBe('d');
    expect(moveBetweenSkills(rows, 'a', 'ArrowLeft')).toBe('a');
    expect(moveBetweenSkills(rows, 'g', 'ArrowRight')).toBe('g');
  });

  it('move between lines to the nearest skill', () => {
    expect(moveBetweenSkills(rows, 'a', 'ArrowDown')).toBe('e');
    expect(moveBetweenSkills(rows, 'd', 'ArrowDown')).toBe('f');
    expect(moveBetweenSkills(rows, 'f', 'ArrowUp')).toBe('d');
    expect(moveBetweenSkills(rows, 'f', 'ArrowDown')).toBe('g');
    expect(moveBetweenSkills(rows, 'a', 'ArrowUp')).toBe('a');
  });

  it('Home and End move to the ends of a line; other keys are ignored', () => {
    expect(moveBetweenSkills(rows, 'b', 'Home')).toBe('a');
    expect(moveBetweenSkills(rows, 'b', 'End')).toBe('d');
    expect(moveBetweenSkills(rows, 'b', 'Enter')).toBeNull();
    expect(moveBetweenSkills(rows, 'nowhere', 'ArrowUp')).toBeNull();
  });
});
