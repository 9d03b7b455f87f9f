import type { Rational } from '../../expression/rational.ts';
import { negate } from '../../expression/rational.ts';
import type { Language } from '../../texts.ts';
import { fold } from '../lexicon/lexicon.ts';
import { itemsOfText } from '../quantities/items.ts';
import { riddleLexicons, riddleSymbols, type RiddleSymbol } from './lexicon.ts';

/** A number, a word, or the end of a clause or sentence. */
export type RiddleToken =
  | { readonly kind: 'number'; readonly value: Rational; readonly digits: boolean }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'comma' | 'stop' };

/** A symbol that begins at a token, and the number of tokens that it takes. */
export type SymbolMatch = { readonly symbol: RiddleSymbol; readonly length: number };

type Pattern = { readonly words: readonly string[]; readonly symbol: RiddleSymbol };

const compiled = new Map<Language, ReadonlyMap<string, readonly Pattern[]>>();

/** The phrases of a language by their first word. */
function patternsOf(language: Language): ReadonlyMap<string, readonly Pattern[]> {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const found = new Map<string, Pattern[]>();
  for (const symbol of riddleSymbols)
    for (const phrase of riddleLexicons[language][symbol].split(',')) {
      const words = phrase
        .trim()
        .split(/[\s'’]+/)
        .map(fold);
      const [first] = words;
      if (first === undefined || first === '') continue;
      found.set(first, [...(found.get(first) ?? []), { words, symbol }]);
    }
  compiled.set(language, found);
  return found;
}

/** The tokens of a text in words; null where it holds signs of formulas. */
export function riddleTokensOf(
  source: string,
  language: Language,
  locale: string | undefined,
): readonly RiddleToken[] | null {
  const tokens: RiddleToken[] = [];
  let isNegative = false;
  for (const item of itemsOfText(source, language, locale)) {
    if (item.kind === 'sign' && item.text === '-') isNegative = true;
    else if (item.kind === 'sign') return null;
    else if (item.kind === 'number') {
      if (item.money !== null || item.percent) return null;
      // "(1)" behind an equation is its number.
      if (source[item.at - 1] === '(' && source[item.at + item.text.length] === ')' && tokens.length > 0)
        continue;
      if (item.worded && item.value.n === 1n && item.value.d === 1n) {
        tokens.push({ kind: 'word', text: fold(item.text) });
        continue;
      }
      const minus = isNegative || source[item.at - 1] === '-' || source[item.at - 1] === '−';
      tokens.push({
        kind: 'number',
        value: minus ? negate(item.value) : item.value,
        digits: !item.worded,
      });
      isNegative = false;
    } else if (item.kind === 'word')
      for (const word of item.folded.split(/[\s'’]+/))
        tokens.push({ kind: 'word', text: word.replace(/_$/, '') });
    else tokens.push({ kind: item.kind === 'comma' ? 'comma' : 'stop' });
  }
  return tokens;
}

/** The symbols that can begin at each token, longer ones first. */
export function symbolsAt(
  tokens: readonly RiddleToken[],
  language: Language,
): readonly (readonly SymbolMatch[])[] {
  const patterns = patternsOf(language);
  return tokens.map((token, at) => {
    if (token.kind !== 'word') return [];
    return (patterns.get(token.text) ?? [])
      .filter(({ words }) =>
        words.every((word, offset) => {
          const other = tokens[at + offset];
          return other?.kind === 'word' && other.text === word;
        }),
      )
      .map(({ words, symbol }) => ({ symbol, length: words.length }))
      .toSorted((a, b) => b.length - a.length);
  });
}
