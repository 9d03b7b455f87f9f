import { foldAccents } from '../fold-accents.ts';
import { fractionsInSigns } from '../spoken-fractions.ts';
import { numberPatterns } from '../spoken.ts';

/* Building blocks of number riddles in three languages, without accents. The unknown is x. */

const determiner =
  '(?:an?|the|this|that|some|my|certain|un|el|este|ese|cierto|dicho|al|le|ce|mon) (?:certain |same |mismo |meme |cierto )?';
/** "a number", "el número", « ce nombre » */
const theNumber = `${determiner}(?:number|numero|nombre)(?! of| de|s)`;

const number = new RegExp(`(?<![a-z])${theNumber}(?![a-z])`, 'g');
const its =
  /(?<![a-z])(?:its|su|son|sa) (half|double|triple|third|quarter|square|mitad|doble|tercera parte|cuarta parte|quinta parte|tercio|cuarto|cuadrado|moitie|tiers|quart|carre)(?![a-z])/g;
const squareOf = /^(?:the |el |le )?(?:square|cuadrado|carre) (?:of|de|del|du|d') ?x$/;
const squared = /^x (?:squared|al cuadrado|au carre)$/;
const timesNumber = /(?<![\d.,])(\d+(?:[.,]\d+)?) (?:times|veces|fois) x$/;
const simple = /^(?:x|-?\d+(?:[.,]\d+)?|x\/\d+|(?:\(\d+\/\d+\)|\d+(?:[.,]\d+)?)x|x\^2)$/;

/** Lower case, no accents, numbers as digits, and x for the unknown. */
export function withDigits(text: string): string {
  const plain = foldAccents(text)
    .replaceAll(/\s+/g, ' ')
    .replace(its, '$1 of x')
    .replaceAll(number, ' x')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return numberPatterns.reduce((rest, [pattern, value]) => rest.replace(pattern, value), fractions(plain));
}

/** Fractions before numbers: the "two" of "two thirds of x" is not a 2. */
const fractions = (plain: string): string => fractionsInSigns(plain).replaceAll(/\* x(?![a-z])/g, '*x');

/** A single term, such as x, 12, half of x or 3 times x, as signs; null for anything longer. Expects the output of `withDigits`. */
export function termOf(text: string): string | null {
  const plain = text
    .trim()
    .replace(timesNumber, '$1*x')
    .replace(squareOf, 'x^2')
    .replace(squared, 'x^2')
    .replace(/^(?:les|los|the) (?=\()/, '')
    .replace(/^\(1\/(\d+)\)\*x$/, 'x/$1')
    .replace('*x', 'x');
  return simple.test(plain) ? plain : null;
}

/** A number in digits; null for anything else. */
export const numberOf = (text: string): string | null => {
  const term = termOf(text);
  return term === null || term.includes('x') ? null : term;
};
