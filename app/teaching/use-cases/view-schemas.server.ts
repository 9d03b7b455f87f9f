import { z } from '@hono/zod-openapi';
import { orNull } from '#app/platform/api.server.ts';
import { askSchema, figureSchema, namedSkillSchema, pictureSchema } from '#app/practice/index.server.ts';
import { givenSchema } from '#app/practice/index.server.ts';
import { modelIds } from '../domain/models.ts';
import { outcomes, phases } from '../domain/pedagogy/state.ts';
import { energies } from '../domain/sprint.ts';

/* Responses of the teaching calls, field by field; views.ts and blocks.ts document the fields. */

export const formulaSchema = z
  .object({ latex: z.string(), plain: z.string(), speech: z.string(), html: z.string().optional() })
  .openapi('DrawnFormula');
export const textSchema = z
  .array(z.union([z.string(), formulaSchema]))
  .openapi('Text', { description: 'A sentence with formulas in it' });
const verdict = z.enum(['equal', 'different', 'unknown']);

const point = z.object({ x: z.number(), y: z.number() });
const curve = z.array(z.array(point));
export const graphSchema = z
  .object({
    x: z.array(z.number()).length(2),
    y: z.array(z.number()).length(2),
    given: curve,
    mine: curve.nullable(),
    mark: z.object({ x: z.number(), given: z.number(), mine: z.number() }).nullable(),
    labels: z.object({ given: formulaSchema, mine: orNull(formulaSchema) }),
  })
  .openapi('Graph');
export const shownLineSchema = z
  .object({
    n: z.int(),
    formula: formulaSchema,
    mark: z.enum(['given', 'equal', 'different', 'unknown', 'shown']).nullable(),
    note: textSchema.optional(),
  })
  .openapi('ShownLine');

const kind = <Name extends string>(name: Name) => ({ kind: z.literal(name) });
const storyPiece = z.object({
  before: z.string(),
  number: z.string().nullable(),
  after: z.string(),
  isAsked: z.boolean(),
});
const titled = { title: z.string() };
const noted = z.object({ formula: formulaSchema, note: z.string() });
const svg = z.string().nullable();
const change = z.object({
  skill: z.string(),
  name: z.string(),
  what: z.enum(['mastered', 'lost', 'up', 'down', 'same', 'kept']),
  label: z.string(),
  belief: z.string(),
  why: z.string(),
});
const offer = z.object({
  does: z.string(),
  label: z.string(),
  problem: z.string().optional(),
  formula: formulaSchema.optional(),
});

/** One block of a tutor's turn (blocks.ts). */
export const blockSchema = z
  .union([
    z.object({ kind: z.enum(['say', 'evidence', 'question']), text: textSchema }),
    z.object({ ...kind('formula'), formula: formulaSchema }),
    z.object({ ...kind('lines'), lines: z.array(shownLineSchema) }),
    z.object({ ...kind('verdict'), verdict, text: textSchema, mistake: z.string().optional() }),
    z.object({
      ...kind('hint'),
      ...titled,
      rung: z.int(),
      text: textSchema,
      question: textSchema.optional(),
    }),
    z.object({ ...kind('worked'), ...titled, rung: z.int(), problem: formulaSchema, lines: z.array(noted) }),
    z.object({ ...kind('step'), ...titled, formula: formulaSchema, note: z.string() }),
    z.object({ ...kind('unread'), typed: z.string(), at: z.int(), length: z.int(), text: textSchema }),
    z.object({ ...kind('graph'), graph: graphSchema }),
    z.object({ ...kind('offer'), formula: formulaSchema, text: textSchema }),
    z.object({ ...kind('offers'), offers: z.array(offer) }),
    z.object({
      ...kind('changes'),
      ...titled,
      link: z.string(),
      profileId: z.string(),
      rows: z.array(change),
    }),
    z.object({ ...kind('story'), pieces: z.array(storyPiece) }),
    z.object({ ...kind('recall'), text: textSchema, link: z.string(), profileId: z.string() }),
    z.object({ ...kind('humans'), label: z.string() }),
    z.object({ ...kind('idea'), ...titled, text: textSchema, svg, caption: z.string() }),
    z.object({ ...kind('asked'), id: z.string(), prompt: textSchema, svg }),
    z.object({
      ...kind('steps'),
      ...titled,
      id: z.string(),
      prompt: textSchema,
      lines: z.array(z.object({ formula: formulaSchema, note: textSchema })),
      svg,
    }),
    z.object({
      ...kind('ways'),
      ...titled,
      ways: z.array(z.object({ label: z.string(), to: z.string() })),
    }),
    z.object({
      ...kind('care'),
      lead: z.string(),
      lines: z.array(z.object({ name: z.string(), number: z.string() })),
      emergency: z.string(),
      after: z.string(),
    }),
  ])
  .openapi('Block');

const question = z.object({
  id: z.string(),
  ask: askSchema,
  picture: orNull(pictureSchema),
  figure: orNull(figureSchema),
  attempts: z.array(z.unknown()).openapi({ description: 'One for each answer so far' }),
});
export const helpsSchema = z.array(z.enum(['hint', 'cannot_start', 'give_up', 'continue']));
const cardSchema = z
  .object({
    id: z.uuid(),
    purpose: z.enum(['line', 'explain', 'reflect', 'twin', 'step', 'question']),
    line: z.int().nullable(),
    prompt: textSchema,
    label: z.string(),
    options: z.array(z.object({ id: z.string(), label: z.string() })),
    helps: helpsSchema,
    question: question.optional(),
  })
  .openapi('Card');

const turn = { id: z.uuid(), position: z.int(), createdAt: z.string() };
const words = z.object({
  text: textSchema,
  state: z.enum(['streaming', 'done', 'stopped', 'cut', 'failed']),
  by: z.string(),
  notice: z.object({ cap: z.enum(['day', 'month']), left: z.int() }).nullable(),
});
const ratingViewSchema = z.object({
  value: z.union([z.literal(1), z.literal(-1)]),
  reason: z.string().nullable(),
});
export const tutorTurnSchema = z
  .object({
    ...turn,
    speaker: z.literal('tutor'),
    phase: z.enum(phases),
    blocks: z.array(blockSchema),
    card: orNull(cardSchema),
    anew: z.object({ of: z.string(), position: z.int(), times: z.int() }).optional(),
    asked: z.string().optional().openapi({ description: 'Of the first turn: what the learner began with' }),
    words: words.nullable().optional(),
    rating: orNull(ratingViewSchema).optional(),
  })
  .openapi('TutorTurn');

const learnerShape = {
  ...turn,
  speaker: z.literal('learner'),
  edits: z.string().optional(),
  typed: z.string(),
};
export const learnerTurnSchema = z
  .union([
    z.object({ ...learnerShape, ...kind('line'), formula: orNull(formulaSchema), judgement: z.string() }),
    z.object({ ...learnerShape, kind: z.enum(['words', 'talk']) }),
    z.object({ ...learnerShape, ...kind('given'), text: textSchema, given: givenSchema, verdict }),
    z.object({ ...learnerShape, ...kind('press'), label: z.string() }),
    z.object({ ...learnerShape, ...kind('action'), action: z.string(), typed: z.string().optional() }),
  ])
  .openapi('LearnerTurn');

export const focusSchema = z
  .object({
    energy: z.enum(energies),
    minutes: z.number(),
    sprint: z.number(),
    secondsLeft: z.int(),
    overSince: z.string().nullable(),
    mayLonger: z.boolean(),
    running: z.boolean(),
    stopped: z.boolean(),
    rest: z.object({ minutes: z.number(), secondsLeft: z.int() }).nullable(),
    parked: z.array(z.object({ id: z.uuid(), text: z.string() })),
  })
  .openapi('Focus');

export const problemSchema = z.object({ formula: formulaSchema, task: z.string(), solvable: z.boolean() });
export const sessionSchema = z
  .object({
    id: z.uuid(),
    model: z.enum(modelIds),
    locale: z.string(),
    title: z.string().nullable(),
    profileId: z.uuid().nullable(),
    skill: namedSkillSchema.extend({ byLines: z.boolean() }).nullable(),
    phase: z.enum(phases),
    stage: z.int(),
    problem: problemSchema.extend({
      typed: z.string(),
      role: z.enum(['given', 'twin']),
      asksForModel: z.boolean(),
    }),
    lines: z.array(
      z.object({ n: z.int(), formula: formulaSchema, by: z.enum(['given', 'learner', 'tutor']) }),
    ),
    outcome: z.enum(outcomes).nullable(),
    card: orNull(cardSchema),
    graph: orNull(graphSchema),
    tally: z.object({
      unaided: z.int(),
      afterHelp: z.int(),
      shown: z.int(),
      solved: z.int(),
      givenUp: z.int(),
    }),
    focus: orNull(focusSchema),
    owner: z.enum(['account', 'visitor']),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi('TeachingSession');
