import { z } from '@hono/zod-openapi';
import { skillIds } from '@curvela/curriculum';
import type { FigureView, ItemView, SentenceParts, PictureView, WorkedView } from '#app/practice/index.ts';

/*
 * A lesson: what it is made from, how far its making is, and what stands in it. Plain JSON, as `app.lessons` keeps it.
 */

/** Another number makes every lesson anew. */
export const generator = 1;
export const levels = [1, 2, 3] as const;
export type LessonLevel = (typeof levels)[number];

/**
 * Everything that a lesson is made from: the same input is the same lesson. `variant` counts who wants other numbers; `warmUp` and
 * `mistakes` are what was believed of the learner when it was asked for.
 */
const inputSchema = z.strictObject({
  generator: z.int(),
  skill: z.enum(skillIds),
  language: z.enum(['en', 'es', 'fr']),
  profileId: z.uuid().nullable(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  warmUp: z.array(z.enum(skillIds)).max(2),
  mistakes: z.array(z.string().max(80)).max(3),
  variant: z.int().min(0).max(50),
});
export type LessonInput = z.infer<typeof inputSchema>;

/** The input as text, always in the same order: the key under which a lesson is found again. */
export const madeFrom = ({ generator: version, skill, language, profileId, level, ...rest }: LessonInput) =>
  JSON.stringify({
    generator: version,
    skill,
    language,
    profileId,
    level,
    warmUp: rest.warmUp,
    mistakes: rest.mistakes,
    variant: rest.variant,
  });

export const readInput = (text: string): LessonInput => inputSchema.parse(JSON.parse(text));

/** The four steps of the making, in the words of the overlay: goal and warm-up, concept and example, every formula, practice. */
export const stages = ['goal', 'concept', 'check', 'practice'] as const;
export type LessonStage = (typeof stages)[number];
/** Percent at which a step begins, and at which the last one ends. The overlay stands from 25 up to 100. */
const bounds = [5, 40, 65, 85, 100] as const;

/** How much is done when `done` of `of` pieces of a step are, in whole percent. */
export function percentOf(stage: LessonStage, done: number, of: number): number {
  const at = stages.indexOf(stage);
  const [from, to] = [bounds[at] ?? 0, bounds[at + 1] ?? 100];
  return Math.round(from + ((to - from) * done) / Math.max(of, 1));
}

/** Why there is no lesson: the maths was away each time, nothing could be proven, or something that nobody foresaw. */
export const failures = ['maths_away', 'nothing_proven', 'broken'] as const;
export type LessonFailure = (typeof failures)[number];
export type LessonState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** How far the making is. `at` (an instant) is the last sign of life of whoever makes it. */
export type LessonProgress = {
  readonly percent: number;
  readonly tries: number;
  readonly at: string;
  /** The maths is away; it is tried again. */
  readonly waiting: boolean;
  readonly failure: LessonFailure | null;
};

/** A question as it stands in a lesson, with its solution, which leaves the server when the question is over. */
export type LessonQuestion = {
  readonly template: string;
  readonly seed: number;
  readonly skill: { readonly id: string; readonly name: string };
  readonly level: LessonLevel;
  readonly prompt: SentenceParts;
  readonly ask: ItemView['ask'];
  readonly picture: PictureView | null;
  readonly figure: FigureView | null;
  readonly hint: SentenceParts;
  readonly worked: WorkedView;
  readonly answer: SentenceParts;
};
/** A solution with gaps: the lines with these numbers (from 0) are for the learner. */
export type GuidedQuestion = LessonQuestion & { readonly blanks: readonly number[] };

export type LessonContent = {
  readonly skill: { readonly id: string; readonly name: string };
  readonly can: string;
  readonly level: LessonLevel;
  readonly warmUp: readonly LessonQuestion[];
  readonly concept: {
    readonly what: readonly SentenceParts[];
    readonly picture: (PictureView & { readonly caption: string }) | null;
    readonly figure: (FigureView & { readonly caption: string }) | null;
    /** What goes wrong most often; `own` where it happened to this learner. */
    readonly mistakes: readonly { readonly id: string; readonly text: string; readonly own: boolean }[];
  };
  readonly example: LessonQuestion;
  readonly guided: readonly GuidedQuestion[];
  readonly practice: readonly LessonQuestion[];
  readonly leadsTo: readonly { readonly id: string; readonly name: string }[];
  /** What was proven before the lesson was kept. */
  readonly proven: { readonly formulas: number; readonly steps: number };
};

export type LessonRecord = {
  readonly id: string;
  readonly accountId: string;
  readonly profileId: string | null;
  readonly skill: string;
  readonly locale: string;
  readonly madeFrom: string;
  readonly state: LessonState;
  readonly progress: LessonProgress;
  readonly content: LessonContent | null;
  readonly createdAt: Date;
};
