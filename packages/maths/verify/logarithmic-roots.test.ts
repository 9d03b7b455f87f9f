import { describe, expect, it } from 'vitest';
import { read } from '../expression/read.ts';
import type { Tree } from '../expression/tree.ts';
import { compareTrees } from './compare-trees.ts';

function treeOf(text: string): Tree {
  const result = read(text);
  if (!result.ok) throw new Error(`unreadable: ${text}`);
  return result.tree;
}

describe('equations with powers and logarithms', () => {
  it.each([
    ['2^x = 5', 'x = ln(5)/ln(2)', 'equal'],
    ['10^(2x) = 7', 'x = ln(7)/(2ln(10))', 'equal'],
    ['3^x = 2^(x+1)', 'x = ln(2)/(ln(3) - ln(2))', 'equal'],
    ['e^(2x) - 3e^x + 2 = 0', 'x = 0 or x = ln 2', 'equal'],
    ['e^(2x) - 3e^x + 2 = 0', 'x = ln 2', 'different'],
    ['e^x + e^(-x) = 2', 'x = 0', 'equal'],
    ['e^x = -2', '∅', 'equal'],
    ['ln x + ln(x-3) = ln 10', 'x = 5', 'equal'],
    ['ln x + ln(x-3) = ln 10', 'x = 5 or x = -2', 'different'],
    ['ln(x^2) = 4', 'x^2 = e^4', 'equal'],
    ['ln(x^2) = 4', '2ln(x) = 4', 'different'],
    ['ln(x-5) = ln(2x)', '∅', 'equal'],
    ['x·e^x = 0', 'x = 1', 'different'],
    ['sin(2x) = cos(x)', '2sin(x)cos(x) = cos(x)', 'equal'],
    ['ln(x)·(x+1) = 0', 'ln(x) = 0 or x + 1 = 0', 'different'],
    ['(sin(x)-1)(2sin(x)+1) = 0', 'sin(x) = 1 or sin(x) = -1/2', 'equal'],
  ])('%s compared with %s is %s', (expected, answer, verdict) => {
    expect(compareTrees({ expected: treeOf(expected), answer: treeOf(answer) }).verdict).toBe(verdict);
  });
});
