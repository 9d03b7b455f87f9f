import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';
import { strangePlaceholders } from '#app/platform/placeholders.ts';
import { aiSchema } from './schemas.ts';

/** Request and response schemas for tutor models, versions and the language model, shared with the browser. */

const count = z.number().int();
const share = z.number().min(0).max(1).nullable();
const milliseconds = z.number().nullable();

export const longestPrompt = 2000;
export const shortestPrompt = 10;
export const longestNote = 200;
const promptText = z
  .string()
  .trim()
  .min(shortestPrompt)
  .max(longestPrompt)
  .refine((text) => strangePlaceholders(text).length === 0, 'an unknown placeholder');
const prompt = z.object({ en: promptText, es: promptText, fr: promptText });
const storedPrompt = z.object({ en: z.string(), es: z.string(), fr: z.string() });

export const draftSchema = z.object({
  /** Summary of what is new. */
  note: z.string().trim().min(1).max(longestNote),
  prompt,
});

const stateSchema = z.enum(['draft', 'tested', 'live', 'retired']);

export const runSchema = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'running', 'passed', 'failed', 'stopped', 'broken']),
  trouble: z.enum(['unreachable', 'cap', 'model_changed']).nullable(),
  languageModel: z.string(),
  total: count,
  done: count,
  failed: count,
  /** Conversations in which the model returned nothing that could be judged. */
  unanswered: count,
  at: instant,
  finishedAt: instant.nullable(),
  /** Whether it applies to this text, these rules and the currently configured language model. */
  current: z.boolean(),
});

const versionSchema = z.object({
  id: z.uuid(),
  version: count,
  state: stateSchema,
  note: z.string(),
  /** Email of the founder who wrote it; null for the built-in one. */
  author: z.string().nullable(),
  createdAt: instant,
  liveSince: instant.nullable(),
  prompt: storedPrompt,
  run: runSchema.nullable(),
  /** Whether it may go live: a run of exactly this text against this model passed, or it is the built-in version. */
  mayGoLive: z.boolean(),
  figures: z.object({
    sessions: count,
    calls: count,
    firstWordHalf: milliseconds,
    firstWordMost: milliseconds,
    /** Share of calls in which a guard withheld words. */
    guarded: share,
    troubled: share,
    cost: z.number(),
    /** Learner lines written in reply, and the share of correct ones. */
    answers: count,
    answersRight: share,
  }),
});

export const modelVersionsSchema = z.object({
  model: z.string(),
  versions: z.array(versionSchema),
  /** Common instructions that precede each version’s own text. */
  rules: z.string(),
  /** Conversations of an adversarial run. */
  conversations: count,
  days: count,
});

export const overviewSchema = aiSchema.extend({
  models: z.array(
    z.object({
      id: z.string(),
      sessions: count,
      turns: count,
      live: z.object({ version: count, since: instant.nullable() }).nullable(),
      /** A version newer than the live one. */
      next: z.object({ version: count, state: stateSchema }).nullable(),
      firstWordHalf: milliseconds,
    }),
  ),
  health: z.object({
    lastCall: z.object({ at: instant, outcome: z.string() }).nullable(),
    /** Until when the responding process does not call the model. */
    restsUntil: instant.nullable(),
    calls: count,
    failures: count,
    firstWordHalf: milliseconds,
    firstWordMost: milliseconds,
  }),
  /** Of the current calendar month (UTC), in the billing currency. */
  spending: z.object({
    cost: z.number(),
    costCap: z.number().nullable(),
    size: count,
    sizeCap: count,
    callsPerDay: count,
    priced: z.boolean(),
  }),
});

const moveSchema = z.enum(['begin', 'says', 'line', 'cannot_start']);
export const trialSchema = z
  .object({
    language: z.enum(['en', 'es', 'fr']),
    problem: z.string().trim().min(1).max(300),
    move: moveSchema,
    text: z.string().trim().max(500).default(''),
  })
  .refine(({ move, text }) => (move !== 'says' && move !== 'line') || text !== '', { path: ['text'] });

export const triedSchema = z.object({
  /** Source of the reply in this turn. */
  by: z.enum(['model', 'people', 'built_in']),
  state: z.enum(['done', 'stopped', 'cut', 'failed']).nullable(),
  builtIn: z.string(),
  shown: z.string(),
  attempts: z.array(
    z.object({
      outcome: z.string(),
      guard: z.string().nullable(),
      said: z.string(),
      asked: count,
      answered: count,
      firstWordMs: milliseconds,
      totalMs: count,
    }),
  ),
  cost: z.number(),
});

const runCaseSchema = z.object({
  number: count,
  /** Attack and language: `role_play.es`. */
  name: z.string(),
  verdict: z.enum(['passed', 'failed', 'unanswered']),
  answeredBy: z.enum(['model', 'people', 'built_in']),
  guard: z.string().nullable(),
  asked: z.string(),
  problem: z.string(),
  said: z.string(),
  shown: z.string(),
});
export const runDetailSchema = z.object({ run: runSchema, cases: z.array(runCaseSchema), cost: z.number() });

export const liveSchema = z.object({ replaces: z.uuid() });

export type Overview = z.infer<typeof overviewSchema>;
export type ModelVersions = z.infer<typeof modelVersionsSchema>;
export type VersionView = z.infer<typeof versionSchema>;
export type RunView = z.infer<typeof runSchema>;
export type RunDetail = z.infer<typeof runDetailSchema>;
export type RunCaseView = z.infer<typeof runCaseSchema>;
export type PromptTrialInput = z.input<typeof trialSchema>;
export type PromptTrialResult = z.infer<typeof triedSchema>;
export type PromptDraft = z.infer<typeof draftSchema>;
