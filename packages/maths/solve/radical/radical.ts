import {
  addPolynomials,
  coefficientsIn,
  constantOf,
  multiplyPolynomials,
  negatePolynomial,
  subtractPolynomials,
  Budget,
  type Polynomial,
} from '../../algebra/polynomial.ts';
import { Canonical } from '../../algebra/canonical.ts';
import { numberValue } from '../../expression/build.ts';
import { sign } from '../../expression/rational.ts';
import { equation, number, type Expression, type Relation, type Tree } from '../../expression/tree.ts';
import { sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { replaceByLetters, lettersIn, occurrences, type Lettered } from '../equations/pieces.ts';
import { peelMove, writePowerOf } from '../formulas/peel.ts';
import { hasDenominator } from '../rational/denominators.ts';
import { hasBracket, normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { withoutDenominators, withRoots } from './writing.ts';

const none: Tree = { kind: 'solutions', which: 'none' };

/** An equation with the unknown under roots: isolates a root, then raises both sides to its index. */
export function radicalMove(line: Relation, name: string): Move | null {
  const written = withRoots(line);
  if (!sameTree(written, line)) return { rule: 'power_as_root', after: written };
  const [left, right] = line.sides as [Expression, Expression];
  if (!variablesOf(left).includes(name)) return { rule: 'swap_sides', after: equation(right, left) };
  if (occurrences(left, name) + occurrences(right, name) === 1) return peelMove(line, name);
  if (line.sides.some((side) => hasDenominator(side, name))) return withoutDenominators(line, name);
  const parts = replaceByLetters([left, right], name, (part) => part.kind === 'root');
  if (parts === null) return null;
  const letters = lettersIn(parts.difference, parts.pieces);
  if (letters.length === 0) return collectTerms(line, parts);
  const reduced = reducedPowers(parts);
  if (reduced !== null) return reduced;
  const groups = [...byRoots(parts.difference, letters)];
  return oneRoot(line, parts, groups) ?? twoRoots(line, parts, groups) ?? threeRoots(parts, groups);
}

function collectTerms(line: Relation, { left, right, write }: Lettered): Move | null {
  const rest = subtractPolynomials(left, right);
  const after = equation(write(rest), number(0));
  return sameTree(after, line) ? null : { rule: 'collect_terms', after, promise: 'loses_none' };
}

/** (√A)² in the line becomes A. */
function reducedPowers({ left, right, pieces, write }: Lettered): Move | null {
  let changed = false;
  const reduce = (p: Polynomial): Polynomial => {
    let rest = p;
    for (const [letter, piece] of pieces) {
      const index = piece.kind === 'root' ? numberValue(piece.index) : null;
      if (index === null) continue;
      const parts = coefficientsIn(rest, letter);
      if (parts.length <= Number(index.n)) continue;
      changed = true;
      rest = withPower(parts, letter, Number(index.n), piece.kind === 'root' ? piece.of : piece);
    }
    return rest;
  };
  const [l, r] = [reduce(left), reduce(right)];
  return changed
    ? { rule: 'multiply_out', after: equation(write(l), write(r)), promise: 'loses_none' }
    : null;
}

function withPower(parts: readonly Polynomial[], letter: string, index: number, of: Expression): Polynomial {
  const inside = new Canonical().of(of).top;
  const atom = new Canonical().of({ kind: 'variable', name: letter }).top;
  return parts.reduce<Polynomial>((total, part, power) => {
    let term = part;
    for (let count = 0; count < Math.floor(power / index); count += 1) term = times(term, inside);
    for (let count = 0; count < power % index; count += 1) term = times(term, atom);
    return addPolynomials(total, term);
  }, new Map());
}

function times(a: Polynomial, b: Polynomial): Polynomial {
  return multiplyPolynomials(a, b, new Budget(), new Map());
}

/** The terms of a polynomial by the roots they contain; '' for none. */
function byRoots(p: Polynomial, letters: readonly string[]): Map<string, Polynomial> {
  const groups = new Map<string, Polynomial>();
  for (const [key, term] of p) {
    const own = term.powers.filter(([atom]) => letters.includes(atom));
    const group = own.map(([atom, exponent]) => `${atom}^${exponent}`).join('·');
    groups.set(group, new Map([...(groups.get(group) ?? new Map()), [key, term]]));
  }
  return groups;
}

type Groups = readonly (readonly [string, Polynomial])[];
const withRoot = (groups: Groups): Groups => groups.filter(([key]) => key !== '');
const freeOf = (groups: Groups): Polynomial => groups.find(([key]) => key === '')?.[1] ?? new Map();

/** The common index of the roots in one group; null when they differ or a power occurs. */
function indexOf(key: string, pieces: Lettered['pieces']): number | null {
  const indices = key.split('·').map((part) => {
    const piece = pieces.get(part.split('^')[0] ?? '');
    const index = piece?.kind === 'root' ? numberValue(piece.index) : null;
    return index !== null && part.endsWith('^1') ? Number(index.n) : null;
  });
  const [first] = indices;
  return first !== undefined && indices.every((each) => each === first) ? first : null;
}

/** c·√A + rest = 0: isolates the root, then raises to the power. */
function oneRoot(line: Relation, parts: Lettered, groups: Groups): Move | null {
  const [group, more] = withRoot(groups);
  if (group === undefined || more !== undefined) return null;
  const index = indexOf(group[0], parts.pieces);
  if (index === null) return null;
  const rest = freeOf(groups);
  const alone = isGroup(parts.left, parts, [group[0]]) && isGroup(parts.right, parts, ['']);
  const settled = !line.sides.some(hasBracket) || line.sides[0]!.kind === 'root';
  if (alone && settled) return raiseSides(line, parts, index);
  const flip = leadingSign(group[1]) < 0;
  const [root, other] = flip ? [negatePolynomial(group[1]), rest] : [group[1], negatePolynomial(rest)];
  return { rule: 'isolate_root', after: equation(parts.write(root), parts.write(other)) };
}

function leadingSign(p: Polynomial): number {
  const [first] = p.values();
  return first === undefined ? 0 : sign(first.coefficient);
}

/** True when every term of a side belongs to one of these groups. */
function isGroup(side: Polynomial, { pieces }: Lettered, keys: readonly string[]): boolean {
  return [...byRoots(side, [...pieces.keys()]).keys()].every((key) => keys.includes(key));
}

function raiseSides(line: Relation, parts: Lettered, index: number): Move | null {
  const [left, right] = line.sides as [Expression, Expression];
  const value = numberValue(right);
  const front = leadingSign(parts.left);
  const even = index % 2 === 0;
  const single = parts.left.size === 1 && numberValue(coefficient(parts.left)) !== null;
  if (even && value !== null && single && sign(value) * front < 0)
    return { rule: 'root_never_negative', after: none, params: { value: right } };
  const after = equation(tidyPower(writePowerOf(left, index)), tidyPower(writePowerOf(right, index)));
  const rule = index === 2 ? 'square_both_sides' : index === 3 ? 'cube_both_sides' : 'raise_both_sides';
  return { rule, after, params: { index: number(index) }, promise: 'loses_none' };
}

function coefficient(p: Polynomial): Expression {
  const [only] = p.values();
  const plain = only !== undefined && only.powers.length === 1;
  return plain ? number(1) : { kind: 'variable', name: 'x' };
}

/** Computes numbers; a power of a sum stays, to show what was squared. */
function tidyPower(tree: Expression): Expression {
  return variablesOf(tree).length === 0 ? normalizeTree(tree) : tree;
}

/** c₁√A + c₂√B + rest = 0: isolates one root, then squares both sides. */
function twoRoots(line: Relation, parts: Lettered, groups: Groups): Move | null {
  const [first, second, more] = withRoot(groups);
  if (first === undefined || second === undefined || more !== undefined) return null;
  if (indexOf(first[0], parts.pieces) !== indexOf(second[0], parts.pieces)) return null;
  const index = indexOf(first[0], parts.pieces);
  const rest = freeOf(groups);
  if (index === null || (index !== 2 && rest.size > 0)) return null;
  for (const [own, other] of [
    [first, second],
    [second, first],
  ] as const) {
    if (isGroup(parts.left, parts, [own[0]]) && isGroup(parts.right, parts, ['', other[0]]))
      return squareWithRoot(line, parts, index);
  }
  const flip = leadingSign(first[1]) < 0;
  const others = addPolynomials(second[1], rest);
  const after = flip
    ? equation(parts.write(negatePolynomial(first[1])), parts.write(others))
    : equation(parts.write(first[1]), parts.write(negatePolynomial(others)));
  return { rule: 'isolate_root', after };
}

/** √A = r + c√B becomes A = r² + 2rc√B + c²B. */
function squareWithRoot(line: Relation, parts: Lettered, index: number): Move | null {
  const [left] = line.sides as [Expression, Expression];
  const letters = lettersIn(parts.right, parts.pieces);
  const [letter, more] = letters;
  if (letter === undefined || more !== undefined) return null;
  const piece = parts.pieces.get(letter);
  if (piece?.kind !== 'root') return null;
  const whole = Array.from({ length: index }, () => parts.right).reduce(times);
  const right = withPower(coefficientsIn(whole, letter), letter, index, piece.of);
  const rule = index === 2 ? 'square_both_sides' : index === 3 ? 'cube_both_sides' : 'raise_both_sides';
  const after = equation(tidyPower(writePowerOf(left, index)), parts.write(right));
  return { rule, after, params: { index: number(index) }, promise: 'loses_none' };
}

/** √A + √B = √C. */
function threeRoots(parts: Lettered, groups: Groups): Move | null {
  const three = withRoot(groups);
  if (three.length !== 3 || freeOf(groups).size > 0) return null;
  if (three.some(([key, p]) => indexOf(key, parts.pieces) !== 2 || p.size !== 1)) return null;
  const sized = (side: Polynomial): number => byRoots(side, [...parts.pieces.keys()]).size;
  const [short, long] = sized(parts.left) === 1 ? [parts.left, parts.right] : [parts.right, parts.left];
  if (sized(short) !== 1 || sized(long) !== 2) return null;
  const squared = (side: Polynomial): Polynomial =>
    [...parts.pieces].reduce(
      (p, [letter, piece]) => {
        const own = coefficientsIn(p, letter);
        return own.length > 2 && piece.kind === 'root' ? withPower(own, letter, 2, piece.of) : p;
      },
      times(side, side),
    );
  const after = equation(parts.write(squared(long)), parts.write(squared(short)));
  return constantOf(short) === null ? { rule: 'square_both_sides', after, promise: 'loses_none' } : null;
}
