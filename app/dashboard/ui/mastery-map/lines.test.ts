import { describe, expect, it } from 'vitest';
import { linesOf, moveBetweenSkills } from './lines.ts';

describe('a strand on lines', () => {
  it('stays on one where it fits, else is shared evenly', () => {
    expect(linesOf(7, 7)).toEqual([{ from: 0, to: 7 }]);
    expect(linesOf(11, 7)).toEqual([
      { from: 0, to: 6 },
      { from: 6, to: 11 },
    ]);
    expect(linesOf(0, 7)).toEqual([{ from: 0, to: 0 }]);
  });
});

describe('the keys', () => {
  const rows = [['a', 'b', 'c', 'd'], ['e', 'f'], ['g']];

  it('go along a line and on to the next at its end', () => {
    expect(moveBetweenSkills(rows, 'a', 'ArrowRight')).toBe('b');
    expect(moveBetweenSkills(rows, 'd', 'ArrowRight')).toBe('e');
    expect(moveBetweenSkills(rows, 'e', 'ArrowLeft')).toBe('d');
    expect(moveBetweenSkills(rows, 'a', 'ArrowLeft')).toBe('a');
    expect(moveBetweenSkills(rows, 'g', 'ArrowRight')).toBe('g');
  });

  it('go between lines to what stands nearest', () => {
    expect(moveBetweenSkills(rows, 'a', 'ArrowDown')).toBe('e');
    expect(moveBetweenSkills(rows, 'd', 'ArrowDown')).toBe('f');
    expect(moveBetweenSkills(rows, 'f', 'ArrowUp')).toBe('d');
    expect(moveBetweenSkills(rows, 'f', 'ArrowDown')).toBe('g');
    expect(moveBetweenSkills(rows, 'a', 'ArrowUp')).toBe('a');
  });

  it('go to the ends of a line, and leave other keys alone', () => {
    expect(moveBetweenSkills(rows, 'b', 'Home')).toBe('a');
    expect(moveBetweenSkills(rows, 'b', 'End')).toBe('d');
    expect(moveBetweenSkills(rows, 'b', 'Enter')).toBeNull();
    expect(moveBetweenSkills(rows, 'nowhere', 'ArrowUp')).toBeNull();
  });
});
