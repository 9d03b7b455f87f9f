/** Reads a formula into a tree, and writes trees as plain text, LaTeX, speech or JSON. */
export { factorsOf, opposite, termsOf } from './build.ts';
export { treeFromJson, treeToJson } from './json.ts';
export type { TreeJson } from './json.ts';
export { toLatex } from './latex.ts';
export { longestText } from './limits.ts';
export { formulaLanguage, toPlain } from './plain.ts';
export { read } from './read.ts';
export { toSpeech } from './speech.ts';
export { readingErrors } from './tokens.ts';
export type { ReadingError } from './tokens.ts';
export { contains, expressionsOf, sameTree, variablesOf } from './tree-parts.ts';
export { isExpression, number, product, sum } from './tree.ts';
export type { Expression, Relation, Tree, TreeClass } from './tree.ts';
export { units } from './units.ts';
