import type { Expression, Relation } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import type { UnitName } from '../../expression/units.ts';
import type { RequestedMeasure } from '../measure-request.ts';
import { problemOfMeasure } from './figures.ts';
import type { Claim, Statement } from './statement.ts';

/** AB = 6 cm: a segment between two named points. */
type Segment = {
  readonly index: number;
  readonly name: string;
  readonly value: Expression;
  readonly unit: string | null;
};

/** Lengths between named points: the side of a right triangle, and corresponding sides of similar ones. */
export function readNamedSegments(statement: Statement): Claim | null {
  const segments = segmentsOf(statement);
  const asked = requestedSegment(statement);
  const lines = linesOf(statement);
  const corners = cornersOf(statement);
  const read = new Set([...segments, ...lines, ...corners].map(({ index }) => index));
  if (read.size !== statement.formulas.length || segments.length < 2 || asked === null) return null;
  const units = [...new Set(segments.flatMap(({ unit }) => unit ?? []))];
  if (units.length > 1 || segments.some(({ name }) => isSame(name, asked.name))) return null;
  const unit = units[0] === undefined ? {} : { unit: units[0] as UnitName };
  const used = [
    asked.index,
    ...segments.map(({ index }) => index),
    ...lines.map(({ index }) => index),
    ...corners.map(({ index }) => index),
    ...statement.letters().map(({ index }) => index),
    ...statement.places(
      'evaluate',
      'solve',
      'length',
      'side',
      'triangle',
      'right_triangle',
      'rectangle',
      'hypotenuse',
      'leg',
      'angle',
    ),
  ];
  const found = rightTriangle(statement, segments, asked.name) ?? similar(statement, segments, asked.name);
  if (found === null) return null;
  const { what, given } = found;
  const measure = what === 'direct_proportion' ? { what, given } : { what, given, ...unit };
  return {
    problems: [problemOfMeasure(measure)],
    used: new Set([...used, ...statement.places('parallel', 'line', 'similar')]),
    stated: true,
  };
}

const isSame = (left: string, right: string): boolean =>
  left === right || [...left].toReversed().join('') === right;

function segmentsOf(statement: Statement): readonly Segment[] {
  return statement.formulas.flatMap(({ index, item, trees: [tree] }): readonly Segment[] => {
    // "AB = 6 cm and AC = 8 cm" may be one formula.
    const relations =
      tree?.kind === 'alternatives' && tree.join === 'and'
        ? tree.items
        : tree?.kind === 'relation'
          ? [tree]
          : [];
    const names = [...item.text.matchAll(/(?<![\p{L}])([A-Z]{2})\s*=/gu)].map(([, name]) => name!);
    if (names.length !== relations.length) return [];
    const found = relations.map((relation, at) => segmentOf(relation, names[at]!, index));
    return found.every((each) => each !== null) ? found : [];
  });
}

function segmentOf({ sides, signs }: Relation, name: string, index: number): Segment | null {
  const value = sides[1]!;
  if (signs.join() !== '=' || variablesOf(value).length > 0) return null;
  return value.kind === 'multiply' && value.factors.length === 2 && value.factors[1]!.kind === 'unit'
    ? { index, name, value: value.factors[0]!, unit: value.factors[1]!.name }
    : { index, name, value, unit: null };
}

/** "the angle at Q is 90°": the corner of a right angle. */
const cornersOf = (statement: Statement): readonly { readonly index: number; readonly name: string }[] =>
  statement.formulas.flatMap(({ index, item: { text } }) => {
    const name = /^\s*\$?\s*([A-Z])\s*\$?\s*=\s*\$?\s*90\s*(?:°|\^\s*\{?\s*\\circ\s*\}?)\s*$/u.exec(
      text,
    )?.[1];
    return name !== undefined && statement.has('angle', 'triangle') ? [{ index, name }] : [];
  });

const namesIn = (
  statement: Statement,
  length: number,
): readonly { readonly index: number; readonly name: string }[] =>
  statement.items.flatMap((item, index) =>
    item.kind === 'word' && new RegExp(`^[A-Z]{${length}}$`).test(item.text)
      ? [{ index, name: item.text }]
      : [],
  );

/** (MN), (BC): lines by two of their points. */
const linesOf = (statement: Statement): readonly { readonly index: number; readonly name: string }[] =>
  statement.formulas.flatMap(({ index, item: { text } }) => {
    const name = /^\s*[([]\s*([A-Z]{2})\s*[)\]]\s*$/.exec(text)?.[1];
    return name === undefined ? [] : [{ index, name }];
  });

/** The last segment without a value, behind a word that asks. */
function requestedSegment(statement: Statement): { readonly index: number; readonly name: string } | null {
  const asks = statement.places('find', 'evaluate', 'length');
  return namesIn(statement, 2).findLast(({ index }) => asks.some((place) => place < index)) ?? null;
}

type Found = {
  readonly what: Extract<RequestedMeasure, 'hypotenuse' | 'leg' | 'direct_proportion'>;
  readonly given: Readonly<Record<string, Expression>>;
};

/** "ABC is right-angled at A, AB = 6, BC = 10": the side opposite A is the hypotenuse. */
function rightTriangle(statement: Statement, segments: readonly Segment[], asked: string): Found | null {
  const named = statement.places('right_triangle', 'rectangle').flatMap((place) => {
    // A alone may also be a word: "rectangle en A tel que".
    const names = statement.items
      .slice(place + 1, place + 4)
      .flatMap((item) => (item.kind === 'letter' ? [item.name] : item.kind === 'concept' ? [item.text] : []));
    return names.find((name) => /^[A-Z]$/.test(name)) ?? [];
  })[0];
  const corner = named ?? cornersOf(statement)[0]?.name;
  const points = new Set([asked, ...segments.map(({ name }) => name)].flatMap((name) => [...name]));
  if (corner === undefined || segments.length !== 2 || points.size !== 3 || !points.has(corner)) return null;
  const [first, second] = segments as [Segment, Segment];
  const legs = segments.filter(({ name }) => name.includes(corner));
  if (!asked.includes(corner))
    return legs.length === 2 ? { what: 'hypotenuse', given: { a: first.value, b: second.value } } : null;
  const hypotenuse = segments.find(({ name }) => !name.includes(corner));
  return legs.length === 1 && hypotenuse !== undefined
    ? { what: 'leg', given: { c: hypotenuse.value, a: legs[0]!.value } }
    : null;
}

/** Triangles AMN and ABC, ABC and DEF, or the parallels (MN) and (BC): which point belongs to which. */
function similar(statement: Statement, segments: readonly Segment[], asked: string): Found | null {
  if (segments.length !== 3 || !statement.has('similar', 'parallel')) return null;
  const triangles = namesIn(statement, 3);
  const lines = [
    ...linesOf(statement),
    ...namesIn(statement, 2).filter(({ index }) => index < segments[0]!.index),
  ];
  const [from, to, more] = triangles.length > 0 ? triangles : statement.has('parallel') ? lines : [];
  if (from === undefined || to === undefined || more !== undefined) return null;
  const common = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) =>
    [asked, ...segments.map(({ name }) => name)].every((name) => name.includes(letter)),
  );
  const pairs = new Map([...from.name].map((letter, place) => [letter, to.name[place]!]));
  if (triangles.length === 0) {
    if (common.length !== 1) return null;
    pairs.set(common[0]!, common[0]!);
  }
  const image = (name: string): string | null => {
    const letters = [...name].map((letter) => pairs.get(letter));
    return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
  };
  const find = (name: string | null): Segment | undefined =>
    name === null ? undefined : segments.find((segment) => isSame(segment.name, name));
  const known = segments.find(
    (segment) => find(image(segment.name)) !== undefined && find(image(segment.name)) !== segment,
  );
  const partner = known === undefined ? undefined : find(image(known.name));
  const rest = segments.find((segment) => segment !== known && segment !== partner);
  if (known === undefined || partner === undefined || rest === undefined) return null;
  const given = { x_1: known.value, y_1: partner.value };
  if (isSame(image(rest.name) ?? '', asked))
    return { what: 'direct_proportion', given: { ...given, x: rest.value } };
  return isSame(image(asked) ?? '', rest.name)
    ? { what: 'direct_proportion', given: { ...given, y: rest.value } }
    : null;
}
