import type { Language } from '#app/platform/texts.ts';
import { readIntent } from './read-intent.ts';
import { bareOf, formulaToken, tokensOf } from './tokens.ts';

/** Answers in words: a single letter, or a statement that there is no solution. */
const answers = /^\p{L}$|solu[ct]i|impos|none|nothing|never|ningun|nunca|aucun|jamais|empty|vaci|vide/u;

/**
 * Classifies input from the line field: `words` is an intent ("hint", "no entiendo"), `line` is to be checked, `either` is parsed as a
 * line and, if that fails, read as words.
 */
export function wordsOrLine(text: string, language: Language): 'words' | 'line' | 'either' {
  const hasFormula = tokensOf(text).includes(formulaToken);
  const hasIntent = readIntent(text, language) !== null;
  if (hasIntent && !hasFormula && !answers.test(bareOf(text).trim())) return 'words';
  return hasIntent || !hasFormula ? 'either' : 'line';
}
