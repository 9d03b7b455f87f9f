import { addExpressions, subtractExpressions } from '../build.ts';
import type { Problem } from './problem.ts';
import { divided, product, variablesOf } from '../tree.ts';
import { matched, phrase, type Phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

const divisions = [
  phrase('(divide|divide|dividir|divise|diviser|divisez|perform the division|use (long|synthetic|polynomial long) division to divide)<colon> {p} (by|entre|por|par) {q}'),
  phrase("<find> <the>(quotient|cociente|quotient and remainder|quotient and the remainder|cociente y (el )?resto|cociente y (el )?residuo|quotient et (le )?reste)( when| of| cuando| quand| dans la division de| al dividir| de dividir| de la división de| de)? ?{p} (is divided by|divided by|and|by|entre|por|se divide entre|se divide por|par|est divisé par) {q}"),
]; // prettier-ignore
const remainders = [
  phrase("<find> <the>(remainder|resto|residuo|reste)( when| of| al dividir| de dividir| de la división de| dans la division de| de la division de| de la division euclidienne de| si| cuando| quand| if| de)? ?{p} (is divided by|divided by|divided with|by|entre|por|se divide entre|se divide por|par|est divisé par) {q}"),
]; // prettier-ignore

const operations: readonly (readonly ['add' | 'subtract' | 'multiply', readonly Phrase[]])[] = [
  ['add', [phrase('(add|suma|sumar|additionner|additionne|ajouter) {p} (and|to|y|et|à|a|más) {q}'), phrase('<find> <the>(sum|suma|somme) (of|de) {p} (and|y|et) {q}')]],
  ['subtract', [phrase('(subtract|resta|restar|soustraire|soustrais) {q} (from|de|a|à) {p}')]],
  ['multiply', [phrase('(multiply|multiplica|multiplicar|multiplier|multiplie) {p} (by|por|par|and|y|et) {q}'), phrase('<find> <the>(product|producto|produit) (of|de) {p} (and|y|et|por|par) {q}')]],
]; // prettier-ignore

/** "Subtract 3/4 from 5/6": arithmetic in words. */
export function readOperation(text: string, pieces: PieceReader): Problem | null {
  for (const [operation, phrases] of operations) {
    const found = matched(text, phrases);
    const [p, q] = [pieces.expression(found?.p), pieces.expression(found?.q)];
    if (p === null || q === null) continue;
    const expression = operation === 'add' ? addExpressions(p, q) : operation === 'subtract' ? subtractExpressions(p, q) : product([p, q]); // prettier-ignore
    const letters = variablesOf(expression).length > 0;
    return { task: letters ? (operation === 'multiply' ? 'expand' : 'simplify') : 'evaluate', expression };
  }
  return null;
}

/** Division of polynomials (and numbers), and its remainder. */
export function readDivision(text: string, pieces: PieceReader): Problem | null {
  const rest = matched(text, remainders);
  const found = rest ?? matched(text, divisions);
  const [p, q] = [pieces.expression(found?.p), pieces.expression(found?.q)];
  if (p === null || q === null) return null;
  const expression = divided(p, q);
  if (rest !== null) return { task: 'find', expression, asked: { what: 'remainder', given: {} } };
  return variablesOf(expression).length === 0
    ? { task: 'evaluate', expression }
    : { task: 'divide', expression };
}
