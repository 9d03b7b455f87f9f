import type { SafetyKind } from '../signs.ts';

/** What pupils write to a tutor: what a person should read, by its kind, and what only sounds like it. */
export type SafetySentences = {
  readonly worrying: Readonly<Record<SafetyKind, readonly string[]>>;
  readonly harmless: readonly string[];
};
