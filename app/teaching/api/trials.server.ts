import { createRoute, z } from '@hono/zod-openapi';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { body, failures, json, toResponse } from '#app/platform/api.server.ts';
import { type TeachingApi, tags } from './context.server.ts';
import { type TrialCare, checkTrial } from '../use-cases/check-trial.server.ts';
import { longestProblem } from '../model/limits.ts';
import { teachingTexts } from '../messages/index.ts';
import { modelIds } from '../domain/models.ts';
import { raiseFlag } from '../use-cases/raise-flag.server.ts';
import { maskPersonal } from '../domain/safety/read-safety.ts';
import { readingSchema, trialAnswerSchema } from '../use-cases/answer-schemas.server.ts';
import { localeSchema, type TrialInput, trialSchema } from '../model/schemas.server.ts';
import { readGoal } from '../use-cases/session/read-problem.server.ts';
import type { TeachingServices } from '../model/services.ts';

/** Calls that need no session: the models, trying one line, reading a line. */
export function addTrialCalls(api: TeachingApi, services: TeachingServices): void {
  const model = z.object({
    id: z.enum(modelIds),
    name: z.string(),
    how: z.string(),
    hints: z.string(),
    take: z.string(),
  });
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/models',
      tags,
      summary: 'The tutor models: how each one talks, when it helps, who it suits',
      responses: { 200: json(z.object({ models: z.array(model) }), 'The models') },
    }),
    (c) => {
      const { models } = teachingTexts[c.var.language].teaching;
      return c.json({ models: modelIds.map((id) => ({ id, ...pick(models[id]) })) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/trials',
      tags,
      summary: 'Takes one turn of a trial without a session. Stores nothing',
      description:
        'Send along `stands` of the answer before. Without `line` and `does` the problem is read back.',
      request: body(trialSchema),
      responses: {
        200: json(trialAnswerSchema, 'What the tutor says'),
        ...failures(400, 422, 503),
      },
    }),
    async (c) => {
      const input = c.req.valid('json');
      const care = c.var.account ? ofAccount(services, c.var.account.id, input) : undefined;
      return c.json(toResponse(await checkTrial(services, input, care)), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/readings',
      tags,
      summary: 'Parses a problem while it is being typed',
      request: body(z.object({ text: z.string().max(longestProblem), locale: localeSchema })),
      responses: {
        200: json(
          readingSchema,
          'The formula, the ways in which it can be meant, or the place where reading stopped',
        ),
        ...failures(400),
      },
    }),
    async (c) => c.json(await readGoal(services.maths, c.req.valid('json')), 200),
  );
}

/** Safety flags of an account's words are stored although nothing else of the trial is. */
function ofAccount(services: TeachingServices, accountId: string, { locale }: TrialInput): TrialCare {
  const language = languageOfLocale(locale);
  const from = { sessionId: null, turnId: null, profileId: null, owner: { accountId }, language };
  return {
    audience: 'begun',
    flag: (kind, words) =>
      services.db
        .transaction()
        .execute((db) => raiseFlag({ ...services, db }, { ...from, kind, words: maskPersonal(words) })),
  };
}

const pick = ({ name, how, hints, take }: { name: string; how: string; hints: string; take: string }) => ({
  name,
  how,
  hints,
  take,
});
