import { words } from '../expression/words.ts';
import { unitNamed } from './unit-words.ts';

/** Words that a formula may contain besides function names. */
const inFormulas = /^(?:or|and|ou|et|of|d[a-z]|if|si|else|otherwise|sinon|lim|no|solution)$/iu;
const roots =
  /(?:square|cube) root of|sqrt of|ra[ií]z (?:cuadrada |c[úu]bica )?de|racine (?:carr[ée]e |cubique )?de/giu;

/**
 * True when there are short words between the signs of a formula ("x² = 4 if x > 0", "sum 3"). Adjacent letters
 * are read as a product, so such a text would otherwise become a wrong formula.
 */
export function isSentence(text: string): boolean {
  const plain = text.replace(roots, '√');
  const cases = plain.includes('{');
  for (const found of plain.matchAll(/(?<![\p{L}\\_])\p{L}{2,}(?![\p{L}_])/gu)) {
    const word = found[0];
    // An inch ends a quantity; before another word "in" is the preposition.
    const preposition = word === 'in' && /^\s+\p{L}/u.test(plain.slice(found.index + word.length));
    if (preposition) return true;
    if (isKnown(word) && (cases || !/^(?:if|si|else|otherwise|sinon)$/iu.test(word))) continue;
    if (touches(plain.slice(0, found.index), plain.slice(found.index + word.length))) return true;
  }
  return false;
}

/** A space followed by a letter, a digit or the end of the text, but not by an operator. */
function touches(before: string, after: string): boolean {
  const left = /([\p{L}\p{N})\]%}])\s+$/u.test(before) && !isKnown(/(\p{L}+)\s+$/u.exec(before)?.[1] ?? '');
  const next = /^\s+(\p{L}+|[\p{N}(\\√$])/u.exec(after)?.[1];
  const right = next !== undefined && !(next !== '(' && isKnown(next)) && next !== '(';
  return left || right;
}

function isKnown(word: string): boolean {
  if (word === '') return false;
  return (
    words.has(word.toLowerCase()) ||
    inFormulas.test(word) ||
    (unitNamed(word) !== null && unitNamed(word) !== 'plain')
  );
}
