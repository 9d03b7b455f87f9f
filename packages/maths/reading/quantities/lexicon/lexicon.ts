import { english as englishWords } from '../../lexicon/english.ts';
import { french as frenchWords } from '../../lexicon/french.ts';
import type { Language } from '../../../texts.ts';
import { fold } from '../../lexicon/lexicon.ts';
import { spanish as spanishWords } from '../../lexicon/spanish.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';
import type { QuantityLexicon, StoryCue, VerbClass, WordMeaning } from './quantity-lexicon.ts';

type Pattern = {
  readonly words: readonly { readonly text: string; readonly stem: boolean }[];
  readonly meaning: WordMeaning;
};
type Compiled = {
  readonly source: QuantityLexicon;
  readonly whole: ReadonlyMap<string, readonly Pattern[]>;
  readonly stems: ReadonlyMap<string, readonly Pattern[]>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly fractions: ReadonlyMap<string, number>;
  /** Words that may name a place in an order. */
  readonly ordinals: ReadonlySet<string>;
};

const stemKey = 3;

/** A word in lower case without accents, unless its accent makes it another word. */
export const foldWord = (text: string, accented: readonly string[]): string =>
  accented.includes(text.toLowerCase()) ? `${fold(text)}_` : fold(text);

function compile(source: QuantityLexicon, words: typeof englishWords): Compiled {
  const [whole, stems] = [new Map<string, Pattern[]>(), new Map<string, Pattern[]>()];
  const add = (phrases: string, meaning: WordMeaning): void => {
    for (const phrase of phrases.split(',')) {
      let all: { text: string; stem: boolean }[][] = [[]];
      for (const word of phrase
        .trim()
        .split(/\s+/)
        .filter((each) => each !== '')) {
        const choices = word.split('|').map((choice) => {
          const folded = foldWord(choice, source.accented);
          return folded.endsWith('*')
            ? { text: folded.slice(0, -1), stem: true }
            : { text: folded, stem: false };
        });
        all = all.flatMap((before) => choices.map((choice) => [...before, choice]));
      }
      for (const each of all) {
        const [first] = each;
        if (first === undefined) continue;
        const [map, key] = first.stem ? [stems, first.text.slice(0, stemKey)] : [whole, first.text];
        map.set(key, [...(map.get(key) ?? []), { words: each, meaning }]);
      }
    }
  };
  for (const [name, phrases] of Object.entries(source.verbs)) add(phrases, `v:${name as VerbClass}`);
  for (const [name, phrases] of Object.entries(source.cues)) add(phrases, name as StoryCue);
  const folded = (table: Readonly<Record<string, number>>): Map<string, number> =>
    new Map(Object.entries(table).map(([word, value]) => [fold(word), value]));
  return {
    source,
    whole,
    stems,
    numbers: new Map([...folded(words.numbers), ...folded(source.numbers)]),
    fractions: new Map([...folded(words.fractions), ...folded(source.fractions)]),
    ordinals: new Set(folded(words.ordinals).keys()),
  };
}

const compiled = new Map<Language, Compiled>();

export function quantityLexicon(language: Language): Compiled {
  let found = compiled.get(language);
  if (found === undefined) {
    found =
      language === 'es'
        ? compile(spanish, spanishWords)
        : language === 'fr'
          ? compile(french, frenchWords)
          : compile(english, englishWords);
    compiled.set(language, found);
  }
  return found;
}

/** The longest phrase that begins at a word, with all its meanings; whole words win over stems. Null stands for what no phrase crosses. */
export function matchWords(
  { whole, stems }: Compiled,
  words: readonly (string | null)[],
  at: number,
): { readonly length: number; readonly meanings: readonly WordMeaning[] } | null {
  const first = words[at];
  if (first == null) return null;
  let best: { weight: number; length: number; meanings: WordMeaning[] } | null = null;
  for (const list of [whole.get(first), stems.get(first.slice(0, stemKey))]) {
    for (const pattern of list ?? []) {
      const fits = pattern.words.every(({ text, stem }, offset) => {
        const word = words[at + offset];
        return word != null && (stem ? word.startsWith(text) : word === text);
      });
      if (!fits) continue;
      const weight = pattern.words.reduce(
        (sum, { text, stem }) => sum + 1000 + text.length + (stem ? 0 : 50),
        0,
      );
      if (best === null || weight > best.weight)
        best = { weight, length: pattern.words.length, meanings: [pattern.meaning] };
      else if (weight === best.weight) best.meanings.push(pattern.meaning);
    }
  }
  return best;
}
