import { z } from '@hono/zod-openapi';
import { requiredForms } from './contract.ts';

const formula = (example: string) => z.string().trim().min(1).max(500).openapi({ example });

/** Two formulas to compare, plain, unicode or LaTeX. */
export const checkInputSchema = z
  .object({
    expected: formula('x^2 = 9'),
    answer: formula('x = ±3'),
    form: z
      .enum(requiredForms)
      .optional()
      .openapi({ description: 'The form the answer has to be written in' }),
    locale: z
      .string()
      .max(35)
      .optional()
      .openapi({ description: 'Spanish and French write 3,5', example: 'es-CO' }),
  })
  .openapi('MathsCheckInput');

export const checkAnswerSchema = z
  .object({
    verdict: z.enum(['equal', 'different', 'unknown']).openapi({ description: '`unknown` is never wrong' }),
    formOk: z
      .boolean()
      .optional()
      .openapi({ description: 'Present when a form was asked and the verdict is equal' }),
    domainDifference: z.string().optional().openapi({
      description: 'Equal except where this holds, because only one of the two is defined there',
      example: 'x = 0',
    }),
    counterexample: z
      .object({
        at: z.record(z.string(), z.string()),
        expected: z.string().nullable(),
        answer: z.string().nullable(),
      })
      .optional()
      .openapi({
        description: 'Values of the variables at which the two differ; null: not defined, or not a value',
      }),
    note: z
      .enum([
        'timeout',
        'busy',
        'not_read',
        'ambiguous',
        'kind',
        'lost',
        'gained',
        'lost_and_gained',
        'not_decided',
      ])
      .optional()
      .openapi({ description: 'lost and gained: solutions are missing, or too many' }),
  })
  .openapi('MathsCheckAnswer');
