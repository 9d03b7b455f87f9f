import type { Concept, Cue, Lexicon, PageCue } from './concepts.ts';
import type { Language } from '../../texts.ts';
import { words as formulaWords } from '../../expression/words.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';

/** One meaning of a phrase. */
export type Meaning =
  | { readonly kind: 'concept'; readonly concept: Concept }
  | { readonly kind: 'cue'; readonly cue: Cue }
  | { readonly kind: 'page'; readonly cue: PageCue }
  | { readonly kind: 'infix' | 'postfix' | 'prefix'; readonly sign: string }
  | { readonly kind: 'allOver' | 'logBase' | 'stop' }
  | { readonly kind: 'number' | 'ordinal' | 'fraction'; readonly value: number };

export type LexiconPattern = { readonly text: string; readonly stem: boolean; readonly any: boolean };
type Entry = {
  readonly words: readonly LexiconPattern[];
  readonly meaning: Meaning;
  readonly weight: number;
};

/** The entries of a language by their first word, and those that begin with a stem by its first three letters. */
type EntryIndex = {
  readonly whole: ReadonlyMap<string, readonly Entry[]>;
  readonly stems: ReadonlyMap<string, readonly Entry[]>;
};
/** The words of a page are looked for apart from those of problems. */
type Compiled = EntryIndex & { readonly page: EntryIndex };

const isPlain = /^[\x20-\x7e]*$/;

/** Lower case without accents, one character for each. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  let folded = '';
  for (const sign of text) {
    const plain = sign === 'œ' || sign === 'Œ' ? 'o' : sign.toLowerCase().normalize('NFD')[0]!;
    folded += plain.length === sign.length ? plain : sign;
  }
  return folded;
}

const stemLength = 3;

function patternsOf(phrase: string): readonly (readonly LexiconPattern[])[] {
  let all: LexiconPattern[][] = [[]];
  for (const word of phrase.split(/[\s'’-]+/).filter((each) => each !== '')) {
    const choices = word.split('|').map((choice): LexiconPattern => {
      const folded = fold(choice);
      if (folded === '*') return { text: '', stem: false, any: true };
      return folded.endsWith('*')
        ? { text: folded.slice(0, -1), stem: true, any: false }
        : { text: folded, stem: false, any: false };
    });
    all = all.flatMap((words) => choices.map((choice) => [...words, choice]));
  }
  return all;
}

/** Longer phrases win; among equally long ones, whole words over stems and longer stems over shorter ones. */
function weightOf(words: readonly LexiconPattern[]): number {
  return words.reduce(
    (sum, { text, stem, any }) => sum + 1000 + (any ? 0 : text.length + (stem ? 0 : 50)),
    0,
  );
}

function compile(lexicon: Lexicon): Compiled {
  const entries: Entry[] = [];
  const add = (phrases: string, meaning: Meaning): void => {
    for (const phrase of phrases.split(',')) {
      for (const words of patternsOf(phrase)) {
        if (words.length > 0) entries.push({ words, meaning, weight: weightOf(words) });
      }
    }
  };
  for (const [concept, phrases] of Object.entries(lexicon.concepts))
    add(phrases, { kind: 'concept', concept: concept as Concept });
  for (const [cue, phrases] of Object.entries(lexicon.cues)) add(phrases, { kind: 'cue', cue: cue as Cue });
  for (const [cue, phrases] of Object.entries(lexicon.page))
    add(phrases, { kind: 'page', cue: cue as PageCue });
  for (const kind of ['infix', 'postfix', 'prefix'] as const)
    for (const [sign, phrases] of Object.entries(lexicon[kind])) add(phrases, { kind, sign });
  add(lexicon.allOver, { kind: 'allOver' });
  add(lexicon.logBase, { kind: 'logBase' });
  for (const [kind, table] of [
    ['number', lexicon.numbers],
    ['ordinal', lexicon.ordinals],
    ['fraction', lexicon.fractions],
  ] as const)
    for (const [word, value] of Object.entries(table)) add(word, { kind, value });
  add(lexicon.stop, { kind: 'stop' });
  const isOfPage = (entry: Entry): boolean => entry.meaning.kind === 'page';
  return {
    ...indexOf(entries.filter((entry) => !isOfPage(entry))),
    page: indexOf(entries.filter(isOfPage)),
  };
}

function indexOf(entries: readonly Entry[]): EntryIndex {
  const [whole, stems] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  for (const entry of entries) {
    const [first] = entry.words;
    const [map, key] = first!.stem ? [stems, first!.text.slice(0, stemLength)] : [whole, first!.text];
    const list = map.get(key);
    if (list === undefined) map.set(key, [entry]);
    else list.push(entry);
  }
  return { whole, stems };
}

const sources: Readonly<Record<Language, Lexicon>> = { en: english, es: spanish, fr: french };
const compiled = new Map<Language, Compiled>();

function lexiconOf(language: Language): Compiled {
  let found = compiled.get(language);
  if (found === undefined) {
    found = compile(sources[language]);
    compiled.set(language, found);
  }
  return found;
}

const isMatch = (pattern: LexiconPattern, word: string): boolean =>
  pattern.any || (pattern.stem ? word.startsWith(pattern.text) : pattern.text === word);

/** A phrase found at a word: how many words it takes, and what it means. */
export type Match = { readonly length: number; readonly meanings: readonly Meaning[] };

/**
 * The longest phrase of these kinds that begins at a word; the kind `page` is looked for alone. `words` are folded; null marks what no phrase may cross.
 */
export function matchPhrase(
  language: Language,
  words: readonly (string | null)[],
  start: number,
  kinds: ReadonlySet<Meaning['kind']>,
  most = Infinity,
): Match | null {
  const first = words[start];
  if (first == null) return null;
  const { whole, stems } = kinds.has('page') ? lexiconOf(language).page : lexiconOf(language);
  let best: { weight: number; length: number; meanings: Meaning[] } | null = null;
  for (const list of [whole.get(first), stems.get(first.slice(0, stemLength))]) {
    for (const entry of list ?? []) {
      if (
        !kinds.has(entry.meaning.kind) ||
        entry.words.length > most ||
        (best !== null && entry.weight < best.weight)
      )
        continue;
      const fits = entry.words.every((pattern, offset) => {
        const word = words[start + offset];
        return word != null && isMatch(pattern, word);
      });
      if (!fits) continue;
      if (best === null || entry.weight > best.weight)
        best = { weight: entry.weight, length: entry.words.length, meanings: [entry.meaning] };
      else best.meanings.push(entry.meaning);
    }
  }
  return best === null ? null : { length: best.length, meanings: best.meanings };
}

/**
 * The phrase that begins at a word, unless a longer one begins inside it: then only what comes before that one.
 */
export function matchBestPhrase(
  language: Language,
  words: readonly (string | null)[],
  start: number,
  kinds: ReadonlySet<Meaning['kind']>,
): Match | null {
  const found = matchPhrase(language, words, start, kinds);
  if (found === null || found.length < 2) return found;
  for (let inner = start + 1; inner < start + found.length; inner += 1) {
    const other = matchPhrase(language, words, inner, kinds);
    if (other !== null && other.length > 1 && inner + other.length > start + found.length)
      return matchPhrase(language, words, start, kinds, inner - start);
  }
  return found;
}

const everyKind: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'concept',
  'infix',
  'postfix',
  'prefix',
  'allOver',
  'logBase',
  'stop',
  'number',
  'ordinal',
  'fraction',
]);

/** The language of a text: that of its locale, unless clearly more of its words are known in another one. */
export function languageOf(words: readonly (string | null)[], locale: string | undefined): Language {
  const key = `${locale ?? ''} ${words.map((word) => word ?? '').join(' ')}`;
  const known = languages.get(key);
  if (known !== undefined) return known;
  const found = likeliestLanguage(words, locale);
  if (languages.size >= mostLanguages) languages.clear();
  languages.set(key, found);
  return found;
}

/** The same words are looked at several times while a message is read. */
const languages = new Map<string, Language>();
const mostLanguages = 32;

function likeliestLanguage(words: readonly (string | null)[], locale: string | undefined): Language {
  const own =
    ((locale ?? 'en').slice(0, 2).toLowerCase() as Language) in sources
      ? (locale ?? 'en').slice(0, 2).toLowerCase()
      : 'en';
  const known = (language: Language): number => {
    let count = 0;
    for (let at = 0; at < words.length;) {
      const word = words[at];
      // Names of functions say nothing: "sin" is a Spanish word as well.
      const found =
        word == null || word.length < 2 || formulaWords.has(word)
          ? null
          : matchPhrase(language, words, at, everyKind);
      count += found?.length ?? 0;
      at += found?.length ?? 1;
    }
    return count;
  };
  let best = own as Language;
  let bestCount = known(best);
  for (const language of Object.keys(sources) as Language[]) {
    if (language === own) continue;
    const count = known(language);
    if (count > bestCount) [best, bestCount] = [language, count];
  }
  return best;
}

/** The words of mixed numbers: "and a half", "y cuarto". */
export const mixedWords = (language: Language): Lexicon['mixed'] => sources[language].mixed;

/** The word for a place in an order: fourth for 4; null for places without a word. */
export const ordinalWord = (language: Language, place: number): string | null =>
  Object.entries(sources[language].ordinals).find(([, value]) => value === place)?.[0] ?? null;

/** Whether a word alone has a meaning in the language. */
export const isKnownWord = (language: Language, word: string): boolean =>
  matchPhrase(language, [word], 0, everyKind) !== null;

/** The single words that name one of the concepts. */
export const wordsOfConcepts = (
  language: Language,
  concepts: ReadonlySet<Concept>,
): readonly LexiconPattern[] => {
  const { whole, stems } = lexiconOf(language);
  return [...whole.values(), ...stems.values()]
    .flat()
    .flatMap(({ words, meaning }) =>
      words.length === 1 && meaning.kind === 'concept' && concepts.has(meaning.concept) ? [words[0]!] : [],
    );
};

const phraseWords = new Map<
  Language,
  { readonly whole: ReadonlySet<string>; readonly stems: readonly string[] }
>();

/** Whether the word stands in any phrase of the language, alone or with others. */
export function isWordOfPhrases(language: Language, word: string): boolean {
  let known = phraseWords.get(language);
  if (known === undefined) {
    const { whole, stems } = lexiconOf(language);
    const patterns = [...whole.values(), ...stems.values()].flat().flatMap(({ words }) => words);
    known = {
      whole: new Set(patterns.flatMap(({ text, stem }) => (stem ? [] : [text]))),
      stems: [...new Set(patterns.flatMap(({ text, stem }) => (stem ? [text] : [])))],
    };
    phraseWords.set(language, known);
  }
  return known.whole.has(word) || known.stems.some((stem) => word.startsWith(stem));
}
