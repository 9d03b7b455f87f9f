import { isExpression, variable, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { itemsOf } from '../reading/message/items.ts';
import type { MessageItem } from '../reading/message/message-item.ts';
import { tokenize } from '../reading/message/tokens.ts';
import { isSameStem } from '../reading/stories/same-stem.ts';
import { fold } from '../reading/lexicon/lexicon.ts';
import type { WorkingContext } from './judgement.ts';
import { isComparisonOfNames } from './name-claims.ts';
import type { NamedAmount, StoryNames } from './story-names.ts';
import { isNear, valueOf } from './tree-values.ts';

/** A person or thing of the story with its amount in a letter: Maya has 3b. */
export type NameExpression = { readonly of: NamedAmount; readonly expression: Expression };

/**
 * The amounts of a line such as "let b = Ben's shells, then Maya has 3b", "Mateo: x, Sofía: 2x", all in one letter. Null for any line in which
 * names and expressions do not pair off, or that has other formulas.
 */
export function nameExpressionsOf(
  line: string,
  names: StoryNames,
  locale: string | undefined,
): readonly NameExpression[] | null {
  if (isComparisonOfNames(line, names, locale)) return null;
  const { text, tokens } = tokenize(line);
  const { items } = itemsOf(text, tokens, locale);
  const marks: (NamedAmount | Expression)[] = [];
  for (const item of items) {
    const own = marksOf(item, text, names);
    if (own === null) return null;
    marks.push(...own);
  }
  const owners = marks.flatMap((mark) => ('isAsked' in mark ? [mark] : []));
  const expressions = marks.flatMap((mark) => ('isAsked' in mark ? [] : [mark]));
  const shape = marks.map((mark) => ('isAsked' in mark ? 'n' : 'e')).join('');
  const letters = new Set(expressions.flatMap(variablesOf));
  if (!/^(?:ne|en)+$/.test(shape) || letters.size !== 1) return null;
  if (new Set(owners).size !== owners.length) return null;
  return owners.map((of, at) => ({ of, expression: expressions[at]! }));
}

/** The names and expressions of a part of a line; null for a formula of another form. */
function marksOf(
  item: MessageItem,
  text: string,
  names: StoryNames,
): readonly (NamedAmount | Expression)[] | null {
  if (item.kind === 'letter') return [variable(item.name)];
  if (item.kind === 'word') return ownersNamed(item.folded, names);
  if (item.kind !== 'formula') return [];
  // "b = Ben": the name is no product of letters.
  const [, letter, name] =
    /^(\p{L})\s*=\s*(\p{L}{2,})(?:['’]s?)?$/u.exec(text.slice(item.at, item.end).trim()) ?? [];
  const [owner] = name === undefined ? [] : ownersNamed(fold(name), names);
  if (letter !== undefined && owner !== undefined) return [variable(letter), owner];
  const [tree] = item.trees;
  return tree !== undefined && isExpression(tree) && variablesOf(tree).length === 1 ? [tree] : null;
}

const ownersNamed = (word: string, { amounts }: StoryNames): readonly NamedAmount[] =>
  amounts.filter(({ name }) => name === word || isSameStem(name, word)).slice(0, 1);

/**
 * Whether the amounts are those of the story: whose the letter is says the line itself, a line before, or the problem that the engine read.
 * `reversed`: they are those of the other name. Null where the letter may be something else.
 */
export function standingOfExpressions(
  expressions: readonly NameExpression[],
  { known, letterNames }: Pick<WorkingContext, 'known' | 'letterNames'>,
  { amounts }: StoryNames,
): 'holds' | 'reversed' | 'fails' | null {
  const [letter] = variablesOf(expressions[0]!.expression);
  const defined = expressions.find(({ expression }) => expression.kind === 'variable')?.of;
  const owner = defined ?? letterNames.get(letter!);
  const worlds = known.interpretations.find(({ about }) => about === 'solutions')?.worlds ?? [];
  const areThose = (value: number, amountOf: (of: NamedAmount) => number): boolean =>
    expressions.every(({ of, expression }) =>
      isNear(valueOf(expression, { [letter!]: value }), amountOf(of)),
    );
  if (owner === undefined)
    return worlds.some((world) => areThose(world[letter!] ?? Number.NaN, ({ value }) => value))
      ? 'holds'
      : null;
  if (areThose(owner.value, ({ value }) => value)) return 'holds';
  const otherOf = (of: NamedAmount): number => amounts.find((each) => each !== of)?.value ?? Number.NaN;
  return amounts.length === 2 && areThose(otherOf(owner), otherOf) ? 'reversed' : 'fails';
}
