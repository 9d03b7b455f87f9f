import { describe, expect, test } from 'vitest';
import type { SessionState } from '../pedagogy/state.ts';
import { readMessage } from '../understanding/read-message.ts';
import { problemIn, stepFact, stepFactsOf } from './fixture.ts';
import { judgeProposal, type ProposalFacts, type ProposalJudgement } from './judge-proposal.ts';
import type { ProposedOutcome } from './proposed-line.ts';
import { readProposal } from './proposed-operation.ts';

const outcome = (rest: Partial<ProposedOutcome> = {}): ProposedOutcome => ({
  verdict: 'equal',
  lost: [],
  counterexample: null,
  ...rest,
});

const judged = (
  state: SessionState,
  text: string,
  facts: Partial<ProposalFacts> = {},
  language: 'en' | 'es' | 'fr' = 'en',
): ProposalJudgement =>
  judgeProposal(
    readProposal(readMessage(text, language), new Set('x'), state.item.task === 'differentiate'),
    state,
    { ...stepFactsOf(), outcome: null, ...facts },
  );

describe('dividing by the unknown', () => {
  test('is refused where a solution is lost, with that solution', () => {
    const facts = { outcome: outcome({ verdict: 'different', lost: ['0'] }) };
    expect(judged(problemIn('x^2 = 6x'), 'can i divide by x', facts)).toEqual({
      about: 'proposal.loses',
      values: { operand: 'x', letter: 'x', amount: '0', given: 'x² = 6x' },
    });
    const bracket = judged(problemIn('x(x - 2) = 3(x - 2)'), 'can i divide by x - 2', {
      outcome: outcome({ verdict: 'different', lost: ['2'] }),
    });
    expect(bracket).toMatchObject({ about: 'proposal.loses', values: { operand: 'x - 2', amount: '2' } });
  });

  test('is allowed on a condition where none is lost', () => {
    expect(judged(problemIn('x^2 = 6x + 1'), 'can i divide by x', { outcome: outcome() }).about).toBe(
      'proposal.divide_unknown',
    );
    expect(judged(problemIn('3 = 6/x'), 'can i multiply by x', { outcome: outcome() }).about).toBe(
      'proposal.multiply_unknown',
    );
  });

  test('by another name: making a factor of both sides go away', () => {
    const facts = { outcome: outcome({ verdict: 'different', lost: ['0'] }) };
    for (const [language, text] of [
      ['en', 'can i cancel an x on both sides'],
      ['es', '¿puedo quitar una x de cada lado?'],
      ['fr', 'on peut enlever un x de chaque côté ?'],
    ] as const)
      expect([text, judged(problemIn('x^2 = 6x'), text, facts, language).about]).toEqual([
        text,
        'proposal.loses',
      ]);
  });

  test('by 0 is never allowed', () => {
    expect(judged(problemIn('3x = 15'), 'can i divide by 0').about).toBe('allowed.zero');
  });
});

describe('both sides of an equation', () => {
  const next = stepFact('add_both_sides', { term: '5' });

  test('the step that comes next helps, any other is possible', () => {
    const state = problemIn('3x - 5 = 16');
    expect(judged(state, 'can i add 5', { next }).about).toBe('proposal.helps');
    expect(judged(state, 'can i get rid of the 5', { next }).about).toBe('proposal.helps');
    expect(judged(state, 'can i add 7', { next }).about).toBe('allowed.shift');
    expect(judged(state, 'can i divide by 3', { next })).toEqual({
      about: 'allowed.divide',
      values: { operand: '3' },
    });
  });

  test('the same term on both sides is taken away from both', () => {
    expect(judged(problemIn('x + 4 = 4 + 2x'), 'do the 4s cancel')).toEqual({
      about: 'proposal.same_term',
      values: { operand: '4' },
    });
  });

  test('squaring is possible, and the results are tested afterwards', () => {
    for (const [language, text] of [
      ['en', 'can i square both sides'],
      ['es', '¿puedo elevar al cuadrado los dos lados?'],
      ['fr', 'je peux mettre les deux côtés au carré ?'],
    ] as const)
      expect(judged(problemIn('√(x + 3) = 5'), text, {}, language).about).toBe('proposal.square');
    expect(judged(problemIn('√(x + 3)', { task: 'simplify' }), 'can i square it').about).toBe(
      'proposal.unread',
    );
  });

  test('the sides are exchanged, with the sign of an inequality', () => {
    for (const [language, text] of [
      ['en', 'can i swap the two sides'],
      ['es', '¿puedo intercambiar los dos lados?'],
      ['fr', 'je peux échanger les deux côtés ?'],
    ] as const)
      expect(judged(problemIn('4x + 2 = x'), text, { outcome: outcome() }, language).about).toBe(
        'proposal.exchange',
      );
    const facts = { outcome: outcome({ verdict: 'different' }) };
    expect(judged(problemIn('x < 4'), 'can i swap the two sides', facts).about).toBe(
      'proposal.exchange_turns',
    );
    expect(judged(problemIn('x < 4'), 'can i swap the two sides').about).toBe('proposal.unread');
    expect(judged(problemIn('4x + 2 = x'), 'can i move the 2 to the other side').about).toBe('allowed.swap');
    expect(judged(problemIn('4x + 2 = x'), 'can i move it to the other side').about).toBe('allowed.swap');
  });

  test('an inequality turns where the engine finds the unturned line wrong', () => {
    const state = problemIn('-2x < 8');
    expect(judged(state, 'can i divide by -2', { outcome: outcome({ verdict: 'different' }) }).about).toBe(
      'proposal.turns',
    );
    expect(judged(state, 'can i divide by 2', { outcome: outcome() }).about).toBe('proposal.keeps_sign');
    expect(judged(state, 'can i divide by 2', { outcome: outcome({ verdict: 'unknown' }) }).about).toBe(
      'proposal.unread',
    );
  });
});

describe('cancelling in a fraction', () => {
  const simplify = { task: 'simplify' as const };

  test('a term of a sum is refused with the values of both fractions', () => {
    const facts = {
      outcome: outcome({ verdict: 'different', counterexample: { at: '2', value: '3/2', left: '2' } }),
    };
    for (const [language, text] of [
      ['en', 'can i cancel the 4s'],
      ['es', '¿puedo tachar los 4?'],
      ['fr', 'je peux barrer les 4 ?'],
    ] as const)
      expect(judged(problemIn('(x + 4)/4', simplify), text, facts, language)).toEqual({
        about: 'proposal.cancels_term',
        values: { operand: '4', at: '2', amount: '3/2', left: '2' },
      });
  });

  test('a factor of all above and all below cancels, also one that does not show', () => {
    expect(judged(problemIn('(3x + 6)/3', simplify), 'can i cancel the 3').about).toBe(
      'proposal.common_factor',
    );
    expect(judged(problemIn('(2x + 6)/(x + 3)', simplify), 'can i cancel x + 3').about).toBe(
      'proposal.common_factor',
    );
  });

  test('but not with one term named as its partner', () => {
    const facts = {
      outcome: outcome({ verdict: 'different', counterexample: { at: '2', value: '4', left: '8' } }),
    };
    expect(judged(problemIn('(3x + 6)/3', simplify), 'can i cancel the 3 with the 3x', facts).about).toBe(
      'proposal.cancels_term',
    );
  });

  test('what is not above and below is no factor', () => {
    expect(judged(problemIn('(x + 4)/4', simplify), 'can i cancel the 7').about).toBe(
      'proposal.only_factors',
    );
  });
});

describe('refused with the reason', () => {
  test('adding fractions across, where the engine finds another value', () => {
    const facts = { outcome: outcome({ verdict: 'different' }) };
    const state = problemIn('1/2 + 1/3', { task: 'evaluate' });
    expect(judged(state, 'do i add tops and bottoms', facts).about).toBe('proposal.across');
    expect(judged(state, 'do i add tops and bottoms').about).not.toBe('proposal.across');
  });

  test('a percentage put back on the value after the change', () => {
    const state = problemIn('p = 25 %, v = 60', {
      task: 'find',
      family: 'percent',
      problem: 'A coat costs $60 after a 25% discount. What was the original price?',
    });
    expect(judged(state, 'so i add 25% to 60')).toEqual({
      about: 'proposal.percent_of_new',
      values: { percent: '25', price: 60, candidate: 75, back: 56.25 },
    });
    expect(judged(state, 'do i put the 25% back on').values).toMatchObject({ price: 60 });
  });

  test('differentiating a product factor by factor', () => {
    const state = problemIn('d/dx(x^2 sin(x))', { task: 'differentiate' });
    expect(judged(state, 'can i differentiate each factor').about).toBe('proposal.each_product');
  });

  test('an operation on an expression that has no second side', () => {
    const state = problemIn('(x + 5)^2', { task: 'expand' });
    expect(judged(state, 'can i divide by 5')).toEqual({
      about: 'proposal.one_side',
      values: { operand: '5' },
    });
  });
});

test('what cannot be read is never allowed', () => {
  const state = problemIn('3x - 5 = 16');
  expect(judged(state, 'may i do it my way').about).toBe('proposal.unread');
  expect(judged(state, 'can i write x^2 + 9').about).toBe('proposal.unread');
  expect(judged(state, 'can i get rid of the 8').about).toBe('proposal.unread');
});
