import { z } from '@hono/zod-openapi';
import {
  fewestMinutes,
  fewestQuestions,
  longestAnswer,
  longestReport,
  mostMinutes,
  mostQuestions,
} from './limits.ts';
import { confidences } from './mastery/evidence.ts';
import { modes } from './practice-plan.ts';
import { skillIds } from '@curvela/curriculum';

/** Request schemas of practice, shared by browser and API. */

const coordinate = z.number().min(-1000).max(1000);
const place = z.tuple([coordinate, coordinate]);
/** Options and lines are identified by their numbers in the question. */
export const givenSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('formula'), text: z.string().trim().min(1).max(longestAnswer) }),
  z.object({ kind: z.literal('choice'), option: z.int().min(0).max(20) }),
  z.object({ kind: z.literal('order'), lines: z.array(z.int().min(0).max(20)).min(2).max(12) }),
  z.object({ kind: z.literal('point'), at: place }),
  z.object({ kind: z.literal('line'), through: z.tuple([place, place]) }),
  z.object({ kind: z.literal('wrong_line'), line: z.int().min(0).max(20) }),
]);
export type GivenAnswer = z.infer<typeof givenSchema>;

export const skillSchema = z.enum(skillIds);
export const startPracticeSchema = z.object({
  profileId: z.uuid(),
  mode: z.enum(modes),
  /** One for `skill`; for an exam any, or empty for everything begun. */
  skills: z.array(skillSchema).max(60).default([]),
  size: z.int().min(fewestQuestions).max(mostQuestions).optional(),
  /** For an exam, without the learner's extra time, which the server adds; null for no limit. */
  minutes: z.int().min(fewestMinutes).max(mostMinutes).nullable().default(null),
});
export type StartPractice = z.infer<typeof startPracticeSchema>;

/** The id is created in the browser: a repeated request is the same attempt. */
export const attemptSchema = z.object({
  id: z.uuid(),
  answer: givenSchema,
  confidence: z.enum(confidences).nullable().default(null),
  tookMs: z.int().min(0).max(86_400_000),
});
export type AttemptInput = z.infer<typeof attemptSchema>;

export const hintSchema = z.object({
  /** The last rung shown in the browser (-1 for none): a repeated request gives no further hint. */
  seen: z.int().min(-1).max(4),
  cannotStart: z.boolean().default(false),
});
export const reportSchema = z.object({ text: z.string().trim().max(longestReport).default('') });
export const disputeSchema = z.object({
  claim: z.string().min(3).max(120),
  text: z.string().trim().min(1).max(500),
});

/** A question without an account: nothing is stored. */
export const trySchema = z.object({
  template: z.string().max(80),
  seed: z.int().min(0).max(2_000_000_000),
  answer: givenSchema,
});
