import type { Formula, FormulaTree } from '../../pedagogy/state.ts';

/** A formula with what it is made of. */
export type CheckedFormula = { formula: Formula; tree: FormulaTree };

/** What a turn may name, and what it must not. */
export type KnownFacts = {
  /** Formulas that stand on the screen and are checked, and their parts: canonical form. */
  shown: ReadonlySet<string>;
  /** The whole ones by their text, without spaces. */
  texts: ReadonlyMap<string, Formula>;
  /** Numbers and letters in them. */
  numbers: ReadonlySet<string>;
  names: ReadonlySet<string>;
  /** Absolute values of the answer: not even said where they stand on the screen for another reason. */
  key: readonly number[];
  /** Values of the answer that are fractions, above and below. */
  fractions: readonly (readonly [number, number])[];
  /** Numbers of later lines that do not stand on the screen. */
  later: readonly number[];
  /** Later lines and their parts that do not stand on the screen: canonical form. */
  secrets: ReadonlySet<string>;
  /** Later lines, to be compared by algebra. */
  secretTexts: readonly string[];
};

type Node = { readonly kind: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

export const canonical = (tree: unknown): string => JSON.stringify(tree);
export const withoutSpaces = (text: string): string =>
  text.replaceAll(/[\s$]/g, '').replaceAll('−', '-').replaceAll('·', '*').replaceAll('\\cdot', '*');

/** Every part of a formula that can stand alone, with neighbouring terms of a sum and factors of a product. */
function partsOf(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(partsOf);
  if (typeof tree !== 'object' || tree === null) return [];
  const below = Object.values(tree).flatMap(partsOf);
  return isNode(tree) ? [tree, ...runsOf(tree), ...below] : below;
}

function runsOf(node: Node): Node[] {
  const list = node.kind === 'add' ? node.terms : node.kind === 'multiply' ? node.factors : null;
  if (!Array.isArray(list) || list.length < 3) return [];
  const key = node.kind === 'add' ? 'terms' : 'factors';
  const runs: Node[] = [];
  for (let from = 0; from < list.length; from += 1) {
    for (let to = from + 2; to <= list.length; to += 1) {
      if (to - from < list.length) runs.push({ kind: node.kind, [key]: list.slice(from, to) });
    }
  }
  return runs;
}

/** Absolute value of a part that is a number: `5`, `-5`, `1/2`, `0.5`; null for everything else. */
export function sizeOf(tree: unknown): number | null {
  if (!isNode(tree)) return null;
  if (tree.kind === 'number') {
    const { n, d } = tree.value as { n: string; d: string };
    return Math.abs(Number(n) / Number(d));
  }
  if (tree.kind === 'negate') return sizeOf(tree.of);
  if (tree.kind === 'divide') {
    const [above, below] = [sizeOf(tree.numerator), sizeOf(tree.denominator)];
    return above === null || below === null || below === 0 ? null : above / below;
  }
  if (tree.kind === 'mixed') {
    return Math.abs(Number(tree.whole)) + Number(tree.numerator) / Number(tree.denominator);
  }
  return null;
}

export const numbersOf = (tree: unknown): number[] =>
  partsOf(tree)
    .map(sizeOf)
    .filter((size): size is number => size !== null);
const fractionOf = (tree: unknown): [number, number][] => {
  const size = sizeOf(tree);
  if (size === null || Number.isInteger(size)) return [];
  const [above, below] = numbersOf(tree).filter(Number.isInteger);
  return above === undefined || below === undefined ? [] : [[above, below]];
};

/** The value of a solution; its numbers where it is no plain value. */
const valuesOf = (tree: unknown): number[] => {
  const size = sizeOf(tree);
  return size === null ? numbersOf(tree) : [size];
};
export const namesOf = (tree: unknown): string[] =>
  partsOf(tree).flatMap((part) => (part.kind === 'variable' ? [String(part.name)] : []));

/**
 * What may be named. `whole` stands on the screen as a whole only (a wrong line), `parts` also in parts; `later` are the
 * lines that are still to come, `solutions` the values of the answer.
 */
export function knownOf(
  parts: readonly CheckedFormula[],
  whole: readonly CheckedFormula[],
  later: readonly CheckedFormula[],
  solutions: readonly FormulaTree[],
): KnownFacts {
  const all = [...parts, ...whole];
  const shown = new Set([
    ...parts.flatMap(({ tree }) => partsOf(tree).map(canonical)),
    ...whole.map(({ tree }) => canonical(tree)),
  ]);
  const numbers = new Set(parts.flatMap(({ tree }) => numbersOf(tree).map(String)));
  const hidden = later.filter(({ tree }) => !shown.has(canonical(tree)));
  const last = later.at(-1);
  const result = last && sizeOf(last.tree);
  return {
    shown,
    texts: new Map(
      all.flatMap(({ formula }) => [
        [withoutSpaces(formula.plain), formula],
        [withoutSpaces(formula.latex), formula],
      ]),
    ),
    numbers,
    names: new Set(parts.flatMap(({ tree }) => namesOf(tree))),
    key: [...new Set([...solutions.flatMap(valuesOf), ...(typeof result === 'number' ? [result] : [])])],
    fractions: solutions.concat(last ? [last.tree] : []).flatMap(fractionOf),
    later: [...new Set(hidden.flatMap(({ tree }) => numbersOf(tree)))].filter(
      (size) => !numbers.has(String(size)),
    ),
    secrets: new Set(
      hidden.flatMap(({ tree }) => partsOf(tree).map(canonical)).filter((part) => !shown.has(part)),
    ),
    secretTexts: hidden.map(({ formula }) => formula.plain),
  };
}
