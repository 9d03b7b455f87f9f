import { z } from '@hono/zod-openapi';
import { orNull } from '#app/platform/api.server.ts';
import { aids } from '@curvela/curriculum';
import { confidences } from '../model/mastery/evidence.ts';
import { modes, roles } from '../model/practice-plan.ts';
import {
  askSchema,
  figureSchema,
  namedSkillSchema,
  partsSchema,
  pictureSchema,
  strandSchema,
  verdictSchema,
  workedSchema,
} from './view-parts.server.ts';

/* Response schemas of practice; the meaning of the fields is documented with the types in views.ts. */

const instant = z.string().nullable();
const stateSchema = z.enum(['open', 'right', 'wrong', 'given_up', 'skipped', 'answered']);

export const attemptViewSchema = z
  .object({
    id: z.string(),
    given: partsSchema,
    verdict: verdictSchema,
    formMissed: z.boolean(),
    feedback: partsSchema,
  })
  .openapi('PracticeAttempt');

const hintSchema = z.object({
  rung: z.int().min(0).max(4),
  parts: partsSchema,
  worked: orNull(workedSchema.and(z.object({ prompt: partsSchema }))),
});

export const itemSchema = z
  .object({
    id: z.string(),
    position: z.int(),
    role: z.enum(roles),
    skill: z.object({ id: z.string(), name: z.string(), lastSeenAt: instant }),
    level: z.int().min(1).max(3),
    prompt: partsSchema,
    ask: askSchema,
    picture: orNull(pictureSchema),
    figure: orNull(figureSchema),
    attempts: z.array(attemptViewSchema),
    hints: z.array(hintSchema),
    mayHint: z.boolean(),
    state: stateSchema,
    voided: z.boolean(),
    twin: z.object({ here: z.boolean(), from: z.string() }).nullable(),
    solution: orNull(workedSchema),
    answer: orNull(partsSchema),
  })
  .openapi('PracticeItem');

export const changeSchema = z
  .object({
    skill: namedSkillSchema,
    before: z.number(),
    after: z.number(),
    what: z.enum(['mastered', 'lost', 'up', 'down', 'same', 'kept']),
    why: z.string(),
    dueAt: instant,
  })
  .openapi('PracticeChange');

const summarySchema = z.object({
  asked: z.int(),
  right: z.int(),
  unaided: z.int(),
  undecided: z.int(),
  minutes: z.number(),
  changes: z.array(changeSchema),
  mistakes: z.array(z.object({ mistake: z.string(), text: z.string(), count: z.int() })),
  nextReviewAt: instant,
  stuck: z.array(z.object({ skill: z.string(), instead: orNull(namedSkillSchema), text: z.string() })),
  items: z.array(
    z.object({
      prompt: partsSchema,
      given: orNull(partsSchema),
      answer: partsSchema,
      state: stateSchema,
      verdict: verdictSchema,
    }),
  ),
});

export const sessionSchema = z
  .object({
    id: z.uuid(),
    profileId: z.uuid(),
    mode: z.enum(modes),
    size: z.int(),
    state: z.enum(['open', 'finished']),
    startedAt: z.string(),
    endsAt: instant,
    minutes: z.object({ allowed: z.number(), usual: z.number() }).nullable(),
    pace: z.object({ open: z.number(), other: z.number() }),
    marks: z.array(z.object({ id: z.uuid(), position: z.int(), state: stateSchema, voided: z.boolean() })),
    item: orNull(itemSchema),
    summary: orNull(summarySchema),
  })
  .openapi('PracticeSession');

const mapSkill = z.object({
  id: z.string(),
  name: z.string(),
  p: z.number(),
  status: z.enum(['mastered', 'on_the_way', 'due', 'ahead', 'disputed']),
  current: z.boolean(),
  dueAt: instant,
  masteredAt: instant,
  opportunities: z.int(),
  unaidedRight: z.int(),
  opensAfter: z.array(z.string()),
});
export const mapSchema = z
  .object({
    strands: z.array(z.object({ id: strandSchema, name: z.string(), skills: z.array(mapSkill) })),
    counts: z.object({ mastered: z.int(), onTheWay: z.int(), ahead: z.int(), due: z.int() }),
  })
  .openapi('MasteryMap');

export const todaySchema = z
  .object({
    newcomer: z.boolean(),
    reviews: z.object({ count: z.int(), skills: z.array(namedSkillSchema) }),
    current: namedSkillSchema.extend({ count: z.int() }).nullable(),
    stretch: orNull(namedSkillSchema),
    minutes: z.number(),
    open: z
      .object({
        id: z.uuid(),
        mode: z.enum(modes),
        position: z.int(),
        size: z.int(),
        pending: orNull(partsSchema),
      })
      .nullable(),
    doneToday: z.int(),
    nextReviewAt: instant,
  })
  .openapi('PracticeToday');

export const weekSchema = z
  .object({
    today: z.string(),
    days: z.array(z.object({ day: z.string(), questions: z.int(), minutes: z.number(), due: z.int() })),
    mastered: z.array(z.object({ skill: namedSkillSchema, at: z.string(), answers: z.int() })),
    kept: z.array(z.object({ skill: namedSkillSchema, days: z.number(), nextAt: instant })),
    undecided: z.object({ count: z.int(), sessionId: z.uuid() }).nullable(),
  })
  .openapi('PracticeWeek');

const evidenceSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  at: z.string(),
  prompt: partsSchema,
  given: orNull(partsSchema),
  right: z.boolean(),
  aid: z.enum(aids),
  confidence: z.enum(confidences).nullable(),
  voided: z.boolean(),
});
export const claimSchema = z
  .object({
    key: z.string(),
    kind: z.enum(['mastered', 'kept', 'mistake', 'stuck', 'on_the_way']),
    skill: namedSkillSchema,
    text: z.string(),
    detail: z.string(),
    since: z.string(),
    evidence: z.array(evidenceSchema),
    dispute: z.object({ text: z.string(), at: z.string() }).nullable(),
  })
  .openapi('LearnerClaim');
export const disputeViewSchema = z
  .object({
    id: z.uuid(),
    claim: z.string(),
    text: z.string(),
    at: z.string(),
    state: z.enum(['open', 'changed', 'gone', 'kept']),
    outcome: z.string(),
  })
  .openapi('LearnerDispute');

const captioned = z.object({ caption: z.string() });
export const skillViewSchema = z
  .object({
    id: z.string(),
    strand: strandSchema,
    name: z.string(),
    can: z.string(),
    what: z.array(partsSchema),
    picture: orNull(pictureSchema.and(captioned)),
    figure: orNull(figureSchema.and(captioned)),
    example: z.object({ prompt: partsSchema, worked: workedSchema }),
    mistakes: z.array(z.object({ id: z.string(), text: z.string() })),
    after: z.array(namedSkillSchema),
    leadsTo: z.array(namedSkillSchema),
  })
  .openapi('Skill');
export const skillStrandSchema = z
  .object({
    id: strandSchema,
    name: z.string(),
    skills: z.array(namedSkillSchema.extend({ can: z.string() })),
  })
  .openapi('SkillStrand');
