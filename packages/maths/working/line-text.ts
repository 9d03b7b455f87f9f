import { usesDecimalComma } from '../expression/read.ts';
import { groupedNumber } from '../reading/message/numbers.ts';
import { tokenize } from '../reading/message/tokens.ts';

/** A line as typed, brought to the signs that the formula reader knows. */
export type LineText = {
  readonly text: string;
  /** ≈ or the dots of a decimal that goes on: values are rounded or cut off. */
  readonly approximate: boolean;
  /** Decimals written with dots behind them, by their digits: cut off, not rounded. */
  readonly cutOff: readonly string[];
};

const ticks = /[✓✔☑✅🗸]\ufe0f?|\\checkmark/gu;
const approximately = /≈|≃|≅|≐|~=|\\approx|\\simeq|\\thickapprox/gu;
/** `= 3/4` continues the previous line; an arrow begins a line that follows from it. */
export const leadingSign =
  /^\s*(?:=(?![=>])|⇔|⇒|⟹|⟺|==?>|<=?=>|∴|(?:→|⟶|<?-{1,2}>)(?=.*=)|\\Rightarrow|\\iff|\\therefore)\s*/u;
const goesOn = /(\d+[.,]\d+)\s*(?:\.{3}|…|\\[lc]?dots)/gu;
const leadingApproximation = /^\s*(?:≈|≃|≅|≐|~=|\\approx|\\simeq|\\thickapprox)\s*/u;
/** The pronoun of "c'est", which is no letter of a formula. */
const elidedPronoun = /(?<![\p{L}\d)\]])[cC]['’](?=est(?!\p{L}))/gu;
/** m.c.m.(6, 8): the dots of a function's abbreviation. */
const abbreviation = /(?<!\p{L})(?:\p{L}\.){2,}(?=\s*\()/gu;
/** x1 = …: the first of several roots. */
const numberedRoot = /(?<![\p{L}\d\\_])([a-z])([12])(?=\s*[=≈])/gu;
/** The derivative of a letter by another one: du/dx, but not the operator d/dx. */
const rateOfLetters = /(?<![\p{L}\d])d([a-z])\s*\/\s*d[a-z](?![\p{L}(])/gu;
/** "x = 4 y = 8": the space ends the first value. */
const unmarkedValues = /(?<=(?<!\p{L})[a-zA-Z]\s*=\s*[-−]?\d(?:[\d.,/]*\d)?)\s+(?=[a-zA-Z]\s*=)/gu;
/** dv = cos(x) dx, du = dx: the derivative of a letter, written with differentials. */
const differential = /(?<![\p{L}\d/])d([a-z])\s*=\s*([^,;=]*?)\s*[·*]?\s*d[a-z](?![\p{L}\d(])/gu;
/** "4 x 7", "4 x $7": a letter alone between two numbers is the sign for times. */
const timesLetter = /(?<=\d\s?[)%€$£]?)\s+[xX]\s+(?=[-−(]*(?:[€$£]\s?)?\d)/gu;
const primedBracket = /\(([^()]{1,60}(?:\([^()]{1,30}\)[^()]{0,30})?)\)\s*['’′]/gu;

/** Takes away what is no part of the statement and replaces signs that stand for others. */
export function normaliseLine(source: string): LineText {
  const cutOff = [...source.matchAll(goesOn)].map(([, digits]) => digits!.replace(',', '.'));
  const bare = source
    .replaceAll(ticks, ' ')
    .replaceAll(goesOn, '$1')
    .replace(leadingSign, '')
    .replaceAll(elidedPronoun, '')
    .replaceAll(abbreviation, (all) => all.replaceAll('.', ''))
    .replaceAll(numberedRoot, '$1_$2')
    .replace(/[\s.!]+$/u, '');
  const approximate = cutOff.length > 0 || bare.search(approximately) >= 0;
  const text = bare
    .replace(leadingApproximation, '')
    .replaceAll(approximately, '=')
    .replaceAll(timesLetter, ' · ')
    .replaceAll(unmarkedValues, ', ')
    .replaceAll(rateOfLetters, "$1'")
    .replaceAll(differential, (_all, letter: string, of: string) => `${letter}' = ${of === '' ? '1' : of}`)
    .replaceAll(primedBracket, (all, inner: string) => derivativeOf(all, inner))
    .replaceAll(/(?<=[^<>=!])==(?=[^=])/g, '=')
    .trim();
  return { text, approximate, cutOff };
}

/** (x³)' as d/dx(x³), when the bracket holds one letter. */
function derivativeOf(all: string, inner: string): string {
  const letters = [...new Set(inner.match(/(?<![a-z\\])[a-z](?![a-z])/g) ?? [])];
  return letters.length === 1 ? `d/d${letters[0]}(${inner})` : all;
}

/** The text with the thousands separators of its region taken out, where the typed points may be such. */
export function withGroupedNumbers(text: string, locale: string | undefined): string {
  if (!usesDecimalComma(locale)) return text;
  const { text: whole, tokens } = tokenize(text);
  const decimalDot = tokens.some(
    ({ kind, text: each }) => kind === 'number' && /^\d+\.(?:\d{1,2}|\d{4,})$/.test(each),
  );
  let result = '';
  let from = 0;
  for (const token of tokens) {
    if (token.kind !== 'number') continue;
    result += whole.slice(from, token.at) + groupedNumber(token.text, locale, decimalDot);
    from = token.end;
  }
  return result + whole.slice(from);
}

const places = ['ξ', 'ζ', 'η', 'ψ', 'χ', 'κ'];
/** u′ in u'v + uv', but not the apostrophe of l'aire or it's, nor f'(x). */
const primedLetter = /(?<!\p{L}{2})([A-Za-z])['’′](?!\s*\(|\p{L}{2}|s\b)/gu;

/** AB, BC: segments between named points. */
const segment = /(?<![\p{L}\d])([A-Z]{2})(?![\p{L}\d(])/gu;

/** Names of more than one sign replaced by letters that the formula reader takes, and what each stands for. */
export function withPlainLetters(text: string): {
  readonly text: string;
  readonly names: ReadonlyMap<string, string>;
} {
  const names = new Map<string, string>();
  const placeOf = (all: string, name: string): string => {
    const known = [...names].find(([, each]) => each === name)?.[0];
    const place = known ?? places[names.size];
    if (place === undefined) return all;
    names.set(place, name);
    return place;
  };
  const replaced = text
    .replaceAll(primedLetter, (all, letter: string) => placeOf(all, `${letter}′`))
    .replaceAll(segment, (all, name: string) => placeOf(all, name));
  return { text: replaced, names };
}

/** "72 → 100 %; 18 → x": what belongs to what, as the two rows of a proportion. */
export function proportionRows(text: string): readonly (readonly [string, string])[] | null {
  const rows = text
    .split(/[;\n]|,\s|\s(?:and|y|et)\s/u)
    .map((row) => /^(.{1,40}?)\s*(?:→|⟶|⇒|->|=>|[-–—]{2,}>?)\s*(.{1,40})$/u.exec(row.trim()));
  if (rows.length !== 2 || rows.some((row) => row === null)) return null;
  return rows.map((row): readonly [string, string] => [row![1]!, row![2]!]);
}

const implication = /\s*(?:⇒|⟹|⇔|⟺|→|⟶|<=>|=>|-{1,2}>|\\Rightarrow|\\Leftrightarrow|\\iff)\s*/u;
const relationSign = /[=<>≤≥≠]/u;

/** "4x = 8 → x = 2": the statements between signs of implication; the line alone when one side of such a sign states nothing. */
export function implicationsOf(text: string): readonly string[] {
  const parts = text.split(implication).filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every((part) => relationSign.test(part)) ? parts : [text];
}

/**
 * "take away 8 : 3x = −6": the colon behind words about what is done ends them, although elsewhere it divides. The unknown behind it tells the
 * two apart.
 */
export const withStatementColon = (text: string): string =>
  text.replace(/^([^=<>≤≥]*\p{L}{2}[^=<>≤≥]*?)\s+:\s+(?=[-−]?\d*\p{L}[^=<>≤≥]*[=<>≤≥])/u, '$1: ');

/** "With x = −2.5 : 4 · 0.5 − 7 = −5": the colon ends the value that is put in; null without such a colon. */
export function withTrialColon(text: string): string | null {
  const changed = text.replace(
    /(\p{L}\s*=\s*[-−]?\d(?:[\d.,/]*\d)?)\s+:\s+(?=[^=<>≤≥:]*[-+−·×*/÷(][^=<>≤≥:]*=)/u,
    '$1: ',
  );
  return changed === text ? null : changed;
}

/** The line with a colon behind words as their end where a whole calculation follows it; null without such a colon. */
export function withCalculationColon(text: string): string | null {
  const changed = text.replace(
    /^([^=<>≤≥:]*\p{L}{2}[^=<>≤≥:]*?)\s+:\s+(?=[^=<>≤≥:]*[\d)\p{L}]\s*[-+−·×*/÷][^=<>≤≥:]*=)/u,
    '$1: ',
  );
  return changed === text ? null : changed;
}

/** A line with the digits behind single letters as exponents, as typed on a phone; null where there are none. */
export function withExponents(line: string): string | null {
  const raised = line.replaceAll(/(?<![\p{L}_\\])([a-zA-Z])([2-9])(?![\d.,\p{L}]*[\d\p{L}])/gu, '$1^$2');
  return raised === line ? null : raised;
}

/** 4.5e-4, as calculators show it; null where there is no such number. */
export function withPowersOfTen(line: string): string | null {
  const written = line.replaceAll(/(?<=\d)e([-−+]?\d{1,3})(?![\p{L}\d])/giu, ' · 10^($1)');
  return written === line ? null : written;
}
