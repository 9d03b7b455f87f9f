import type { Language } from '#app/platform/texts.ts';

/* Number words of three languages, without accents: `dieciseis`, `zero`. */

const sequence = (from: number, names: string): [string, number][] =>
  names.split(' ').map((name, at) => [name, from + at]);
const tens = (from: number, names: string): [string, number][] =>
  names.split(' ').map((name, at) => [name, (from + at) * 10]);

const english = new Map<string, number>([
  ...sequence(0, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'),
  ...sequence(15, 'fifteen sixteen seventeen eighteen nineteen'),
  ...tens(2, 'twenty thirty forty fifty sixty seventy eighty ninety'),
  ['hundred', 100],
  ['thousand', 1000],
]);
const spanish = new Map<string, number>([
  ...sequence(0, 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  ...sequence(16, 'dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres'),
  ...sequence(24, 'veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'),
  ...tens(3, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien'),
  ['un', 1],
  ['una', 1],
  ['veintiun', 21],
  ['ciento', 100],
  ['mil', 1000],
]);
const french = new Map<string, number>([
  ...sequence(
    0,
    'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  ),
  ...tens(2, 'vingt trente quarante cinquante soixante septante huitante nonante cent'),
  ['une', 1],
  ['vingts', 20],
  ['cents', 100],
  ['mille', 1000],
]);

export const numberWords: Record<Language, ReadonlyMap<string, number>> = {
  en: english,
  es: spanish,
  fr: french,
};

/** The value of consecutive number words: `twenty one`, `quatre vingt dix`. */
export function valueOfWords(values: readonly number[]): number {
  let total = 0;
  let current = 0;
  for (const value of values) {
    if (value === 100 || value === 1000) {
      current = Math.max(1, current) * value;
      if (value === 1000) [total, current] = [total + current, 0];
    } else if (value === 20 && current === 4) current = 80;
    else current += value;
  }
  return total + current;
}

/** All spellings of a number from 0 to 999 in words of a language, as ordered parts. */
export function spelled(value: number, language: Language): string[][] {
  const direct = [...numberWords[language]].filter(([, known]) => known === value).map(([name]) => [name]);
  if (value < 0 || value > 999 || !Number.isInteger(value)) return [];
  const rest = [100, 80, 60, 50, 40, 30, 20, 10, 90, 70]
    .filter((base) => base < value && value - base < (base === 100 ? 900 : 20))
    .flatMap((base) => joined(base, value - base, language));
  return [...direct, ...rest];
}

function joined(base: number, rest: number, language: Language): string[][] {
  const heads = base === 80 && language === 'fr' ? [['quatre', 'vingt']] : named(base, language);
  const tails = rest < 100 ? spelled(rest, language) : [];
  const hundreds = base === 100 && rest >= 100 ? hundredsOf(base + rest, language) : [];
  return [...heads.flatMap((head) => tails.map((tail) => [...head, ...tail])), ...hundreds];
}

const named = (value: number, language: Language): string[][] =>
  [...numberWords[language]].filter(([, known]) => known === value).map(([name]) => [name]);

function hundredsOf(value: number, language: Language): string[][] {
  const heads = named(Math.floor(value / 100), language).flatMap((head) =>
    named(100, language).map((hundred) => [...head, ...hundred]),
  );
  return value % 100 === 0
    ? heads
    : heads.flatMap((head) => spelled(value % 100, language).map((tail) => [...head, ...tail]));
}
