import { words as formulaWords } from '../../expression/words.ts';
import type { Language } from '../../texts.ts';
import { objectConcepts, taskConcepts, type Concept } from './concepts.ts';
import { isKnownWord, isWordOfPhrases, wordsOfConcepts, type LexiconPattern } from './lexicon.ts';

/*
 * Words typed with one mistake. Only long words that name a task or an object are corrected: a short one may be another word.
 */

const shortest = 8;
const corrected: ReadonlySet<Concept> = new Set<Concept>([...taskConcepts, ...objectConcepts]);
const patterns = new Map<Language, readonly LexiconPattern[]>();
const found = new Map<string, string>();

/** The word of the lexicon that was meant, or the word itself. */
export function correctSpelling(language: Language, word: string): string {
  if (word.length < shortest - 1 || !/^[a-z]+$/.test(word) || formulaWords.has(word)) return word;
  const key = `${language} ${word}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const result = isWordOfPhrases(language, word)
    ? word
    : (withoutArticle(language, word) ?? nearest(language, word));
  if (found.size > 2000) found.clear();
  found.set(key, result);
  return result;
}

/** lantecedent, lequation: the apostrophe of an article was left out. */
const withoutArticle = (language: Language, word: string): string | null =>
  language === 'fr' && /^[ld][aeiouh]/.test(word) && isKnownWord(language, word.slice(1))
    ? word.slice(1)
    : null;

function nearest(language: Language, word: string): string {
  let list = patterns.get(language);
  if (list === undefined) {
    list = wordsOfConcepts(language, corrected).filter(
      ({ text, stem }) => text.length >= (stem ? shortest - 1 : shortest),
    );
    patterns.set(language, list);
  }
  for (const { text, stem } of list) {
    if (text[0] !== word[0]) continue;
    if (!stem) {
      if (isOneMistake(text, word)) return text;
      continue;
    }
    for (const length of [text.length, text.length - 1, text.length + 1])
      if (length <= word.length && isOneMistake(text, word.slice(0, length)))
        return text + word.slice(length);
  }
  return word;
}

/** Whether one letter is missing, added or wrong, or two neighbours are exchanged. */
export function isOneMistake(meant: string, typed: string): boolean {
  if (Math.abs(meant.length - typed.length) > 1 || meant === typed) return false;
  let start = 0;
  while (start < meant.length && meant[start] === typed[start]) start += 1;
  let [end, last] = [meant.length, typed.length];
  while (end > start && last > start && meant[end - 1] === typed[last - 1]) [end, last] = [end - 1, last - 1];
  const [left, right] = [meant.slice(start, end), typed.slice(start, last)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
