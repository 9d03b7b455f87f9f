import { add, multiply, rational, type Rational } from '../../expression/rational.ts';
import type { Language } from '../../texts.ts';
import { groupedNumber } from '../message/numbers.ts';
import { tokenize, type MessageToken as Token } from '../message/tokens.ts';
import { foldWord, matchWords, quantityLexicon } from './lexicon/lexicon.ts';
import type { StoryCue, VerbClass } from './lexicon/quantity-lexicon.ts';

/** A number of the text, a word or phrase with its meanings, or a mark between them. */
export type SentenceItem =
  | {
      readonly kind: 'number';
      readonly value: Rational;
      readonly text: string;
      readonly money: MoneyMention | null;
      readonly percent: boolean;
      /** Written in letters. */ readonly worded: boolean;
      readonly at: number;
      /** Behind its digits or words, without a sign of money or percent. */
      readonly end: number;
    }
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly folded: string;
      readonly stem: string;
      readonly verbs: readonly VerbClass[];
      readonly cues: readonly StoryCue[];
      readonly capital: boolean;
      /** It stands in the lexicon. */
      readonly listed: boolean;
      /** A verb in its bare form, which cannot follow a singular subject: "store". */
      readonly bare: boolean;
      readonly at: number;
    }
  | { readonly kind: 'comma' | 'stop' | 'question' | 'sign'; readonly text: string; readonly at: number };

export type MoneyMention = 'unit' | 'cent';

/** Past forms, some of which look like the bare form. */
const pastForms = /ed$|^(?:read|put|cut|cost|set|hit|split|let|quit|bet|shut|spread)$/;
const currencySigns = /^[$€£¥₹]$/u;
const abbreviations = /^(?:mr|mrs|ms|dr|st|sr|sra|dra|mme|mlle|no|jr|sq|ft|oz|lb|lbs|in|min|hr|hrs|approx)$/;

/** The items of a text, sentence after sentence. Linear in the length of the text. */
export function itemsOfText(
  source: string,
  language: Language,
  locale: string | undefined,
): readonly SentenceItem[] {
  if (last?.source === source && last.language === language && last.locale === locale) return last.items;
  const items = readItems(source, language, locale);
  last = { source, language, locale, items };
  return items;
}

/** The riddles and the stories of a message are read from the same items. */
let last: {
  readonly source: string;
  readonly language: Language;
  readonly locale: string | undefined;
  readonly items: readonly SentenceItem[];
} | null = null;

function readItems(source: string, language: Language, locale: string | undefined): readonly SentenceItem[] {
  const { tokens } = tokenize(source);
  const lexicon = quantityLexicon(language);
  const dot = tokens.some(({ kind, text }) => kind === 'number' && /^\d+\.(?:\d{1,2}|\d{4,})$/.test(text));
  // An elided word, qu’ or n’, is in the lexicon without its apostrophe.
  const words = tokens.map((token) =>
    token.kind === 'word' ? foldWord(token.text.replace(/’$/u, ''), lexicon.source.accented) : null,
  );
  const items: SentenceItem[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at]!;
    const spelled =
      spelledFraction(tokens, at, lexicon) ?? spelledNumber(tokens, at, lexicon.numbers, language);
    if (spelled !== null) {
      items.push({
        kind: 'number',
        value: spelled.value,
        text: tokens
          .slice(at, at + spelled.length)
          .map(({ text }) => text)
          .join(' '),
        money: null,
        percent: false,
        worded: true,
        at: token.at,
        end: tokens[at + spelled.length - 1]!.end,
      });
      at += spelled.length;
      continue;
    }
    if (token.kind === 'number') {
      const { item, length } = numeral(tokens, at, locale, dot);
      items.push(item);
      at += length;
      continue;
    }
    if (token.kind === 'sign' && currencySigns.test(token.text) && tokens[at + 1]?.kind === 'number') {
      const { item, length } = numeral(tokens, at + 1, locale, dot);
      items.push({ ...item, money: 'unit' });
      at += length + 1;
      continue;
    }
    if (token.kind === 'word') {
      if (isPossessive(tokens, at, language)) {
        at += 1;
        continue;
      }
      // "Team A" has a letter for its name.
      const isLetter = token.text === 'A' && tokens[at - 1]?.kind === 'word';
      const found = isLetter ? null : matchWords(lexicon, words, at);
      const apart = language === 'fr' ? matchAroundAdverb(lexicon, words, at) : null;
      const match = apart ?? found;
      const length = match?.length ?? 1;
      const verbs: VerbClass[] = [];
      const cues: StoryCue[] = [];
      if (isUnreadPart(tokens, at, lexicon)) cues.push('unread_part');
      for (const meaning of match?.meanings ?? []) {
        if (meaning.startsWith('v:')) verbs.push(meaning.slice(2) as VerbClass);
        // The article l’ is no litre.
        else if (meaning !== 'measure' || !token.text.endsWith('’')) cues.push(meaning as StoryCue);
      }
      if (cues.includes('half') && isPeriod(tokens, at, lexicon)) cues.length = 0;
      const folded = tokens
        .slice(at, at + length)
        .map((each) => each.folded)
        .join(' ');
      items.push({
        kind: 'word',
        text: tokens
          .slice(at, at + length)
          .map((each) => each.text)
          .join(' '),
        folded,
        stem: length === 1 ? lexicon.source.stem(folded) : folded,
        verbs:
          match === null &&
          !isCapital(token) &&
          (lexicon.source.isVerbForm(folded) ||
            lexicon.source.subjectPronouns.test(tokens[at - 1]?.folded ?? ''))
            ? ['other']
            : verbs,
        cues,
        capital: isCapital(token),
        listed: match !== null,
        bare:
          language === 'en' &&
          verbs.length > 0 &&
          !pastForms.test(folded) &&
          !/[^s]s$/.test(folded) &&
          isVerbWord(lexicon, `${folded}s`),
        at: token.at,
      });
      at += length;
      continue;
    }
    const kind = markKind(tokens, at);
    if (kind !== null) items.push({ kind, text: token.text, at: token.at });
    at += 1;
  }
  return items;
}

/** "a déjà vendu": an adverb between the auxiliary and its participle. */
function matchAroundAdverb(
  lexicon: Parameters<typeof matchWords>[0],
  words: readonly (string | null)[],
  at: number,
): ReturnType<typeof matchWords> {
  const [auxiliary, adverb, participle] = words.slice(at, at + 3);
  if (
    auxiliary == null ||
    participle == null ||
    !/^(?:deja|encore|ensuite|aussi|bien|enfin)$/.test(adverb ?? '')
  )
    return null;
  const match = matchWords(lexicon, [auxiliary, participle], 0);
  return match?.length === 2 ? { ...match, length: 3 } : null;
}

const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

const isVerbWord = (lexicon: Parameters<typeof matchWords>[0], word: string): boolean =>
  matchWords(lexicon, [word], 0)?.meanings.some((meaning) => meaning.startsWith('v:')) === true;

/** The 's of "Ann's cards", not that of "it's" and "what's". */
function isPossessive(tokens: readonly Token[], at: number, language: Language): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]!];
  if (language !== 'en' || token.folded !== 's' || token.spaced || before?.kind !== 'word') return false;
  return !/^(?:it|he|she|that|what|there|here|who|let|where|how|when)$/.test(before.folded);
}

function markKind(tokens: readonly Token[], at: number): 'comma' | 'stop' | 'question' | 'sign' | null {
  const { text, kind } = tokens[at]!;
  const before = tokens[at - 1];
  if (kind === 'line') return 'stop';
  if (text === '?') return 'question';
  if (text === '.' && before?.kind === 'word' && abbreviations.test(before.folded)) return null;
  if (text === '.' && before?.kind === 'word' && before.text.length === 1 && isCapital(before)) return null;
  if (/^[.!;]$/.test(text)) return 'stop';
  if (/^[,:–—]$/u.test(text)) return 'comma';
  if (
    text === '-' &&
    !tokens[at]!.spaced &&
    tokens[at + 1]?.spaced === false &&
    tokens[at + 1]?.kind === 'word'
  )
    return null;
  // A formula among the words, which this reader leaves to the others.
  if (kind === 'command' || kind === 'atom' || kind === 'ellipsis') return 'sign';
  if (kind === 'sign' && !/^[$€£¥₹%¢()'’"−-]$/u.test(text)) return 'sign';
  return null;
}

function numeral(
  tokens: readonly Token[],
  at: number,
  locale: string | undefined,
  dot: boolean,
): { readonly item: Extract<SentenceItem, { kind: 'number' }>; readonly length: number } {
  const token = tokens[at]!;
  const plain = groupedNumber(token.text, locale, dot);
  let length = 1;
  let value = parse(plain);
  const [slash, below] = [tokens[at + 1], tokens[at + 2]];
  if (slash?.text === '/' && below?.kind === 'number' && /^\d+$/.test(below.text) && below.text !== '0') {
    value = multiply(value, rational(1n, BigInt(below.text)));
    length = 3;
  } else if (
    slash?.kind === 'number' &&
    slash.spaced &&
    tokens[at + 2]?.text === '/' &&
    /^\d+$/.test(tokens[at + 3]?.text ?? '') &&
    tokens[at + 3]!.text !== '0'
  ) {
    value = add(
      value,
      rational(BigInt(slash.text.replaceAll(/\D/g, '') || '0'), BigInt(tokens[at + 3]!.text)),
    );
    length = 4;
  }
  const { end } = tokens[at + length - 1]!;
  const sign = tokens[at + length]?.text ?? '';
  const isPercent = sign === '%';
  const money: MoneyMention | null =
    currencySigns.test(sign) &&
    !tokens.slice(at + length + 1, at + length + 2).some(({ kind, spaced }) => kind === 'number' && !spaced)
      ? 'unit'
      : sign === '¢'
        ? 'cent'
        : null;
  if (isPercent || money !== null) length += 1;
  return {
    item: {
      kind: 'number',
      value,
      text: token.text,
      money,
      percent: isPercent,
      worded: false,
      at: token.at,
      end,
    },
    length,
  };
}

/** A decimal number: groups of three digits after commas or points were joined before. */
function parse(text: string): Rational {
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.');
  const [whole = '0', decimals = ''] = grouped.split('.');
  const digits = `${whole}${decimals}`.replaceAll(/\D/g, '') || '0';
  return rational(BigInt(digits), 10n ** BigInt(decimals.length));
}

/** "two thirds", "one-fourth", "un tercio": a fraction in letters; halves and words alone are left to the lexicon. */
function spelledFraction(
  tokens: readonly Token[],
  at: number,
  { numbers, fractions, ordinals }: ReturnType<typeof quantityLexicon>,
): { readonly value: Rational; readonly length: number } | null {
  const [first, next] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'word') return null;
  // "la cuarta parte", "le quart des".
  const alone = fractions.get(first.folded);
  if (
    alone !== undefined &&
    alone > 2 &&
    /^(?:la|le|les|el|un|une|una)$/.test(tokens[at - 1]?.folded ?? '') &&
    (next?.folded === 'parte' || /^(?:de|des|du|d)$/.test(next?.folded ?? ''))
  )
    return { value: rational(1n, BigInt(alone)), length: next?.folded === 'parte' ? 2 : 1 };
  const size = numbers.get(first.folded) ?? (/^(?:a|an)$/.test(first.folded) ? 1 : null);
  if (size === null || size > 20) return null;
  const place = next?.kind === 'sign' && next.text === '-' ? at + 2 : at + 1;
  const word = tokens[place];
  const parts = word?.kind === 'word' ? fractions.get(word.folded) : undefined;
  if (parts === undefined || (parts === 2 && /^(?:a|an)$/.test(first.folded))) return null;
  const follows = tokens[place + 1];
  const isOf = follows?.kind === 'word' && /^(?:of|de|du|des|d|del)$/.test(follows.folded);
  // "a tank three-eighths full", "deux tiers"; but two quarters are coins.
  const isJoined = place === at + 2 || (size > 1 && parts !== 4 && word!.folded.endsWith('s'));
  // "un tercio por la mañana": a word that is no place in an order and names no thing.
  const isPart = size === 1 && parts > 2 && !ordinals.has(word!.folded) && isFunctionWord(follows);
  if (!isOf && !isJoined && !isPart) return null;
  const length = place + 1 - at + (follows?.folded === 'partes' ? 1 : 0);
  return { value: rational(BigInt(size), BigInt(parts)), length };
}

/** "4 fifths", "un tercio" where nothing says of what: a part of something that no number holds. */
function isUnreadPart(
  tokens: readonly Token[],
  at: number,
  { numbers, fractions, ordinals }: ReturnType<typeof quantityLexicon>,
): boolean {
  const before = tokens[at - 1];
  const parts = fractions.get(tokens[at]!.folded) ?? 0;
  if (parts < 3 || before === undefined || ordinals.has(tokens[at]!.folded)) return false;
  return (
    before.kind === 'number' ||
    /^(?:an?|une?|another|otr[oa]|autre)$/.test(before.folded) ||
    numbers.has(before.folded)
  );
}

/** "in the first half", "en la segunda mitad", "pendant la première moitié": a time, no part of an amount. */
function isPeriod(
  tokens: readonly Token[],
  at: number,
  { ordinals }: ReturnType<typeof quantityLexicon>,
): boolean {
  const [preposition, , order] = [-3, -2, -1].map((place) => tokens[at + place]?.folded ?? '');
  return (
    /^(?:in|during|at|en|durante|dans|pendant|durant|a)$/.test(preposition!) &&
    (ordinals.has(order!) || /^(?:second|seconde|last|ultima|derniere)$/.test(order!))
  );
}

const isFunctionWord = (token: Token | undefined): boolean =>
  token === undefined || token.kind !== 'word' || token.folded.length < 4;

const joins: Readonly<Record<Language, string>> = { en: 'and', es: 'y', fr: 'et' };

/** "three hundred and five", "treinta y dos", "quatre-vingt-dix": a number in letters, or null. */
function spelledNumber(
  tokens: readonly Token[],
  start: number,
  numbers: ReadonlyMap<string, number>,
  language: Language,
): { readonly value: Rational; readonly length: number } | null {
  let [total, group, end, size] = [0, 0, start, 0];
  let last = Infinity;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind === 'sign' && token.text === '-' && at > start) continue;
    if (token.kind !== 'word') break;
    if (at > start && token.folded === joins[language] && (last >= 20 || language !== 'en')) {
      if (
        !(
          numbers.has(tokens[at + 1]?.folded ?? '') &&
          last >= 20 &&
          numbers.get(tokens[at + 1]!.folded)! < last
        )
      )
        break;
      if (language === 'en' && last < 100) break;
      continue;
    }
    const value = numbers.get(token.folded);
    if (value === undefined) break;
    if (value === 100) group = Math.max(1, group) * 100;
    else if (value >= 1000) {
      total += Math.max(1, group) * value;
      group = 0;
    } else if (language === 'fr' && value === 20 && last === 4) group = group - 4 + 80;
    else if (size > 0 && last < 20 && !(language === 'fr' && last >= 60)) break;
    else if (size > 0 && value >= last && !(language === 'fr' && last % 20 === 0)) break;
    else group += value;
    last = value;
    size += 1;
    end = at + 1;
  }
  // An article of Spanish and French.
  if (size === 0 || (size === 1 && total + group === 1 && language !== 'en')) return null;
  return { value: rational(BigInt(total + group)), length: end - start };
}
