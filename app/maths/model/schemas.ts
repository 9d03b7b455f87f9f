import { z } from '@hono/zod-openapi';
import { cannotReasons, checkNotes, lineRoles, requiredForms, truthNotes } from '@curvela/maths';
import { longestMessage, tasks } from '@curvela/maths/reading';
import { readingErrors } from '@curvela/maths/expression';

const formula = (example: string) => z.string().trim().min(1).max(500).openapi({ example });
const problem = (example: string) => z.string().trim().min(1).max(longestMessage).openapi({ example });
const locale = z
  .string()
  .max(35)
  .optional()
  .openapi({ description: 'Spanish and French write 3,5', example: 'es-CO' });

/** Two formulas to compare, plain, unicode or LaTeX. */
export const checkInputSchema = z
  .object({
    expected: formula('x^2 = 9'),
    answer: formula('x = ±3'),
    form: z
      .enum(requiredForms)
      .optional()
      .openapi({ description: 'The form the answer has to be written in' }),
    places: z.number().int().min(0).max(12).optional().openapi({
      description: 'With the form `decimal`: exactly so many places, and equal after rounding to them',
      example: 2,
    }),
    locale,
  })
  .refine(({ form, places }) => places === undefined || form === 'decimal', {
    path: ['places'],
    message: 'places belongs to the form decimal',
  })
  .openapi('MathsCheckInput');

const verdict = z
  .enum(['equal', 'different', 'unknown'])
  .openapi({ description: '`unknown` is never wrong' });
const domainDifference = z.string().optional().openapi({
  description: 'Equal except where this holds, because only one of the two is defined there',
  example: 'x = 0',
});
const counterexample = z
  .object({
    at: z.record(z.string(), z.string()),
    expected: z.string().nullable(),
    answer: z.string().nullable(),
  })
  .optional()
  .openapi({
    description: 'Values of the variables at which the two differ; null: not defined, or not a value',
  });
const note = z
  .enum(checkNotes)
  .optional()
  .openapi({ description: 'lost and gained: solutions are missing, or too many' });

export const checkAnswerSchema = z
  .object({
    verdict,
    formOk: z
      .boolean()
      .optional()
      .openapi({ description: 'Present when a form was asked and the verdict is equal' }),
    formText: z.string().optional().openapi({
      description: 'What the form still misses, when `formOk` is false, in the reader’s language',
    }),
    domainDifference,
    counterexample,
    note,
  })
  .openapi('MathsCheckAnswer');

/** A text to read: a problem or a line of working. */
export const parseInputSchema = z
  .object({ text: problem('solve 3(x-2) = 9'), locale })
  .openapi('MathsParseInput');

const writing = z.object({ plain: z.string(), latex: z.string(), speech: z.string() });
const readingError = z.object({
  code: z.enum(readingErrors),
  at: z.number().openapi({ description: 'Where in the text, counted from 0' }),
  length: z.number(),
  found: z.string(),
});
const offeredReading = z.object({
  id: z.string(),
  text: z
    .string()
    .openapi({ description: 'Read as exactly this problem', example: 'solve x^2 - 5x + 6 = 0' }),
  formula: z.string(),
});
const unread = z.object({ ok: z.literal(false), error: readingError, text: z.string() });

export const parseAnswerSchema = z
  .union([
    writing.extend({
      ok: z.literal(true),
      text: z.string().openapi({ description: 'The problem alone: read as exactly this problem' }),
      html: z.string().nullable().openapi({ description: 'Drawn, with its MathML' }),
      task: z.enum(tasks).openapi({ description: 'What is to be done with it' }),
      said: z.boolean().openapi({ description: 'False: the task was concluded from the kind of formula' }),
      class: z.string().openapi({ example: 'equation' }),
      variables: z.array(z.string()).readonly(),
      parts: z
        .array(z.object({ label: z.string(), text: z.string(), formula: z.string() }))
        .readonly()
        .optional()
        .openapi({
          description: 'Several problems in one text, each with its list mark; the first is this one',
        }),
      ambiguous: z.array(writing).nullable().openapi({ description: 'All readings, the chosen one first' }),
    }),
    unread.extend({
      readings: z
        .array(offeredReading)
        .readonly()
        .optional()
        .openapi({ description: 'What the text can mean, where it can be meant in several ways' }),
    }),
  ])
  .openapi('MathsParseAnswer');

/** A problem to solve, with or without its verb. */
export const solveInputSchema = z
  .object({ problem: problem('solve 2x^2 - 5x - 3 = 0'), locale })
  .openapi('MathsSolveInput');

const solutionSchema = z
  .union([
    z.object({
      kind: z.string().openapi({ description: 'The family of problems', example: 'quadratic_equation' }),
      task: z.enum(tasks),
      reading: z
        .string()
        .openapi({ description: 'How the problem was read', example: 'solve 2x^2 - 5x - 3 = 0' }),
      answer: z.string().openapi({ example: 'x = 3 or x = -1/2' }),
      answerLatex: z.string(),
      solutions: z.array(z.string()).readonly().nullable(),
      steps: z
        .array(
          z.object({
            rule: z.string(),
            before: z.string(),
            after: z.string(),
            text: z.string().openapi({ description: 'The reason, in the reader’s language' }),
            beforeLatex: z.string(),
            afterLatex: z.string(),
          }),
        )
        .readonly(),
      checked: z.literal(true).openapi({ description: 'Every step was checked before it was sent' }),
      note: z.string().optional().openapi({
        description: 'Why the way that the problem asks for is not taken, in the reader’s language',
      }),
    }),
    z.object({
      unsupported: z.literal(true),
      why: z.string().openapi({ description: 'In the reader’s language' }),
      reason: z.enum(cannotReasons),
      found: z.array(z.string()).readonly().openapi({ description: 'What of the problem was read' }),
    }),
    z.object({
      readings: z.array(offeredReading).readonly().openapi({ description: 'What the problem can mean' }),
      why: z.string().openapi({ description: 'The question to the reader, in the reader’s language' }),
    }),
  ])
  .openapi('MathsSolution');

export const solveAnswerSchema = z
  .union([
    solutionSchema,
    z.object({
      parts: z
        .array(z.intersection(z.object({ label: z.string() }), solutionSchema))
        .readonly()
        .openapi({ description: 'Several problems in one text, each with its list mark' }),
      answer: z
        .string()
        .openapi({ description: 'The answers of the solved parts, in their order', example: '13; 7; -24' }),
    }),
  ])
  .openapi('MathsSolveAnswer');

/** A learner's working. */
export const workInputSchema = z
  .object({
    problem: problem('3(x-2) = 9'),
    lines: z
      .array(formula('3x - 6 = 9'))
      .min(1)
      .max(30)
      .openapi({ example: ['3x - 2 = 9', '3x = 11'] }),
    locale,
  })
  .openapi('MathsWorkInput');

export const workAnswerSchema = z
  .union([
    z.object({
      ok: z.literal(true),
      lines: z
        .array(
          z.object({
            verdict,
            plain: z.string().nullable(),
            latex: z.string().nullable(),
            role: z.enum(lineRoles).nullable().openapi({ description: 'What a true line is in the working' }),
            truth: z
              .enum(truthNotes)
              .nullable()
              .openapi({ description: 'How it holds: exactly, rounded, …' }),
            statements: z
              .array(
                z.object({
                  plain: z.string(),
                  verdict: z.enum(['holds', 'fails', 'undecided']),
                  role: z.enum(lineRoles).nullable(),
                  note: z.enum(truthNotes).nullable(),
                }),
              )
              .readonly()
              .openapi({ description: 'The statements of the line, each with its verdict' }),
            finished: z.boolean().openapi({ description: 'The line is the answer' }),
            partial: z.boolean().openapi({ description: 'True, but only some of the solutions' }),
            lost: z.array(z.string()).readonly(),
            gained: z.array(z.string()).readonly(),
            domainDifference,
            counterexample,
            mistake: z
              .object({ id: z.string(), params: z.record(z.string(), z.string()), text: z.string() })
              .optional(),
            note,
            error: readingError.extend({ text: z.string() }).optional(),
          }),
        )
        .readonly(),
      firstWrong: z.number().nullable().openapi({ description: 'The first wrong line, counted from 0' }),
      finished: z.boolean(),
    }),
    unread,
  ])
  .openapi('MathsWorkAnswer');
