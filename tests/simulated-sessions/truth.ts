import { type At, type Read, readFormula, type RelationText, type Value } from './formula-text.ts';

/*
 * The truth of a line, decided numerically: values at many points for expressions, roots for equations, sample points for inequalities.
 * `part`: true but incomplete. `more`: complete, with additional solutions. Null: not decided here.
 */
export type LineTruth = 'same' | 'part' | 'more' | 'other' | null;

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

/** Sample points that no problem uses. */
const places: readonly number[] = [0.37, 1.23, 2.71, 3.19, 0.83, 1.91, 4.37, 2.13, -0.73, -1.61, 5.77, 7.93];
const valuesAt = (names: readonly string[], turn: number): At =>
  Object.fromEntries(names.map((name, at) => [name, places[(turn + 5 * at) % places.length] ?? 1]));

/** Whether two expressions are equal at points where both are defined. */
export function sameExpression(a: Value, b: Value): boolean | null {
  const names = [...new Set([...a.names, ...b.names])];
  let seen = 0;
  for (let turn = 0; turn < places.length; turn += 1) {
    const [left, right] = [a, b].map((each) => each.at(valuesAt(names, turn)));
    if (left === undefined || right === undefined) return null;
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    if (!near(left, right)) return false;
    seen += 1;
  }
  return seen >= 2 ? true : null;
}

/** They differ by a constant: an antiderivative with and without its constant. */
export function differByConstant(a: Value, b: Value): boolean {
  const names = [...new Set([...a.names, ...b.names])];
  const gaps = places
    .map((_, turn) => valuesAt(names, turn))
    .map((at) => a.at({ ...at, C: 0 }) - b.at({ ...at, C: 0 }));
  const finite = gaps.filter(Number.isFinite);
  return finite.length > 2 && finite.every((gap) => near(gap, finite[0] ?? 0));
}

const sideOf = ({ sides }: RelationText, at: number, values: At) => sides[at]?.at(values) ?? Number.NaN;
/** The relative difference of the two sides. */
function gapOf(relation: RelationText, values: At): number {
  const [left, right] = [sideOf(relation, 0, values), sideOf(relation, 1, values)];
  return Math.abs(left - right) / Math.max(1, Math.abs(left), Math.abs(right));
}

function holds(relation: RelationText, values: At): boolean {
  return relation.signs.every((sign, at) => {
    const [left, right] = [sideOf(relation, at, values), sideOf(relation, at + 1, values)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) return false;
    const equal = Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(left), Math.abs(right));
    if (sign === '=') return equal;
    if (sign === '!=') return !equal;
    return sign.startsWith('<')
      ? left < right || (sign === '<=' && equal)
      : left > right || (sign === '>=' && equal);
  });
}

const isTrueAt = (ways: readonly (readonly RelationText[])[], values: At): boolean =>
  ways.some((way) => way.every((relation) => holds(relation, values)));

const widest = 420;
const step = 0.06;

/** The real roots of statements in one unknown between ±420, including double roots. */
function rootsOf(ways: readonly (readonly RelationText[])[], name: string): number[] {
  const found: number[] = [];
  for (const way of ways) for (const relation of way) found.push(...rootsOfRelation(relation, name));
  const roots = found.filter((root) => isTrueAt(ways, { [name]: root }));
  return roots.filter((root, at) => roots.findIndex((other) => Math.abs(other - root) < 1e-4) === at);
}

function rootsOfRelation(relation: RelationText, name: string): number[] {
  const difference = (x: number) => sideOf(relation, 0, { [name]: x }) - sideOf(relation, 1, { [name]: x });
  const roots: number[] = [];
  let [before, last] = [Number.NaN, difference(-widest - 0.017)];
  for (let x = -widest - 0.017 + step; x <= widest; x += step) {
    const now = difference(x);
    if (last * now <= 0) roots.push(halved(difference, x - step, x));
    // A double root: touched without a change of sign.
    else if (Math.abs(last) <= Math.abs(now) && Math.abs(last) <= Math.abs(before))
      roots.push(lowest(difference, x - 2 * step, x));
    [before, last] = [last, now];
  }
  // Boundaries of the domain show no change of sign: √x = 0 at 0.
  for (let x = -60; x <= 60; x += 0.5) if (Math.abs(difference(x)) < 1e-9) roots.push(x);
  return roots.map(rounded).filter((x) => Math.abs(difference(x)) < 1e-6 * Math.max(1, Math.abs(x)) ** 2);
}

/** The nearest whole number or simple fraction, where the root is one. */
const rounded = (x: number): number => {
  const near12 = Math.round(x * 12) / 12;
  return Math.abs(near12 - x) < 1e-7 ? near12 : x;
};

function halved(of: (x: number) => number, low: number, high: number): number {
  const sign = Math.sign(of(low)) || -Math.sign(of(high));
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(of(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function lowest(of: (x: number) => number, low: number, high: number): number {
  for (let turn = 0; turn < 80; turn += 1) {
    const third = (high - low) / 3;
    if (Math.abs(of(low + third)) < Math.abs(of(high - third))) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

const namesOf = (read: Read): string[] => {
  const values = read.kind === 'expression' ? [read.value] : read.ways.flat().flatMap(({ sides }) => sides);
  return [...new Set(values.flatMap(({ names }) => [...names]))];
};
const isEquation = (read: Read & { kind: 'statement' }) =>
  read.ways.flat().every(({ signs }) => signs.length === 1 && signs[0] === '=');

/** The relation of a line to the reference: the problem, or its answer. */
export function truthOf(reference: Read, line: Read): LineTruth {
  if (reference.kind === 'expression' || line.kind === 'expression') return expressionTruth(reference, line);
  const names = [...new Set([...namesOf(reference), ...namesOf(line)])];
  const [name] = names;
  if (names.length !== 1 || name === undefined) return severalTruth(reference, line, names);
  return isEquation(reference) && isEquation(line)
    ? equationTruth(reference, line, name)
    : rasterTruth(reference, line, name);
}

function expressionTruth(reference: Read, line: Read): LineTruth {
  if (reference.kind !== 'expression' || line.kind !== 'expression') return null;
  const same = sameExpression(reference.value, line.value);
  return same === null ? null : same ? 'same' : 'other';
}

type Statement = Extract<Read, { kind: 'statement' }>;

function equationTruth(reference: Statement, line: Statement, name: string): LineTruth {
  const [wanted, said] = [rootsOf(reference.ways, name), rootsOf(line.ways, name)];
  if (wanted.length === 0 || wanted.length > 12 || said.length > 12) return null;
  const lost = wanted.filter(
    (root) => !isTrueAt(line.ways, { [name]: root }) && !almost(line, { [name]: root }),
  );
  const gained = said.filter(
    (root) => !isTrueAt(reference.ways, { [name]: root }) && !almost(reference, { [name]: root }),
  );
  if (lost.length === 0) return gained.length === 0 ? 'same' : 'more';
  return gained.length === 0 && lost.length < wanted.length ? 'part' : 'other';
}

/** Floating point may miss a root by a little: then it is not considered lost. */
const almost = ({ ways }: Statement, values: At): boolean =>
  ways.some((way) => way.every((relation) => gapOf(relation, values) < 1e-5));

function rasterTruth(reference: Statement, line: Statement, name: string): LineTruth {
  for (let x = -130; x <= 130; x += 0.125) {
    if (isTrueAt(reference.ways, { [name]: x }) !== isTrueAt(line.ways, { [name]: x })) return 'other';
  }
  return 'same';
}

/** Several letters: the line must hold for all values of the reference; lost solutions are not checked. */
function severalTruth(reference: Statement, line: Statement, names: readonly string[]): LineTruth {
  const [way, ...others] = reference.ways;
  if (!way || others.length > 0 || !isEquation(reference) || !isEquation(line)) return null;
  const fixed = way.every(({ sides }) => sides[0]?.names.size === 1);
  if (!fixed) return null;
  for (let turn = 0; turn < 6; turn += 1) {
    const values: Record<string, number> = { ...valuesAt(names, turn) };
    for (const { sides } of way) {
      const [name = ''] = sides[0]?.names ?? [];
      values[name] = sides[1]?.at(values) ?? Number.NaN;
    }
    if (Object.values(values).some((value) => !Number.isFinite(value))) continue;
    if (!isTrueAt(line.ways, values) && !almost(line, values)) return 'other';
  }
  return null;
}

/** Parses both; null where one of them cannot be parsed here. */
export function compareTexts(reference: string, line: string, locale: string): LineTruth {
  const [wanted, said] = [readFormula(reference, locale), readFormula(line, locale)];
  return wanted && said ? truthOf(wanted, said) : null;
}
