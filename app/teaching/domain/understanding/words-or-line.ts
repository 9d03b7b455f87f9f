import type { Language } from '#app/platform/texts.ts';
import { readIntent } from './read-intent.ts';
import { bareOf, formulaToken, tokensOf } from './tokens.ts';

/** Answers in words: a letter by itself, and that there is nothing that fits. */
const answers = /^\p{L}$|solu[ct]i|impos|none|nothing|never|ningun|nunca|aucun|jamais|empty|vaci|vide/u;

/**
 * What was sent from the field for a line: `words` are a wish ("hint", "no entiendo"), `line` is to be checked, `either` is read as
 * a line and, where that cannot be, as words.
 */
export function wordsOrLine(text: string, language: Language): 'words' | 'line' | 'either' {
  const hasFormula = tokensOf(text).includes(formulaToken);
  const wish = readIntent(text, language) !== null;
  if (wish && !hasFormula && !answers.test(bareOf(text).trim())) return 'words';
  return wish || !hasFormula ? 'either' : 'line';
}
