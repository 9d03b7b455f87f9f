import { createRoute, type z } from '@hono/zod-openapi';
import { failures, newApi } from '#app/platform/api.server.ts';
import { solutionOf } from '@curvela/maths/solve';
import { checkWork } from '../use-cases/check-work.server.ts';
import type { Maths, ReadAnswer, FormulaForms } from '@curvela/maths';
import { renderFormula } from '../use-cases/write-formula.server.ts';
import {
  checkAnswerSchema,
  checkInputSchema,
  parseAnswerSchema,
  parseInputSchema,
  solveAnswerSchema,
  solveInputSchema,
  workAnswerSchema,
  workInputSchema,
} from '../model/schemas.ts';

/** Routes of the maths engine. No account needed: they store nothing. */
export const mathsApi = ({ maths }: { maths: Maths }) => {
  const api = newApi();
  api.openapi(
    call(
      'check',
      'Is the answer equal to the expected one? Decided by algebra',
      checkInputSchema,
      checkAnswerSchema,
    ),
    async (c) => {
      const { locale = c.var.language, ...input } = c.req.valid('json');
      return c.json(await maths.check({ ...input, locale }), 200);
    },
  );
  api.openapi(
    call('solve', 'Solves with checked steps, or says that it cannot', solveInputSchema, solveAnswerSchema),
    async (c) => {
      const { locale = c.var.language, problem } = c.req.valid('json');
      return c.json(solutionOf(await maths.solve({ problem, locale }), locale), 200);
    },
  );
  api.openapi(
    call('parse', 'How a text is read, or where it cannot be read', parseInputSchema, parseAnswerSchema),
    async (c) => {
      const { locale = c.var.language, text } = c.req.valid('json');
      return c.json(readingOf(await maths.parse({ text, locale })), 200);
    },
  );
  api.openapi(
    call(
      'check-line',
      'Checks a working line by line and names the first wrong line',
      workInputSchema,
      workAnswerSchema,
    ),
    async (c) => {
      const { locale = c.var.language, problem, lines } = c.req.valid('json');
      return c.json(await checkWork(maths, { problem, lines, locale }), 200);
    },
  );
  return api;
};

function call<Input extends z.ZodType, Answer extends z.ZodType>(
  name: string,
  summary: string,
  input: Input,
  answer: Answer,
) {
  return createRoute({
    method: 'post',
    path: `/maths/${name}`,
    tags: ['Maths'],
    summary,
    request: { body: { required: true, content: { 'application/json': { schema: input } } } },
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: answer } } },
      ...failures(400, 429),
    },
  });
}

function readingOf(read: ReadAnswer) {
  if (!read.ok) {
    const { readings, ...failure } = read;
    if (readings === undefined) return failure;
    return {
      ...failure,
      readings: readings.map(({ id, text, formula }) => ({ id, text, formula: formula.plain })),
    };
  }
  const { formula, ambiguous, parts, ...rest } = read;
  const { html } = renderFormula(formula.latex);
  return {
    ...rest,
    ...(parts && {
      parts: parts.map(({ label, text, formula: each }) => ({ label, text, formula: each.plain })),
    }),
    ...writingOf(formula),
    html,
    ambiguous: ambiguous?.map(writingOf) ?? null,
  };
}

const writingOf = ({ plain, latex, speech }: FormulaForms) => ({ plain, latex, speech });
