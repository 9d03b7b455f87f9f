import type { NamedOperation } from '../../model/understanding/cues/cue.ts';
import type { LearnerMessage } from '../understanding/read-message.ts';

/** An operation that a learner proposes, with what it is done with; judged on the current line before anything is said about it. */
export type ProposedOperation =
  | { readonly does: 'add' | 'subtract' | 'multiply' | 'divide'; readonly operand: string | null }
  /** `partner`: the term that it is cancelled with. */
  | { readonly does: 'cancel'; readonly operand: string | null; readonly partner: string | null }
  /** A percentage put on or taken off a value. `of`: the value, where it is named. */
  | { readonly does: 'percent'; readonly sign: 1 | -1; readonly percent: string; readonly of: string | null }
  | {
      readonly does:
        | 'square'
        | 'root'
        | 'swap'
        | 'expand'
        | 'factor'
        | 'each_part'
        | 'round'
        | 'across'
        | 'trial';
    }
  /** A formula: "can I write x² + 9". */
  | { readonly does: 'formula'; readonly text: string };

/** Words before a letter that make it a letter of the problem where it is also a word of the language. */
const beforeLetter =
  /^(?:by|por|entre|par|de|del|la|el|las|los|una|un|une|le|les|the|of|both|my|mi|avec|with|con|out|an)$/;
const alsoWords = /^(?:a|i|y|o|e|d|n|t|s)$/;

/** The number, letter or term that an operation is done with: behind the verb if there is one, else before it. */
function operandsOf({ words, formulas }: LearnerMessage, letters: ReadonlySet<string>): string[] {
  const bracket = formulas.find(({ kind, text }) => kind === 'expression' && /^\(.*\)$/.test(text));
  if (bracket) return [bracket.text.slice(1, -1)];
  const tokens = words.split(' ');
  return tokens.flatMap((token, at) => {
    const bare = token.replace(/^[("']+|[)"',]+$/g, '').replace(/(?<=^[a-z])s$/, '');
    if (/^[-+]?\d+(?:[.,]\d+)?(?:\/\d+)?%?$/.test(bare)) return [bare];
    const term = /^([-+]?\d*)([a-z])(?:[²³]|\^\d)?$/.exec(bare);
    if (!term || !letters.has(term[2]!)) return [];
    const named = term[1] !== '' || !alsoWords.test(bare) || beforeLetter.test(tokens[at - 1] ?? '');
    return named ? [bare] : [];
  });
}

/**
 * The operation that a message proposes. `letters`: those of the problem; `isDerivative`: factors may be differentiated one by one;
 * null when no operation can be read.
 */
export function readProposal(
  message: LearnerMessage,
  letters: ReadonlySet<string>,
  isDerivative: boolean,
): ProposedOperation | null {
  const { operations, formulas, numbers, questions, topics } = message;
  const percent = formulas
    .map(({ text }) => /(\d+(?:[.,]\d+)?)\s?%/.exec(text)?.[1])
    .find((one) => one !== undefined);
  const [first] = operations;
  const [operand, partner] = operandsOf(message, letters);
  if (percent !== undefined && (first === 'add' || first === 'subtract')) {
    const of = numbers.find((one) => one.replace(/^[-+]/, '') !== percent) ?? null;
    return { does: 'percent', sign: first === 'add' ? 1 : -1, percent, of };
  }
  if (questions.has('trial')) return { does: 'trial' };
  if (isDerivative && (questions.has('each') || operations.includes('multiply')))
    return { does: 'each_part' };
  if (topics.includes('rounding') && first === undefined) return { does: 'round' };
  const written = formulas.find(
    ({ kind, text }) => kind !== 'value' && !/^\(?[-+]?\d*[a-z]?[²³]?\)?$/.test(text),
  );
  if (questions.has('each') && first === 'add') return { does: 'across' };
  if (
    questions.has('cancel') &&
    !operations.some((one) => one === 'divide' || one === 'multiply' || one === 'expand')
  )
    return { does: 'cancel', operand: operand ?? numbers[0] ?? null, partner: partner ?? null };
  if (written && first === undefined) return { does: 'formula', text: written.text };
  return first === undefined ? null : operationOf(first, operand ?? numbers[0] ?? null);
}

function operationOf(does: NamedOperation, operand: string | null): ProposedOperation {
  switch (does) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return { does, operand };
    default:
      return { does };
  }
}
