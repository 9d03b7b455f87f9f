import { z } from '@hono/zod-openapi';
import { orNull } from '#app/platform/api.server.ts';
import {
  askSchema,
  figureSchema,
  namedSkillSchema,
  partsSchema,
  pictureSchema,
  verdictSchema,
  workedSchema,
} from '#app/practice/index.server.ts';
import { failures } from '../model/lessons/lesson.ts';
import { modelIds } from '../domain/models.ts';
import { phases } from '../domain/pedagogy/state.ts';
import {
  blockSchema,
  formulaSchema,
  graphSchema,
  helpsSchema,
  learnerTurnSchema,
  problemSchema,
  sessionSchema,
  shownLineSchema,
  textSchema,
  tutorTurnSchema,
} from './view-schemas.server.ts';

/* Complete responses of the teaching API, composed of the parts in view-schemas.server.ts. */

const turns = z.array(z.union([tutorTurnSchema, learnerTurnSchema]));
export const sessionWithTurnsSchema = sessionSchema
  .extend({
    turns,
    earlier: turns
      .optional()
      .openapi({ description: 'What edited questions and other words have taken the place of' }),
  })
  .openapi('TeachingSessionWithTurns');

export const sessionSummarySchema = z
  .object({
    id: z.uuid(),
    model: z.enum(modelIds),
    phase: z.enum(phases),
    title: z.string().nullable(),
    skill: z.string().nullable(),
    formula: formulaSchema,
    solved: z.int(),
    open: z.boolean(),
    focus: z.boolean(),
    updatedAt: z.string(),
  })
  .openapi('TeachingSessionSummary');

export const turnAnswerSchema = z
  .object({ learner: learnerTurnSchema, turn: tutorTurnSchema, session: sessionSchema })
  .openapi('TurnAnswer');

export const readingSchema = z
  .union([
    z.object({ ok: z.literal(true), formula: formulaSchema }),
    z.object({
      ok: z.literal(false),
      code: z.literal('several'),
      readings: z.array(z.object({ id: z.string(), text: z.string(), formula: formulaSchema })),
    }),
    z.object({
      ok: z.literal(false),
      code: z.string(),
      at: z.int(),
      length: z.int(),
      found: z.string(),
    }),
  ])
  .openapi('Reading');

const trialState = z.object({
  problem: z.string(),
  twin: z.boolean(),
  lines: z.array(z.string()),
  shown: z.array(z.int()),
  tried: z.array(z.string()),
  rung: z.int(),
  opened: z.boolean(),
  help: z.int(),
  failed: z.int(),
  asides: z.array(z.string()).optional(),
});
export const trialAnswerSchema = z
  .object({
    problem: orNull(problemSchema),
    lines: z.array(shownLineSchema),
    verdict: z.enum(['equal', 'different', 'unknown', 'unread']).nullable(),
    judgement: z.string().nullable(),
    mistake: z.string().nullable(),
    finished: z.boolean(),
    clears: z.boolean(),
    blocks: z.array(blockSchema),
    prompt: orNull(textSchema),
    helps: helpsSchema,
    graph: orNull(graphSchema),
    draws: z.boolean(),
    stands: trialState.nullable().openapi({ description: 'To be sent along with the next line' }),
  })
  .openapi('TrialAnswer');

const summary = {
  id: z.uuid(),
  skill: namedSkillSchema,
  profileId: z.uuid().nullable(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  percent: z.int(),
  createdAt: z.string(),
};
export const lessonSummarySchema = z.object(summary).openapi('LessonSummary');
const questionShape = z.object({
  template: z.string(),
  seed: z.int(),
  skill: namedSkillSchema,
  level: z.int().min(1).max(3),
  prompt: partsSchema,
  ask: askSchema,
  picture: orNull(pictureSchema),
  figure: orNull(figureSchema),
});
const captioned = z.object({ caption: z.string() });
const content = z.object({
  skill: namedSkillSchema,
  can: z.string(),
  level: z.int().min(1).max(3),
  warmUp: z.array(questionShape),
  concept: z.object({
    what: z.array(partsSchema),
    picture: orNull(pictureSchema.and(captioned)),
    figure: orNull(figureSchema.and(captioned)),
    mistakes: z.array(z.object({ id: z.string(), text: z.string(), own: z.boolean() })),
  }),
  example: questionShape.extend({ worked: workedSchema }),
  guided: z.array(
    questionShape.extend({
      lines: z.array(
        z.object({ formula: orNull(workedSchema.shape.lines.element.shape.formula), why: partsSchema }),
      ),
    }),
  ),
  practice: z.array(questionShape),
  leadsTo: z.array(namedSkillSchema),
  proven: z.object({ formulas: z.int(), steps: z.int() }),
});
export const lessonViewSchema = z
  .object({
    ...summary,
    language: z.enum(['en', 'es', 'fr']),
    variant: z.int(),
    waiting: z.boolean(),
    failure: z.enum(failures).nullable(),
    content: content.nullable(),
  })
  .openapi('Lesson');
export const lessonAnsweredSchema = z
  .object({
    verdict: verdictSchema,
    formMissed: z.boolean(),
    feedback: partsSchema,
    hint: partsSchema,
    worked: orNull(workedSchema),
    answer: orNull(partsSchema),
    line: workedSchema.shape.lines.element.nullable(),
  })
  .openapi('LessonAnswered');
