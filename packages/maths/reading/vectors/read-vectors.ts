import { read } from '../../expression/read.ts';
import {
  equation,
  isExpression,
  negated,
  number,
  product,
  raised,
  sum,
  type Expression,
  type Relation,
} from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { Language } from '../../texts.ts';
import { mustBeUsed, type Concept } from '../lexicon/concepts.ts';
import { matchBestPhrase, type Meaning } from '../lexicon/lexicon.ts';
import { tokenize } from '../message/tokens.ts';
import type { Problem } from '../problem.ts';
import { hasVectorSigns, withPlainVectors } from './vector-notation.ts';

/*
 * Vectors by their coordinates: sums and multiples, the vector between two points, the dot product, the magnitude. Each is calculated
 * coordinate by coordinate. Every number of the text must be a coordinate or belong to what is asked.
 */

type Vector = readonly Expression[];
type Given = {
  readonly vectors: ReadonlyMap<string, Vector>;
  readonly alone: Vector | null;
  /** Two vectors without names, where no other is given: "the dot product of ⟨1, 2⟩ and ⟨3, 4⟩". */
  readonly pair: readonly [Vector, Vector] | null;
  readonly rest: string;
};

const amount = String.raw`[-+]?\s?(?:\d{1,6}(?:\.\d{1,6})?(?:\s?\/\s?\d{1,4})?|√\d{1,4}|[a-z](?![\p{L}]))`;
const list = String.raw`\(\s*(${amount})\s*[,;]\s*(${amount})(?:\s*[,;]\s*(${amount}))?\s*\)`;
/** A letter before the brackets names them; "y (3, 4)" is the Spanish word. */
const given = new RegExp(String.raw`(?:(?<![\p{L}\d])(?![yeoa]\s+\()([A-Za-z])\s*(?:=|:)?\s*)?${list}`, 'gu');
const unitVectors =
  /(?<![\p{L}\d])([A-Za-z])\s*=\s*([-+]?\s?\d{0,4})\s?i\s*([-+]\s?\d{0,4})\s?j(?:\s*([-+]\s?\d{0,4})\s?k)?(?![\p{L}\d])/gu;

/** The coordinates that the text gives, and the text without them; null where a name is given twice. */
function coordinatesOf(text: string): Given | null {
  const vectors = new Map<string, Vector>();
  const alone: Vector[] = [];
  let isUnclear = false;
  const add = (name: string | undefined, parts: readonly (string | undefined)[]): string => {
    const values = parts.flatMap((part) => (part === undefined ? [] : valueOf(part)));
    if (values.length !== parts.filter((part) => part !== undefined).length) isUnclear = true;
    if (name === undefined) alone.push(values);
    else if (vectors.has(name)) isUnclear = true;
    else vectors.set(name, values);
    return ' , ';
  };
  const factor = (part: string | undefined): string | undefined =>
    part === undefined ? undefined : /\d/.test(part) ? part : `${part.trim()}1`;
  const rest = text
    .replaceAll(unitVectors, (_all, name: string, i: string, j: string, k: string | undefined) =>
      add(name, [factor(i), factor(j), factor(k)]),
    )
    .replaceAll(given, (_all, name: string | undefined, x: string, y: string, z: string | undefined) =>
      add(name, [x, y, z]),
    );
  const sizes = new Set([...vectors.values(), ...alone].map(({ length }) => length));
  const isPair = alone.length === 2 && vectors.size === 0;
  if (isUnclear || sizes.size !== 1 || vectors.size + alone.length > 4) return null;
  if (alone.length > 1 && !isPair) return null;
  return isPair
    ? { vectors, alone: null, pair: [alone[0]!, alone[1]!], rest }
    : { vectors, alone: alone[0] ?? null, pair: null, rest };
}

function valueOf(text: string): readonly Expression[] {
  const result = read(text.replaceAll(/^\+|\s/g, ''));
  return result.ok && isExpression(result.tree) ? [result.tree] : [];
}

const conceptKinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['concept', 'stop']);
/** "half the length", "the opposite direction": a vector made of another one is asked for. */
const scaled =
  /(?<![\p{L}])(?:half|twice|double|triple|opposite|mitad|doble|contrari[oa]|opuest[oa]|moitié|deux fois|oppos[ée]e?|contraire)(?![\p{L}])/iu;

const own: ReadonlySet<Concept> = new Set<Concept>([
  'vector',
  'dot_product',
  'magnitude',
  'coordinates',
  'length',
  'add',
  'subtract',
  'evaluate',
  'multiply',
  'line',
  'axis_x',
  'extrema',
  'parallel',
  'perpendicular',
]);

/** The concepts of the words of a text; null where one means something that vectors do not answer. */
export function conceptsOf(text: string, language: Language): ReadonlySet<Concept> | null {
  const words = tokenize(text).tokens.map(({ kind, folded }) => (kind === 'word' ? folded : null));
  const found = new Set<Concept>();
  for (let at = 0; at < words.length;) {
    const match = matchBestPhrase(language, words, at, conceptKinds);
    const concepts = match?.meanings.flatMap((each) => (each.kind === 'concept' ? [each.concept] : [])) ?? [];
    const known = concepts.find((concept) => own.has(concept));
    if (known !== undefined) found.add(known);
    else if (concepts.length > 0 && concepts.every(mustBeUsed)) return null;
    at += match?.length ?? 1;
  }
  return found;
}

const factor = String.raw`\d{1,3}(?:\s?\/\s?\d{1,3})?`;
const scaledList = String.raw`(?:${factor}\s?[*·]?\s?)?${list}`;
const combined = new RegExp(
  String.raw`(?<![\p{L}\d])[-+]?\s?${scaledList}(?:\s?[-+]\s?${scaledList}){1,3}`,
  'gu',
);
/** "(1,2)" may be the decimal number 1.2 where the comma is the decimal sign. */
const decimal = /\(\s?\d+,\d+\s?\)/g;

/** "(1,2) + 3(3,-4)": a combination of vectors that are written by their coordinates alone. */
function combinationIn(text: string, language: Language): readonly NamedProblem[] {
  const [match, more] = [...text.matchAll(combined)];
  if (match === undefined || more !== undefined) return [];
  const [shown] = match;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + shown.length)}`;
  const concepts = /[\d=<>≤≥+*^√|‖()[\]-]/u.test(rest) ? null : conceptsOf(rest, language);
  if (
    concepts === null ||
    [...concepts].some((each) => each !== 'vector' && each !== 'evaluate' && each !== 'add')
  )
    return [];
  const terms = [
    ...shown.matchAll(new RegExp(String.raw`([-+]?)\s?(?:(${factor})\s?[*·]?\s?)?${list}`, 'gu')),
  ];
  const isDecimal = language !== 'en' && [...shown.matchAll(decimal)].length === terms.length;
  if (isDecimal && !concepts.has('vector')) return [];
  const multiples = terms.map(([, sign, size, ...coordinates]): Vector => {
    const own = coordinates.flatMap((each) => (each === undefined ? [] : valueOf(each)));
    const multiple = size === undefined ? own : own.map((value) => product([valueOf(size)[0]!, value]));
    return sign === '-' ? multiple.map((value) => negated(value)) : multiple;
  });
  const [first] = multiples;
  if (first === undefined || multiples.some(({ length }) => length !== first.length)) return [];
  if (multiples.some((each) => lettersOf(each).length > 0)) return [];
  return [
    vectorOf(
      '',
      first.map((_, at) => sum(multiples.map((each) => each[at]!))),
    ),
  ];
}

/** The dot product or the sum of two vectors without names, or whether they are parallel or perpendicular. */
function ofPair(
  [p, q]: readonly [Vector, Vector],
  text: string,
  language: Language,
): readonly NamedProblem[] {
  const concepts = /[\d=<>≤≥+*^√]/u.test(text) ? null : conceptsOf(text, language);
  if (concepts === null || [...p, ...q].some((value) => variablesOf(value).length > 0)) return [];
  const tasks = [...concepts].filter((concept) => concept !== 'vector' && concept !== 'evaluate');
  if (tasks.length !== 1) return [];
  if (tasks[0] === 'parallel' || tasks[0] === 'perpendicular')
    return isWhether(text, language) ? decisionOf(p, q, tasks[0] === 'perpendicular') : [];
  if (tasks[0] === 'dot_product') return [dotProductOf(p, q)];
  if (tasks[0] !== 'add' || !concepts.has('vector')) return [];
  return [
    vectorOf(
      '',
      p.map((value, at) => sum([value, q[at]!])),
    ),
  ];
}

const dotProductOf = (p: Vector, q: Vector): NamedProblem => ({
  name: '',
  problem: { task: 'evaluate', expression: sum(p.map((value, at) => product([value, q[at]!]))) },
});

export const vectorOf = (name: string, coordinates: Vector): NamedProblem => ({
  name,
  problem: {
    task: 'find',
    expression: { kind: 'point', coordinates },
    question: { what: 'vector_value', given: {} },
  },
});

/** "u = (−1, 2), v = (3, 1): calculate u + v", "u(2 ; −1)": pairs that are added can only be vectors. */
const isCombination = (asked: VectorRequest | null, names: readonly string[], text: string): boolean =>
  asked?.kind === 'sum' &&
  names.length > 1 &&
  names.every(
    (name) =>
      /^[a-z]$/.test(name) &&
      new RegExp(String.raw`(?<![\p{L}\d])${name}\s*(?:=\s*\(|\([^(),]{1,20};)`, 'u').test(text),
  );

/** "the length of the vector", read as one phrase. */
const isNamedVector = (words: string): boolean => /(?<!\p{L})ve(?:ctor|cteur|ctores|ctors)/iu.test(words);

/** One question, with the name of the vector where several are asked about. */
export type NamedProblem = { readonly name: string; readonly problem: Problem };

/** A question about vectors given by coordinates; null for any other text. */
export function readVectors(source: string, language: Language): readonly NamedProblem[] {
  if (!/[(⟨<\\]|[-+\d\s]j(?!\p{L})/u.test(source)) return [];
  const text = withPlainVectors(source);
  const combination = combinationIn(text, language);
  if (combination.length > 0) return combination;
  const parts = coordinatesOf(text);
  if (parts === null || scaled.test(parts.rest)) return [];
  if (parts.pair !== null) return ofPair(parts.pair, parts.rest, language);
  if (parts.vectors.size + (parts.alone === null ? 0 : 1) === 0) return [];
  const { vectors, alone } = parts;
  const names = [...vectors.keys()].join('');
  const asked = requestIn(parts.rest, vectors);
  const words = (asked?.rest ?? parts.rest).replaceAll(
    new RegExp(`(?<![\\p{L}\\d])[${names}O]{1,2}(?![\\p{L}\\d])`, 'gu'),
    ' ',
  );
  // A number or a sign is left over.
  if (/[\d=<>≤≥+*^√]/u.test(words)) return [];
  const concepts = conceptsOf(words, language);
  // "length of (3, 4)", "‖(3, 4)‖"
  const isBetweenBars = alone !== null && /[|‖]\s*,\s*[|‖]/u.test(parts.rest);
  const isSizeAlone =
    alone !== null &&
    vectors.size === 0 &&
    (isBetweenBars || concepts?.has('magnitude') === true || concepts?.has('length') === true) &&
    hasKnownWords(words, language);
  if (
    concepts === null ||
    !(
      concepts.has('vector') ||
      concepts.has('dot_product') ||
      hasVectorSigns(source) ||
      isNamedVector(words) ||
      // "|u| if u = (5, 12)"
      asked?.isMagnitude === true ||
      isSizeAlone ||
      isCombination(asked, [...vectors.keys()], text)
    )
  )
    return [];
  const unknowns = new Set([...vectors.values(), ...(alone === null ? [] : [alone])].flatMap(lettersOf));
  const related = concepts.has('perpendicular') || concepts.has('parallel');
  if (unknowns.size > 0 || related)
    return related ? relationOf(vectors, unknowns, concepts, isWhether(parts.rest, language)) : [];
  if (concepts.has('dot_product') || asked?.kind === 'dot') {
    const [p, q, more] = asked?.kind === 'dot' ? asked.factors : [...vectors.values()];
    if (p === undefined || q === undefined || more !== undefined || concepts.has('magnitude')) return [];
    return [dotProductOf(p, q)];
  }
  const isMagnitude =
    concepts.has('magnitude') || concepts.has('length') || asked?.isMagnitude === true || isBetweenBars;
  if (isMagnitude && asked === null && alone === null && vectors.size > 1 && !isPoints([...vectors.keys()]))
    return [...vectors].map(([name, vector]) => ({ name, problem: magnitudeOf(vector) }));
  const vector =
    asked?.kind === 'sum' ? asked.vector : (alone ?? (vectors.size === 1 ? [...vectors.values()][0]! : null));
  const wanted = vector ?? betweenEnds(vectors, concepts);
  if (wanted === null) return [];
  const value = (name: string): NamedProblem => vectorOf(name, wanted);
  if (isMagnitude && asksForBoth(parts.rest, [...vectors.keys()], language))
    return [value('1'), { name: '2', problem: magnitudeOf(wanted) }];
  if (isMagnitude) return [{ name: '', problem: magnitudeOf(wanted) }];
  // A vector alone asks for nothing.
  return asked === null && vector !== null ? [] : [value('')];
}

/** "the vector AB and its magnitude": the magnitude is named behind the vector, which is asked for itself. */
function asksForBoth(text: string, names: readonly string[], language: Language): boolean {
  const place = isPoints(names)
    ? text.search(new RegExp(`(?<![\\p{L}])[${names.join('')}]{2}(?![\\p{L}])`, 'u'))
    : -1;
  if (place < 0) return false;
  const [before, behind] = [text.slice(0, place), text.slice(place + 2)].map(
    (part) => conceptsOf(part, language) ?? new Set<Concept>(),
  );
  const isSize = (concepts: ReadonlySet<Concept>): boolean =>
    concepts.has('magnitude') || concepts.has('length');
  return before!.has('vector') && !isSize(before!) && isSize(behind!);
}

const lettersOf = (vector: Vector): readonly string[] => vector.flatMap((value) => variablesOf(value));

/** Two vectors in a relation: the condition on a letter, or whether it holds. */
function relationOf(
  vectors: ReadonlyMap<string, Vector>,
  unknowns: ReadonlySet<string>,
  concepts: ReadonlySet<Concept>,
  asksWhether: boolean,
): readonly NamedProblem[] {
  const [p, q, more] = [...vectors.values()];
  if (p === undefined || q === undefined || more !== undefined) return [];
  const isPerpendicular = concepts.has('perpendicular');
  if (isPerpendicular === concepts.has('parallel')) return [];
  if (unknowns.size === 0) return asksWhether ? decisionOf(p, q, isPerpendicular) : [];
  const [condition, another] = conditionsOf(p, q, isPerpendicular);
  if (unknowns.size > 1 || another !== undefined) return [];
  return [{ name: '', problem: { task: 'solve', expression: condition! } }];
}

/** The dot product is 0, or each pair of coordinates is in proportion. */
function conditionsOf(p: Vector, q: Vector, isPerpendicular: boolean): readonly Relation[] {
  if (isPerpendicular) return [equation(sum(p.map((value, at) => product([value, q[at]!]))), number(0))];
  const places =
    p.length === 2
      ? [[0, 1]]
      : [
          [0, 1],
          [1, 2],
          [0, 2],
        ];
  return places.map(([i, j]) =>
    equation(sum([product([p[i!]!, q[j!]!]), negated(product([p[j!]!, q[i!]!]))]), number(0)),
  );
}

/** "Are u = (1, 2) and v = (2, 4) parallel?": whether the condition holds. */
function decisionOf(p: Vector, q: Vector, isPerpendicular: boolean): readonly NamedProblem[] {
  const items = conditionsOf(p, q, isPerpendicular);
  const expression = items.length === 1 ? items[0]! : ({ kind: 'alternatives', join: 'and', items } as const);
  return [{ name: '', problem: { task: 'find', expression, question: { what: 'holds', given: {} } } }];
}

const joining: ReadonlySet<Concept> = new Set<Concept>([
  'of',
  'and',
  'find',
  'unknown_number',
  'is',
  'when',
  'with',
  'value',
  'courtesy',
]);

/** "the length of the interval (3, 4)" names something else. */
export function hasKnownWords(text: string, language: Language): boolean {
  const words = tokenize(text).tokens.map(({ kind, folded }) => (kind === 'word' ? folded : null));
  for (let at = 0; at < words.length;) {
    const match = matchBestPhrase(language, words, at, conceptKinds);
    const isNaming = match?.meanings.some(
      (each) =>
        each.kind === 'stop' ||
        (each.kind === 'concept' && (own.has(each.concept) || joining.has(each.concept))),
    );
    if (isNaming !== true && words[at] !== null) return false;
    at += match?.length ?? 1;
  }
  return true;
}

const deciding: ReadonlySet<Concept> = new Set<Concept>(['whether', 'is', 'check', 'prove']);
const ordering: ReadonlySet<Concept> = new Set<Concept>(['find', 'write', 'evaluate', 'unknown_number']);

/** The text asks whether something is so, not for a vector or a number. */
function isWhether(text: string, language: Language): boolean {
  const words = tokenize(text).tokens.map(({ kind, folded }) => (kind === 'word' ? folded : null));
  const found = words.flatMap((_, at) =>
    (matchBestPhrase(language, words, at, conceptKinds)?.meanings ?? []).flatMap((each) =>
      each.kind === 'concept' ? [each.concept] : [],
    ),
  );
  if (found.includes('whether')) return true;
  return (
    !found.some((each) => ordering.has(each)) &&
    (text.includes('?') || found.some((each) => deciding.has(each)))
  );
}

const magnitudeOf = (vector: Vector): Problem => ({
  task: 'evaluate',
  expression: { kind: 'root', of: sum(vector.map((value) => raised(value, number(2)))), index: number(2) },
});

const isPoints = (names: readonly string[]): boolean => names.every((name) => /^[A-Z]$/.test(name));

/** "with origin A and end B": the vector from the first point to the second. */
function betweenEnds(vectors: ReadonlyMap<string, Vector>, concepts: ReadonlySet<Concept>): Vector | null {
  const [[p, from] = [], [q, to] = [], more] = [...vectors.entries()];
  if (from === undefined || to === undefined || more !== undefined || !concepts.has('vector')) return null;
  return /^[A-Z]$/.test(p!) && /^[A-Z]$/.test(q!) ? minus(to, from) : null;
}

const minus = (p: Vector, q: Vector): Vector => p.map((value, at) => sum([value, negated(q[at]!)]));

type VectorRequest = { readonly rest: string; readonly isMagnitude: boolean } & (
  | { readonly kind: 'sum'; readonly vector: Vector }
  | { readonly kind: 'dot'; readonly factors: readonly Vector[] }
);

/** "3u − 2v", "u · v", "AB", "‖u + v‖" in the text, and the text without it. */
function requestIn(text: string, vectors: ReadonlyMap<string, Vector>): VectorRequest | null {
  const names = [...vectors.keys()];
  const arePoints = isPoints(names);
  const name = arePoints ? `[${names.join('')}]{2}` : `[${names.join('')}]`;
  const term = String.raw`(?:\d{1,3}(?:\s?\/\s?\d{1,3})?\s?[*·]?\s?)?${name}(?![\p{L}\d(])`;
  const combination = new RegExp(
    String.raw`([|‖]\s*)?(?<![\p{L}\d])([-+]?\s?${term}(?:\s?(?:[-+]|[·.])\s?${term}){0,3})(\s*[|‖])?`,
    'gu',
  );
  const found = [...text.matchAll(combination)].filter(
    ([, open, shown, close]) =>
      /[-+·.\d]/.test(shown!) || arePoints || (open !== undefined && close !== undefined),
  );
  const [match] = found;
  const shown = match?.[2];
  if (match === undefined || shown === undefined || found.length > 1) return null;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  const isMagnitude = match[1] !== undefined && match[3] !== undefined;
  const valueOfName = (letters: string): Vector =>
    arePoints ? minus(vectors.get(letters[1]!)!, vectors.get(letters[0]!)!) : vectors.get(letters)!;
  const dot = new RegExp(String.raw`^\s*(${name})\s?[·.]\s?(${name})\s*$`, 'u').exec(shown);
  if (dot !== null)
    return { kind: 'dot', factors: [valueOfName(dot[1]!), valueOfName(dot[2]!)], rest, isMagnitude };
  const terms = [
    ...shown.matchAll(
      new RegExp(String.raw`([-+]?)\s?(\d{1,3}(?:\s?\/\s?\d{1,3})?)?\s?[*·]?\s?(${name})`, 'gu'),
    ),
  ];
  if (/[.·]/.test(shown) && terms.length > 1) return null;
  const multiples = terms.map(([, sign, factor, letters]): Vector => {
    const own = valueOfName(letters!);
    const scaled = factor === undefined ? own : own.map((value) => product([valueOf(factor)[0]!, value]));
    return sign === '-' ? scaled.map((value) => negated(value)) : scaled;
  });
  const [first] = multiples;
  if (first === undefined) return null;
  return {
    kind: 'sum',
    vector: multiples.length === 1 ? first : first.map((_, at) => sum(multiples.map((each) => each[at]!))),
    rest,
    isMagnitude,
  };
}
