import type { FormulaView, SentencePart, SentenceParts } from '#app/practice/index.ts';
import type { Formula } from '../pedagogy/state.ts';

/** A sentence with formulas, as stored in a turn. */
export type StoredText = readonly (string | Formula)[];

/** The stored form, without the rendering, which is added when the response is sent. */
export const toStoredFormula = ({ latex, plain, speech }: FormulaView): Formula => ({ latex, plain, speech });
export const toStoredText = (parts: SentenceParts): StoredText =>
  parts.map((part) => (part.kind === 'text' ? part.text : toStoredFormula(part.formula)));

export const plainTextOf = (text: StoredText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.plain)).join('');
const speechOf = (text: StoredText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.speech)).join('');

/** Text in place of a formula: a name, a question. A single formula stays one. */
export const formulaOfWords = (stored: StoredText): Formula => {
  const [only] = stored;
  if (stored.length === 1 && typeof only === 'object') return only;
  const plain = plainTextOf(stored);
  const text = plain.replaceAll(/[\\{}~^]/g, ' ').replaceAll(/[$%&#_]/g, (sign) => `\\${sign}`);
  return { latex: `\\text{${text}}`, plain, speech: speechOf(stored) };
};

/** Words per part of an explanation, so that a turn stays short. */
export const wordsPerPart = 42;

const countWords = (parts: SentenceParts): number =>
  plainTextOf(toStoredText(parts))
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/**
 * Splits an explanation into parts of whole sentences with at most about `wordsPerPart` words; a longer sentence stays whole. A
 * sentence ends with its punctuation mark and a space; formulas stay in their sentence.
 */
export function splitIntoParts(paragraphs: readonly SentenceParts[]): SentenceParts[] {
  return paragraphs.flatMap((paragraph) => {
    const chunks: SentenceParts[] = [];
    for (const sentence of sentencesOf(paragraph)) {
      const last = chunks.at(-1);
      const joined = last ? [...last, ...sentence] : sentence;
      if (last && countWords(joined) <= wordsPerPart) chunks[chunks.length - 1] = joined;
      else chunks.push(sentence);
    }
    return chunks.map(trimmed);
  });
}

function sentencesOf(paragraph: SentenceParts): SentencePart[][] {
  const sentences: SentencePart[][] = [[]];
  for (const part of paragraph) {
    if (part.kind === 'formula') {
      sentences.at(-1)?.push(part);
      continue;
    }
    for (const [at, text] of part.text.split(/(?<=[.!?…»]\s)(?=\S)/u).entries()) {
      if (at > 0) sentences.push([]);
      if (text !== '') sentences.at(-1)?.push({ kind: 'text', text });
    }
    // The next sentence starts with a formula.
    if (/[.!?]\s$/.test(part.text)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

function trimmed(parts: SentenceParts): SentenceParts {
  return parts.map((part, at) => {
    if (part.kind === 'formula') return part;
    const start = at === 0 ? part.text.trimStart() : part.text;
    return { kind: 'text', text: at === parts.length - 1 ? start.trimEnd() : start };
  });
}
