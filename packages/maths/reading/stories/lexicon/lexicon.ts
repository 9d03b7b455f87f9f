import type { Language } from '../../../texts.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';
import type { SchemaCue, SchemaLexicon } from './schema-lexicon.ts';

type Phrase = { readonly cue: SchemaCue; readonly words: readonly string[] };
type CompiledSchemaLexicon = {
  readonly source: SchemaLexicon;
  readonly byFirstLetters: ReadonlyMap<string, readonly Phrase[]>;
};

/** `#` stands for a number. */
const numberSign = '#';
const keyOf = (word: string): string => (word.endsWith('*') ? word.slice(0, 2) : word.slice(0, 2));

function compile(source: SchemaLexicon): CompiledSchemaLexicon {
  const byFirstLetters = new Map<string, Phrase[]>();
  for (const [cue, phrases] of Object.entries(source.cues))
    for (const phrase of phrases.split(',')) {
      let all: string[][] = [[]];
      for (const word of phrase.trim().split(/\s+/))
        all = all.flatMap((before) => word.split('|').map((choice) => [...before, choice]));
      for (const words of all) {
        const key = keyOf(words[0]!);
        const known = byFirstLetters.get(key);
        const entry = { cue: cue as SchemaCue, words };
        if (known === undefined) byFirstLetters.set(key, [entry]);
        else known.push(entry);
      }
    }
  return { source, byFirstLetters };
}

const sources: Readonly<Record<Language, SchemaLexicon>> = { en: english, es: spanish, fr: french };
const compiled = new Map<Language, CompiledSchemaLexicon>();

export function schemaLexicon(language: Language): CompiledSchemaLexicon {
  let found = compiled.get(language);
  if (found === undefined) {
    found = compile(sources[language]);
    compiled.set(language, found);
  }
  return found;
}

export type FoundCue = { readonly cue: SchemaCue; readonly at: number; readonly end: number };

/** Every meaning of the words of a text; a number is null. */
export function findCues(
  { byFirstLetters }: CompiledSchemaLexicon,
  words: readonly (string | null)[],
): readonly FoundCue[] {
  const found: FoundCue[] = [];
  words.forEach((word, at) => {
    if (word === null) return;
    for (const phrase of byFirstLetters.get(word.slice(0, 2)) ?? []) {
      const fits = phrase.words.every((each, offset) => {
        const other = words[at + offset];
        if (each === numberSign) return other === null;
        if (other == null) return false;
        return each.endsWith('*') ? other.startsWith(each.slice(0, -1)) : other === each;
      });
      if (fits) found.push({ cue: phrase.cue, at, end: at + phrase.words.length });
    }
  });
  return found;
}
