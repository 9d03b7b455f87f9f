import {
  equation,
  isExpression,
  negated,
  product,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { fold } from '../reading/lexicon/lexicon.ts';
import type { MessageItem } from '../reading/message/message-item.ts';
import type { Language } from '../texts.ts';

/** What a line says of two numbers: "5 and −2 multiply to −10 and add to 3", or which numbers it looks for: "product −10, sum 3". */
export type PairClaim = {
  /** For each statement its readings, the likeliest first. */
  readonly statements: readonly (readonly Tree[])[];
  /** Both sum and product are named, so that nothing else can be meant. */
  readonly certain: boolean;
};

type Operation = 'add' | 'multiply';
const stems: Readonly<Record<Language, Readonly<Record<Operation, readonly string[]>>>> = {
  en: { add: ['add', 'sum'], multiply: ['multipl', 'product'] },
  es: { add: ['sum'], multiply: ['multipl', 'product'] },
  fr: { add: ['somm', 'addition'], multiply: ['multipl', 'produit'] },
};

type Event =
  | { readonly kind: 'operation'; readonly operation: Operation }
  | { readonly kind: 'value'; readonly value: Expression }
  /** "Sum of": operands follow, not the result. Before such a word it only ties it to the sentence: "de somme 3". */
  | { readonly kind: 'of' }
  /** "By", a formula, a word for another operation: the numbers are operands of something else. */
  | { readonly kind: 'other' };

/**
 * The claim of a line that names a sum and a product, each with one value behind it; the two numbers stand before them, behind them, or are still
 * looked for. Null for any other line.
 */
export function pairClaimOf(
  items: readonly MessageItem[],
  language: Language,
  names: Readonly<Record<Operation, string>>,
): PairClaim | null {
  const events = withoutRoots(items).flatMap((item, index, all) => {
    const own = eventsOf(item, language);
    // "Sum of the roots 4": what the roots give, not what is added.
    return isRoots(all[index + 1]) ? own.filter(({ kind }) => kind !== 'of') : own;
  });
  if (events.some(({ kind }) => kind === 'other')) return null;
  const values: Expression[] = [];
  const found = new Map<Operation, Expression>();
  let open: Operation | null = null;
  for (const event of events) {
    if (event.kind === 'operation') {
      if (open !== null || found.has(event.operation)) return null;
      open = event.operation;
    } else if (event.kind === 'of') {
      if (open !== null) return null;
    } else if (event.kind === 'value') {
      if (open === null) values.push(event.value);
      else found.set(open, event.value);
      open = null;
    }
  }
  if (open !== null || found.size === 0) return null;
  const [first, second] = values;
  const certain = found.size === 2;
  if (values.length === 2)
    return {
      certain,
      statements: [...found].map(([operation, value]) => [
        equation((operation === 'add' ? sum : product)([first!, second!]), value),
      ]),
    };
  if (values.length > 0 || !certain) return null;
  // The numbers of a factorisation have the sum b, the solutions −b.
  return {
    certain,
    statements: [...found].map(([operation, value]) => {
      const name = variable(names[operation]);
      return operation === 'add'
        ? [equation(name, value), equation(name, negated(value))]
        : [equation(name, value)];
    }),
  };
}

const isRoots = (item: MessageItem | undefined): boolean =>
  item?.kind === 'concept' && item.concepts.includes('roots');

/** Articles between the quantity and the roots say nothing. */
const withoutRoots = (items: readonly MessageItem[]): readonly MessageItem[] =>
  items.filter((item, index) => !(item.kind === 'word' && isRoots(items[index + 1])));

function eventsOf(item: MessageItem, language: Language): readonly Event[] {
  const other: readonly Event[] = [{ kind: 'other' }];
  switch (item.kind) {
    case 'formula': {
      const [tree] = item.trees;
      if (tree?.kind === 'list' && tree.items.length === 2)
        return tree.items.map((value): Event => ({ kind: 'value', value }));
      return tree !== undefined && isExpression(tree) && variablesOf(tree).length === 0
        ? [{ kind: 'value', value: tree }]
        : other;
    }
    case 'concept':
    case 'word': {
      const operation = operationOf(item.text, language);
      if (operation !== null)
        return /\s(?:of|de)$/u.test(item.text)
          ? [{ kind: 'operation', operation }, { kind: 'of' }]
          : [{ kind: 'operation', operation }];
      const concepts = item.kind === 'concept' ? item.concepts : [];
      if (concepts.some((each) => ['by', 'subtract', 'divide', 'negation', 'between'].includes(each)))
        return other;
      return concepts.includes('of') ? [{ kind: 'of' }] : [];
    }
    case 'letter':
    case 'derivative':
    case 'approach':
      return other;
    default:
      return [];
  }
}

/** Whether a word is about a sum or a product: "sumados", "product". */
function operationOf(text: string, language: Language): Operation | null {
  const words = fold(text).split(/[\s'’]+/);
  const isOf = (operation: Operation): boolean =>
    words.some((word) => stems[language][operation].some((stem) => word.startsWith(stem)));
  return isOf('multiply') ? 'multiply' : isOf('add') ? 'add' : null;
}
