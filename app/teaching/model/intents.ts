/** What a message in words asks the tutor for. */
export const intents = [
  'not_understood',
  'hint',
  'why',
  'show_me',
  'another_example',
  'slower',
  'skip',
  'draw_it',
  'check_this',
  'give_up',
  'stop',
  'thanks',
  'task',
  'alone',
] as const;
export type Intent = (typeof intents)[number];

/** Phrases of one language. `strong` ones count anywhere, `weak` ones only without other content words. */
export type Phrasebook = {
  readonly strong: Readonly<Record<Intent, readonly string[]>>;
  readonly weak: Readonly<Record<Intent, readonly string[]>>;
  /** Words that add nothing to an intent: politeness, pronouns, things a lesson is about. */
  readonly fillers: string;
  /** One of these before or inside a phrase negates the intent. */
  readonly negations: string;
  /** Words one typo away from a phrase with a different meaning. */
  readonly others: string;
};
