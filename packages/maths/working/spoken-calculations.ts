import { harmlessConcepts, type Concept } from '../reading/lexicon/concepts.ts';
import { languageOf, matchPhrase } from '../reading/lexicon/lexicon.ts';
import { tokenize, type MessageToken } from '../reading/message/tokens.ts';

/*
 * Calculations written in words, one after the other: "19 jumps of 3 is 57, plus 4 is 61". The word for what is counted is inside the
 * product, and the next calculation continues from the last value.
 */

const kinds = new Set(['infix', 'concept', 'cue', 'fraction', 'ordinal'] as const);
/** Words between a number and "of" that name what is counted. */
const mostNouns = 2;

/** Words of the lexicons that may name what is counted. */
const countedConcepts: ReadonlySet<Concept> = new Set<Concept>([
  ...harmlessConcepts,
  'step',
  'difference_step',
]);

type Sign = { readonly sign: string; readonly length: number };
type Found = { readonly text: string; readonly value: string; readonly next: number };

/** The line with such calculations written with signs: "19 · 3 = 57, 57 + 4 = 61"; the line itself where there are none. */
export function withSpokenCalculations(line: string, locale: string | undefined): string {
  if (!/\d\D*\p{L}{2}\D*\d/u.test(line)) return line;
  const { text, tokens } = tokenize(line);
  const words = tokens.map(({ kind, span, folded }) => (kind === 'word' && span === 0 ? folded : null));
  const language = languageOf(words, locale);
  const [pieces, from] = [[] as string[], { end: 0 }];
  let value: string | null = null;
  for (let index = 0; index < tokens.length;) {
    const found: Found | null = productAt(index) ?? (value === null ? null : continuationAt(index, value));
    if (found === null) {
      value = valueAfter(index, value);
      index += 1;
      continue;
    }
    pieces.push(text.slice(from.end, tokens[index]!.at), found.text);
    from.end = tokens[found.next - 1]!.end;
    [value, index] = [found.value, found.next];
  }
  return pieces.length === 0 ? line : pieces.join('') + text.slice(from.end);

  /** "19 jumps of 3 is 57". */
  function productAt(index: number): Found | null {
    const count = numberAt(index);
    if (count === null || isOperator(tokens[index - 1])) return null;
    let at = index + 1;
    while (at - index - 1 < mostNouns && isNoun(at)) at += 1;
    const times = at === index + 1 ? null : signAt(at);
    const size = times?.sign === '*' ? numberAt(at + times.length) : null;
    if (times === null || size === null) return null;
    const outcome = outcomeAt(at + times.length + 1);
    return outcome === null ? null : { ...outcome, text: `${count} · ${size} = ${outcome.value}` };
  }

  /** "Plus 4 is 61" behind the value 57. */
  function continuationAt(index: number, before: string): Found | null {
    const sign = signAt(index);
    if (sign === null || !['+', '-', '*', '/'].includes(sign.sign)) return null;
    const operand = numberAt(index + sign.length);
    const outcome = operand === null ? null : outcomeAt(index + sign.length + 1);
    if (outcome === null) return null;
    const operator = sign.sign === '*' ? '·' : sign.sign;
    return { ...outcome, text: `${before} ${operator} ${operand} = ${outcome.value}` };
  }

  /** "Is 57": a link and a number behind which no formula goes on. */
  function outcomeAt(index: number): Omit<Found, 'text'> | null {
    const link = linkAt(index);
    const value = link === null ? null : numberAt(index + link);
    const next = index + (link ?? 0) + 1;
    return value === null || isOperator(tokens[next]) || isListed(next) ? null : { value, next };
  }

  /** "3, 6, 9": the number before is the first one of a list. */
  function isListed(index: number): boolean {
    return /^[,;]$/u.test(tokens[index]?.text ?? '') && tokens[index + 1]?.kind === 'number';
  }

  /** The value that a calculation ends with; none behind a word that begins another sentence. */
  function valueAfter(index: number, before: string | null): string | null {
    const link = linkAt(index - 1);
    const own = numberAt(index);
    if (own !== null) return link === 1 && !isOperator(tokens[index + 1]) ? own : null;
    const token = tokens[index]!;
    const isPause = (token.kind === 'mark' && /[,;]/.test(token.text)) || isJoint(index);
    return isPause ? before : null;
  }

  function numberAt(index: number): string | null {
    const [token, next] = [tokens[index], tokens[index + 1]];
    const isPercent = next?.text === '%' || (next?.kind === 'sign' && next.text === '°');
    return token?.kind === 'number' && token.span === 0 && !isPercent ? token.text : null;
  }

  function signAt(index: number): Sign | null {
    const found = matchPhrase(language, words, index, new Set(['infix'] as const));
    const sign = found?.meanings.flatMap((each) => (each.kind === 'infix' ? [each.sign] : []))[0];
    return found === null || sign === undefined ? null : { sign, length: found.length };
  }

  /** How many words say that a value follows: "is", "makes"; the sign alone as well. */
  function linkAt(index: number): number | null {
    if (tokens[index]?.kind === 'sign') return /^[=≈]$/u.test(tokens[index].text) ? 1 : null;
    const found = matchPhrase(language, words, index, kinds);
    const isLink = found?.meanings.some(
      (each) =>
        (each.kind === 'infix' && each.sign === '=') ||
        (each.kind === 'concept' && each.concept === 'is') ||
        (each.kind === 'cue' && each.cue === 'yields'),
    );
    return isLink ? found!.length : null;
  }

  function isNoun(index: number): boolean {
    const word = words[index];
    if (word == null || word.length < 2) return false;
    const meanings = matchPhrase(language, [word], 0, kinds)?.meanings ?? [];
    return meanings.every((each) => each.kind === 'concept' && countedConcepts.has(each.concept));
  }

  function isJoint(index: number): boolean {
    const meanings = matchPhrase(language, words, index, kinds)?.meanings ?? [];
    return meanings.some(
      (each) =>
        (each.kind === 'concept' && each.concept === 'and') ||
        (each.kind === 'cue' && each.cue === 'consequence'),
    );
  }
}

const isOperator = (token: MessageToken | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'command' || (token.kind === 'sign' && /^[-+−*×·÷/^(]$/u.test(token.text)));
