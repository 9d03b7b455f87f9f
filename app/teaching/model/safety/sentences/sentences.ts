import type { SafetyKind } from '../signs.ts';

/** Messages pupils write to a tutor: worrying ones by kind, and harmless ones that sound similar. */
export type SafetySentences = {
  readonly worrying: Readonly<Record<SafetyKind, readonly string[]>>;
  readonly harmless: readonly string[];
};
