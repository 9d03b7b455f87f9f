import type { VariableValues } from '../algebra/evaluate.ts';
import type { Expression, Relation, Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';
import type { WorkingContext } from './judgement.ts';
import { numberedTermsOf } from './text-names.ts';
import { isNear, valueOf } from './tree-values.ts';
import { resolve } from './truth.ts';

/** Fewer terms than these do not tell a rule from another one. */
const fewestTerms = 3;
const mostTerms = 6;

type NumberedTerm = { readonly index: number; readonly value: number };
export type TermClaim =
  | { readonly holds: true }
  | { readonly holds: false; readonly mistake: Recognised | null };

/**
 * u_n = 4 + 5n, u(n) = 4 + 5n: a formula for any term is tested against the first terms of the sequence, numbered as the text numbers them. Null
 * for anything else.
 */
export function standingOfGeneralTerm(tree: Tree, context: WorkingContext): TermClaim | null {
  const claim = claimIn(tree);
  const terms = claim === null ? [] : firstTerms(claim.letter, context);
  if (claim === null || terms.length < fewestTerms) return null;
  const constants = constantsIn(context, claim.letter);
  const worlds = terms.map(({ index }): VariableValues => ({ ...constants, n: index }));
  const sides = claim.sides.map((side) => resolve(side, context.definitions));
  if (!sides.some((side) => variablesOf(side).includes('n'))) return null;
  if (sides.some((side) => variablesOf(side).some((letter) => !(letter in worlds[0]!)))) return null;
  for (const side of sides) {
    const values = worlds.map((world) => valueOf(side, world));
    if (values.some((value) => !Number.isFinite(value))) return null;
    if (!values.every((value, at) => isNear(value, terms[at]!.value)))
      return { holds: false, mistake: mistakeIn(side, values, terms, constants) };
  }
  return { holds: true };
}

function claimIn(tree: Tree): { readonly letter: string; readonly sides: readonly Expression[] } | null {
  if (tree.kind === 'definition')
    return tree.parameters.join() === 'n' ? { letter: tree.name, sides: [tree.body] } : null;
  if (tree.kind !== 'relation' || !isEquation(tree)) return null;
  const [left, ...sides] = tree.sides;
  const letter = left?.kind === 'variable' ? /^([a-zA-RT-Z])_n$/u.exec(left.name)?.[1] : undefined;
  return letter === undefined ? null : { letter, sides };
}

const isEquation = ({ signs }: Relation): boolean => signs.every((sign) => sign === '=');

/** The first terms of the sequence with this letter; empty where the problem has none. */
function firstTerms(letter: string, { problem, problemText, story, locale }: WorkingContext) {
  const terms = Object.entries(numberedTermsOf(story ?? problemText, problem, locale)).flatMap(
    ([name, value]): readonly NumberedTerm[] =>
      name.startsWith(`${letter.toLowerCase()}_`)
        ? [{ index: Number(name.slice(letter.length + 1)), value }]
        : [],
  );
  return terms.toSorted((a, b) => a.index - b.index).slice(0, mostTerms);
}

/** The first term and the step by their letters, without the number of the term that is asked for. */
function constantsIn({ known }: WorkingContext, letter: string): VariableValues {
  const values: Record<string, number> = {};
  for (const { about, worlds } of known.interpretations)
    if (about === 'result')
      for (const [name, value] of Object.entries(worlds[0] ?? {}))
        if (name !== 'n' && name !== `${letter}_n`) values[name] ??= value;
  return values;
}

function mistakeIn(
  side: Expression,
  values: readonly number[],
  terms: readonly NumberedTerm[],
  constants: VariableValues,
): Recognised | null {
  const given = terms.map(({ value }) => value);
  const named = (id: Recognised['id']): Recognised => ({ id, pieces: {} });
  const isSame = (some: readonly number[], others: readonly number[]): boolean =>
    some.length > 1 && some.every((value, at) => isNear(value, others[at]!));
  // The rule of a sequence that is numbered from another number.
  if (isSame(values.slice(1), given.slice(0, -1)) || isSame(values.slice(0, -1), given.slice(1)))
    return named('term_counted_from_zero');
  const [first] = given;
  const isForgotten =
    isSame(
      values,
      given.map((value) => value - first!),
    ) ||
    isSame(
      values,
      given.map((value) => value / first!),
    );
  if (isForgotten) return named('first_term_forgotten');
  if (growsEvenly(values) !== growsEvenly(given) && (growsByFactor(values) || growsByFactor(given)))
    return growsByFactor(values) && growsByFactor(given) ? null : named('sequence_kind_confused');
  return growsEvenly(given) && growsEvenly(values) && variablesOf(side).every((name) => !(name in constants))
    ? named('step_as_constant')
    : null;
}

const growsEvenly = (values: readonly number[]): boolean =>
  values.every((value, at) => at < 2 || isNear(value - values[at - 1]!, values[1]! - values[0]!));

const growsByFactor = (values: readonly number[]): boolean =>
  values[0] !== 0 &&
  values.every((value, at) => at < 2 || isNear(value / values[at - 1]!, values[1]! / values[0]!));
