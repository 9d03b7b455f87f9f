import { z } from '@hono/zod-openapi';
import { skillIds } from '@curvela/curriculum';
import type { FigureView, ItemView, SentenceParts, PictureView, WorkedView } from '#app/practice/index.ts';

/*
 * A lesson: its input, the progress of its generation, and its content. Plain JSON, as stored in `app.lessons`.
 */

/** Increase to generate every lesson again. */
export const generator = 1;
export const levels = [1, 2, 3] as const;
export type LessonLevel = (typeof levels)[number];

/**
 * Everything that determines a lesson: the same input gives the same lesson. `variant` counts requests for other numbers; `warmUp` and
 * `mistakes` are estimates of the learner at the time of the request.
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

/** The input as text in a fixed order: the lookup key of a lesson. */
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

/** The four stages of the generation, as shown in the overlay: goal and warm-up, concept and example, every formula, practice. */
export const stages = ['goal', 'concept', 'check', 'practice'] as const;
export type LessonStage = (typeof stages)[number];
/** Per cent at which each stage starts, and at which the last one ends. The overlay is visible from 25 to 100. */
const bounds = [5, 40, 65, 85, 100] as const;

/** Whole per cent after `done` of `of` pieces of a stage. */
export function percentOf(stage: LessonStage, done: number, of: number): number {
  const at = stages.indexOf(stage);
  const [from, to] = [bounds[at] ?? 0, bounds[at + 1] ?? 100];
  return Math.round(from + ((to - from) * done) / Math.max(of, 1));
}

/** Why generation failed: the engine was unavailable each time, nothing could be proven, or an unexpected error. */
export const failures = ['maths_away', 'nothing_proven', 'broken'] as const;
export type LessonFailure = (typeof failures)[number];
export type LessonState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Progress of the generation. `at` (an instant) is its last heartbeat. */
export type LessonProgress = {
  readonly percent: number;
  readonly tries: number;
  readonly at: string;
  /** The engine is unavailable; generation is retried. */
  readonly waiting: boolean;
  readonly failure: LessonFailure | null;
};

/** A stored question with its solution, which is sent only after the question is over. */
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
/** A solution with blanks: the lines with these numbers (from 0) are left to the learner. */
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
    /** The most common mistakes; `own` if this learner made them. */
    readonly mistakes: readonly { readonly id: string; readonly text: string; readonly own: boolean }[];
  };
  readonly example: LessonQuestion;
  readonly guided: readonly GuidedQuestion[];
  readonly practice: readonly LessonQuestion[];
  readonly leadsTo: readonly { readonly id: string; readonly name: string }[];
  /** What was proven before the lesson was stored. */
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
