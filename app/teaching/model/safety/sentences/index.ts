import type { Language } from '#app/platform/texts.ts';
import { english } from './english.ts';
import { fourth } from './fourth.ts';
import { french } from './french.ts';
import { second } from './second.ts';
import type { SafetySentences } from './sentences.ts';
import { spanish } from './spanish.ts';
import { third } from './third.ts';

export { fifth } from './fifth.ts';

/**
 * Sentences by which the rules were mended, in the order in which they were written. Each set was read by the rules before it: 59, 77, 59
 * and 82 of 100 worrying sentences were then seen, and one of 588 harmless ones was taken for one.
 */
export const sentenceSets: readonly Readonly<Record<Language, SafetySentences>>[] = [
  { en: english, es: spanish, fr: french },
  second,
  third,
  fourth,
];
