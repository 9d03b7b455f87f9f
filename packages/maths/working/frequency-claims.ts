import { fold } from '../reading/lexicon/lexicon.ts';
import { tokenize } from '../reading/message/tokens.ts';

/** Stems of words for how often something occurs, in the three languages. */
const occurs = /^(?:appear|occur|come|repeat|aparec|repit|repet|sale|esta|apparai|revien|sort|figur)/;
const times = /^(?:times?|veces|fois|twice|once)$/;
const wordNumbers: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  dos: 2,
  deux: 2,
  two: 2,
  three: 3,
  tres: 3,
  trois: 3,
};

/** "The 3 appears 3 times": whether that value is so often among the data; null for any other line. */
export function holdsForFrequency(line: string, data: readonly number[] | null): boolean | null {
  if (data === null) return null;
  const tokens = tokenize(line).tokens.map(({ kind, text, folded }) => ({
    word: kind === 'word' ? fold(folded) : '',
    value: kind === 'number' ? Number(text.replace(',', '.')) : (wordNumbers[folded] ?? NaN),
  }));
  const verb = tokens.findIndex(({ word }) => occurs.test(word));
  if (verb < 0 || !tokens.some(({ word }) => times.test(word))) return null;
  const numbers = tokens.flatMap(({ value }, at) => (Number.isFinite(value) ? [{ value, at }] : []));
  const [first, second, more] = numbers;
  if (
    first === undefined ||
    second === undefined ||
    more !== undefined ||
    first.at > verb ||
    second.at < verb
  )
    return null;
  return data.filter((each) => each === first.value).length === second.value;
}
