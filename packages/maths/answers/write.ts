import type { Unread, FormulaForms } from '../contract.ts';
import { treeToJson } from '../expression/json.ts';
import { toLatex } from '../expression/latex.ts';
import { formulaLanguage, toPlain } from '../expression/plain.ts';
import { toSpeech } from '../expression/speech.ts';
import type { ReadingError } from '../expression/tokens.ts';
import type { Tree } from '../expression/tree.ts';
import { localizeMaths } from './localize.ts';

/** A tree in every notation that a screen needs. */
export function write(tree: Tree, locale: string | undefined): FormulaForms {
  return {
    latex: toLatex(tree, locale),
    plain: toPlain(tree, locale),
    speech: toSpeech(tree, formulaLanguage(locale)),
    tree: treeToJson(tree),
  };
}

/** How a text with words is shown: as typed, in lines that break between the words. */
export function writeWords(text: string): Pick<FormulaForms, 'latex' | 'speech'> {
  const words = text.trim().split(/\s+/u);
  const latex = words.map((word) => `\\text{${escapeForText(word)}}`).join('\\ \\allowbreak ');
  return { latex, speech: words.join(' ') };
}

/** Characters with a meaning in LaTeX are escaped, or left out where text has no form of them. */
const escapeForText = (word: string): string =>
  word.replaceAll(/[\\~^]/gu, ' ').replaceAll(/[{}$%&#_]/gu, (sign) => `\\${sign}`);

/** The trees that a text mentions, as plain formulas. */
export function writeParams(
  pieces: Readonly<Record<string, Tree>>,
  locale: string | undefined,
): Record<string, string> {
  return Object.fromEntries(Object.entries(pieces).map(([name, tree]) => [name, toPlain(tree, locale)]));
}

/** A text that could not be read, with the reason in the reader's language. */
export function unread(error: ReadingError, locale: string | undefined): Unread {
  return { ok: false, error, text: localizeMaths(locale, `reading.${error.code}`, { found: error.found }) };
}
