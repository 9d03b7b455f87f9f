import { describe, expect, it } from 'vitest';
import { readRequest } from '../reading/request.ts';
import { read } from '../expression/read.ts';
import type { Tree } from '../expression/tree.ts';
import { problemLine } from '../answers/problem-line.ts';
import { compareTrees } from './compare-trees.ts';

function treeOf(text: string): Tree {
  const result = read(text);
  if (!result.ok) throw new Error(`unreadable: ${text}`);
  return result.tree;
}

const equations: readonly [string, string, string][] = [
  ['x^2+1=0', 'x^2+2=0', 'different'],
  ['x^2+1=0', 'x^2=-1', 'equal'],
  ['x^2+1=0', '2x^2+2=0', 'equal'],
  ['x^2+1=0', 'no solution', 'equal'],
  ['x^2+1=0', 'x+1=x', 'unknown'],
  ['x^2+1=0', '0=1', 'unknown'],
  ['x^4+3x^2+2=0', 'x^2=-1 or x^2=-2', 'equal'],
  ['x^4+3x^2+2=0', 'x^2=-1 or x^2=-3', 'different'],
  ['x+1=x+2', '1=2', 'equal'],
  ['√x=-1', '√x=-2', 'unknown'],
  ['√x+3=1', '√x=-2', 'equal'],
  ['√(x^2+5)=1', 'x^2+5=1', 'equal'],
  ['|x|=-2', '|x|=-3', 'unknown'],
  ['2^x=-4', '2^x=-8', 'unknown'],
  ['2^x+4=0', '2^x=-4', 'equal'],
  ['0=0', '0=0', 'equal'],
  ['x+1=x+1', '0=0', 'equal'],
  ['x+1=x+1', '2x=2x', 'equal'],
];

const inequalities: readonly [string, string, string][] = [
  ['x^2<-1', 'x^2<-2', 'unknown'],
  ['x^2<-1', 'x^2+1<0', 'equal'],
  ['x^2<-1', '-x^2>1', 'equal'],
  ['x^2<-1', 'no solution', 'equal'],
  ['x^2>-1', 'x^2>-2', 'unknown'],
  ['x^2>-1', 'x^2+1>0', 'equal'],
  ['x+3<x+1', '3<1', 'equal'],
  ['|x|<-1', '|x|<-2', 'unknown'],
  ['x>3 and x<1', 'x>5 and x<2', 'unknown'],
  ['x+1>4 and x<1', 'x>3 and x<1', 'equal'],
];

const systems: readonly [string, string, string][] = [
  ['x+y=1, x+y=2', 'x+y=1, x+y=5', 'unknown'],
  ['x+y=1, x+y=2', 'x+y=3, x+y=4', 'unknown'],
  ['x+y=1, x+y=2', '2x+2y=4, y=1-x', 'equal'],
  ['x+y=1, x+y=2', 'x+y=1, 0=1', 'equal'],
  ['x+y=1, 2x+2y=5', 'y=1-x, 2x+2(1-x)=5', 'equal'],
  ['x+y=1, x+y=2', '0=1', 'equal'],
  ['x+y=1, x+y=2', 'no solution', 'equal'],
  ['x+y=1, x+y=2', 'x=1, y=0', 'different'],
  ['x+y=1, x+y=2, x-y=0', 'x+y=1, 0=1, 2y=1', 'equal'],
  ['x^2+y^2=1, x+y=10', 'x^2+y^2=1, x+y=20', 'unknown'],
  ['y=x^2-2x, y=2x-5', 'y=x^2-2x, x^2-2x=2x-5', 'equal'],
];

describe('statements that hold nowhere or everywhere', () => {
  it.each([...equations, ...inequalities, ...systems])(
    '%s compared with %s is %s in both directions',
    (a, b, verdict) => {
      expect(compareTrees({ expected: treeOf(a), answer: treeOf(b) }).verdict).toBe(verdict);
      expect(compareTrees({ expected: treeOf(b), answer: treeOf(a) }).verdict).toBe(verdict);
    },
  );

  it.each([
    ['x^2+1=0', 'x^2+2=0', 'different'],
    ['x^2+1=0', 'x^2=-1', 'equal'],
    ['x^2+x+4=0', 'x^2+x+9=0', 'different'],
    ['x^2<-1', 'x^2<-2', 'unknown'],
    ['√x=-1', '√x=-2', 'unknown'],
    ['sin x = 2', 'sin x = 3', 'unknown'],
    ['e^x = -1', 'e^x = -2', 'unknown'],
  ])('to solve %s, the line %s is %s', (text, line, verdict) => {
    const request = readRequest(text);
    if (!request.ok) throw new Error(`unreadable: ${text}`);
    const { problem } = request;
    const result = problemLine({ problem, previous: problem.expression, line: treeOf(line) });
    expect(result.verdict).toBe(verdict);
  });
});
