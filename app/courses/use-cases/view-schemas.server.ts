import { z } from '@hono/zod-openapi';
import { orNull } from '#app/platform/api.server.ts';
import { givenSchema } from '#app/practice/index.server.ts';
import { partsSchema, verdictSchema, workedSchema } from '#app/practice/index.server.ts';

/* Response schemas of courses, field by field; views.ts documents the fields. */

const standing = z
  .object({
    lesson: z.string(),
    state: z.enum(['ahead', 'begun', 'complete']),
    questions: z.int(),
    needed: z.int(),
    answered: z.int(),
    right: z.int(),
    isNew: z.boolean(),
  })
  .openapi('LessonStanding');
const solution = orNull(
  z.object({ answer: partsSchema, worked: orNull(workedSchema) }).openapi('CourseSolution'),
);

export const answeredSchema = z
  .object({
    verdict: verdictSchema,
    formMissed: z.boolean(),
    feedback: partsSchema,
    hint: partsSchema,
    solution,
    standing: orNull(standing),
  })
  .openapi('CourseAnswered');

export const certificateSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    course: z.string(),
    courseVersion: z.int(),
    title: z.string(),
    lessons: z.array(z.string()),
    holder: z.string(),
    day: z.iso.date(),
  })
  .openapi('CourseCertificate');

export const courseStandingSchema = z
  .object({
    course: z.string(),
    completed: z.int(),
    of: z.int(),
    percent: z.number(),
    lessons: z.array(standing),
    resume: z.object({ lesson: z.string(), place: z.int() }).nullable(),
    certificate: orNull(certificateSchema),
    mayCertify: z.boolean(),
  })
  .openapi('CourseStanding');

export const workSchema = z
  .object({
    place: z.int(),
    standing,
    note: z.object({ text: z.string(), version: z.int() }),
    answers: z.array(
      z.object({
        item: z.string(),
        given: orNull(givenSchema),
        tries: z.int(),
        right: z.boolean(),
        solution,
        countsFrom: z.string().nullable(),
      }),
    ),
  })
  .openapi('CourseWork');
