import { foldAccents } from './fold-accents.ts';

/* Fraction words in three languages, without accents: their denominators. */
const shares: readonly (readonly [below: number, names: string])[] = [
  [2, 'half|halves|demis?|demie'],
  [3, 'thirds?|tercios?|tiers'],
  [4, 'quarters?|fourths?|cuartos?|quarts?'],
  [5, 'fifths?|quintos?|cinquiemes?'],
  [6, 'sixths?|sextos?|sixiemes?'],
  [7, 'sevenths?|septimos?|septiemes?'],
  [8, 'eighths?|octavos?|huitiemes?'],
  [9, 'ninths?|novenos?|neuviemes?'],
  [10, 'tenths?|decimos?|dixiemes?'],
];
/** Only after a number: “medio” alone also means middle. */
const halves = 'medios?|demis?';
const counts =
  'a an one un una une uno|two dos deux|three tres trois|four cuatro quatre|five cinco cinq|six seis|seven siete sept|eight ocho huit|nine nueve neuf|ten diez dix'.split(
    '|',
  );
const countOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : counts.findIndex((names) => names.split(' ').includes(word)) + 1;

const count = `(\\d{1,3}|${counts.join(' ').replaceAll(' ', '|')})`;
const of = "(?:of(?: the)?|del|de la|de|du|des|d')";
const word = (pattern: string) => new RegExp(`(?<![a-z\\d])(?:${pattern})(?![a-z])`, 'g');
const written = (above: number, below: number): string => `(${above}/${below})`;

const mixed = word(`${count} (?:and a half|y medio|y media|et demie?)`);
const halved = word(`(?:the |la )?(?:half|mitad|moitie) ${of}`);
const counted: readonly (readonly [RegExp, number])[] = [...shares, [2, halves] as const].map(
  ([below, names]) => [word(`${count} (?:${names})`), below],
);
const named: readonly (readonly [RegExp, number])[] = [
  ...shares.map(([below, names]) => [word(`(?:the |el |le |les )?(?:${names}) ${of}`), below] as const),
  [word(`(?:la )?tercera parte ${of}`), 3],
  [word(`(?:la )?cuarta parte ${of}`), 4],
  [word(`(?:la )?quinta parte ${of}`), 5],
  [word(`(?:la )?decima parte ${of}`), 10],
];
const times: readonly (readonly [RegExp, number])[] = [
  [word(`twice|(?:the |el |le )?(?:double|doble)(?: ${of})?`), 2],
  [word(`(?:the |el |le )?triple(?: ${of})?`), 3],
];

/**
 * Fraction words of a spoken problem as fractions: "half of 10" becomes (1/2)* 10, "dos tercios más un medio" (2/3) más (1/2). The text must
 * have no accents; without a fraction word it is returned unchanged.
 */
export function fractionsInSigns(text: string): string {
  let plain = foldAccents(text).replace(mixed, (_, whole: string) => written(2 * countOf(whole) + 1, 2));
  plain = plain.replace(halved, '(1/2)*');
  for (const [pattern, below] of counted)
    plain = plain.replace(pattern, (_, above: string) => written(countOf(above), below));
  for (const [pattern, below] of named) plain = plain.replace(pattern, `${written(1, below)}*`);
  plain = plain.replace(new RegExp(`(\\(\\d+/\\d+\\)) ${of}(?![a-z])`, 'g'), '$1*');
  for (const [pattern, factor] of times) plain = plain.replace(pattern, `${factor}*`);
  return plain;
}

/** The extent of a fraction of a sum is ambiguous: (1/2)* x + 3 can also mean (1/2)(x + 3). */
export function shareOfAll(side: string): string | null {
  const found = /^(.*?)((?:\(\d+\/\d+\)|(?<![\d)])\d)\*)\s*([^()]*[^\s()]\s*[+-]\s*[^\s()][^()]*)$/.exec(
    side,
  );
  return found === null ? null : `${found[1]!}${found[2]!}(${found[3]!.trim()})`;
}
