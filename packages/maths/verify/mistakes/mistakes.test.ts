import { describe, expect, it } from 'vitest';
import { readRequest } from '../../reading/request.ts';
import { read } from '../../expression/read.ts';
import { checkLineTrees } from '../check-line.ts';
import { mistakeExamples } from './examples.ts';

function check(previous: string, line: string) {
  const [before, after] = [readRequest(previous), read(line)];
  if (!before.ok || !after.ok) throw new Error(`unreadable: ${previous} / ${line}`);
  return checkLineTrees({ previous: before.problem.expression, line: after.tree, task: before.problem.task });
}
const ids = Object.keys(mistakeExamples) as (keyof typeof mistakeExamples)[];
const examples = ids.flatMap((id) => mistakeExamples[id].map(([before, wrong]) => ({ id, before, wrong })));

describe('documented mistakes', () => {
  it('there are at least forty, each with an example', () => {
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(ids.filter((id) => mistakeExamples[id].length === 0)).toEqual([]);
  });

  it.each(examples)('$before then $wrong is $id', ({ id, before, wrong }) => {
    const result = check(before, wrong);
    expect({ verdict: result.verdict, id: result.mistake?.id }).toEqual({
      verdict: result.partial ? result.verdict : 'different',
      id,
    });
  });

  it.each([
    ['2x+1=5', '17x=100'],
    ['sin x', 'cos x'],
    ['x^2-5x+6=0', 'x=7 or x=11'],
    ['1/2+1/3', '9/17'],
    ['expand (x+1)(x+2)', 'x^3'],
    ['-2x<6', 'x<100'],
  ])('%s then %s matches no documented mistake', (before, wrong) => {
    const id = check(before, wrong).mistake?.id;
    expect(id === undefined || id === 'arithmetic_slip').toBe(true);
  });
});
