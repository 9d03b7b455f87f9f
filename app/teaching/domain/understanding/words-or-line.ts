import type { Language } from '#app/platform/texts.ts';
import type { Intent } from '../../model/intents.ts';
import { readIntent } from './read-intent.ts';
import { bareOf, formulaToken, tokensOf } from './tokens.ts';

/** Answers in words: a single letter, or a statement that there is no solution. */
const answers = /^\p{L}$|solu[ct]i|impos|none|nothing|never|ningun|nunca|aucun|jamais|empty|vaci|vide/u;

type InputKind = 'words' | 'line' | 'either';

/**
 * Classifies input from the line field: `words` is an intent ("hint", "no entiendo"), `line` is to be checked, `either` is parsed as a
 * line and, if that fails, read as words. `intent`: what the phrase books recognise in it.
 */
export function inputKind(text: string, intent: Intent | null): InputKind {
  const hasFormula = tokensOf(text).includes(formulaToken);
  if (intent !== null && !hasFormula && !answers.test(bareOf(text).trim())) return 'words';
  return intent !== null || !hasFormula ? 'either' : 'line';
}

/** The same for a text whose intent is not known yet. */
export const wordsOrLine = (text: string, language: Language): InputKind =>
  inputKind(text, readIntent(text, language));
