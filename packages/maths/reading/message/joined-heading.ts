import { fold, isKnownWord, languageOf } from '../lexicon/lexicon.ts';

/*
 * A heading that copying left in front of a problem without an end of its own: "Adding and Subtracting Integers Find the value of 2 + 4". The
 * sentence behind it begins with a capital letter. Where that is is guessed by shape; the reader tries the guesses.
 */

const longestHeading = 160;
const mostGuesses = 4;

type Word = { readonly at: number; readonly text: string; readonly end: number };

/** Small words inside a title in which every other word has a capital letter. */
const small =
  /^(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|to|using|vs|with|de|del|la|el|los|las|y|o|en|con|por|un|una|le|les|des|du|et|ou|à|au|aux|par|pour|avec)$/u;
/** What a formula in a title follows: "Trinomials of the Form x² + bx + c", "Multiplying by 1". */
const beforeFormula = /(?:\bform|\bforma|\bforme|\btype|\btipo|\bby|\bpor|\bpar|\bfirst|#)\s*$/iu;

const isCapital = (word: string): boolean => /^[\p{Lu}]/u.test(word);

/** The places where the problem may begin behind its heading, the likeliest first; empty where there is no heading. */
export function problemStarts(text: string, locale: string | undefined): readonly number[] {
  const start = text.search(/\S/u);
  if (start < 0) return [];
  const line = text.slice(start, start + longestHeading * 2).split('\n')[0]!;
  const words = wordsBeforeEnd(line);
  if (words.length < 2 || !isCapital(words[0]!.text)) return [];
  const language = languageOf(
    words.map(({ text: word }) => fold(word)),
    locale,
  );
  const isSentenceStart = (at: number): boolean => {
    const [word, next] = [words[at]!, words[at + 1]];
    if (at === 0 || !isCapital(word.text) || /^\p{Lu}$/u.test(word.text)) return false;
    return next === undefined || !isCapital(next.text);
  };
  const guesses = [
    repeatedStart(words),
    lastOfTitle(words),
    ...words.flatMap((word, at) =>
      isSentenceStart(at) && isKnownWord(language, fold(word.text)) ? [word.at] : [],
    ),
  ].filter((at): at is number => at !== null && at > 0);
  return [...new Set(guesses)].slice(0, mostGuesses).map((at) => start + at);
}

/** The words up to the first end of a sentence, or the first formula that no title has. */
function wordsBeforeEnd(line: string): readonly Word[] {
  const found: Word[] = [];
  for (const match of line.matchAll(/\$[^$]*\$|[\p{L}][\p{L}\d’'-]*|[\d=+*/^<>≤≥√−]+|[.:?!;](?=\s|$)/gu)) {
    const [text] = match;
    const at = match.index;
    if (/^\p{L}/u.test(text)) found.push({ at, text, end: at + text.length });
    else if (/^[.:?!;]/u.test(text)) return found;
    else if (!beforeFormula.test(line.slice(0, at)) && !isInsideFormula(line, at)) return found;
    if (at > longestHeading) return found;
  }
  return found;
}

/** "x2 + bx + c" behind "the Form": signs and letters of a formula that has begun. */
const isInsideFormula = (line: string, at: number): boolean =>
  /(?:\bform|\bforma|\bforme)\s[\p{L}\d\s+*/^−=-]{0,24}$/iu.test(line.slice(0, at)) &&
  !/\s\p{L}{3,}\s/u.test(line.slice(Math.max(0, at - 12), at));

/** "Simplify the expression Simplify the expression …": the heading once more. */
function repeatedStart(words: readonly Word[]): number | null {
  const folded = words.map(({ text }) => fold(text));
  for (let size = Math.floor(folded.length / 2); size > 1; size -= 1)
    if (folded.slice(0, size).join(' ') === folded.slice(size, size * 2).join(' ')) return words[size]!.at;
  return null;
}

/** The last word with a capital letter of a title in which all but small words have one: the sentence begins with it. */
function lastOfTitle(words: readonly Word[]): number | null {
  let last: number | null = null;
  let titled = 0;
  for (const [at, { text }] of words.entries()) {
    if (isCapital(text)) {
      last = at;
      titled += 1;
      continue;
    }
    if (small.test(text) || text.length === 1) continue;
    // "Simplify the following": one word with a capital letter begins a sentence and is no title.
    return titled < 2 || last === null || last === 0 ? null : words[last]!.at;
  }
  return titled < 2 || last === null || last === 0 ? null : words[last]!.at;
}
