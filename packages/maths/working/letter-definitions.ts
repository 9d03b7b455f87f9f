import { differentiate } from '../algebra/differentiate.ts';
import type { Expression, Relation } from '../expression/tree.ts';
import { sameTree, variablesOf } from '../expression/tree-parts.ts';
import { valueOf } from './tree-values.ts';
import type { WorkingContext } from './judgement.ts';
import { resolve } from './truth.ts';

/** u = x² − 1, X = x²: a new letter for an expression. Null when the letter has a meaning already. */
export function definitionIn(
  relation: Relation,
  context: WorkingContext,
): { readonly name: string; readonly value: Expression } | null {
  const { known, definitions, problemText } = context;
  if (relation.signs.some((sign) => sign !== '=')) return null;
  const [left] = relation.sides;
  const value = relation.sides.at(-1)!;
  if (left?.kind !== 'variable' || left.name.startsWith('§')) return null;
  const { name } = left;
  if (isMeant(name, context) || (definitions.has(name) && !sameTree(definitions.get(name)!, value)))
    return null;
  if (isNamedIn(problemText, name)) return null;
  const letters = variablesOf(value);
  const unknownLetters = letters.filter((letter) => !isMeant(letter, context) && !definitions.has(letter));
  if (unknownLetters.includes(name)) return null;
  const isValue = letters.length === 0;
  // In a story, a letter may only be given the value of a known quantity.
  const isFree = context.story === null && mayNameAnything(name);
  if (isValue && !isFree && !isQuantity(valueOf(value), context)) return null;
  return { name, value };

  function isQuantity(number: number, { found }: WorkingContext): boolean {
    return [...known.quantities, ...known.intermediates, ...found].some(
      (each) => Math.abs(each - number) < 1e-9,
    );
  }
}

/** Letters that pupils use for auxiliary values; x, y and capitals usually mean what is asked for. */
const mayNameAnything = (name: string): boolean => /^[uvwtszkXYZTUp](?:′)?$/u.test(name);

const isNamedIn = (text: string, name: string): boolean =>
  name.length === 1 && new RegExp(`(?<![\\p{L}\\d])${name}\\s*(?:\\([a-z]\\))?\\s*=`, 'u').test(text);

function isMeant(name: string, { known }: WorkingContext): boolean {
  return (
    known.letters.has(name) ||
    known.interpretations.some(
      ({ names, worlds }) => names.has(name) || (worlds[0] !== undefined && name in worlds[0]),
    )
  );
}

/** Adds a definition, with the derivative of the new letter where it depends on one letter. */
export function define(name: string, value: Expression, definitions: Map<string, Expression>): void {
  const resolved = resolve(value, definitions);
  if (variablesOf(resolved).includes(name)) return;
  definitions.set(name, resolved);
  const [letter, more] = variablesOf(resolved);
  if (letter === undefined || more !== undefined || name.includes('′')) return;
  const derived = differentiate(resolved, letter);
  if (derived !== null) definitions.set(`${name}′`, derived);
}
