import { isExpression, read, variablesOf, type Expression } from '@curvela/maths/expression';
import type { LearnerMessage } from '../understanding/read-message.ts';
import { operandWordsIn, type OperandLexicon } from '../understanding/operand-words.ts';

/** What an operation is done with: a number, a letter or a term that is named in a message. */
export type Operand = {
  readonly text: string;
  readonly tree: Expression;
  /** Stands behind "by": divide 3x by 3. */
  readonly introduced: boolean;
};

/** Longest run of words that is read as one operand: `3 x ^ 2 - 5`. */
const longestRun = 6;

/**
 * The operands of a message in its order: what the formula reader reads as an expression without other letters than those of the
 * problem. Spelled numbers count only where nothing is written in signs.
 */
export function readOperands(
  { words, language }: Pick<LearnerMessage, 'words' | 'language'>,
  letters: ReadonlySet<string>,
): Operand[] {
  const lexicon = operandWordsIn(language);
  const tokens = words.replaceAll(lexicon.sides, ' | ').replaceAll(lexicon.minus, '-').split(/\s+/);
  const written = operandsAmong(tokens, letters, lexicon);
  return written.length > 0
    ? written
    : operandsAmong(
        tokens.map((token) => lexicon.digitsOf(token) ?? token),
        letters,
        lexicon,
      );
}

function operandsAmong(
  tokens: readonly string[],
  letters: ReadonlySet<string>,
  lexicon: OperandLexicon,
): Operand[] {
  const found: Operand[] = [];
  for (let at = 0; at < tokens.length;) {
    const run = operandAt(tokens, at, letters, lexicon);
    if (run) found.push(run.operand);
    at += run?.length ?? 1;
  }
  return found;
}

function operandAt(
  tokens: readonly string[],
  from: number,
  letters: ReadonlySet<string>,
  lexicon: OperandLexicon,
): { operand: Operand; length: number } | null {
  let length = 1;
  while (length < longestRun && joins(tokens[from + length - 1], tokens[from + length])) length += 1;
  for (; length > 0; length -= 1) {
    const text = bareText(tokens.slice(from, from + length).join(' '));
    const before = tokens[from - 1] ?? '';
    const isWord = lexicon.isWord(text) && !lexicon.introduces(before);
    const readable = isWord ? [] : [text, singularOf(text)];
    for (const one of readable) {
      const tree = readAs(one, letters, lexicon);
      if (tree)
        return { operand: { text: withoutBrackets(one), tree, introduced: lexicon.isBy(before) }, length };
    }
  }
  return null;
}

/** A sign on either side joins two words to one formula, and a number joins the letter behind it. */
const joins = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (/[-+*/^·×(]$/.test(one) || /^[-+*/^·×)%]/.test(other) || (/\d$/.test(one) && /^[a-z]$/.test(other)));

const bareText = (text: string): string => text.replaceAll(/["'“”«»?!,;:$€£]+$|^["'“”«»$€£]+/g, '').trim();

/** "The 4s", "the x's". */
const singularOf = (text: string): string => (/^.+?s$/.test(text) ? text.replace(/'?s$/, '') : '');

const withoutBrackets = (text: string): string => /^\(([^()]*)\)$/.exec(text)?.[1] ?? text;

function readAs(text: string, letters: ReadonlySet<string>, { locale }: OperandLexicon): Expression | null {
  if (!/[a-z\d]/.test(text)) return null;
  const isLetters = /^[a-z]+$/.test(text);
  if (isLetters && [...text].some((letter) => !letters.has(letter))) return null;
  const found = read(text, { locale });
  if (!found.ok || !isExpression(found.tree)) return null;
  return variablesOf(found.tree).every((name) => letters.has(name)) ? found.tree : null;
}
