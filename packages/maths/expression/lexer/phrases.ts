import { words } from '../words.ts';
import type { TokenBody } from '../tokens.ts';

const limit: TokenBody = { type: 'limit' };
const integral: TokenBody = { type: 'integral' };
const degrees: TokenBody = { type: 'operator', sign: '°' };
const percent: TokenBody = { type: 'operator', sign: '%' };
const otherwise: TokenBody = { type: 'otherwise' };
const condition: TokenBody = { type: 'if' };

/** Runs of letters with a meaning as a whole, never as part of a longer run. */
export const wholeWords: ReadonlyMap<string, TokenBody> = new Map<string, TokenBody>([
  ['lim', limit],
  ['límite', limit],
  ['limite', limit],
  ['limit', limit],
  ['int', integral],
  ['otherwise', otherwise],
  ['else', otherwise],
  ['sinon', otherwise],
  ['autrement', otherwise],
]);

/** Runs that count only after a value: `30 deg`. */
export const afterValue: ReadonlyMap<string, TokenBody> = new Map<string, TokenBody>([
  ['deg', degrees],
  ['degree', degrees],
  ['degrees', degrees],
  ['grado', degrees],
  ['grados', degrees],
  ['degré', degrees],
  ['degrés', degrees],
  ['percent', percent],
]);

/** Runs that count only between white space: `x² if x < 0`. */
export const spacedWords: ReadonlyMap<string, TokenBody> = new Map<string, TokenBody>([
  ['if', condition],
  ['si', condition],
  ['for', condition],
  ['para', condition],
  ['pour', condition],
  ['when', condition],
  ['cuando', condition],
  ['quand', condition],
  ['union', { type: 'union' }],
  ['unión', { type: 'union' }],
]);

/** Phrases of several words with a single meaning. */
export const phrases: readonly [pattern: RegExp, body: TokenBody][] = [
  [/en otros? casos?\b|en caso contrario\b|de lo contrario\b|dans les autres cas\b/iy, otherwise],
  [/por ciento\b|pour cent\b|per cent\b/iy, percent],
  [/tends to\b|tiende a\b|tend vers\b|approaches\b/iy, { type: 'arrow' }],
  [/integral (?:of|de)\b|intégrale de\b/iy, integral],
];

/** True when a run of letters is read as a word rather than letter by letter. */
export function isWholeWord(run: string): boolean {
  return (
    wholeWords.has(run) ||
    spacedWords.has(run) ||
    afterValue.has(run) ||
    words.has(run) ||
    /^(?:sum|prod|in)$/.test(run)
  );
}
