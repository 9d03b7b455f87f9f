import { describe, expect, it } from 'vitest';
import { toPlain } from '../expression/plain.ts';
import { readRequest } from '../reading/request.ts';
import { read } from '../expression/read.ts';
import { checkLineTrees } from './check-line.ts';

function check(previous: string, line: string) {
  const [before, after] = [readRequest(previous), read(line)];
  if (!before.ok || !after.ok) throw new Error(`unreadable: ${previous} / ${line}`);
  return checkLineTrees({ previous: before.problem.expression, line: after.tree, task: before.problem.task });
}

describe('correct lines', () => {
  it.each([
    ['3(x-2)=9', '3x-6=9', false],
    ['3(x-2)=9', 'x-2=3', false],
    ['3(x-2)=9', 'x=5', true],
    ['4x=20', 'x=20/4', false],
    ['2x^2-5x-3=0', '(2x+1)(x-3)=0', false],
    ['2x^2-5x-3=0', 'x=3, x=-1/2', true],
    ['(x-3)^2=4', 'x-3=±2', false],
    ['simplify 6/8', '3/4', true],
    ['simplify 6/8', '6/8 = 3/4', true],
    ['1/2+1/3', '3/6+2/6', false],
    ['factor x^2-5x+6', '(x-2)(x-3)', true],
    ['expand (x+3)^2', 'x^2+3x+3x+9', false],
    ['expand (x+3)^2', 'x^2+6x+9', true],
    ['2x+1>=7', 'x>=3', true],
  ])('%s then %s (finished: %s)', (previous, line, finished) => {
    const result = check(previous, line);
    expect({ verdict: result.verdict, finished: result.finished }).toEqual({ verdict: 'equal', finished });
  });
});

describe('documented mistakes', () => {
  it.each([
    ['3(x-2)=9', '3x-2=9', 'distributes_first_only'],
    ['2(x+1)=6', '2x+1=6', 'distributes_first_only'],
    ['5-2(x-3)=1', '5-2x-6=1', 'sign_lost_distributing'],
    ['8-(x-3)=1', '8-x-3=1', 'sign_lost_distributing'],
    ['-2(x-3)=8', '-2x-6=8', 'sign_lost_distributing'],
    ['2x+5=9', '2x=14', 'moved_without_sign_change'],
    ['5x=2x+12', '7x=12', 'moved_without_sign_change'],
    ['2x+6=10', 'x+6=5', 'divides_one_term_only'],
    ['2x+5=9', '2x=9', 'one_side_only'],
    ['3x=12', 'x=9', 'inverse_operation_wrong'],
    ['x/3=4', 'x=4/3', 'inverse_operation_wrong'],
    ['x^2=9', 'x=3', 'forgets_plus_minus'],
    ['(x-3)^2=4', 'x-3=2', 'forgets_plus_minus'],
    ['x^2=5x', 'x=5', 'divides_by_variable'],
    ['x^2-5x+6=0', '(x+2)(x+3)=0', 'wrong_sign_factor_pair'],
    ['factor x^2-5x+6', '(x+2)(x+3)', 'wrong_sign_factor_pair'],
    ['(x-2)(x+3)=0', 'x=-2 or x=3', 'sign_of_solution'],
    ['x^2-6x+5=0', '(x-3)^2+5=0', 'square_not_balanced'],
    ['expand (x+3)^2', 'x^2+9', 'power_over_sum'],
    ['expand (x-3)^2', 'x^2-9', 'square_over_difference'],
    ['1/2+1/3', '2/5', 'adds_across_fractions'],
    ['(x+6)/6', 'x', 'cancels_terms'],
    ['(2x+6)/2', 'x+6', 'cancels_terms'],
    ['2x+3', '5x', 'adds_unlike_terms'],
    ['x^2*x^3', 'x^6', 'multiplies_exponents'],
    ['(x^2)^3', 'x^5', 'multiplies_exponents'],
    ['-2x<6', 'x<-3', 'inequality_not_turned'],
    ['2x=9+6', '2x=14', 'arithmetic_slip'],
    ['2x+5=9', '2x=5', 'arithmetic_slip'],
    ['simplify 6/8', '2/3', 'arithmetic_slip'],
    ['2x+1=5', '17x=100', undefined],
    ['sin x', 'cos x', undefined],
  ])('%s then %s is %s', (previous, line, id) => {
    const result = check(previous, line);
    expect({ verdict: result.verdict, id: result.mistake?.id }).toEqual({ verdict: 'different', id });
  });

  it('lost and gained solutions are listed', () => {
    const lost = check('x^2=5x', 'x=5');
    expect([lost.lost.map((tree) => toPlain(tree)), lost.partial]).toEqual([['0'], true]);
    const gained = check('x=3', 'x^2=9');
    expect([gained.gained.map((tree) => toPlain(tree)), gained.partial]).toEqual([['-3'], false]);
  });

  it('one of two solutions is a partial answer, not a mistake', () => {
    const result = check('x^2-5x+6=0', 'x=2');
    expect([result.partial, result.mistake]).toEqual([true, null]);
  });

  it('the numbers of an arithmetic slip are named', () => {
    const { mistake } = check('2x+5=9', '2x=5');
    const pieces = Object.entries(mistake?.pieces ?? {}).map(([name, tree]) => [name, toPlain(tree)]);
    expect(Object.fromEntries(pieces)).toEqual({ before: '2x = 5', wrong: '5', right: '4' });
  });

  it.each([
    ['√(x+1)=x-1', 'x+1=(x-1)^2', 'unknown', ['0']],
    ['√(x+1)=x-1', 'x^2-3x=0', 'unknown', ['0']],
    ['ln x+ln(x-3)=ln 10', 'x(x-3)=10', 'unknown', ['-2']],
    ['x/(x-1)=1/(x-1)', 'x(x-1)=x-1', 'unknown', ['1']],
    ['√(x+1)=x-1', 'x=0 or x=3', 'different', ['0']],
    ['x=3', 'x^2=9', 'different', ['-3']],
    ['√(x+1)=x-1', 'x+1=x^2-1', 'different', ['-1', '2']],
  ])(
    '%s then %s: a solution gained by squaring is a mistake only if it is kept (%s)',
    (previous, line, verdict, gained) => {
      const result = check(previous, line);
      expect([result.verdict, result.gained.map((value) => toPlain(value))]).toEqual([verdict, gained]);
    },
  );

  it('a different kind of statement is not marked wrong', () => {
    expect(check('2x+1=5', '2x+1').verdict).toBe('unknown');
  });
});

describe('a letter capitalised by a phone', () => {
  it('is read as the unknown of the previous line, so lost and gained solutions are found', () => {
    const result = check('x^2-5x+6=0', 'X=2 or x=4');
    expect(toPlain(result.line)).toBe('x = 2 or x = 4');
    expect([result.lost, result.gained].map((values) => values.map((value) => toPlain(value)))).toEqual([
      ['3'],
      ['4'],
    ]);
  });
});
