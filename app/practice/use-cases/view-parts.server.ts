import { z } from '@hono/zod-openapi';
import { strands } from '@curvela/curriculum';

/* Schemas of the view parts shared by practice, courses and lessons, for the API description; their types are in views.ts. */

const formulaViewSchema = z
  .object({ latex: z.string(), plain: z.string(), speech: z.string(), html: z.string().nullable() })
  .openapi('Formula', { description: 'A formula for drawing, reading and hearing; `html` is MathML' });

export const partsSchema = z
  .array(
    z.union([
      z.object({ kind: z.literal('text'), text: z.string() }),
      z.object({ kind: z.literal('formula'), formula: formulaViewSchema }),
    ]),
  )
  .openapi('Parts', { description: 'A sentence in parts' });

const range = z.array(z.number()).length(2);
const viewRangeSchema = z.object({ x: range, y: range });
const graphItem = z.object({
  id: z.string(),
  text: z.string(),
  tone: z.string().optional(),
  picture: z.unknown().optional().openapi({ description: 'Sampled curves, for the graph’s script' }),
});
export const pictureSchema = z
  .object({
    items: z.array(graphItem),
    view: viewRangeSchema.nullable(),
    svg: z.string(),
    description: z.string(),
  })
  .openapi('Picture');
export const figureSchema = z.object({ svg: z.string() }).openapi('Figure');
export const workedSchema = z
  .object({ lines: z.array(z.object({ formula: formulaViewSchema, why: partsSchema })) })
  .openapi('Worked', { description: 'A solution, each line with its reason' });

const numbered = z.array(z.object({ number: z.int(), formula: formulaViewSchema }));
export const askSchema = z
  .union([
    z.object({
      kind: z.literal('formula'),
      label: z.string().nullable(),
      formText: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('choice'),
      options: z.array(z.object({ number: z.int(), parts: partsSchema })),
    }),
    z.object({ kind: z.enum(['order', 'wrong_line']), lines: numbered }),
    z.object({ kind: z.enum(['point', 'line']), view: viewRangeSchema }),
  ])
  .openapi('Ask', { description: 'What the answer field is' });

export const verdictSchema = z.enum(['equal', 'different', 'unknown']).nullable();
export const namedSkillSchema = z.object({ id: z.string(), name: z.string() });
export const strandSchema = z.enum(strands);
