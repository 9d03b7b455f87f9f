import type { Intent } from '../../model/intents.ts';

/** Sentences as learners write them, separated by bars. */
type Said = {
  readonly intent: Intent;
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly fr: readonly string[];
};
export const said = (intent: Intent, en: string, es: string, fr: string): Said => ({
  intent,
  en: listed(en),
  es: listed(es),
  fr: listed(fr),
});

const listed = (text: string): string[] =>
  text
    .split('|')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
