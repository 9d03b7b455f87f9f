import { rational } from '../expression/rational.ts';
import type { Problem } from './problem.ts';
import { fraction, number, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { Conversion } from './measure-request.ts';
import { placesOf } from './clauses.ts';
import { matchPhrases, phrase } from './phrase.ts';
import { withUnit, type PieceReader } from './reader.ts';

const write =
  '(write|express|convert|change|turn|rewrite|escribe|expresa|convierte|convertir|pasa|transforma|escribir|expresar|écris|écrire|exprime|exprimer|convertis|convertir|mets|mettre|transforme|transformer|donne|donner)';
const number_ =
  '( the number| the fraction| the decimal| the mixed number| the improper fraction| el número| la fracción| el decimal| el número mixto| le nombre| la fraction| le nombre décimal)?';
const as =
  "(as|into|to|in|como|en|a|sous (la )?forme|sous forme)( d'une?| de| a| an| its| the| una| un| une| le)?";
const forms: readonly (readonly [Conversion, string])[] = [
  ['mixed', '(mixed number|mixed fraction|número mixto|nombre fractionnaire|nombre mixte)'],
  [
    'fraction',
    '(fraction|improper fraction|simplified fraction|fracción|fracción impropia|fracción irreducible|fracción simplificada|fraction irréductible|fraction simplifiée|fraction décimale)( in (its )?(simplest form|lowest terms)| irréductible| irreducible| simplificada)?',
  ],
  [
    'decimal',
    '(decimal|decimal number|decimal form|número decimal|forma decimal|nombre décimal|écriture décimale|forme décimale|décimale|décimal|ordinary number|standard decimal form|notación decimal|ordinary form)',
  ],
  ['percent', '(percent|percentage|per cent|porcentaje|tanto por ciento|por ciento|pourcentage|%)'],
  [
    'scientific',
    '(scientific notation|standard form|standard index form|notación científica|notation scientifique|écriture scientifique)',
  ],
  [
    'primes',
    '(product of (its )?prime factors|product of primes|producto de (sus )?factores primos|producto de números primos|produit de (ses )?facteurs premiers|produit de nombres premiers)',
  ],
];
const conversions = forms.map(
  ([what, form]) => [what, phrase(`${write}${number_} ?:? ?{f} ${as} ?${form}`)] as const,
);
const bare = forms.map(
  ([what, form]) =>
    [
      what,
      phrase(
        `(<find> |what is |cuánto es |combien font )?${number_} ?{f} (as|in|into|en|como|sous( la)? forme|en forma de)( de| d'|d'une?| a| an| una?| une?| its)? ?${form}`,
      ),
    ] as const,
);
const others = [
  [
    'scientific',
    phrase(
      '<find> <the>(scientific notation|notación científica|écriture scientifique|notation scientifique) (of|for|de) {f}',
    ),
  ],
  [
    'decimal',
    phrase('<find> <the>(decimal form|decimal expansion|forma decimal|écriture décimale) (of|for|de) {f}'),
  ],
  [
    'primes',
    phrase(
      '<find> <the>(prime factori[sz]ation|prime factors|factores primos|facteurs premiers|factorización prima|factorización en (números |factores )?primos|descomposición en factores primos|décomposition en (produit de )?facteurs premiers) (of|de|du|del) ?(the number |número )?{f}',
    ),
  ],
  [
    'primes',
    phrase(
      '(descompón|descomponer|descompone|décompose|décomposer) ?{f} (en (un )?(producto de )?factores primos|en (produit de )?(facteurs premiers|nombres premiers))',
    ),
  ],
] as const;
const units = [
  phrase(
    '(convert|change|express|convierte|convertir|pasa|pasar|expresa|transforma|convertis|convertir|exprimer|exprime)<colon> {f} (to|into|in|a|en|as) {u}',
  ),
  phrase(
    '(how many|cuántos|cuántas|combien de) {u} (are|are there|is|hay|son|y a-t-il|font) (in|en|dans)? ?{f}',
  ),
];
const rounded = [
  phrase(
    "(round|redondea|redondear|aproxima|arrondis|arrondir)<colon> {f} (to|a|con|à|au|al)( the| la| las| l'| los)? {amount}",
  ),
];
const figures =
  /^(?:(\d|one|two|three|four|un|una|dos|tres|deux|trois|quatre)\s+(?:significant (?:figures?|digits?)|s\.?f\.?|cifras? significativas?|chiffres? significatifs?))$/iu;
const great: readonly (readonly [RegExp, number])[] = [
  [/^(?:nearest )?(?:ten|decena|dizaine)(?: más cercana)?(?: près)?$/iu, -1],
  [/^(?:nearest )?(?:hundred|centena|centaine)(?: más cercana)?(?: près)?$/iu, -2],
  [
    /^(?:nearest )?(?:thousand|unidad de millar|millar|millier)(?: más cercano| más cercana)?(?: près)?$/iu,
    -3,
  ],
];
const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  deux: 2,
  trois: 3,
  quatre: 4,
};

/**
 * A number in another notation: as a fraction, a decimal, a percentage, in scientific notation, rounded, in
 * another unit.
 */
export function readConversion(text: string, pieces: PieceReader): Problem | null {
  for (const [what, pattern] of [...conversions, ...others, ...bare]) {
    const found = pattern.exec(text)?.groups;
    const value = pieces.constant(found?.f);
    if (value !== null) return { task: 'convert', expression: value, question: { what, given: {} } };
  }
  return rounding(text, pieces) ?? ofClock(text, pieces) ?? inUnit(text, pieces);
}

function rounding(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, rounded);
  const value = pieces.constant(found?.f);
  if (value === null || found?.amount === undefined) return null;
  const given = amountOf(found.amount.trim());
  return given === null ? null : { task: 'convert', expression: value, question: { what: 'rounded', given } };
}

function amountOf(text: string): Record<string, Expression> | null {
  const digits = figures.exec(text)?.[1];
  if (digits !== undefined) return { figures: number(counts[digits.toLowerCase()] ?? Number(digits)) };
  const places = great.find(([pattern]) => pattern.test(text))?.[1] ?? placesOf(text);
  return places === null ? null : { places: fraction({ n: BigInt(places), d: 1n }) };
}

const hoursAndMinutes =
  /^(?:\p{L}+:? )?(\d{1,4}) ?(?:h|hrs?|hours?|horas?|heures?)(?: (?:and|y|et))? ?(\d{1,2}) ?(?:m|mins?|minutes?|minutos?)? (?:to|into|in|a|en) (\p{L}+) ?[.?]?$/iu;

/** 2 h 30 in minutes, with any verb or none: 5/2 h. */
function ofClock(text: string, pieces: PieceReader): Problem | null {
  const [, hours, minutes, unit] = hoursAndMinutes.exec(text) ?? [];
  const [from, to] = [pieces.unit('h'), pieces.unit(unit)];
  if (from === null || to === null || Number(minutes) > 59) return null;
  const value = fraction(rational(BigInt(60 * Number(hours) + Number(minutes)), 60n));
  return { task: 'convert', expression: withUnit(value, from), question: { what: 'unit', given: { u: to } } };
}

function inUnit(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, units);
  const to = pieces.unit(found?.u);
  if (to === null || found?.f === undefined) return null;
  const parts =
    /^(?:(-?\d[\d.,/ ]*)|an?|one|un|una|une)\s*(\p{L}[\p{L} ]*(?:[²³]|\^[23])?(?:\s?\/\s?\p{L}+)?|[$€£])$/u.exec(
      found.f.trim(),
    );
  const from = pieces.unit(parts?.[2]);
  const value = parts === null ? null : parts[1] === undefined ? number(1) : pieces.constant(parts[1].trim());
  if (from === null || value === null || variablesOf(value).length > 0) return null;
  return { task: 'convert', expression: withUnit(value, from), question: { what: 'unit', given: { u: to } } };
}
