import type { Language } from '#app/platform/texts.ts';
import {
  operations,
  problemCues,
  type Cues,
  type NamedOperation,
  type ProblemCue,
} from '../../model/understanding/cues/cue.ts';
import { englishCues } from '../../model/understanding/cues/english.ts';
import { frenchCues } from '../../model/understanding/cues/french.ts';
import { spanishCues } from '../../model/understanding/cues/spanish.ts';
import { englishTopics } from '../../model/understanding/topics/english.ts';
import { frenchTopics } from '../../model/understanding/topics/french.ts';
import { spanishTopics } from '../../model/understanding/topics/spanish.ts';
import { commonTopics, wideTopics, type TopicId } from '../../model/understanding/topics/topic.ts';
import { isTypo } from './phrase.ts';
import { plainOf } from './tokens.ts';
import { readFormulas, type FormulaInText } from './written-formulas.ts';

type ActCue = Exclude<keyof Cues, 'operations' | 'numbers' | 'problem' | 'operands'>;
export type CueName = ActCue | ProblemCue;

/** What the words of a message say, before it is decided what they mean at this point of the problem. */
export type LearnerMessage = {
  readonly text: string;
  /** Lower case without accents; mathematical signs stay. */
  readonly words: string;
  readonly wordCount: number;
  readonly cues: ReadonlySet<CueName>;
  /** Notions named, the most specific first. */
  readonly topics: readonly TopicId[];
  /** Operations named, in the order of the message. */
  readonly operations: readonly NamedOperation[];
  /** The language of the session. */
  readonly language: Language;
  readonly formulas: readonly FormulaInText[];
  /** Numbers as digits, spelled ones included. */
  readonly numbers: readonly string[];
};

type Lexicon = {
  readonly cues: readonly (readonly [ActCue, RegExp])[];
  readonly problem: readonly (readonly [ProblemCue, RegExp])[];
  readonly operations: readonly (readonly [NamedOperation, RegExp])[];
  readonly topics: readonly (readonly [TopicId, RegExp])[];
  readonly spelled: readonly string[];
  /** Long words of the terms, for messages with a typo. */
  readonly terms: readonly string[];
};

/** A whole word or a sign: no letter and no digit on either side. A pattern that ends in a space ends with its word: `sur (?=\\d)`. */
const wordPattern = (pattern: string, flags = ''): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${pattern})(?:(?<= )|(?![a-z0-9]))`, flags);
function lexiconOf(cues: Cues, topics: Readonly<Record<TopicId, string>>): Lexicon {
  const { operations: named, numbers, problem, operands: _, ...others } = cues;
  return {
    cues: Object.entries(others).map(([name, pattern]) => [name as ActCue, wordPattern(pattern)] as const),
    problem: problemCues.map((cue) => [cue, wordPattern(problem[cue])] as const),
    operations: operations.map((operation) => [operation, wordPattern(named[operation])] as const),
    topics: Object.entries(topics).map(
      ([topic, pattern]) => [topic as TopicId, wordPattern(pattern, 'g')] as const,
    ),
    spelled: numbers,
    terms: [
      ...new Set(
        Object.values(topics).flatMap(
          (pattern) =>
            pattern.match(/(?<![\\a-z])[a-z]{7,}(?![a-z?])|(?<![\\a-z])[a-z]{7,}(?=[a-z]\?)/g) ?? [],
        ),
      ),
    ],
  };
}

let lexicons: Readonly<Record<Language, Lexicon>> | null = null;
const lexiconIn = (language: Language): Lexicon =>
  (lexicons ??= {
    en: lexiconOf(englishCues, englishTopics),
    es: lexiconOf(spanishCues, spanishTopics),
    fr: lexiconOf(frenchCues, frenchTopics),
  })[language];

/** Lower case, no accents, one space between words; sentence punctuation is left out, mathematical signs are not. */
export const wordsOf = (text: string): string =>
  plainOf(
    text
      .replaceAll(/[−–—]/g, '-')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll(/(?<=\s)!(?=\s\S)/g, 'factorial'),
  )
    .replaceAll(/[!;:"“”«»…]|[.,](?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Reads the words of a message. The session's language first; another one only where it finds nothing. */
export function readMessage(text: string, language: Language): LearnerMessage {
  const words = wordsOf(text);
  const bare = words.replaceAll(/[?¿]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  const languages = [language, ...(['en', 'es', 'fr'] as const).filter((one) => one !== language)];
  const read = languages.map((one) => readIn(bare, words, lexiconIn(one)));
  const own = read[0]!;
  const best =
    own.cues.size > 0 || own.topics.length > 0
      ? own
      : (read.find(({ cues, topics }) => cues.size > 0 && topics.length > 0) ?? own);
  const { spelled, problem } = lexiconIn(language);
  const formulas = readFormulas(text);
  const digits = [...bare.matchAll(/-?\d+(?:[.,]\d+)?(?:\/\d+)?/g)].map(([number]) => number);
  const named = bare.split(' ').flatMap((word) => {
    const value = spelled.indexOf(word);
    // "One" is also an article: "one more", "un coup de main".
    return value >= 0 && value !== 1 ? [String(value)] : [];
  });
  return {
    text,
    words: bare,
    wordCount: bare.split(' ').filter((word) => /[a-z]/.test(word)).length,
    ...best,
    cues: new Set([...best.cues, ...problem.flatMap(([cue, pattern]) => (pattern.test(bare) ? [cue] : []))]),
    language,
    formulas,
    numbers: [...digits, ...named],
  };
}

function readIn(
  bare: string,
  words: string,
  { cues, operations: named, topics, terms }: Lexicon,
): Pick<LearnerMessage, 'cues' | 'topics' | 'operations'> {
  const found = new Set<CueName>();
  for (const [name, pattern] of cues) if (pattern.test(words) || pattern.test(bare)) found.add(name);
  return {
    cues: found,
    operations: named
      .flatMap(([operation, pattern]) => {
        const at = bare.search(pattern);
        return at < 0 ? [] : [{ operation, at }];
      })
      .toSorted((one, other) => one.at - other.at)
      .map(({ operation }) => operation),
    topics: topicsIn(bare, topics, terms),
  };
}

type Span = { topic: TopicId; from: number; to: number };

/** The longest term at each place; notions that others are about come later, those that occur in any message last. */
function topicsIn(words: string, topics: Lexicon['topics'], terms: Lexicon['terms']): TopicId[] {
  const exact = topicsAt(words, topics);
  return exact.length > 0 ? exact : topicsAt(withoutTypos(words, terms), topics);
}

/** A long word one typo away from a term is that term. */
const withoutTypos = (words: string, terms: readonly string[]): string =>
  words.replaceAll(/[a-z]{6,}/g, (word) => terms.find((term) => sameWord(word, term)) ?? word);

const sameWord = (word: string, term: string): boolean =>
  word[0] === term[0] &&
  (isTypo(word, term) || (word.length > term.length && isTypo(word.slice(0, term.length), term)));

const breadthOf = (topic: TopicId): number => (commonTopics.has(topic) ? 2 : wideTopics.has(topic) ? 1 : 0);

function topicsAt(words: string, topics: Lexicon['topics']): TopicId[] {
  const spans = topics.flatMap(([topic, pattern]) =>
    [...words.matchAll(pattern)].map(({ index, 0: found }): Span => ({
      topic,
      from: index,
      to: index + found.length,
    })),
  );
  const covered = (one: Span) =>
    spans.some(
      (other) => other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from,
    );
  const size = ({ from, to }: Span) => to - from;
  const kept = spans
    .filter((one) => !covered(one))
    .toSorted((a, b) => breadthOf(a.topic) - breadthOf(b.topic) || size(b) - size(a) || a.from - b.from);
  return [...new Set(kept.map(({ topic }) => topic))];
}
