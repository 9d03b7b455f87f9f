import { z } from '@hono/zod-openapi';
import { givenSchema } from '#app/practice/index.server.ts';
import { skillIds } from '@curvela/curriculum';
import { localeSchema } from './schemas.server.ts';
import { longestTopic } from './limits.ts';

export const startLessonSchema = z
  .object({
    skill: z.enum(skillIds).optional().openapi({ description: 'A skill of the skill graph' }),
    topic: z
      .string()
      .trim()
      .min(1)
      .max(longestTopic)
      .optional()
      .openapi({ description: 'Where no skill is named: the topic in words, or a problem' }),
    profileId: z
      .uuid()
      .optional()
      .openapi({ description: 'For whom: what this learner knows decides the level' }),
    locale: localeSchema,
    variant: z.int().min(0).max(50).default(0).openapi({ description: 'Others have other numbers' }),
  })
  .refine(({ skill, topic }) => skill !== undefined || topic !== undefined, { path: ['topic'] })
  .openapi('StartLesson');
export type StartLesson = z.infer<typeof startLessonSchema>;

const lessonParts = ['warmUp', 'guided', 'practice'] as const;
/** An answer to a lesson question; without one, the solution is shown. `line` selects the blank of a guided solution. */
export const lessonAnswerSchema = z
  .object({
    part: z.enum(lessonParts),
    number: z.int().min(0).max(9),
    line: z.int().min(0).max(40).optional(),
    answer: givenSchema.nullable(),
  })
  .openapi('LessonAnswer');
export type LessonAnswer = z.infer<typeof lessonAnswerSchema>;
