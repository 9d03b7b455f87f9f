import { foldAccents } from './fold-accents.ts';
import { fractionsInSigns, shareOfAll } from './spoken-fractions.ts';

/** Signs by their words in three languages; the longest first. Without accents. */
const signs: readonly (readonly [words: string, sign: string])[] = [
  [
    'is (?:less|smaller) than or equal to|(?:es )?menor o igual (?:que|a)|(?:est )?inferieure? ou egale? a',
    '<=',
  ],
  [
    'is (?:greater|bigger|more) than or equal to|(?:es )?mayor o igual (?:que|a)|(?:est )?superieure? ou egale? a',
    '>=',
  ],
  ['is (?:less|smaller) than|(?:es )?menor que|(?:est )?inferieure? a', '<'],
  ['is (?:greater|bigger|more) than|(?:es )?mayor que|(?:est )?superieure? a', '>'],
  [
    'is equal to|equals to|equals?|equal to|es igual a|igual a|es igual|igual|est egale? a|egale? a|est egale?|egale?',
    '=',
  ],
  ['divided by|dividido (?:entre|por)|divise par|over|entre|sobre|sur', '÷'],
  ['multiplied by|times|multiplicado por|por|multiplie par|fois', '*'],
  ['plus|mas', '+'],
  ['minus|negative|menos|moins', '-'],
  ['al cuadrado|squared|au carre|carre', '^2'],
  ['al cubo|cubed|au cube', '^3'],
  [
    'to the power(?: of)?|raised to(?: the)?(?: power(?: of)?)?|elevado a(?: la)?|a la potencia(?: de)?|puissance|exposant|to the',
    '^',
  ],
  [
    '(?:the )?square root of|(?:la )?raiz cuadrada de|(?:la )?raiz de|(?:la )?racine carree de|(?:la )?racine de',
    '√',
  ],
];

const small =
  'zero cero zero|one uno un|two dos deux|three tres trois|four cuatro quatre|five cinco cinq|six seis six|seven siete sept|eight ocho huit|nine nueve neuf|ten diez dix|eleven once onze|twelve doce douze|thirteen trece treize|fourteen catorce quatorze|fifteen quince quinze|sixteen dieciseis seize|seventeen diecisiete dix-sept|eighteen dieciocho dix-huit|nineteen diecinueve dix-neuf|twenty veinte vingt|twenty-one veintiuno vingt-et-un|twenty-two veintidos vingt-deux|twenty-three veintitres vingt-trois|twenty-four veinticuatro vingt-quatre|twenty-five veinticinco vingt-cinq'.split(
    '|',
  );
const tens =
  '30 thirty treinta trente|40 forty cuarenta quarante|50 fifty cincuenta cinquante|60 sixty sesenta soixante|70 seventy setenta soixante-dix|80 eighty ochenta quatre-vingts|90 ninety noventa quatre-vingt-dix|100 hundred cien cent|12 douze doce|3 third tercera|4 fourth cuarta|5 fifth quinta'.split(
    '|',
  );
const numbers: readonly (readonly [string, string])[] = [
  ...small.flatMap((words, value) => words.split(' ').map((word): [string, string] => [word, String(value)])),
  ...tens.flatMap((words) => {
    const [value = '', ...names] = words.split(' ');
    return names.map((word): [string, string] => [word, value]);
  }),
].toSorted(([a], [b]) => b.length - a.length);

/** "log base 2 of 32", « logarithme en base 2 de 32 » */
const logarithm =
  /(?<![a-z])log(?:arithm|aritmo|arithme)?(?: (?:to|in|en|with|de))?(?: the)? base (?:de )?(\d+|e) (?:(?:of|de) (\w+|\([^()]*\))|(?=\()(\([^()]*\)))/g;
const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, 'g');
const patterns = signs.map(([words, sign]) => [word(words), sign] as const);
export const numberPatterns = numbers.map(
  ([name, value]) => [word(name.replace('-', '[- ]')), value] as const,
);

/** Words converted to signs. Both readings if ambiguous; empty when no word was a sign. */
export function fromSpoken(text: string): string[] {
  const before = foldAccents(text);
  let plain = fractionsInSigns(before).replace(
    logarithm,
    (_, base: string, of = '', bare = '') => `log_${base}(${(of || bare).replace(/^\(|\)$/g, '')})`,
  );
  for (const [pattern, sign] of patterns) plain = plain.replace(pattern, ` ${sign} `);
  if (plain === before && !/(?<![a-z])(?:is|es|font?|vaut|gives|donne)(?![a-z])/.test(plain)) return [];
  for (const [pattern, value] of numberPatterns) plain = plain.replace(pattern, value);
  if (!plain.includes('=') && !/[<>]/.test(plain))
    plain = plain.replace(/(?<=[\da-z)] )(?:is|es|est|font?|fait|vaut|gives|donne|da)(?= -? ?[\da-z(])/, '=');
  const tidy = plain
    .replaceAll(/\s+(?=\^)/g, '')
    .replaceAll(/\^\s+/g, '^')
    .replaceAll(/√\s+/g, '√')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return readingsOf(tidy);
}

const standard = (text: string): string => text.replaceAll('÷', '/');

/** The end of a spoken fraction or root is ambiguous next to a sum; so is a spoken square after a sum. */
function readingsOf(text: string): string[] {
  const grouped = text
    .split(/(<=|>=|[=<>])/)
    .map((side) => otherwise(side))
    .join('');
  const [first, second] = [standard(text), standard(grouped)];
  return first === second ? [first] : [first, second];
}

/** The alternative reading of one side of a formula; the side itself when there is none. */
function otherwise(side: string): string {
  const share = shareOfAll(side);
  if (share !== null) return share;
  const over = side.split('÷');
  if (/[()]/.test(side)) return side;
  if (over.length === 2 && /\S\s*[+-]/.test(side)) {
    const [verb, above] = splitVerb(over[0]!);
    return `${verb}(${above.trim()})/(${over[1]!.trim()})`;
  }
  const root = /^(.*√)([^+-]*\S)(\s*[+-].*)$/.exec(side);
  if (root) return `${root[1]}(${root[2]!.trim()}${root[3]!.trimEnd()})`;
  const square = /^(.*?)((?:\d*\s*[a-z]|\d+)\s[+-]\s\d+)(\^[23])(.*)$/.exec(side);
  return square ? `${square[1]}(${square[2]})${square[3]}${square[4]}` : side;
}

/** Splits "simplify x + 2" into verb and formula. */
function splitVerb(text: string): [string, string] {
  const found = /^((?:\s*[a-z]{3,}(?:\s+(?:de|of|the|la|el|le))*[\s:]+)+)(.*)$/.exec(text);
  return found ? [found[1]!, found[2]!] : ['', text];
}
