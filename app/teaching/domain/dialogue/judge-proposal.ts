import {
  contains,
  sameTree,
  termsOf,
  treeFromJson,
  type Relation,
  type Tree,
} from '@curvela/maths/expression';
import { valueOf } from '@curvela/maths/values';
import type { SessionItem, SessionState } from '../pedagogy/state.ts';
import { lastLine } from '../pedagogy/state.ts';
import { isFactor, productOfLetters } from './cancelling.ts';
import type { Operand } from './operand.ts';
import { kindOf } from './problem-kind.ts';
import { balanceOf, currentTree, letterIn, meantByRemoval, type ProposedOutcome } from './proposed-line.ts';
import type { ProposedOperation, SideOperation } from './proposed-operation.ts';
import type { ReplyId } from './reply-ids.ts';
import { isDoneBy, type StepFacts } from './step-facts.ts';

/** What the engine's facts say about a proposed operation: the reply and its values as plain text. */
export type ProposalJudgement = {
  readonly about: ReplyId;
  readonly values: Readonly<Record<string, string | number>>;
};
/** `outcome`: what the engine says about the line that the operation gives; null where there is none. */
export type ProposalFacts = StepFacts & { readonly outcome: ProposedOutcome | null };

const reply = (about: ReplyId, values: Record<string, string | number> = {}): ProposalJudgement => ({
  about,
  values,
});
const neutral = reply('proposal.unread');

/** Judges an operation on the current line. Never "yes" for what could not be decided. */
export function judgeProposal(
  proposal: ProposedOperation | null,
  { item }: SessionState,
  facts: ProposalFacts,
): ProposalJudgement {
  if (!proposal) return neutral;
  const balance = balanceOf(item);
  const isEquation = balance !== null && balance.signs.every((sign) => sign === '=');
  switch (proposal.does) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return judgeSideOperation(proposal.does, proposal.operand, item, facts);
    case 'remove':
      return judgeRemoval(proposal, balance, item, facts);
    case 'percent':
      return judgePercent(proposal, item);
    case 'each_part': {
      const kind = productOfLetters(treeFromJson(item.tree));
      return kind ? reply(`proposal.each_${kind}`) : neutral;
    }
    case 'across':
      return balance || facts.outcome?.verdict !== 'different'
        ? judgeSideOperation('add', proposal.operand, item, facts)
        : reply('proposal.across');
    case 'round':
      return reply('proposal.round');
    case 'trial':
      return reply('proposal.trial');
    case 'square':
    case 'root':
      return isEquation ? reply(`proposal.${proposal.does}`) : neutral;
    case 'swap':
      return balance ? reply('allowed.swap') : neutral;
    case 'exchange':
      return judgeExchange(facts);
    case 'expand':
    case 'factor': {
      if (facts.next && isDoneBy(facts.next.rule, proposal.does)) return reply('proposal.helps');
      const rewrites = proposal.does === 'factor' || lastLine(item).formula.plain.includes('(');
      return rewrites ? reply('proposal.rewrite') : neutral;
    }
    case 'formula':
      return neutral;
  }
}

/** Left and right may be exchanged; of an inequality the sign turns with them. */
function judgeExchange({ outcome }: ProposalFacts): ProposalJudgement {
  if (outcome?.verdict === 'equal') return reply('proposal.exchange');
  return outcome?.verdict === 'different' ? reply('proposal.exchange_turns') : neutral;
}

/** The same operation on both sides of the line, or on an expression that has no second side. */
function judgeSideOperation(
  does: SideOperation,
  operand: Operand | null,
  item: SessionItem,
  facts: ProposalFacts,
): ProposalJudgement {
  const scales = does === 'multiply' || does === 'divide';
  const named = operand?.text ?? null;
  if (scales && operand && valueOf(operand.tree) === 0) return reply('allowed.zero');
  if (item.family === 'system') return scales ? neutral : reply('proposal.equations');
  const balance = balanceOf(item);
  if (!balance) return judgeOnExpression(does, operand, item, facts);
  const letter = operand ? letterIn(operand.tree) : null;
  if (scales && named !== null && letter !== null)
    return judgeUnknownFactor(does, named, letter, item, facts);
  if (scales && isInequality(balance)) {
    if (named === null) return reply('allowed.turn');
    if (facts.outcome?.verdict === 'different') return reply('proposal.turns', { operand: named });
    return facts.outcome?.verdict === 'equal' ? reply('proposal.keeps_sign', { operand: named }) : neutral;
  }
  if (isNextStep(does, named, facts)) return reply('proposal.helps');
  if (named === null) return reply(scales ? 'proposal.every_term' : 'allowed.shift');
  return scales ? reply(`allowed.${does}`, { operand: named }) : reply('allowed.shift');
}

const isInequality = ({ signs }: Relation): boolean => signs.some((sign) => sign !== '=' && sign !== '!=');

const isNextStep = (does: SideOperation, operand: string | null, { next }: StepFacts): boolean =>
  next !== null &&
  isDoneBy(next.rule, does) &&
  (operand === null || next.term === null || sameTerm(next.term, operand));

const sameTerm = (one: string, other: string): boolean =>
  one.replaceAll(/[\s·*]/g, '').replace(/^[-−+]/, '') ===
  other.replaceAll(/[\s·*]/g, '').replace(/^[-−+]/, '');

/** Multiplying or dividing by something with the unknown: where it is 0 a solution may be lost or gained. */
function judgeUnknownFactor(
  does: 'multiply' | 'divide',
  operand: string,
  letter: string,
  item: SessionItem,
  { outcome }: ProposalFacts,
): ProposalJudgement {
  if (does === 'multiply') return reply('proposal.multiply_unknown', { operand, letter });
  const [amount] = outcome?.lost ?? [];
  return amount === undefined
    ? reply('proposal.divide_unknown', { operand, letter })
    : reply('proposal.loses', { operand, letter, amount, given: lastLine(item).formula.plain });
}

function judgeOnExpression(
  does: SideOperation,
  operand: Operand | null,
  item: SessionItem,
  facts: ProposalFacts,
): ProposalJudgement {
  if (operand === null) return neutral;
  const tree = currentTree(item);
  if (tree.kind === 'divide' && (does === 'divide' || does === 'multiply')) {
    const cancelled = does === 'divide' ? judgeCancelling(operand, null, tree, facts) : null;
    return cancelled ?? reply('proposal.top_and_bottom', { operand: operand.text });
  }
  const algebra = /\p{L}/u.test(item.given.plain) && ['expand', 'simplify', 'factor'].includes(item.task);
  return algebra ? reply('proposal.one_side', { operand: operand.text }) : neutral;
}

/**
 * A factor of the whole numerator and of the whole denominator cancels. Anything else is refused, with the values of both fractions where the
 * engine names one at which they differ. Null where there is nothing to cancel.
 */
function judgeCancelling(
  operand: Operand,
  partner: Operand | null,
  { numerator, denominator }: Extract<Tree, { kind: 'divide' }>,
  { outcome }: ProposalFacts,
): ProposalJudgement | null {
  const inOneTerm =
    partner !== null &&
    [numerator, denominator].some(
      (part) => termsOf(part).length > 1 && termsOf(part).some((term) => sameTree(term, partner.tree)),
    );
  const shared = [numerator, denominator].every((part) => isFactor(operand.tree, part));
  if (shared && !inOneTerm) return reply('proposal.common_factor', { operand: operand.text });
  const difference = outcome?.verdict === 'different' ? outcome.counterexample : null;
  return (
    difference &&
    reply('proposal.cancels_term', {
      operand: operand.text,
      at: difference.at,
      amount: difference.value,
      left: difference.left,
    })
  );
}

/** Something is made to go away: by the opposite operation on both sides, or by cancelling in a fraction. */
function judgeRemoval(
  { operand, partner }: Extract<ProposedOperation, { does: 'remove' }>,
  balance: Relation | null,
  item: SessionItem,
  facts: ProposalFacts,
): ProposalJudgement {
  const tree = currentTree(item);
  if (balance) {
    const meant = meantByRemoval(operand, balance);
    if (!meant) return neutral;
    return meant.does === 'same_term'
      ? reply('proposal.same_term', { operand: meant.operand.text })
      : judgeSideOperation(meant.does, meant.operand, item, facts);
  }
  if (tree.kind !== 'divide') return neutral;
  return (
    (operand && judgeCancelling(operand, partner, tree, facts)) ??
    reply('proposal.only_factors', operand ? { operand: operand.text } : {})
  );
}

/** A percentage belongs to the value before the change: put on the value after it, it does not lead back. */
function judgePercent(
  { sign, percent, of }: Extract<ProposedOperation, { does: 'percent' }>,
  item: SessionItem,
): ProposalJudgement {
  const kind = kindOf(item);
  const rate = percent.text.replaceAll(/[\s%]/g, '');
  const value = (of && numberIn(of.tree)) ?? valueNamed('v', treeFromJson(item.tree));
  if (kind !== 'percent_before' || value === null)
    return kind === 'percent' ? reply('proposal.percent', { percent: rate }) : neutral;
  const share = valueOf(percent.tree);
  const rose = /more|increase|aument|sub|augment|hausse/.test(item.problem.toLowerCase());
  const candidate = value * (1 + sign * share);
  const back = candidate * (1 + (rose ? 1 : -1) * share);
  const toCents = (one: number) => Math.round(one * 100) / 100;
  return reply(rose ? 'proposal.percent_of_new_rise' : 'proposal.percent_of_new', {
    percent: rate,
    price: toCents(value),
    candidate: toCents(candidate),
    back: toCents(back),
  });
}

/** The number of an amount, without its unit. */
function numberIn(tree: Operand['tree']): number | null {
  let found: number | null = null;
  contains(tree, (part) => {
    if (part.kind === 'number') found ??= valueOf(part);
    return found !== null;
  });
  return found;
}

/** The value of a letter that the problem gives: v = 60. */
function valueNamed(name: string, tree: Tree): number | null {
  const relations = tree.kind === 'alternatives' ? tree.items : tree.kind === 'relation' ? [tree] : [];
  const given = relations.find(({ sides: [left] }) => left?.kind === 'variable' && left.name === name);
  return given ? numberIn(given.sides[1]!) : null;
}
