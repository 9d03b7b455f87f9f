import { type Language, languages } from '#app/platform/texts.ts';
import { spelled } from './number-words.ts';

/* Indirect ways to state a number: other languages, reversed, shifted letters, codes. */

/** Number words of languages the product does not support, in case a learner asks for a translation. */
const elsewhere: Record<string, readonly string[]> = {
  de: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' '),
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' '),
  pt: 'zero um dois tres quatro cinco seis sete oito nove dez onze doze'.split(' '),
  la: 'nullus unus duo tres quattuor quinque sex septem octo novem decem undecim duodecim'.split(' '),
  ordinalEn: 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  ),
  ordinalEs:
    'cero primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo'.split(
      ' ',
    ),
  ordinalFr:
    'zero premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme'.split(
      ' ',
    ),
};

/** Lower-case letters only, without accents. */
export const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

const reversed = (text: string): string => [...text].toReversed().join('');
const shifted = (text: string, by: number): string =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97));
const mirrored = (text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)));

const romanParts: [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** 1 to 399, lower case. */
function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [size, letters] of romanParts) {
    while (rest >= size) [rest, text] = [rest - size, text + letters];
  }
  return text;
}

/** Words for 1 that are also articles: they count only in a sentence that claims to name the answer. */
const articles = new Set([
  'un',
  'una',
  'uno',
  'une',
  'um',
  'uma',
  'one',
  'unus',
  'i',
  'first',
  'premier',
  'primero',
]);

/** Frequent words that are also a short Roman numeral backwards or mirrored ("or" and "il": 51): they reveal nothing. */
const frequentWords: ReadonlySet<string> = new Set(['il', 'or', 'ce', 're']);

export type Disguises = {
  /** Words, letters only, that state a value of the answer. */
  words: ReadonlySet<string>;
  /** Words that state one only after "is". */
  articles: ReadonlySet<string>;
  /** Words of four letters or more, searched across gaps and in initials. */
  spelled: readonly string[];
};

/**
 * Every word that reveals one of the values. `parts` are numbers that reveal only part of one: "two" occurs in many sentences, so
 * the plain words for 1 and 2 in the reader's language are left to the check of the whole sentence.
 */
export function disguisesOf(
  values: readonly number[],
  parts: readonly number[],
  language: Language,
): Disguises {
  const all = disguised(values.concat(parts));
  const small = parts.filter((part) => part <= 2 && !values.includes(part));
  const left = new Set(small.flatMap((part) => spelled(part, language).map((names) => names.join(''))));
  if (small.length > 0) left.add('second').add('segundo').add('deuxieme');
  return { ...all, words: new Set([...all.words].filter((word) => !left.has(word))) };
}

function disguised(values: readonly number[]): Disguises {
  const plain = values.flatMap(namesOfValue);
  const words = new Set<string>();
  for (const name of plain) for (const word of waysOf(name)) words.add(word);
  for (const value of values)
    for (const text of digitsOf(value)) codes(text).forEach((code) => words.add(code));
  const common = [...words].filter((word) => articles.has(word));
  for (const word of common) words.delete(word);
  words.delete('');
  return {
    words: new Set([...words].filter((word) => word.length > 1 && !frequentWords.has(word))),
    articles: new Set(common),
    spelled: plain.filter((name) => name.length >= 4),
  };
}

function namesOfValue(value: number): string[] {
  if (Number.isInteger(value * 2) && !Number.isInteger(value))
    return ['half', 'medio', 'media', 'demi', 'demie', 'mitad', 'moitie'];
  if (!Number.isInteger(value)) return [];
  return [
    ...languages.flatMap((language) => spelled(value, language).map((parts) => parts.join(''))),
    ...Object.values(elsewhere).flatMap((names) => names[value] ?? []),
    ...(value > 0 && value < 400 ? [roman(value)] : []),
  ];
}

const waysOf = (name: string): string[] => [
  name,
  reversed(name),
  mirrored(name),
  ...Array.from({ length: 25 }, (_, at) => shifted(name, at + 1)).filter((word) => word.length >= 4),
  ...(name.length >= 3 ? [`${name.slice(1)}${name.slice(0, 1)}ay`, ...codes(name)] : []),
];

const digitsOf = (value: number): string[] => [
  String(value),
  `x=${value}`,
  `x = ${value}`,
  `-${value}`,
  `x=-${value}`,
];
/** Base64 without padding, if it is letters only; a code with a digit or sign is checked as a formula anyway. */
const codes = (text: string): string[] => {
  const code = Buffer.from(text).toString('base64').replaceAll('=', '');
  return /^[A-Za-z]{2,}$/u.test(code) ? [code.toLowerCase()] : [];
};
