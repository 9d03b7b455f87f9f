import { z } from '@hono/zod-openapi';
import { isSingleLine } from '#app/platform/single-line.ts';
import { givenSchema } from '#app/practice/index.server.ts';
import { longestNote, longestName } from './limits.ts';

/** Request schemas of courses. */

const id = z.string().min(1).max(60);
export const learnerQuery = z.object({ profileId: z.uuid() });
export const courseParams = z.object({ course: id });
export const lessonParams = courseParams.extend({ lesson: id });

export const itemAnswerSchema = z
  .object({
    item: z.string().min(1).max(120).openapi({ description: 'The key of the question' }),
    answer: givenSchema.nullable().openapi({ description: 'Null: the solution is shown' }),
    profileId: z
      .uuid()
      .optional()
      .openapi({ description: 'For whom it is kept; needs an account. Without it nothing is kept' }),
  })
  .openapi('CourseAnswer');
export const noteSchema = z
  .object({ profileId: z.uuid(), text: z.string().max(longestNote), version: z.int().min(0) })
  .openapi('CourseNote');
export const placeSchema = z
  .object({ profileId: z.uuid(), place: z.int().min(0).max(500) })
  .openapi('CoursePlace');
export const certifySchema = z
  .object({ profileId: z.uuid(), holder: z.string().trim().min(1).max(longestName).refine(isSingleLine) })
  .openapi('CourseCertify');
