/** What a person should read, the gravest first: where several fit, the first is answered. */
export const safetyKinds = ['self_harm', 'threat', 'abuse', 'personal_data'] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/**
 * Signs of one language. They are read over text without accents, with plain apostrophes, small and capital letters alike.
 * Idioms, sports, word problems and small accidents are in `harmless`: they are taken out before anything is looked for.
 * In `personal_data` the group `own` is what is masked; without it, the whole match is.
 */
export type SafetyRules = Readonly<Record<SafetyKind | 'harmless', readonly RegExp[]>>;

/** A sign that stands as whole words. */
export const sign = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'dgiu');
