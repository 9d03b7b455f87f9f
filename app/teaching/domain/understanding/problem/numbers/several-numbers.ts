import { numberOf } from './number-terms.ts';

const is = '(?:is equal to|is|equals|makes?|es igual a|es|da|vale|est egale? a|est|vaut|donne|fait)';
const consecutive = [
  new RegExp(
    `^(?:the )?sum of (\\d) consecutive (even |odd )?(?:integers|numbers|whole numbers|natural numbers|positive integers) ${is} (\\S+)$`,
  ),
  new RegExp(
    `^(\\d) consecutive (even |odd )?(?:integers|numbers|whole numbers|natural numbers) (?:add up to|sum to|have a sum of|have the sum) (\\S+)$`,
  ),
  new RegExp(
    `^(?:la )?suma de (\\d) (?:numeros )?(?:enteros |naturales )?(?:(pares |impares )?consecutivos|consecutivos (pares|impares)) ${is} (\\S+)$`,
  ),
  /^(\d) (?:numeros )?(?:enteros |naturales )?(?:(pares |impares )?consecutivos|consecutivos (pares|impares)) suman (\S+)$/,
  new RegExp(
    `^(?:la )?somme de (\\d) (?:nombres )?(?:entiers )?(?:naturels )?(?:(pairs |impairs )?consecutifs|consecutifs (pairs|impairs)) ${is} (\\S+)$`,
  ),
];

const two =
  '(?:the |la )?(?:sum|suma|somme) (?:of|de) (?:the )?(?:2|two|dos|deux) (?:numbers|numeros|nombres)';
const their = '(?:and |y |et |, ?)+(?:their|the|su|la|leur) ?';
const both = new RegExp(
  `^${two} ${is} (\\S+?),? ${their}(difference|diferencia|product|producto|produit) ${is} (\\S+)$`,
);

/** "The sum of three consecutive integers is 72", "la suma de dos números es 10 y su diferencia es 4"; null for anything else. Expects the output of `withDigits`. */
export const readSeveralNumbers = (text: string): string | null => inARow(text) ?? sumAndMore(text);

function inARow(text: string): string | null {
  const found = consecutive.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (!found) return null;
  const kind = (found.slice(2, -1).find((one) => one !== undefined) ?? '').trim();
  const [count, sum] = [Number(found[1]), Number(found.at(-1))];
  const step = kind === '' ? 1 : 2;
  const first = (sum - (step * count * (count - 1)) / 2) / count;
  // No such numbers exist, although the equation would have a solution.
  if (count < 2 || count > 5 || !Number.isInteger(first)) return null;
  const odd = /^(?:odd|imp)/.test(kind);
  if (step === 2 && Math.abs(first % 2) !== (odd ? 1 : 0)) return null;
  const terms = Array.from({ length: count }, (_, at) => (at === 0 ? 'x' : `(x + ${at * step})`));
  return `${terms.join(' + ')} = ${sum}`;
}

function sumAndMore(text: string): string | null {
  const found = both.exec(text);
  const [sum, other] = [numberOf(found?.[1] ?? ''), numberOf(found?.[3] ?? '')];
  if (!found || sum === null || other === null) return null;
  return `x + y = ${sum}; ${found[2]!.startsWith('d') ? 'x - y' : 'x*y'} = ${other}`;
}
