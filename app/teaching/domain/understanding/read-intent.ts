import type { Language } from '#app/platform/texts.ts';
import { type Intent, type Phrasebook } from '../../model/intents.ts';
import { isWord, parsePattern, findMatches, type WordPattern, type PatternMatch } from './phrase.ts';
import { english } from '../../model/understanding/phrases/english.ts';
import { french } from '../../model/understanding/phrases/french.ts';
import { spanish } from '../../model/understanding/phrases/spanish.ts';
import { clauseEnd, formulaToken, type TextToken, tokensOf } from './tokens.ts';

type Book = {
  readonly strong: readonly IntentPattern[];
  readonly weak: readonly IntentPattern[];
  readonly fillers: ReadonlySet<string>;
  readonly negations: ReadonlySet<string>;
  /** Words that are never treated as a typo of another. */
  readonly known: ReadonlySet<string>;
};
type IntentPattern = { readonly intent: Intent; readonly phrase: WordPattern };
type Found = { readonly intent: Intent; readonly span: PatternMatch };

/** Priority when a message contains several intents: the first one is answered. */
const order: readonly Intent[] = [
  'alone',
  'give_up',
  'stop',
  'another_example',
  'draw_it',
  'slower',
  'skip',
  'why',
  'check_this',
  'show_me',
  'hint',
  'not_understood',
  'task',
  'thanks',
];

const patternsOf = (lists: Phrasebook['strong']): IntentPattern[] =>
  order.flatMap((intent) => lists[intent].map((pattern) => ({ intent, phrase: parsePattern(pattern) })));
const wordSet = (words: string) => new Set(words.split(' '));

function bookOf({ strong, weak, fillers, negations, others }: Phrasebook): Book {
  const [strongPatterns, weakPatterns] = [patternsOf(strong), patternsOf(weak)];
  const named = [...strongPatterns, ...weakPatterns].flatMap(({ phrase }) =>
    phrase.flatMap(({ words }) => words),
  );
  const known = new Set([...named, ...wordSet(fillers), ...wordSet(others)]);
  return {
    strong: strongPatterns,
    weak: weakPatterns,
    fillers: wordSet(fillers),
    negations: wordSet(negations),
    known,
  };
}

let books: Readonly<Record<Language, Book>> | null = null;
const library = () => (books ??= { en: bookOf(english), es: bookOf(spanish), fr: bookOf(french) });

/** After these words a number refers to a line or problem and is not mathematics. */
const places = wordSet(
  'line lines step linea lineas paso ligne lignes etape problem problema exercise ejercicio exercice number numero question pregunta part parte partie',
);

/**
 * The intent of a message in words; null when none is recognised. All three languages are checked, the session's first, because
 * people mix them. A phrase counts unless it is negated; a single word counts only when no other content word is present.
 */
export function readIntent(text: string, language: Language): Intent | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return null;
  const languages = [language, ...(['en', 'es', 'fr'] as const).filter((one) => one !== language)];
  const found = languages.flatMap((one) => strongIn(tokens, library()[one]));
  const strong = order.find((intent) => found.some((one) => one.intent === intent));
  if (strong) return settled(found, tokens, strong);
  for (const one of languages) {
    const weak = weakIn(tokens, library()[one], found);
    if (weak) return weak;
  }
  return null;
}

/** In a long message, other content outweighs the intent. */
function settled(found: readonly Found[], tokens: readonly TextToken[], strong: Intent): Intent | null {
  const held = new Set(found.flatMap(({ span }) => span.held));
  const fillers = new Set(Object.values(library()).flatMap((book) => [...book.fillers, ...book.known]));
  const words = tokens.filter((token) => token !== clauseEnd && token !== formulaToken);
  const strange = tokens.filter(
    (token, at) => token !== clauseEnd && token !== formulaToken && !held.has(at) && !fillers.has(token),
  );
  return strange.length > 2 && strange.length * 3 >= words.length ? null : strong;
}

function strongIn(tokens: readonly TextToken[], book: Book): Found[] {
  const all = book.strong.flatMap(({ intent, phrase }) =>
    findMatches(phrase, tokens, book.known).map((span): Found => ({ intent, span })),
  );
  const held = new Set(all.flatMap(({ span }) => span.held));
  return all.filter((one) => !isNegated(one, tokens, book, held) && !all.some((other) => covers(other, one)));
}

/** A longer phrase of another intent takes precedence: "I don't understand why" asks why. */
function covers(longer: Found, one: Found): boolean {
  if (longer.intent === one.intent) return false;
  const inside = longer.span.from <= one.span.from && one.span.to <= longer.span.to;
  return inside && longer.span.held.length > one.span.held.length;
}

/** A negation shortly before the phrase, or inside it if the phrase contains none itself, in the same clause. */
function isNegated(
  { intent, span }: Found,
  tokens: readonly TextToken[],
  book: Book,
  held: ReadonlySet<number>,
): boolean {
  if (intent === 'not_understood' || intent === 'alone') return false;
  const own = new Set(span.held);
  for (let at = span.from - 1; at >= Math.max(0, span.from - 3); at -= 1) {
    const token = tokens[at]!;
    if (token === clauseEnd) break;
    if (book.negations.has(token) && !held.has(at)) return true;
  }
  const after = tokens[span.to];
  if (after !== undefined && book.negations.has(after) && !held.has(span.to)) return true;
  return tokens
    .slice(span.from, span.to)
    .some((token, at) => book.negations.has(token) && !own.has(span.from + at));
}

function weakIn(tokens: readonly TextToken[], book: Book, matched: readonly Found[]): Intent | null {
  const all = book.weak.flatMap(({ intent, phrase }) =>
    findMatches(phrase, tokens, book.known).map((span): Found => ({ intent, span })),
  );
  const explained = new Set([...all, ...matched].flatMap(({ span }) => span.held));
  const light = (at: number) => isLight(tokens, at, book);
  if (tokens.some((_, at) => !light(at) && !explained.has(at))) return null;
  let best: { intent: Intent; rank: number } | null = null;
  for (const { intent, span } of all) {
    const beside = [tokens[span.from - 1], tokens[span.from - 2], tokens[span.to]];
    if (intent !== 'alone' && beside.some((token) => book.negations.has(token ?? clauseEnd))) continue;
    // Content words count more than words also used as fillers: "ok, hint".
    const weight = span.held.filter((at) => !light(at)).length;
    const rank = weight * 100 + span.held.length * 10 - order.indexOf(intent) / 2;
    if (best === null || rank > best.rank) best = { intent, rank };
  }
  return best?.intent ?? null;
}

function isLight(tokens: readonly TextToken[], at: number, { fillers }: Book): boolean {
  const token = tokens[at]!;
  if (token === clauseEnd) return true;
  if (token === formulaToken) return places.has(tokens[at - 1] ?? '');
  return [...fillers].some((word) => isWord(token, word, fillers));
}
