/** Reads a formula into a tree, and writes trees as plain text, LaTeX, speech or JSON. */
export { treeToJson } from './json.ts';
export { toLatex } from './latex.ts';
export { longestText } from './limits.ts';
export { formulaLanguage, toPlain } from './plain.ts';
export { read } from './read.ts';
export { toSpeech } from './speech.ts';
export { readingErrors } from './tokens.ts';
export type { ReadingError } from './tokens.ts';
export { sameTree, variablesOf } from './tree-parts.ts';
export type { Tree, TreeClass } from './tree.ts';
export { units } from './units.ts';
