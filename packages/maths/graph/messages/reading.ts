import type { en as maths } from '../../messages/en.ts';

/** Why a formula could not be read, as the maths calls say it. */
export type ReadingTexts = { readonly graphReading: (typeof maths)['maths']['reading'] };
