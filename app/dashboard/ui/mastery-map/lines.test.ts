import { describe, expect, it } from 'vitest';
import { linesOf, moved } from './lines.ts';

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
    expect(moved(rows, 'a', 'ArrowRight')).toBe('b');
    expect(moved(rows, 'd', 'ArrowRight')).toBe('e');
    expect(moved(rows, 'e', 'ArrowLeft')).toBe('d');
    expect(moved(rows, 'a', 'ArrowLeft')).toBe('a');
    expect(moved(rows, 'g', 'ArrowRight')).toBe('g');
  });

  it('go between lines to what stands nearest', () => {
    expect(moved(rows, 'a', 'ArrowDown')).toBe('e');
    expect(moved(rows, 'd', 'ArrowDown')).toBe('f');
    expect(moved(rows, 'f', 'ArrowUp')).toBe('d');
    expect(moved(rows, 'f', 'ArrowDown')).toBe('g');
    expect(moved(rows, 'a', 'ArrowUp')).toBe('a');
  });

  it('go to the ends of a line, and leave other keys alone', () => {
    expect(moved(rows, 'b', 'Home')).toBe('a');
    expect(moved(rows, 'b', 'End')).toBe('d');
    expect(moved(rows, 'b', 'Enter')).toBeNull();
    expect(moved(rows, 'nowhere', 'ArrowUp')).toBeNull();
  });
});
