import type { NamedOperation } from '../../model/understanding/cues/cue.ts';
import { commonTopics } from '../../model/understanding/topics/topic.ts';
import type { LearnerMessage } from '../understanding/read-message.ts';
import { readOperands, type Operand } from './operand.ts';

export type SideOperation = 'add' | 'subtract' | 'multiply' | 'divide';
/** An operation that a learner proposes, with what it is done with; tried on the current line before anything is said about it. */
export type ProposedOperation =
  | { readonly does: SideOperation; readonly operand: Operand | null }
  /** Makes something go away, by whatever operation does that on the line. `partner`: the term that it goes away with. */
  | { readonly does: 'remove'; readonly operand: Operand | null; readonly partner: Operand | null }
  /** A percentage put on or taken off a value. `of`: the value, where it is named. */
  | {
      readonly does: 'percent';
      readonly sign: 1 | -1;
      readonly percent: Operand;
      readonly of: Operand | null;
    }
  | {
      readonly does: 'square' | 'root' | 'swap' | 'expand' | 'factor' | 'each_part' | 'round' | 'trial';
    }
  /** The left side becomes the right one. */
  | { readonly does: 'exchange' }
  /** Adds fractions part by part. */
  | { readonly does: 'across'; readonly operand: Operand | null }
  /** A formula: "can I write x² + 9". */
  | { readonly does: 'formula'; readonly text: string };

/**
 * The operation that a message proposes. `letters`: those of the problem; `isDerivative`: factors may be differentiated one by one;
 * null when no operation can be read.
 */
export function readProposal(
  message: LearnerMessage,
  letters: ReadonlySet<string>,
  isDerivative: boolean,
): ProposedOperation | null {
  const { operations, cues, topics } = message;
  const operands = readOperands(message, letters);
  const percent = operands.find(({ tree }) => tree.kind === 'percent');
  const [first] = operations;
  if (percent && (first === 'add' || first === 'subtract')) {
    const of = operands.find((one) => one !== percent) ?? null;
    return { does: 'percent', sign: first === 'add' ? 1 : -1, percent, of };
  }
  if (cues.has('trial')) return { does: 'trial' };
  if (isDerivative && (cues.has('eachPart') || operations.includes('multiply'))) return { does: 'each_part' };
  if (topics.includes('rounding') && first === undefined) return { does: 'round' };
  if (cues.has('eachPart') && first === 'add') return { does: 'across', operand: operands[0] ?? null };
  // A verb of removal leaves open what is done; "sacar raíz" and "sacar la mitad" name it.
  const named = operations.find((one) => !(one === 'subtract' && cues.has('removal')));
  if (cues.has('removal') && (named === undefined || named === 'factor' || named === 'swap'))
    return { does: 'remove', operand: operands[0] ?? null, partner: operands[1] ?? null };
  if (named === undefined) return unnamedOperation(message, operands);
  if (named === 'swap' && cues.has('bothSides') && operands.length === 0) return { does: 'exchange' };
  return operationOf(named, operands);
}

/** Without a verb: a sign before a number says what is done to both sides; anything else that is written is a formula to write. */
function unnamedOperation(
  { formulas, cues }: LearnerMessage,
  operands: readonly Operand[],
): ProposedOperation | null {
  const [operand] = operands;
  const sign = operand?.text[0];
  if (operand && (sign === '+' || sign === '-') && cues.has('bothSides')) {
    const tree = operand.tree.kind === 'negate' ? operand.tree.of : operand.tree;
    const unsigned = { ...operand, text: operand.text.slice(1).trim(), tree };
    return { does: sign === '+' ? 'add' : 'subtract', operand: unsigned };
  }
  const written = formulas.find(
    ({ kind, text }) => kind !== 'value' && !/^\(?[-+]?\d*[a-z]?[²³]?\)?$/.test(text),
  );
  return written ? { does: 'formula', text: written.text } : null;
}

function operationOf(does: NamedOperation, operands: readonly Operand[]): ProposedOperation {
  switch (does) {
    case 'multiply':
    case 'divide':
      return { does, operand: operands.find(({ introduced }) => introduced) ?? operands[0] ?? null };
    case 'add':
    case 'subtract':
      return { does, operand: operands[0] ?? null };
    default:
      return { does };
  }
}

/** An operation that is put forward to be judged: "can I …", "I add 15 %, right?". */
export function isProposed(message: LearnerMessage, proposal: ProposedOperation): boolean {
  const { cues, text, formulas, topics } = message;
  if (cues.has('why') || cues.has('difference') || cues.has('checking')) return false;
  if (cues.has('turning') && (proposal.does === 'divide' || proposal.does === 'multiply')) return true;
  if (proposal.does === 'formula') return cues.has('allowed') && !cues.has('what') && !cues.has('how');
  if (
    proposal.does === 'round' ||
    proposal.does === 'swap' ||
    proposal.does === 'exchange' ||
    proposal.does === 'expand'
  )
    return cues.has('allowed') && !cues.has('what');
  const named = topics.some((topic) => !commonTopics.has(topic));
  const asks = cues.has('permission') || cues.has('allowed');
  if (asks) return !cues.has('what') && !cues.has('how') && (!named || proposal.does !== 'root');
  const tagged = text.includes('?') || cues.has('tag');
  return tagged && !cues.has('what') && !cues.has('how') && !formulas.some(({ kind }) => kind === 'relation');
}
