import { formConcepts, taskConcepts, type Concept } from '../lexicon/concepts.ts';
import { fold, languageOf, matchPhrase } from '../lexicon/lexicon.ts';
import { hasPageCue } from './line-spans.ts';

/*
 * Exponents that copying moved to the line of their base: 𝑥 2, (x + 1) 2, 3 × 105. They are put directly behind the base, where the reader of
 * formulas decides whether they are certain or have to be asked for.
 */

/** Where a factor or an exponent ends: a sign, a bracket, a mark or the end of the line. */
const endOfFactor = '(?=\\s*(?:[-+−–=<>≤≥)\\]}·×⋅÷:;?,.]|$|\\n)(?!\\s*[.,]\\d))';
const behindItalic = new RegExp(`([\\u{1d400}-\\u{1d7ff}])[ \\u00a0]+([2-9])(?!\\d)${endOfFactor}`, 'gmu');
const behindLetter = new RegExp(
  `(?<![\\p{L}\\\\])(\\d{0,3})([a-zA-Z])[ \\u00a0]([2-9])(?!\\d)(?=[ \\u00a0]?[-+−–=<>≤≥])`,
  'gu',
);
const behindBracket = new RegExp(
  `(?<=[\\p{L}\\d]\\s?)\\)[ \\u00a0]([2-9])(?!\\d)(?=[ \\u00a0]?[-+−–=<>≤≥)])`,
  'gu',
);

/** e2x is e to the power 2x: the square of e times x is written e²x. */
const exponentOfE = /(?<![\p{L}\\.,])e(\d[a-z])(?![\p{L}\d^(])/gu;
/** In such a text also 3ex, e−x. */
const powersOfE = /(?<=(?:^|[-+−–=(*·\d])[ \u00a0]?)e([-−]?\d?[a-z])(?![\p{L}\d^(])/gmu;
/** 3 x+1 = 81 in a text about exponential equations. */
const exponentApart =
  /(?<![\p{L}\d.,)])(\d{1,2})[ \u00a0](\d?[a-z](?:[-+−–]\d{1,2})?)(?=[ \u00a0]?[=<>≤≥])/gu;

/** e2x and 3 x+1 with their exponents raised where the text leaves no other meaning. */
function withRaisedExponents(text: string): string {
  const first = text.replaceAll(exponentOfE, 'e^($1)');
  const raised = first === text ? text : first.replaceAll(powersOfE, 'e^($1)');
  if (/[\^²³⁰-⁹]/u.test(text)) return raised;
  const apart = raised.replaceAll(exponentApart, '$1^($2)');
  return apart !== raised && hasPageCue(text, 'topic_exponentials') ? apart : raised;
}

/** 𝑥 2, x 2 and (x + 1) 2 as 𝑥2, x2 and (x + 1)2. */
export function joinExponents(text: string, locale: string | undefined): string {
  const joined = withRaisedExponents(text)
    .replaceAll(behindItalic, '$1$2')
    .replaceAll(behindBracket, (all, digit: string, at: number, whole: string) =>
      closesBracket(whole.slice(0, at)) ? `)${digit}` : all,
    );
  if (joined.search(behindLetter) < 0) return joined;
  return joined.replaceAll(behindLetter, (all, factor: string, letter: string, digit: string, at: number) =>
    factor !== '' || isInFormula(joined.slice(0, at), letter, locale) ? `${factor}${letter}${digit}` : all,
  );
}

/** Whether a bracket is open at the end of the text: that of "d)" is not. */
function closesBracket(before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  let depth = 0;
  for (const sign of line) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}

const tasks: ReadonlySet<Concept> = new Set<Concept>([...taskConcepts, ...formConcepts]);
const conceptsOnly = new Set(['concept'] as const);

/** Whether a letter behind this text begins or continues a formula: at the start of a line, behind a sign or a verb, not in "solve for x". */
function isInFormula(before: string, letter: string, locale: string | undefined): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (/^\s*$|[-+−–=<>≤≥·×(/]\s*$/u.test(line)) return true;
  if (/^[aeiouy]$/i.test(letter)) return false;
  if (/[:;]\s*$/.test(line)) return true;
  if (!/\p{L}\s+$/u.test(line)) return false;
  const words = (line.match(/\p{L}+/gu) ?? []).map(fold);
  const conceptsAt = (at: number): readonly Concept[] =>
    matchPhrase(languageOf(words.slice(-1), locale), words, at, conceptsOnly)?.meanings.flatMap((each) =>
      each.kind === 'concept' ? [each.concept] : [],
    ) ?? [];
  const concepts = conceptsAt(words.length - 1);
  // "the roots of x 2 + 3x", but not "the value of x 2 + 3x = 11".
  if (concepts.includes('of')) return !conceptsAt(words.length - 2).includes('value');
  return concepts.some((concept) => tasks.has(concept));
}

/** 4,5 × 10-3: the sign close to the ten, while the cross is apart from both numbers. */
const negativePower =
  /(?<=(?<![\d.,])[1-9](?:[.,]\d{1,6})?\s?[×·⋅x]\s?10)[-−–](\d{1,2})(?![\d.,]*\d)(?!\s*[×·*/^])/gu;
/** 3 × 105: a number between 1 and 10, times a number that begins with ten. */
const power = /(?<=(?<![\d.,])[1-9](?:[.,]\d{1,6})?\s?[×·⋅x]\s?10)([2-9]|1\d)(?![\d.,]*\d)/gu;
/** In 3,6 × 10−4 the cross is apart from its numbers and the sign is not: a difference is not written so. */
const spacedCross = /(?<=(?<![\d.,])[1-9](?:[.,]\d{1,6})?\s[×·⋅]\s10)[-−–](\d{1,2})(?![\d.,]*\d)/gu;

/** Products and quotients of whole numbers, with brackets: (32 · 34)3 : 310. */
const factors =
  /(?<![\p{L}\d.,^/])\(?\s?\d{2,4}(?:\s?[-−–]\s?\d{1,2})?(?:\s?[·×⋅*÷:/]\s?\(?\d{1,4}(?:[-−–]\d{1,2})?\)?\d?)+(?![\p{L}\d]|[.,]\d)/gu;
const factor = /(?<=(\))?)(\d+)(?:\s?[-−–]\s?(\d{1,2}))?/gu;

/** The factors as powers of the one base that all of them begin with; null where they do not. */
function asPowers(text: string): string | null {
  const numbers = [...text.matchAll(factor)].filter(({ 1: close }) => close === undefined);
  const digits = numbers.map(({ 2: own }) => own!);
  const base = digits.every((own) => /^10\d/.test(own) || own === '10') ? '10' : digits[0]![0]!;
  const isPower = (own: string, negative: string | undefined): boolean =>
    own === base || (own.startsWith(base) && own.length <= base.length + 2 && negative === undefined);
  const fits = numbers.every(({ 2: own, 3: negative }) => isPower(own!, negative) || own === base);
  if (numbers.length < 2 || !fits || base < '2' || !digits.some((own) => own !== base)) {
    if (base !== '10' || numbers.length < 2 || !fits) return null;
  }
  return text.replaceAll(
    factor,
    (_all, close: string | undefined, own: string, negative: string | undefined) => {
      if (close !== undefined) return `^${own}`;
      if (negative !== undefined) return `${base}^(-${negative})`;
      return own === base ? own : `${base}^${own.slice(base.length)}`;
    },
  );
}

/** "(32 · 34)3 : 310" as powers of 3 where the text is about powers; a quotient whose bar was lost, on one line. */
export function joinPowersOfOneBase(text: string): string {
  const powers = text.replaceAll(factors, (all) => asPowers(all) ?? all);
  return powers === text || !hasPageCue(text, 'topic_powers')
    ? text
    : powers.replace(
        /(?<=\n[ \t]*|:[ \t]*)(10\^\S[^\n\p{L}]*?)[ \t]*\n[ \t]*10(\d{1,2})(?=[ \t]*(?:\n|$))/u,
        '($1)/(10^$2)',
      );
}

/** 3 × 105 and 4,5 × 10-3 as powers of ten where the text is about them. */
export function joinPowersOfTen(text: string): string {
  const raised = text.replaceAll(negativePower, '^(-$1)').replaceAll(power, '^$1');
  return raised !== text && hasPageCue(text, 'topic_scientific')
    ? raised
    : text.replaceAll(spacedCross, '^(-$1)');
}

/** 16 3/4: a whole number in front of a fraction. */
const beforeFraction = /(?<![\p{L}\d.,/^])(\d{1,4})[ \u00a0](\d{1,2})\/(\d{1,2})(?![\p{L}\d/]|[.,]\d)/gu;

/** 16 3/4 as 16 to the power 3/4 where the text is about radicals; elsewhere it is a mixed number. */
export function joinFractionalExponents(text: string): string {
  const raised = text.replaceAll(beforeFraction, '$1^($2/$3)');
  return raised !== text && hasPageCue(text, 'topic_radicals') ? raised : text;
}

/**
 * {3(x − 4)}^2 without the braces of the base, which a page does not show: the exponent applies to the factor directly before it. Braces that
 * hold the argument of a command, an index or an exponent stay.
 */
export function withoutBaseBraces(text: string): string {
  if (!text.includes('}^') && !text.includes('} ^')) return text;
  const opened: number[] = [];
  const dropped = new Set<number>();
  for (let at = 0; at < text.length; at += 1) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === '{') opened.push(at);
    if (text[at] !== '}') continue;
    const start = opened.pop();
    if (start === undefined || !/^\}\s?\^/.test(text.slice(at, at + 3))) continue;
    const before = text.slice(Math.max(0, start - 40), start).trimEnd();
    const isArgument = /(?:[}\]_^]|\\[a-zA-Z]+\*?)$/.test(before);
    // A fraction or a root is one piece on the page.
    if (isArgument || /\\[a-zA-Z]{1,20}(?<!\\left|\\right)\s?\{/.test(text.slice(start, at))) continue;
    dropped.add(start).add(at);
  }
  let rest = '';
  for (let at = 0; at < text.length; at += 1) if (!dropped.has(at)) rest += text[at]!;
  return rest;
}
