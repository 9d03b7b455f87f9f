import { describe, expect, it } from 'vitest';
import { read } from '../expression/read.ts';
import type { Tree } from '../expression/tree.ts';
import { compareTrees } from './compare-trees.ts';

function treeOf(text: string): Tree {
  const result = read(text);
  if (!result.ok) throw new Error(`unreadable: ${text}`);
  return result.tree;
}

describe('solution families with an integer parameter', () => {
  it.each([
    ['sin x = 1/2', 'x = π/6 + 2kπ or x = 5π/6 + 2kπ', 'equal'],
    ['sin x = 1/2', 'x = π/6 + 2kπ', 'different'],
    ['sin x = 1/2', 'x = π/6 + kπ or x = 5π/6 + 2kπ', 'different'],
    ['sin x = 1/2', 'x = 30° + 360°k or x = 150° + 360°k', 'equal'],
    ['tan x = 1', 'x = π/4 + nπ', 'equal'],
    ['cos(2x) = 0', 'x = π/4 + kπ/2', 'equal'],
    ['cos(2x) = 0', 'x = π/4 + kπ or x = -π/4 + kπ', 'equal'],
    ['cos(2x) = 0', 'x = π/4 + kπ', 'different'],
    ['2cos(x)^2 + 3cos(x) - 2 = 0', 'x = ±π/3 + 2kπ', 'equal'],
    ['sin x = 1/3', 'x = arcsin(1/3) + 2kπ or x = π - arcsin(1/3) + 2kπ', 'equal'],
    ['x = π/4 + kπ/2', 'x = π/4 + kπ or x = -π/4 + kπ', 'equal'],
    ['x = π/4 + kπ', 'x = π/4 + 2kπ', 'different'],
    ['sin x = x', 'x = 2kπ', 'unknown'],
  ])('%s compared with %s is %s in both directions', (expected, answer, verdict) => {
    const [a, b] = [treeOf(expected), treeOf(answer)];
    expect(compareTrees({ expected: a, answer: b }).verdict).toBe(verdict);
    expect(compareTrees({ expected: b, answer: a }).verdict).toBe(verdict);
  });
});
