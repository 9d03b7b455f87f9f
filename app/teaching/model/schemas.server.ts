import { z } from '@hono/zod-openapi';
import { givenSchema } from '#app/practice/index.server.ts';
import { skillIds } from '@curvela/curriculum';
import { longestLine, longestProblem, longestReason, longestTalk, longestTitle } from './limits.ts';
import { modelIds } from '../domain/models.ts';
import { energies } from '../domain/sprint.ts';

const actions = ['hint', 'cannot_start', 'give_up', 'continue', 'new_problem'] as const;
export type Action = (typeof actions)[number];

export const localeSchema = z.enum(['en', 'es', 'fr', 'en-US', 'en-GB', 'es-CO', 'es-ES', 'fr-FR']).openapi({
  description: 'Language of the conversation; the region decides about the decimal comma',
  example: 'es-CO',
});
const modelSchema = z.enum(modelIds);

const typed = z.string().max(longestLine);
const statement = z.string().max(longestProblem);
const focusWishSchema = z.object({
  energy: z.enum(energies),
  minutes: z
    .int()
    .min(5)
    .max(25)
    .optional()
    .openapi({ description: 'Length of the sprint; chosen by the energy when absent' }),
});

export const startSchema = z
  .object({
    model: modelSchema,
    problem: statement
      .min(1)
      .optional()
      .openapi({ description: 'A problem of one’s own, or words that name a skill' }),
    reading: z.string().max(8).optional().openapi({
      description: 'The id of one of the readings of the problem, where it can be meant in several ways',
    }),
    skill: z.enum(skillIds).optional().openapi({ description: 'Teaches this skill; then without a problem' }),
    locale: localeSchema,
    profileId: z
      .uuid()
      .optional()
      .openapi({ description: 'Whose learning it is: what the session shows goes into this profile' }),
    focus: focusWishSchema.optional(),
  })
  .refine(({ problem, skill }) => (problem === undefined) !== (skill === undefined), 'a problem or a skill')
  .openapi('StartTeaching');
export type StartInput = z.infer<typeof startSchema>;

export const turnSchema = z
  .union([
    z.strictObject({ cardId: z.uuid(), answer: typed }),
    z
      .strictObject({ cardId: z.uuid(), given: givenSchema })
      .openapi({ description: 'The answer to a question of practice' }),
    z.strictObject({
      action: z.enum(actions),
      cardId: z
        .uuid()
        .optional()
        .openapi({ description: 'The card that it is about; a repeated press is then one turn' }),
      problem: statement
        .min(1)
        .optional()
        .openapi({ description: 'With new_problem; another of the same kind when absent' }),
    }),
    z.strictObject({ text: z.string().min(1).max(longestTalk) }),
  ])
  .openapi('TurnInput');
export type TurnInput = z.infer<typeof turnSchema>;

export const editSchema = z
  .strictObject({
    text: z.string().trim().min(1).max(longestTalk),
    newest: z
      .uuid()
      .openapi({ description: 'The newest turn that the editor sees; another one there means 409' }),
  })
  .openapi('EditTurn');
export type EditInput = z.infer<typeof editSchema>;

export const titleSchema = z
  .object({ title: z.string().trim().min(1).max(longestTitle).nullable() })
  .openapi('ConversationTitle');
export const ratingSchema = z
  .strictObject({
    rating: z
      .union([z.literal(1), z.literal(-1)])
      .nullable()
      .openapi({ description: 'null takes it back' }),
    reason: z.string().trim().max(longestReason).optional(),
  })
  .openapi('TurnRating');
export type RatingInput = z.infer<typeof ratingSchema>;
export const searchSchema = z.object({
  search: z
    .string()
    .max(longestTitle)
    .optional()
    .openapi({ description: 'In names, problems and what the learner wrote' }),
  after: z.string().max(80).optional().openapi({ description: '`next` of the page before' }),
});

/** Buttons of a trial, one tap each. */
const trialButtons = ['hint', 'cannot_start', 'give_up', 'another', 'take'] as const;
export const trialSchema = z
  .object({
    model: modelSchema.optional(),
    problem: statement.min(1),
    locale: localeSchema,
    line: typed.min(1).optional().openapi({
      description:
        'A line to check, or words ("hint", "I don’t get it"). Without it and `does` the problem is read back',
    }),
    does: z.enum(trialButtons).optional(),
    take: typed.min(1).optional().openapi({ description: 'With `take`: the problem to go on with' }),
    seconds: z.int().min(0).max(36_000).optional().openapi({ description: 'Since the first key' }),
    // State of the trial: `stands` of the previous response.
    twin: z.boolean().optional().openapi({ description: 'The problem is the twin of one that was given up' }),
    lines: z.array(typed).max(24).optional().openapi({ description: 'The right lines so far' }),
    shown: z.array(z.int()).max(24).optional().openapi({ description: 'Which of them were shown' }),
    tried: z.array(typed).max(12).optional().openapi({ description: 'Wrong lines after the last right one' }),
    rung: z.literal([0, 1, 2, 3, 4]).optional().openapi({ description: 'Deepest help on this line' }),
    opened: z.boolean().optional().openapi({ description: '“I can’t start” was said' }),
    help: z.literal([0, 1, 2, 3, 4]).optional().openapi({ description: 'Deepest help on any line' }),
    failed: z.int().min(0).max(1000).optional().openapi({ description: 'Failed lines altogether' }),
    asides: z.array(typed).max(20).optional().openapi({
      description: 'True lines beside the working: definitions and side calculations',
    }),
  })
  .openapi('TeachingTrial');
export type TrialInput = z.infer<typeof trialSchema>;

export const focusActions = ['pause', 'break', 'resume', 'longer', 'again', 'stop'] as const;
export const focusActionSchema = z
  .object({
    action: z.enum(focusActions),
    minutes: z.int().min(1).max(30).optional().openapi({ description: 'With `break`: how long it is to be' }),
  })
  .openapi('FocusAction');
export type FocusInput = z.infer<typeof focusActionSchema>;
export const thoughtSchema = z.object({ text: z.string().trim().min(1).max(200) });
