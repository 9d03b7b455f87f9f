import type { FormulaTree, SessionItem, SessionState } from '../pedagogy/state.ts';
import { lastLine } from '../pedagogy/state.ts';
import { cancelInFraction, hasProductOfLetters, sharedBySides } from './formula-values.ts';
import { kindOf } from './problem-kind.ts';
import type { ProposedOperation } from './proposed-operation.ts';
import type { ReplyId } from './reply-ids.ts';
import { isDoneBy, type StepFacts } from './step-facts.ts';

/** What the engine's facts say about a proposed operation: the reply and its values as plain text. */
export type ProposalJudgement = {
  readonly about: ReplyId;
  readonly values: Readonly<Record<string, string | number>>;
};

const reply = (about: ReplyId, values: Record<string, string | number> = {}): ProposalJudgement => ({
  about,
  values,
});
const neutral = reply('proposal.unread');

/** Judges an operation on the current line. Never "yes" for what could not be decided. */
export function judgeProposal(
  proposal: ProposedOperation | null,
  state: SessionState,
  facts: StepFacts,
): ProposalJudgement {
  const { item } = state;
  const { tree } = lastLine(item);
  if (!proposal) return neutral;
  switch (proposal.does) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return judgeOnBothSides(proposal, item, facts);
    case 'cancel':
      return judgeCancelling(proposal, item, facts);
    case 'percent':
      return judgePercent(proposal, item);
    case 'each_part': {
      const kind = hasProductOfLetters(item.tree);
      return kind ? reply(`proposal.each_${kind}`) : neutral;
    }
    case 'across':
      return kindOf(item) === 'fractions' || /\+|-/.test(item.given.plain)
        ? reply('proposal.across')
        : neutral;
    case 'round':
      return reply('proposal.round');
    case 'trial':
      return reply('proposal.trial');
    case 'square':
      return isEquation(tree) ? reply('proposal.square') : neutral;
    case 'root':
      return isEquation(tree) ? reply('proposal.root') : neutral;
    case 'swap':
      return isEquation(tree) || isInequality(item) ? reply('allowed.swap') : neutral;
    case 'expand':
    case 'factor':
      return facts.next && isDoneBy(facts.next.rule, proposal.does)
        ? reply('proposal.helps')
        : reply(
            /\(/.test(lastLine(item).formula.plain) || proposal.does === 'factor'
              ? 'proposal.rewrite'
              : 'proposal.unread',
          );
    case 'formula':
      return neutral;
  }
}

const isEquation = (tree: FormulaTree): boolean =>
  tree.kind === 'relation' && JSON.stringify(tree).includes('"signs":["="]');
const isInequality = ({ given, task }: SessionItem): boolean =>
  /[<>≤≥]/.test(given.plain) && task === 'solve';

type OnBothSides = Extract<ProposedOperation, { does: 'add' | 'subtract' | 'multiply' | 'divide' }>;

function judgeOnBothSides(
  { does, operand }: OnBothSides,
  item: SessionItem,
  facts: StepFacts,
): ProposalJudgement {
  const scales = does === 'multiply' || does === 'divide';
  if (operand === '0' && scales) return reply('allowed.zero');
  if (item.family === 'system')
    return does === 'add' || does === 'subtract' ? reply('proposal.equations') : neutral;
  const relation = item.task === 'solve' && lastLine(item).tree.kind === 'relation';
  if (!relation) return judgeOnExpression({ does, operand }, item);
  const letter = operand === null ? null : (/[a-z]/.exec(operand)?.[0] ?? null);
  if (operand !== null && letter && scales) return judgeUnknownFactor(does, operand, letter, item, facts);
  if (isInequality(item) && scales) {
    if (operand === null) return reply('allowed.turn');
    return reply(operand.startsWith('-') ? 'proposal.turns' : 'proposal.keeps_sign', { operand });
  }
  const { next } = facts;
  const fits =
    next &&
    isDoneBy(next.rule, does) &&
    (operand === null || next.term === null || sameTerm(next.term, operand));
  if (fits) return reply('proposal.helps');
  if (operand === null) return reply(scales ? 'proposal.every_term' : 'allowed.shift');
  if (does === 'divide') return reply('allowed.divide', { operand });
  return does === 'multiply' ? reply('allowed.multiply', { operand }) : reply('allowed.shift');
}

const sameTerm = (one: string, other: string): boolean =>
  one.replaceAll(/[\s·*]/g, '').replace(/^[-−+]/, '') ===
  other.replaceAll(/[\s·*]/g, '').replace(/^[-−+]/, '');

/** Multiplying or dividing by something with the unknown: it may be 0 for a solution. */
function judgeUnknownFactor(
  does: 'multiply' | 'divide' | 'add' | 'subtract',
  operand: string,
  letter: string,
  item: SessionItem,
  { solutions }: StepFacts,
): ProposalJudgement {
  const given = lastLine(item).formula.plain;
  if (does === 'multiply') return reply('proposal.multiply_unknown', { operand, letter });
  const zero = zeroOf(operand, letter);
  const lost = zero !== null && solutions.includes(zero);
  if (lost) return reply('proposal.loses', { operand, letter, amount: zero, given });
  return reply('proposal.divide_unknown', { operand, letter });
}

/** Where `3x`, `x²` or `x - 2` is 0; null for anything else. */
function zeroOf(operand: string, letter: string): string | null {
  const text = operand.replaceAll(/\s/g, '');
  if (new RegExp(`^[-+]?\\d*${letter}(?:[²³]|\\^\\d)?$`).test(text)) return '0';
  const shifted = new RegExp(`^${letter}([-+])(\\d+)$`).exec(text);
  return shifted ? (shifted[1] === '-' ? shifted[2]! : `-${shifted[2]}`) : null;
}

function judgeOnExpression({ does, operand }: OnBothSides, item: SessionItem): ProposalJudgement {
  const { tree } = lastLine(item);
  if ((does === 'divide' || does === 'multiply') && tree.kind === 'divide' && operand !== null) {
    const cancelled = does === 'divide' ? cancelInFraction(tree, operand) : null;
    if (cancelled && !cancelled.allowed) return cancelsTerm(operand, cancelled);
    return reply(cancelled ? 'proposal.common_factor' : 'proposal.top_and_bottom', { operand });
  }
  const algebra = /\p{L}/u.test(item.given.plain) && ['expand', 'simplify', 'factor'].includes(item.task);
  return algebra && operand !== null ? reply('proposal.one_side', { operand }) : neutral;
}

const cancelsTerm = (operand: string, { at, value, left }: { at: string; value: string; left: string }) =>
  reply('proposal.cancels_term', { operand, at, amount: value, left });

function judgeCancelling(
  { operand, partner }: Extract<ProposedOperation, { does: 'cancel' }>,
  item: SessionItem,
  facts: StepFacts,
): ProposalJudgement {
  const { tree } = lastLine(item);
  if (operand === null) return reply(tree.kind === 'divide' ? 'proposal.only_factors' : 'proposal.unread');
  const plain = operand.replace(/[²³]|\^\d/, '');
  const letter = /[a-z]/.exec(plain)?.[0];
  const core = [plain, letter].filter((one) => one !== undefined);
  for (const one of core) {
    const cancelled = cancelInFraction(tree, one, partner !== null);
    if (cancelled)
      return cancelled.allowed
        ? reply('proposal.common_factor', { operand: one })
        : cancelsTerm(one, cancelled);
    const shared = sharedBySides(tree, one);
    if (shared === 'term') return reply('proposal.same_term', { operand: one });
    if (shared === 'factor' && letter) return judgeUnknownFactor('divide', one, letter, item, facts);
    if (shared === 'factor') return reply('allowed.divide', { operand: one });
  }
  return reply(tree.kind === 'divide' ? 'proposal.only_factors' : 'proposal.unread', { operand });
}

/** A percentage belongs to the value before the change: put on the value after it, it does not lead back. */
function judgePercent(
  { sign, percent, of }: Extract<ProposedOperation, { does: 'percent' }>,
  item: SessionItem,
): ProposalJudgement {
  const kind = kindOf(item);
  const number = (text: string) => Number(text.replaceAll(/[^\d.,]/g, '').replace(',', '.'));
  const given = /v\s*=\s*([\d.,\s\u00a0\u202f]*\d)/.exec(item.given.plain)?.[1];
  const rate = number(percent);
  const value = of === null ? (given === undefined ? null : number(given)) : number(of);
  if (kind !== 'percent_before' || value === null || !Number.isFinite(value) || !Number.isFinite(rate))
    return kind === 'percent' ? reply('proposal.percent', { percent }) : neutral;
  const rose = /more|increase|aument|sub|augment|hausse/.test(item.problem.toLowerCase());
  const candidate = value * (1 + (sign * rate) / 100);
  const back = candidate * (1 + ((rose ? 1 : -1) * rate) / 100);
  const toCents = (one: number) => Math.round(one * 100) / 100;
  return reply(rose ? 'proposal.percent_of_new_rise' : 'proposal.percent_of_new', {
    percent,
    price: toCents(value),
    candidate: toCents(candidate),
    back: toCents(back),
  });
}
