import type { Formula, FormulaTree } from '../../pedagogy/state.ts';

/** A formula with its parsed tree. */
export type CheckedFormula = { formula: Formula; tree: FormulaTree };

/** What a turn may mention, and what it must not. */
export type KnownFacts = {
  /** Checked formulas on the screen and their parts, in canonical form. */
  shown: ReadonlySet<string>;
  /** The whole formulas by their text without spaces. */
  texts: ReadonlyMap<string, Formula>;
  /** Numbers and letters in the formulas on the screen. */
  numbers: ReadonlySet<string>;
  names: ReadonlySet<string>;
  /** Absolute values of the answer: forbidden even where they occur on the screen for another reason. */
  key: readonly number[];
  /** Fractional values of the answer as [numerator, denominator]. */
  fractions: readonly (readonly [number, number])[];
  /** Numbers of later lines that are not on the screen. */
  later: readonly number[];
  /** Later lines and their parts that are not on the screen, in canonical form. */
  secrets: ReadonlySet<string>;
  /** Later lines, for comparison by algebra. */
  secretTexts: readonly string[];
};

type Node = { readonly kind: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

export const canonical = (tree: unknown): string => JSON.stringify(tree);
export const withoutSpaces = (text: string): string =>
  text.replaceAll(/[\s$]/g, '').replaceAll('−', '-').replaceAll('·', '*').replaceAll('\\cdot', '*');

/** Every subexpression, including runs of neighbouring terms of a sum and factors of a product. */
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

/** Absolute value of a numeric part: `5`, `-5`, `1/2`, `0.5`; null for everything else. */
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

/** The value of a solution; the numbers in it if it is not a plain value. */
const valuesOf = (tree: unknown): number[] => {
  const size = sizeOf(tree);
  return size === null ? numbersOf(tree) : [size];
};
export const namesOf = (tree: unknown): string[] =>
  partsOf(tree).flatMap((part) => (part.kind === 'variable' ? [String(part.name)] : []));

/**
 * What may be mentioned. `whole`: shown only as a whole (a wrong line); `parts`: shown, in parts as well; `later`: lines still to come;
 * `solutions`: the values of the answer.
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
