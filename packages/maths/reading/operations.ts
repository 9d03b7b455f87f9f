import { addExpressions, subtractExpressions } from '../expression/build.ts';
import type { Problem } from './problem.ts';
import { divided, product, sum, type Expression } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';
import { matchPhrases, phrase, type Phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

const divisions = [
  phrase(
    '(divide|divide|dividir|divise|diviser|divisez|perform the division|use (long|synthetic|polynomial long) division to divide)<colon> {p} (by|entre|por|par) {q}',
  ),
  phrase(
    '<find> <the>(quotient|cociente|quotient and remainder|quotient and the remainder|cociente y (el )?resto|cociente y (el )?residuo|quotient et (le )?reste)( when| of| cuando| quand| dans la division de| al dividir| de dividir| de la división de| de)? ?{p} (is divided by|divided by|and|by|entre|por|se divide entre|se divide por|par|est divisé par) {q}',
  ),
];
const remainders = [
  phrase(
    '<find> <the>(remainder|resto|residuo|reste)( when| of| al dividir| de dividir| de la división de| dans la division de| de la division de| de la division euclidienne de| si| cuando| quand| if| de)? ?{p} (is divided by|divided by|divided with|by|entre|por|se divide entre|se divide por|par|est divisé par) {q}',
  ),
];

const operations: readonly (readonly ['add' | 'subtract' | 'multiply', readonly Phrase[]])[] = [
  [
    'add',
    [
      phrase('(add|suma|sumar|additionner|additionne|ajouter) {p} (and|to|y|et|à|a|más) {q}'),
      phrase('<find> {p} (plus|más|added to) {q}'),
      phrase('<find> <the>(sum|suma|somme) (of|de) {p} (and|y|et) {q}'),
    ],
  ],
  [
    'subtract',
    [
      phrase('(subtract|resta|restar|soustraire|soustrais) {q} (from|de|a|à) {p}'),
      phrase('<find> <the>(difference|diferencia|différence) (of|between|de|entre) {p} (and|y|et) {q}'),
      phrase('(subtract|take) {q} (from) {p}'),
      phrase('<find> {p} (minus|menos|moins|less) {q}'),
    ],
  ],
  [
    'multiply',
    [
      phrase('(multiply|multiplica|multiplicar|multiplier|multiplie) {p} (by|por|par|and|y|et) {q}'),
      phrase('<find> {p} (times|por|fois|multiplied by) {q}'),
      phrase('<find> <the>(product|producto|produit) (of|de) {p} (and|y|et|por|par) {q}'),
    ],
  ],
];

const named: readonly (readonly [kinds: readonly Expression['kind'][], pattern: Phrase])[] = [
  [
    ['add'],
    phrase(
      "(add|sum|find the sum|what is the sum|find the total|suma|sumar|efectúa la suma|halla la suma|calcula la suma|encuentra la suma|additionner|additionne|ajouter|ajoute|calculer la somme|calcule la somme|effectuer l'addition)( of| de)? ?(the |las |los |les )?(following |siguientes )?(fractions|numbers|polynomials|expressions|fracciones|números|polinomios|expresiones|nombres|polynômes)? ?:? ?{f}",
    ),
  ],
  [
    ['add'],
    phrase(
      '(subtract|find the difference|what is the difference|resta|restar|efectúa la resta|halla la diferencia|calcula la diferencia|soustraire|soustrais|calculer la différence|calcule la différence|effectuer la soustraction)( of| de)? ?(the |las |los |les )?(following |siguientes )?(fractions|numbers|polynomials|expressions|fracciones|números|polinomios|fracciones)? ?:? ?{f}',
    ),
  ],
  [
    ['multiply', 'power'],
    phrase(
      '(multiply|find the product|what is the product|multiplica|multiplicar|efectúa el producto|efectúa la multiplicación|halla el producto|calcula el producto|multiplier|multiplie|calculer le produit|calcule le produit|effectuer le produit)( of| de)? ?(the |las |los |les )?(following )?(fractions|numbers|polynomials|binomials|expressions|fracciones|números|polinomios|binomios)? ?:? ?{f}',
    ),
  ],
  [
    ['divide'],
    phrase(
      '(divide|perform the( indicated)? division|do the( indicated)? division|carry out the( indicated)? division|find the quotient|what is the quotient|dividir|efectúa la división|realiza la división|halla el cociente|calcula el cociente|diviser|divise|effectuer la division|calculer le quotient|calcule le quotient|trouver le quotient)( of| de)? ?(the |las |los |les )?(following )?(fractions|numbers|polynomials|expressions)? ?:? ?{f}',
    ),
  ],
];
const sums = [
  phrase(
    '(add|sum|suma|sumar|additionner|additionne|(<find> <the>(sum|suma|somme)( of| de)?)) ?(the (numbers|fractions) |los números |las fracciones |les nombres |les fractions )?:? ?{list}',
  ),
];
const products = [
  phrase(
    '(multiply|multiplica|multiplicar|multiplier|multiplie|(<find> <the>(product|producto|produit)( of| de)?)) ?(the (numbers|fractions) |los números |las fracciones |les nombres |les fractions )?:? ?{list}',
  ),
];

/**
 * "Subtract: 3/4 − 1/6", "Find the sum of 1/2, 1/3 and 1/6": a named operation with the formula that contains
 * it, or with a list.
 */
function readNamed(text: string, pieces: PieceReader): Problem | null {
  for (const [kinds, pattern] of named) {
    const of = pieces.expression(pattern.exec(text)?.groups?.f);
    if (of === null || !kinds.includes(of.kind)) continue;
    if (variablesOf(of).length === 0) return { task: 'evaluate', expression: of };
    const isDivision = of.kind === 'divide' && denominatorHasLetters(of);
    return {
      task:
        of.kind === 'add' ? 'simplify' : isDivision ? 'divide' : of.kind === 'divide' ? 'simplify' : 'expand',
      expression: of,
    };
  }
  const added = listed(matchPhrases(text, sums)?.list, pieces);
  if (added !== null) return { task: 'evaluate', expression: sum(added) };
  const multiplied = listed(matchPhrases(text, products)?.list, pieces);
  return multiplied === null ? null : { task: 'evaluate', expression: product(multiplied) };
}

/** A quotient of two polynomials is divided; a numeric fraction is simplified. */
function denominatorHasLetters(of: Expression & { kind: 'divide' }): boolean {
  const hasFraction = [of.numerator, of.denominator].some((part) =>
    contains(part, (each) => each.kind === 'divide'),
  );
  return !hasFraction && variablesOf(of.denominator).length === 1 && of.denominator.kind === 'add';
}

function listed(text: string | undefined, pieces: PieceReader): Expression[] | null {
  const items = text === undefined ? null : pieces.items(text);
  return items === null || items.length < 2 ? null : [...items];
}

/** "Subtract 3/4 from 5/6": arithmetic in words. */
export function readOperation(text: string, pieces: PieceReader): Problem | null {
  for (const [operation, phrases] of operations) {
    const found = matchPhrases(text, phrases);
    const [p, q] = [pieces.expression(found?.p), pieces.expression(found?.q)];
    if (p === null || q === null) continue;
    const expression =
      operation === 'add'
        ? addExpressions(p, q)
        : operation === 'subtract'
          ? subtractExpressions(p, q)
          : product([p, q]);
    const letters = variablesOf(expression).length > 0;
    return { task: letters ? (operation === 'multiply' ? 'expand' : 'simplify') : 'evaluate', expression };
  }
  return readNamed(text, pieces);
}

/** Division of polynomials (and numbers), and its remainder. */
export function readDivision(text: string, pieces: PieceReader): Problem | null {
  const rest = matchPhrases(text, remainders);
  const found = rest ?? matchPhrases(text, divisions);
  const [p, q] = [pieces.expression(found?.p), pieces.expression(found?.q)];
  if (p === null || q === null) return null;
  const expression = divided(p, q);
  if (rest !== null) return { task: 'find', expression, question: { what: 'remainder', given: {} } };
  return variablesOf(expression).length === 0
    ? { task: 'evaluate', expression }
    : { task: 'divide', expression };
}
