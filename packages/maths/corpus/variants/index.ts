import { algebra } from './algebra.ts';
import type { VariantFamily } from './family.ts';
import { functions } from './functions.ts';
import { languages } from './languages.ts';
import { numbers } from './numbers.ts';
import { statements } from './statements.ts';

export type { VariantFamily } from './family.ts';

/** Equivalent answers and near-misses by subject, written by hand for the checker. */
export const variantCorpus: Readonly<Record<string, readonly VariantFamily[]>> = {
  numbers,
  algebra,
  functions,
  statements,
  languages,
};
