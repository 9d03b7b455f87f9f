import { bindingConcepts, harmlessConcepts, type Concept, type Cue } from '../reading/lexicon/concepts.ts';
import { matchPhrase } from '../reading/lexicon/lexicon.ts';
import type { MessageItem } from '../reading/message/message-item.ts';
import type { MessageToken } from '../reading/message/tokens.ts';
import type { Language } from '../texts.ts';
import { learnersNames, severalValued } from './quantity-words.ts';

/** What the words of one clause of a line say about the formulas in it. */
export type LineClause = {
  readonly from: number;
  readonly to: number;
  readonly cues: ReadonlySet<Cue>;
  /** A word that no lexicon explains: the formulas may be about something else. */
  readonly unclear: boolean;
  /** Tasks and quantities that are named. */
  readonly named: readonly Concept[];
  /** Its values are called the solutions: "the roots are". */
  readonly solutions: boolean;
  /** Its two values are the ends of an interval: "x is between 4 and 5". */
  readonly between: boolean;
  /** The sign that ends it. */
  readonly ending: string | null;
};

const cueKind = new Set(['cue'] as const);
/** Cues with which a new clause begins. */
const opening: ReadonlySet<Cue> = new Set<Cue>(['consequence', 'reason', 'setting', 'supposition']);
const wordless: ReadonlySet<Concept> = new Set<Concept>([
  ...bindingConcepts,
  ...harmlessConcepts,
  'roots',
  'solve',
  'evaluate',
  'simplify',
  'step',
  'quantifier',
  'report',
]);

const namesOfOneValue = new Set(
  [...learnersNames].flatMap(([word, name]) => (severalValued.includes(name) ? [] : [word])),
);

/** The clauses of a line: between its marks, and from each word that begins a new claim, a reason or a supposition. */
export function clausesOf(
  length: number,
  tokens: readonly MessageToken[],
  items: readonly MessageItem[],
  language: Language,
): readonly LineClause[] {
  const taken = items.filter(
    ({ kind }) => kind === 'formula' || kind === 'derivative' || kind === 'approach',
  );
  const words = tokens.map((token) =>
    token.kind === 'word' &&
    token.span === 0 &&
    !taken.some(({ at, end }) => token.at >= at && token.at < end)
      ? token.folded
      : null,
  );
  const found = cuesIn(tokens, words, language);
  const cuts = [
    ...items.flatMap((item) =>
      item.kind === 'break' ? [{ at: item.at, next: item.end, sign: item.sign }] : [],
    ),
    ...found.flatMap(({ cue, at }) => (opening.has(cue) ? [{ at, next: at, sign: null }] : [])),
  ].toSorted((a, b) => a.at - b.at);
  const clauses: LineClause[] = [];
  let from = 0;
  const isBareReason = (to: number): boolean =>
    found.some(({ cue, at }) => cue === 'reason' && at >= from && at < to) &&
    !taken.some(({ at }) => at >= from && at < to);
  for (const { at, next, sign } of [...cuts, { at: length, next: length, sign: null }]) {
    // "Because that gives …": what comes out is still the reason.
    if (sign === null && at < length && isBareReason(at)) continue;
    if (at > from || sign !== null) clauses.push(clauseBetween(from, at, sign));
    from = next;
  }
  return clauses;

  function clauseBetween(start: number, to: number, ending: string | null): LineClause {
    const isInside = ({ at }: { readonly at: number }): boolean => at >= start && at < to;
    const own = found.filter(isInside);
    const isExplained = (place: { readonly at: number; readonly end: number }): boolean =>
      own.some(({ at, end }) => place.at >= at && place.end <= end);
    const others = items.filter((item) => isInside(item) && !isExplained(item));
    const named = others.flatMap((item) =>
      item.kind === 'concept' && !item.concepts.some((each) => wordless.has(each)) ? [item.concepts[0]!] : [],
    );
    const unclear = others.some((item) => item.kind === 'word' && !namesOfOneValue.has(item.folded));
    const solutions =
      named.length === 0 &&
      items.some((item) => isInside(item) && item.kind === 'concept' && item.concepts.includes('roots'));
    const between = items.some(
      (item) => isInside(item) && item.kind === 'concept' && item.concepts.includes('between'),
    );
    const cues = new Set(own.map(({ cue }) => cue));
    return { from: start, to, cues, unclear, named, solutions, between, ending };
  }
}

/** Whether a word alone says how the learner stands to what follows. */
export const isCue = (language: Language, word: string): boolean =>
  matchPhrase(language, [word], 0, cueKind) !== null;

/** Whether a word alone says that what follows is not so. */
export const isRejection = (language: Language, word: string): boolean =>
  matchPhrase(language, [word], 0, cueKind)?.meanings.some(
    (meaning) => meaning.kind === 'cue' && meaning.cue === 'rejection',
  ) === true;

function cuesIn(
  tokens: readonly MessageToken[],
  words: readonly (string | null)[],
  language: Language,
): readonly { readonly cue: Cue; readonly at: number; readonly end: number }[] {
  const found: { cue: Cue; at: number; end: number }[] = [];
  for (let index = 0; index < words.length;) {
    const match = matchPhrase(language, words, index, cueKind);
    if (match === null) {
      index += 1;
      continue;
    }
    const place = { at: tokens[index]!.at, end: tokens[index + match.length - 1]!.end };
    for (const meaning of match.meanings)
      if (meaning.kind === 'cue') found.push({ cue: meaning.cue, ...place });
    index += match.length;
  }
  return found;
}

/** How a learner stands to a statement. */
export type Stance = 'claimed' | 'supposed' | 'rejected' | 'reason' | 'set';

/** The stance that a clause gives to its statements. */
export function stanceOf({ cues }: LineClause): Stance {
  if (cues.has('rejection')) return 'rejected';
  if (cues.has('reason')) return 'reason';
  if (cues.has('setting')) return 'set';
  return cues.has('supposition') ? 'supposed' : 'claimed';
}
