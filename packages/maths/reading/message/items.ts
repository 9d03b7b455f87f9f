import type { MessageItem } from './message-item.ts';
import { product, variable } from '../../expression/tree.ts';
import { unitWords } from '../../expression/unit-words.ts';

import type { Concept } from '../lexicon/concepts.ts';
import type { Language } from '../../texts.ts';
import { languageOf, matchBestPhrase, matchPhrase, type Meaning } from '../lexicon/lexicon.ts';
import { correctSpelling } from '../lexicon/spelling.ts';
import { FormulaReader } from './formulas.ts';
import { TokenContext } from './token-context.ts';
import type { MessageToken } from './tokens.ts';

/** Sets of numbers by their letters, and what they restrict. */
const numberSets: Readonly<Record<string, Concept>> = {
  ℝ: 'in_reals',
  ℂ: 'in_complex',
  ℤ: 'quantifier',
  ℕ: 'quantifier',
  ℚ: 'quantifier',
};

export type ItemizedMessage = {
  readonly text: string;
  readonly language: Language;
  readonly locale: string | undefined;
  readonly items: readonly MessageItem[];
};

const conceptKinds: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'concept',
  'stop',
  'ordinal',
  'fraction',
  'number',
]);

/** The words of the tokens; null where a phrase must not go on. Hyphens inside words are skipped by the caller. */
function wordsOf(tokens: readonly MessageToken[]): readonly (string | null)[] {
  return tokens.map((token) => (token.kind === 'word' && token.span === 0 ? token.folded : null));
}

/** Pronouns that follow a verb after a hyphen. */
const enclitics = new Set([
  'il',
  'elle',
  'on',
  'ils',
  'elles',
  'ce',
  'ci',
  'je',
  'tu',
  'nous',
  'vous',
  'le',
  'la',
  'les',
  'moi',
  'toi',
  'lo',
  'los',
  'las',
]);

/** Removes the hyphens of compound words, which are not minus signs: y-intercept, écart-type. */
function withoutHyphens(tokens: readonly MessageToken[]): MessageToken[] {
  return tokens.filter((token, index) => {
    // help w/ this
    if (token.text === 'w' && tokens[index + 1]?.text === '/' && tokens[index + 2]?.spaced === true)
      return false;
    if (
      token.text === '/' &&
      tokens[index - 1]?.text === 'w' &&
      tokens[index + 1]?.spaced === true &&
      !token.spaced
    )
      return false;
    // a-t-il
    if (token.text === 't' && tokens[index - 1]?.text === '-' && tokens[index + 1]?.text === '-')
      return false;
    if (token.kind !== 'sign' || !/^[-‐‑]$/u.test(token.text) || token.spaced || token.span > 0) return true;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    // "x- and y-intercepts"
    if (
      before?.kind === 'word' &&
      after?.kind === 'word' &&
      after.spaced &&
      /^(?:and|y|et|or|o|ou)$/.test(after.folded)
    )
      return false;
    if (before?.kind !== 'word' || after?.kind !== 'word' || after.spaced || after.at !== token.end)
      return true;
    if (enclitics.has(after.folded) || (after.text === 't' && tokens[index + 2]?.text === '-')) return false;
    return before.text.length < 3 && after.text.length < 3;
  });
}

/** Turns the tokens of a message into items: formulas, and words with their meanings. */
export function itemsOf(
  text: string,
  all: readonly MessageToken[],
  locale: string | undefined,
): ItemizedMessage {
  const tokens = withoutHyphens(all);
  const typed = wordsOf(tokens);
  const language = languageOf(typed, locale);
  const words = typed.map((word) => (word === null ? null : correctSpelling(language, word)));
  const context = new TokenContext(tokens, words, language, locale);
  const formulas = new FormulaReader(context);
  const items: MessageItem[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]!;
    const found = formulas.itemAt(index);
    if (found !== null) {
      items.push(asLetter(found.item));
      index = found.next;
      continue;
    }
    if (token.kind === 'word' && token.span === 0) index = readWords(index);
    else {
      const sign = breakSign(token);
      if (sign !== null) items.push({ kind: 'break', sign, at: token.at, end: token.end });
      else if (token.kind === 'ellipsis')
        items.push(
          isPause(tokens[index - 1])
            ? { kind: 'break', sign: '.', at: token.at, end: token.end }
            : { kind: 'ellipsis', at: token.at, end: token.end },
        );
      // "∫ from 1 to 3 of 2x dx": the sign stands for its word.
      else if (/^(?:∫|\\int)$/u.test(token.text))
        items.push({
          kind: 'concept',
          concepts: ['integrate'],
          text: token.text,
          at: token.at,
          end: token.end,
        });
      else if (
        token.kind === 'word' ||
        token.kind === 'command' ||
        token.kind === 'atom' ||
        (isLostSign(token, tokens[index - 1], tokens[index + 1]) && !isMembership(index))
      )
        items.push(
          isArrowOfText(index)
            ? { kind: 'break', sign: ':', at: token.at, end: token.end }
            : { kind: 'unreadable', text: token.text, at: token.at, end: token.end },
        );
      index += 1;
    }
  }
  return { text, language, locale, items: withLostBrackets(withoutReferences(items)) };

  /** "for x ∈ ℝ": the letter and the set are items of their own. */
  function isMembership(index: number): boolean {
    return (
      tokens[index]!.text === '∈' &&
      items.at(-1)?.kind === 'letter' &&
      /^[ℝℂ]$/u.test(tokens[index + 1]?.text ?? '')
    );
  }

  /** "(x² − 4)/(x − 2) → simplify": an arrow between a formula and a word, not the sign of a limit. */
  function isArrowOfText(index: number): boolean {
    const [before, after] = [items.at(-1), tokens[index + 1]];
    return (
      /^(?:→|⇒|->|=>)$/u.test(tokens[index]!.text) &&
      before?.kind === 'formula' &&
      !before.trees.some((tree) => tree.kind === 'variable') &&
      after?.kind === 'word' &&
      after.text.length > 2 &&
      matchPhrase(language, words, index + 1, conceptKinds) !== null
    );
  }

  /** "find y", "what is n?": a letter of the formulas, although it is also a word. */
  function isLetterHere(index: number): boolean {
    const token = tokens[index]!;
    // "x + y = 15 y x − y = 3": between formulas a joining word, also where the letter is asked for later.
    const joins = items.at(-1)?.kind === 'formula' && tokens[index + 1]?.kind !== 'mark';
    if (context.requested.has(token.text)) return !joins || language !== 'es' || token.text !== 'y';
    if (!context.letters.has(token.text)) return false;
    // "la y": a noun.
    if (articles.test(tokens[index - 1]?.folded ?? '')) return true;
    const next = tokens[index + 1];
    if (next !== undefined && next.kind !== 'mark' && next.kind !== 'line' && next.kind !== 'sign') {
      const condition =
        matchPhrase(language, words, index + 1, conceptKinds)?.meanings.some(
          (each) => each.kind === 'concept' && (each.concept === 'when' || each.concept === 'isolate'),
        ) === true;
      if (!condition) return false;
    }
    const last = items.at(-1);
    return (
      last === undefined ||
      last.kind === 'letter' ||
      (last.kind === 'concept' &&
        last.concepts.some((each) =>
          [
            'find',
            'is',
            'value',
            'when',
            'of',
            'isolate',
            'and',
            'to',
            'solve',
            'evaluate',
            'respect',
          ].includes(each),
        ))
    );
  }

  function isAbbreviation(index: number): boolean {
    const { text: letter, span } = tokens[index]!;
    const next = tokens[index + 1];
    const last = items.at(-1);
    return (
      span === 0 &&
      abbreviations[language].test(letter) &&
      !context.letters.has(letter) &&
      !isUnitHere(index) &&
      next?.kind === 'word' &&
      next.text.length > 2 &&
      !(
        last?.kind === 'concept' &&
        last.concepts.some((each) => ['find', 'value', 'solve', 'isolate'].includes(each))
      )
    );
  }

  function isUnitAlone(index: number): boolean {
    const { text: word } = tokens[index]!;
    return word.length === 1 && unitWords.has(word) && isUnitHere(index);
  }

  /** "3.5 km to m": after a unit a single letter may be one as well. */
  function isUnitHere(index: number): boolean {
    if (context.isUnitAlone(index)) return true;
    if (context.letters.has(tokens[index]!.text)) return false;
    const last = items.at(-1);
    const target =
      last?.kind === 'concept' &&
      last.concepts.some((each) => each === 'to' || each === 'as' || each === 'of' || each === 'when');
    const divided = last?.kind === 'unit' && tokens[index - 1]?.text === '/';
    return divided || (target && items.some((each) => each.kind === 'formula' && each.unit !== null));
  }

  /** "calculate xy" beside equations in x and y: a word made of their letters is their product. */
  function asProduct({ text: word, at, end }: MessageToken): MessageItem | null {
    const letters = [...word];
    if (
      !/^[a-z]{2,3}$/.test(word) ||
      new Set(letters).size < letters.length ||
      !letters.every((letter) => context.letters.has(letter))
    )
      return null;
    const tree = product(letters.map((letter) => variable(letter)));
    return {
      kind: 'formula',
      text: word,
      trees: [tree],
      unit: null,
      money: false,
      bare: false,
      span: 0,
      calls: [],
      doubtful: false,
      lost: false,
      at,
      end,
    };
  }

  function readWords(index: number): number {
    const token = tokens[index]!;
    const set = numberSets[token.text];
    if (set !== undefined) {
      items.push({ kind: 'concept', concepts: [set], text: token.text, at: token.at, end: token.end });
      return index + 1;
    }
    // What an apostrophe cut off: don't, it's, l'aire.
    if (
      token.folded.length === 1 &&
      (/['’‘]/u.test(text[token.at - 1] ?? '') || /['’‘]/u.test(text[token.end] ?? ''))
    )
      return index + 1;
    if (token.text.length > 1 && context.isWordWithDigit(index)) {
      items.push({
        kind: 'word',
        text: token.text,
        folded: token.folded,
        at: token.at,
        end: tokens[index + 1]!.end,
      });
      return index + 2;
    }
    const raised = raisedUnitAt(tokens, index);
    if (raised !== null) {
      items.push({ ...raised, at: token.at, end: tokens[index + 1]!.end });
      return index + 2;
    }
    const found = isUnitAlone(index) ? null : matchBestPhrase(language, words, index, conceptKinds);
    const last = tokens[index + (found?.length ?? 1) - 1]!;
    const place = { at: token.at, end: last.end };
    const shown = text.slice(place.at, place.end);
    if (found === null || (token.text.length === 1 && found.length === 1 && isLetterHere(index))) {
      const unit = unitWords.get(token.text) ?? unitWords.get(token.folded);
      if (token.text.length === 1 && isAbbreviation(index))
        items.push({ kind: 'word', text: token.text, folded: token.folded, ...place });
      else if (token.text.length === 1 && !(unit !== undefined && isUnitHere(index)))
        items.push({ kind: 'letter', name: token.text, ...place });
      else if (unit !== undefined) {
        const { power, next } = powerOfUnit(tokens, index + 1);
        items.push({
          kind: 'unit',
          name: unit,
          at: token.at,
          end: tokens[next - 1]!.end,
          ...(power === null ? {} : { power }),
        });
        return next;
      } else
        items.push(asProduct(token) ?? { kind: 'word', text: token.text, folded: token.folded, ...place });
      return index + 1;
    }
    // "ecuación de 2º grado": the degree only names the kind of equation.
    const before = items.at(-1);
    if (/^(?:grado|degre|degree)$/.test(token.folded) && before?.kind === 'ordinal' && before.value <= 3) {
      items.splice(-1, 1, { kind: 'concept', concepts: ['object'], text: shown, ...place });
      return index + found.length;
    }
    const meanings = found.meanings;
    const value = meanings.find(
      (each) => each.kind === 'ordinal' || each.kind === 'fraction' || each.kind === 'number',
    );
    const named = meanings.flatMap((each) => (each.kind === 'concept' ? [each.concept] : []));
    if (value !== undefined && named.every((concept) => concept === 'filler')) {
      items.push({
        kind: value.kind === 'number' ? 'count' : (value.kind as 'ordinal' | 'fraction'),
        value: (value as { value: number }).value,
        text: shown,
        ...place,
      });
    } else if (named.length > 0) items.push({ kind: 'concept', concepts: named, text: shown, ...place });
    return index + found.length;
  }
}

/** Articles before a letter that is a word as well. */
const articles = /^(?:the|la|el|le)$/;

/** "square metres", "cubic centimetres" as a unit without a number before it. */
function raisedUnitAt(
  tokens: readonly MessageToken[],
  index: number,
): { readonly kind: 'unit'; readonly name: string; readonly power: number } | null {
  const power = { square: 2, sq: 2, cubic: 3, cu: 3 }[tokens[index]!.folded];
  const next = tokens[index + 1];
  const name = next?.kind === 'word' && next.text.length > 1 ? unitWords.get(next.text) : undefined;
  return power === undefined || name === undefined ? null : { kind: 'unit', name, power };
}

/** The power behind a unit: m², m^2, "metros cuadrados", "mètres cubes"; and the index behind it. */
function powerOfUnit(
  tokens: readonly MessageToken[],
  index: number,
): { readonly power: number | null; readonly next: number } {
  const [sign, digit] = [tokens[index], tokens[index + 1]];
  if (sign?.text === '²' || sign?.text === '³') return { power: sign.text === '²' ? 2 : 3, next: index + 1 };
  // cm2: an exponent that copying put on the line.
  if (
    sign?.kind === 'number' &&
    !sign.spaced &&
    /^[23]$/.test(sign.text) &&
    tokens[index - 1]!.text.length > 1
  )
    return { power: Number(sign.text), next: index + 1 };
  if (sign?.text === '^' && /^[23]$/.test(digit?.text ?? ''))
    return { power: Number(digit!.text), next: index + 2 };
  if (sign?.kind === 'word' && /^(?:cuadrad[oa]s?|carres?)$/.test(sign.folded))
    return { power: 2, next: index + 1 };
  if (sign?.kind === 'word' && /^(?:cubic[oa]s?|cubes?)$/.test(sign.folded))
    return { power: 3, next: index + 1 };
  return { power: null, next: index };
}

/** A formula that is a single letter names that letter. */
function asLetter(item: MessageItem): MessageItem {
  if (item.kind !== 'formula' && item.kind !== 'unreadable') return item;
  // $\mathbb{R}$, $x \in \mathbb{R}$: where the solutions are looked for.
  const set =
    /^\s*(?:[a-z]\s*(?:∈|\\in)\s*)?\{?\s*(?:\\(?:mathbb|mathbf)\s*\{?\s*([RCZNQ])\s*\}?|([ℝℂℤℕℚ]))\s*\}?\s*$/u.exec(
      item.text,
    );
  if (set !== null) {
    const concept = numberSets[set[2] ?? 'ℝℂℤℕℚ'['RCZNQ'.indexOf(set[1]!)]!]!;
    return { kind: 'concept', concepts: [concept], text: item.text, at: item.at, end: item.end };
  }
  if (item.kind !== 'formula' || item.trees.length !== 1 || item.calls.length > 0) return item;
  const [tree] = item.trees;
  return tree!.kind === 'variable' ? { kind: 'letter', name: tree!.name, at: item.at, end: item.end } : item;
}

/** "question 6 says …", "l’exercice 4": the number names a problem; it is no quantity. */
const withoutReferences = (items: readonly MessageItem[]): readonly MessageItem[] =>
  items.map((item, place) => {
    const before = items[place - 1];
    const isReference =
      item.kind === 'formula' &&
      item.unit === null &&
      !item.money &&
      /^\d{1,3}(?:\s?[-–−]\s?\d{1,3})?$/.test(item.text.trim()) &&
      before?.kind === 'concept' &&
      before.concepts.includes('heading') &&
      before.text.length > 2;
    return isReference
      ? { kind: 'word', text: item.text, folded: item.text.trim(), at: item.at, end: item.end }
      : item;
  });

/** Signs that are no mathematics when they stand alone. */
const punctuation = /^[()[\]{}\-–—‐‑/*#&@~|>§"'°ºª$€£\\]$/u;

/** "idk what to do here... x = 2": the dots end a sentence; behind a number or sign they go on with a list. */
const isPause = (before: MessageToken | undefined): boolean =>
  before?.kind === 'word' && before.span === 0 && before.text.length > 1;

/** Single letters that stand for words where no formula has them: w radius 3, tu peux m aider. */
const abbreviations: Readonly<Record<Language, RegExp>> = {
  en: /^[wurnbkcyd]$/,
  es: /^[dqkmtsn]$/,
  fr: /^[cmtjdlsngqkp]$/,
};

/** A mathematical sign that no formula took: what it says would be lost. */
function isLostSign(
  token: MessageToken,
  before: MessageToken | undefined,
  after: MessageToken | undefined,
): boolean {
  if (token.kind !== 'sign' || before?.kind === 'ellipsis' || after?.kind === 'ellipsis') return false;
  // "hypotenuse = ?" asks for what is named.
  if (token.text === '=' && before?.kind === 'word' && (after === undefined || /^[?:.]$/.test(after.text)))
    return false;
  if (token.span > 0) return !/^[()[\]{}.,;:'"]$/.test(token.text);
  const touches = (each: MessageToken | undefined): boolean =>
    each?.kind === 'number' || (each?.kind === 'sign' && /^[)\]²³]$/u.test(each.text));
  if (/^[-*/|]$/.test(token.text))
    return (
      (before?.end === token.at && touches(before)) ||
      (after?.kind === 'number' && !after.spaced && after.at === token.end)
    );
  if (token.text === '_')
    return before?.end === token.at && before.kind !== 'sign' && after !== undefined && !after.spaced;
  return !punctuation.test(token.text) && !isPicture(token.text);
}

/** Arrows, stars, flags and ticks of a page: no mathematics, but for the sign of degrees. */
const isPicture = (text: string): boolean => text !== '°' && /^\p{So}$/u.test(text);

/** A bracket of a formula that is never closed, or was never opened, is part of a formula that was not read. */
function withLostBrackets(items: readonly MessageItem[]): readonly MessageItem[] {
  const lost = new Set<number>();
  const open: number[] = [];
  const touches = (place: number, inner: number): boolean => {
    const [bracket, item] = [items[place]!, items[inner]];
    if (item?.kind !== 'formula' || item.bare) return false;
    return inner > place ? item.at === bracket.end : item.end === bracket.at;
  };
  for (const [place, item] of items.entries()) {
    if (item.kind !== 'break') continue;
    if (item.sign === '(') open.push(place);
    if (item.sign === ')' && open.pop() === undefined && touches(place, place - 1)) lost.add(place);
  }
  for (const place of open) if (touches(place, place + 1)) lost.add(place);
  return items.map((item, place) =>
    lost.has(place)
      ? { kind: 'unreadable', text: open.includes(place) ? '(' : ')', at: item.at, end: item.end }
      : item,
  );
}

type Break = Extract<MessageItem, { kind: 'break' }>['sign'];

function breakSign(token: MessageToken): Break | null {
  if (token.kind === 'line') return 'line';
  if (token.kind === 'sign' && (token.text === '(' || token.text === ')')) return token.text;
  if (token.kind !== 'mark') return null;
  if (token.text === '!') return '.';
  if (/^[☐☑□▢○]$/u.test(token.text)) return 'choice';
  return /^[,;:.?]$/.test(token.text) ? (token.text as Break) : null;
}
