import type { Language } from '#app/platform/texts.ts';
import { isTypo } from '../phrase.ts';
import { findFormulaAmongWords } from './among-words.ts';
import {
  chatter,
  courtesies,
  letterWords,
  numberWords,
  signWords,
} from '../../../model/understanding/chatter.ts';
import { foldAccents } from './fold-accents.ts';
import { readNumberRiddle } from './numbers/number-riddle.ts';
import { fromPhrasings } from './phrasings/read-phrasing.ts';
import { fromSpoken } from './spoken.ts';
import { normalizeProblemText } from './normalize-text.ts';
import { nouns, verbForms, verbOf } from './verb-forms.ts';

/** One way to read a text as a problem. Several `readings`: ambiguous, so the learner chooses. */
export type Candidate = { readonly readings: readonly string[] };

/** Collapses long gaps: patterns for consecutive words would try each position in them. */
const spaced = (text: string): string =>
  text.replaceAll(/[^\S\n]{2,}/gu, ' ').replaceAll(/\s*\n\s*\n\s*/gu, '\n\n');

/**
 * The problem in a learner's message, as texts to try in order: without surrounding words, with the verb the parser knows, with signs for
 * words. Only words that never carry mathematical meaning are removed, so that the first text that parses is the right problem.
 * `language`: language of the verb that is added if there is none.
 */
export function problemCandidates(text: string, language: Language): Candidate[] {
  const whole = spaced(text.normalize('NFC'))
    .replaceAll(/["“”«»„]/g, ' ')
    .replace(/^\s*[-–•>]\s+/, '');
  const { plain, factorial } = exclaimed(normalizeProblemText(whole));
  const polite = plain.replace(courtesies, ' ').replaceAll(/\s{2,}/g, ' ');
  const rests = [...new Set([...restsOf(polite), ...restsOf(plain)])].filter(
    (rest) => rest === whole || rest.includes(mark) || !/^\W*\d+(?:[.,]\d+)?\W*$/.test(rest),
  );
  const phrased = rests.toReversed().flatMap((rest) => fromPhrasings(rest, language));
  const riddle = readNumberRiddle(whole) ?? readNumberRiddle(plain);
  const candidates = [
    ...(riddle === null ? [] : [{ readings: [riddle] }]),
    ...phrased.map((readings): Candidate => ({ readings })),
    ...rests.flatMap((rest) => waysOf(rest, language)),
    ...findFormulaAmongWords(plain, language).map((one): Candidate => ({ readings: [one] })),
  ].map(({ readings }) => ({
    readings: readings.flatMap((one) => (factorial ? [one, `${one}!`] : [one.replaceAll(mark, '!')])),
  }));
  const seen = new Set<string>();
  return candidates.filter(({ readings }) => {
    const key = readings.join('\n');
    const fresh = key.trim() !== '' && !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

/**
 * "5!" is a factorial, "x = 5!" an exclamation; "2 + 3!" may be either. A factorial sign is protected from being read as the end of a
 * sentence.
 */
function exclaimed(text: string): { plain: string; factorial: boolean } {
  const found = /^(.*[\d)])(!+)[\s.?]*$/su.exec(text);
  if (found === null) return { plain: text, factorial: false };
  const [, before = ''] = found;
  if (/[=<>≤≥]|\p{L}\s*\d+$/u.test(before)) return { plain: before, factorial: false };
  if (/^(?:.*\p{L}\s+)?\d+$/u.test(before) || before.includes('!'))
    return { plain: `${before}${mark}`, factorial: false };
  return { plain: before, factorial: true };
}
const mark = '\u01c3';

/** The text without leading and trailing filler words, the shortest rest first. */
function restsOf(text: string): string[] {
  const end = withoutTail(text);
  const ends = end === text ? [text] : [end, text];
  return ends.flatMap((each) => withoutHead(each));
}

const wordAhead = /^[\s,.;:!?¿¡…]*([a-z]+(?:['-][a-z]+)*'?)(?=[\s,.;:!?…]|$)/;

function withoutHead(text: string): string[] {
  const plain = foldAccents(text);
  const rests = [text];
  let at = 0;
  for (let words = 0; words < 40; words += 1) {
    const next = pastChatter(plain, at);
    if (next === null) break;
    at = next;
    rests.push(text.slice(at));
  }
  return rests.toReversed().map((rest) => rest.replace(/^[\s,.;:!?¿¡…]+/u, ''));
}

/** Position after the filler word at `at`; null if something else is there. */
function pastChatter(plain: string, at: number): number | null {
  const found = wordAhead.exec(plain.slice(at));
  if (found !== null) {
    const next = at + found[0].length;
    if (isChatter(found[1]!, wordAhead.exec(plain.slice(next))?.[1])) return next;
  }
  const short = elision.exec(plain.slice(at));
  return short === null ? null : at + short[0].length;
}

const elision = /^[\s,.;:!?¿¡…]*((?:l|d|j|qu|c|m|n)')(?=[a-z])/;

function withoutTail(text: string): string {
  const plain = foldAccents(text);
  let end = plain.length;
  let after: string | undefined;
  for (let words = 0; words < 40; words += 1) {
    const found = /(?<=^|[\s,.;:!?¿¡…])([a-z]+(?:['-][a-z]+)*)[\s,.;:!?¿¡…]*$/.exec(plain.slice(0, end));
    if (found === null || !isChatter(found[1]!, after)) break;
    end = found.index;
    after = found[1];
  }
  return text.slice(0, end).replace(/[\s,;:!?¿¡…]+$/u, '');
}

function isChatter(word: string, next: string | undefined): boolean {
  if (/^(?:l|d|j|qu|c|m|n)'$/.test(word)) return true;
  if (word.length === 1)
    return (
      next !== undefined &&
      (letterWords[word]?.has(next) === true || (/[aiujq]/.test(word) && verbForms.has(next)))
    );
  if (numberWords.has(word)) return next === undefined || !(next.length === 1 || signWords.has(next));
  if (chatter.has(word)) return true;
  const parts = word.split(/['-]/).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.length === 1 || chatter.has(part));
}

/** Variants of the rest: as it is, with its verb moved to the front and normalized, and in signs. */
function waysOf(rest: string, language: Language): Candidate[] {
  const separated = parseSeparateUnknown(rest) ?? rest;
  const named = withKnownVerb(verbInFront(separated, language), language);
  const texts = [...new Set([named, separated, rest])].filter((text) => text.trim() !== '');
  const spoken = fromSpoken(named);
  const share = shareOf(rest, language);
  const raised = texts.flatMap((text) => squaresOf(text));
  return [
    ...raised,
    ...share,
    ...texts.filter((text) => !isLost(text)).map((text): Candidate => ({ readings: [text] })),
    ...(spoken.length > 0 ? [{ readings: spoken }] : []),
  ];
}

/** "15% of 80" is a question, not only an expression. */
function shareOf(rest: string, language: Language): Candidate[] {
  const [, word] = /^\d[\d.,]*\s*(?:%|percent|por ciento|pour cent)\s*(of|de)\s/iu.exec(rest) ?? [];
  if (word === undefined) return [];
  if (word === 'of') return [{ readings: [`what is ${rest}`] }];
  return [{ readings: [language === 'fr' ? `calcule ${rest}` : `calcula el ${rest}`] }];
}

const functionWords =
  /^(?:sin|sen|cos|tan|tg|cot|sec|csc|ln|log|exp|lim|sqrt|cbrt|root|abs|sinh|cosh|tanh|arcsin|arccos|arctan|asin|acos|atan|pi|dx|dt|frac)$/;

const letterNames = /^(?:alpha|beta|gamma|delta|epsilon|theta|lambda|sigma|omega|infinity|inf)$/;

/**
 * True when a reading took words for unknowns: "it" is not i times t, "da 7" is not d times a, "age" alone is not a product. Each
 * unknown has to occur in the text outside known words.
 */
export function readsWords(text: string, variables: readonly string[], isTaskNamed: boolean): boolean {
  const plain = foldAccents(text).replaceAll(joins, ' ');
  const words = plain.match(/(?<![a-z\\])[a-z]{2,}(?![a-z])/g) ?? [];
  const talk = words.filter((word) => chatter.has(word) && !functionWords.test(word));
  const unknown = words.filter((word) => !functionWords.test(word) && !letterNames.test(word));
  const named = variables.length > 0 && unknown.some((word) => word.length > 3);
  if (!isTaskNamed && (named || (unknown.length > 0 && !/[\d=<>≤≥+\-*/^²³√|∫()·×÷]/.test(text)))) return true;
  if (talk.length > 0 && !isTaskNamed) return true;
  const rest = talk.reduce(
    (left, word) => left.replace(new RegExp(`(?<![a-z])${word}(?![a-z])`, 'g'), ' '),
    plain,
  );
  return variables.some((name) => /^[a-z]+$/i.test(name) && !rest.includes(name.toLowerCase()));
}

/** Between two relations these words join equations: "x + y = 3 and x − y = 1". */
const joins = /(?<=[=<>≤≥].*)(?<![a-z])(?:and|or|et|ou)(?![a-z])(?=.*[=<>≤≥])/g;

/** A letter directly before a digit: x2 may be x² or x·2; only the learner knows. */
const raisedLetter = /(?<![\p{L}_\\])([a-z])([23])(?![\d.,]\d|\d|\p{L})/gu;
const squaresOf = (text: string): Candidate[] =>
  isLost(text)
    ? [{ readings: [text.replace(raisedLetter, '$1^$2'), text.replace(raisedLetter, '$1·$2')] }]
    : [];
const isLost = (text: string): boolean =>
  text.match(raisedLetter) !== null && !/(?<![\p{L}])[a-z]1(?!\d)/u.test(text);

/** "2x + 3 = 7, what is x", "x if 2x + 3 = 7": the unknown is named separately. */
function parseSeparateUnknown(text: string): string | null {
  const found =
    /^(.*(?:=|equals|igual a|[eé]gale? [aà]).*?)[\s,;.¿]+(?:and |y |et )?(?:what(?:['’]?s| is| does)|(?:how do i |how to )?(?:find|get|isolate)|solve for|cu[aá]nto (?:vale|es)|halla|encuentra|que vaut|combien vaut|trouve|c['’]est quoi|calcule)(?: the value of| el valor de| la valeur de)? ([a-z])(?: equal)?\s*$/iu.exec(
      text,
    );
  if (found) return `solve ${found[1]} for ${found[2]}`;
  const ahead =
    /^([a-z]) (?:if|when|given(?: that)?|si|cuando|quand) (.*(?:=| (?:is|equals|es|vale|vaut|[eé]gale?) ).*)$/iu.exec(
      text,
    );
  return ahead ? `solve ${ahead[2]} for ${ahead[1]}` : null;
}

/** "x² − 9, factorise it": moves the verb to the front. */
function verbInFront(text: string, language: Language): string {
  const found =
    /^(.*?[\d)\p{L}²³])[\s,;:.¿]+(?:(?:and|to|y|a|et|à|c[oó]mo|how|do|can|i|comment|je|on|la|lo|le|se|it)\s+)*(\p{L}{5,})(?:[\s-]+(?:it|this|that|lo|la|esto|le|[cç]a))?\s*$/u.exec(
      text,
    );
  const written = found ? foldAccents(found[2]!) : '';
  const verb = verbOf(written, language) ?? verbOf(written.replace(/(?:me)?l[oa]s?$/, ''), language);
  return found && verb && /[\d=^²³]/.test(found[1]!)
    ? `${verb} ${found[1]!.replace(/[\s,;:.]+$/, '')}`
    : text;
}

function withKnownVerb(text: string, language: Language): string {
  const found = /^(\p{L}{4,})(?=[\s:(])/u.exec(text);
  if (!found) return text;
  const written = foldAccents(found[1]!);
  if (nouns.has(written)) return text;
  const verb =
    verbOf(written, language) ??
    [...verbForms].find(([form]) => form.length > 5 && form[0] === written[0] && isTypo(written, form))?.[1];
  if (verb === undefined) return text;
  const rest = text
    .slice(found[0].length)
    .replace(/^\s+(?:it|this|that|lo|la|esto|este|esta|ceci|ça|cette|ce)\s*[:,]?(?=\s)/iu, '');
  return `${verb}${rest}`;
}
