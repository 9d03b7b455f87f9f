import type { en as maths } from '../../messages/en.ts';

/** Why a formula could not be read; the same texts as in the maths API. */
export type ReadingTexts = { readonly graphReading: (typeof maths)['maths']['reading'] };
