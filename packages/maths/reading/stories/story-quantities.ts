import { add, negate, rational, type Rational } from '../../expression/rational.ts';
import type { Language } from '../../texts.ts';
import type { SentenceItem } from '../quantities/items.ts';
import { given } from '../quantities/value.ts';
import type { FoundCue } from './lexicon/lexicon.ts';
import {
  type Denominator,
  lengthOf,
  phraseAt,
  type StoryPart,
  type StoryQuantity,
  wordAt,
} from './story-parts.ts';
import { type StoryUnit, unitNamed } from './units.ts';

/* The quantities of a story: a number with its unit, what it counts, and what it is counted for. */

const rateWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'per',
    'a',
    'an',
    'each',
    'every',
    'for each',
    'for every',
    'for one',
    'in each',
    'in one',
    'the',
    'for a',
    'for an',
    'in every',
    'on each',
    'from each',
    'to each',
  ],
  es: [
    'por',
    'por cada',
    'cada',
    'al',
    'a la',
    'el',
    'la',
    'en cada',
    'a cada',
    'por cada uno de',
    'por el',
    'por la',
    'de cada',
    'para cada',
    'en una',
    'en un',
    'por un',
    'por una',
  ],
  fr: [
    'par',
    'de l',
    'l',
    'le',
    'la',
    'pour chaque',
    'chaque',
    'a l',
    'dans chaque',
    'pour un',
    'pour une',
    'en une',
    'en un',
    'a chaque',
    'de chaque',
    'du',
  ],
};

/** Words that make a rate only before a unit. */
const weakRateWords = /^(?:a|an|al|a la|el|la|le|l|de l|du|a l|the|in one|en una?|en une?)$/;

const eachWords = /^(?:each|apiece|chacune?|cada uno|cada una|l unite|piece|la piece|cada)$/;

const adverbs: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  anual: 'ano',
  anuales: 'ano',
  mensual: 'mes',
  mensuales: 'mes',
  semanales: 'semana',
  semanal: 'semana',
  diarios: 'dia',
  diario: 'dia',
  diarias: 'dia',
  annuel: 'an',
  annuels: 'an',
  mensuel: 'mois',
  mensuels: 'mois',
};

const halves: Readonly<Record<Language, readonly string[]>> = {
  en: ['and a half'],
  es: ['y media', 'y medio'],
  fr: ['et demie', 'et demi'],
};

/** "6 apples cost 1.80": what follows a price word is money. */
export function withMoney(quantity: StoryQuantity, cues: readonly FoundCue[]): StoryQuantity {
  const { at, unit, percent, nouns, per, worded } = quantity;
  const isPrice = cues.some(({ cue, end }) => cue === 'price' && end === at);
  return isPrice && unit === null && !percent && !worded && nouns.length === 0 && per === null
    ? { ...quantity, unit: unitNamed('dollar') }
    : quantity;
}

export function quantityAt(
  parts: readonly StoryPart[],
  {
    value: plain,
    item,
    at,
    negative,
    id,
    language,
  }: {
    readonly value: Rational;
    readonly item: Extract<SentenceItem, { kind: 'number' }>;
    readonly at: number;
    readonly negative: boolean;
    readonly id: number;
    readonly language: Language;
  },
): StoryQuantity {
  let end = at + 1;
  let unit: StoryUnit | null =
    item.money === null ? null : unitNamed(item.money === 'cent' ? 'cent' : 'dollar');
  let value = plain;
  const percentWords = phraseAt(parts, end, ['percent', 'per cent', 'por ciento', 'porciento', 'pour cent']);
  const percent = item.percent || percentWords !== null;
  if (percentWords !== null) end += lengthOf(percentWords);
  const addHalf = (): void => {
    const half = phraseAt(parts, end, halves[language]);
    if (half === null) return;
    value = add(value, rational(1n, 2n));
    end += lengthOf(half);
  };
  addHalf();
  if (unit === null && !percent) {
    if (wordAt(parts, end) === 'de' && wordAt(parts, end + 1)?.startsWith('euro') === true) end += 1;
    const word = wordAt(parts, end);
    const named = word === null ? null : unitNamed(word);
    // "m", "a" and "s" may be words of the language.
    if (named !== null) {
      unit = named;
      end += 1;
      addHalf();
    }
  }
  const nouns: string[] = [];
  let next = end;
  const skipped = (): boolean => /^(?:of|de|d|du|des)$/.test(wordAt(parts, next) ?? '');
  while (nouns.length < 4) {
    const part = parts[next];
    if (part?.kind === 'word' && part.content) nouns.push(part.stem);
    else if (
      !(
        skipped() &&
        parts[next + 1]?.kind === 'word' &&
        (parts[next + 1] as { content?: boolean }).content === true
      )
    )
      break;
    next += 1;
  }
  let per: Denominator | null = null;
  for (const start of [end, next]) {
    const found = denominatorAt(parts, start, language);
    if (found === null) continue;
    per = found.per;
    end = found.end;
    break;
  }
  per ??= percent ? null : denominatorBefore(parts, at);
  return {
    id,
    value: given(negative && !percent ? negate(value) : value, id),
    at,
    end: Math.max(end, per === null ? end : end),
    unit,
    percent,
    negative,
    nouns,
    per,
    worded: item.worded,
    text: item.text,
  };
}

/** The nouns of a denominator: "for every text message". */
export function nounsFrom(
  parts: readonly StoryPart[],
  from: number,
): { readonly per: Denominator; readonly end: number } {
  const stems: string[] = [];
  for (let at = from; stems.length < 3; at += 1) {
    const part = parts[at];
    if (part?.kind !== 'word' || !part.content) break;
    stems.push(part.stem);
  }
  return { per: { kind: 'noun', stems }, end: from + stems.length };
}

const auxiliaries = /^(?:should|must|can|could|would|will|may|might|need|needs)$/;

/** "each lesson costs 4", "chaque séance 4 €": what a number is counted for comes before it. */
function denominatorBefore(parts: readonly StoryPart[], at: number): Denominator | null {
  for (let place = at - 1; place >= Math.max(0, at - 6); place -= 1) {
    const part = parts[place]!;
    // "Each day, she reads 40 pages."
    if (part.kind === 'comma' && parts[place - 1]?.kind === 'word') continue;
    if (part.kind !== 'word' || /^(?:and|y|et|para|pour)$/.test(part.folded)) return null;
    if (!/^(?:each|every|chaque|cada)$/.test(part.folded)) continue;
    const unit = unitNamed(wordAt(parts, place + 1) ?? '');
    if (unit !== null) return { kind: 'unit', unit };
    // "how many of each should be mixed to make 60 litres"
    if (auxiliaries.test(wordAt(parts, place + 1) ?? '')) return null;
    const { per } = nounsFrom(parts, place + 1);
    return per.kind === 'noun' && per.stems.length > 0 ? per : null;
  }
  return null;
}

function denominatorAt(
  parts: readonly StoryPart[],
  at: number,
  language: Language,
): { readonly per: Denominator; readonly end: number } | null {
  if (parts[at]?.kind === 'slash') {
    const unit = unitNamed(wordAt(parts, at + 1) ?? '');
    return unit === null ? null : { per: { kind: 'unit', unit }, end: at + 2 };
  }
  const adverb = adverbs[wordAt(parts, at) ?? ''];
  if (adverb !== undefined) return { per: { kind: 'unit', unit: unitNamed(adverb)! }, end: at + 1 };
  const phrase = phraseAt(parts, at, rateWords[language]);
  if (phrase !== null) {
    const place = at + lengthOf(phrase);
    const unit = unitNamed(wordAt(parts, place) ?? '');
    if (unit !== null && unit.text.length >= (weakRateWords.test(phrase) ? 2 : 1))
      return { per: { kind: 'unit', unit }, end: place + 1 };
    const noun = parts[place];
    if (!weakRateWords.test(phrase) && noun?.kind === 'word' && noun.content && !noun.name)
      return nounsFrom(parts, place);
  }
  for (const length of [2, 1]) {
    const words = Array.from({ length }, (_, offset) => wordAt(parts, at + offset) ?? '').join(' ');
    const isOfSeveral = parts[at + length]?.kind === 'quantity';
    if (eachWords.test(words) && !isOfSeveral && wordAt(parts, at + length) !== 'other')
      return { per: { kind: 'each' }, end: at + length };
  }
  return null;
}
