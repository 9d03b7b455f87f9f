/** What somebody wants who writes to the tutor in words. */
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

/** Phrases of one language. `strong` ones count wherever they stand, `weak` ones only when nothing else of weight is said. */
export type Phrasebook = {
  readonly strong: Readonly<Record<Intent, readonly string[]>>;
  readonly weak: Readonly<Record<Intent, readonly string[]>>;
  /** Words that add nothing to a wish: politeness, pronouns, the things that a lesson is about. */
  readonly fillers: string;
  /** A wish with one of these before or inside is the contrary of it. */
  readonly negations: string;
  /** Words one slip away from a phrase that mean something else. */
  readonly others: string;
};
