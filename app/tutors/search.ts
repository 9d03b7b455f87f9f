import { z } from 'zod';
import { tutorSorts } from './schemas.ts';
import { subjects, teachingLanguages } from './tutor.ts';

/** What the address of the tutor search says; anything unreadable counts as not said. */
const searchSchema = z.object({
  subject: z.enum(subjects).optional().catch(undefined),
  language: z.enum(teachingLanguages).optional().catch(undefined),
  max: z.coerce.number().positive().max(10_000_000).optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):(00|30)$/)
    .optional()
    .catch(undefined),
  minutes: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(60), z.literal(90)]))
    .catch(60),
  sort: z.enum(tutorSorts).catch('fit'),
});

export type TutorSearch = z.infer<typeof searchSchema>;

export function readSearch(parameters: URLSearchParams): TutorSearch {
  const said = Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
  return searchSchema.parse(said);
}

/** The address of a search; defaults are left out. */
export function searchAddress(search: TutorSearch): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    const isDefault = (key === 'minutes' && value === 60) || (key === 'sort' && value === 'fit');
    if (value !== undefined && !isDefault) parameters.set(key, String(value));
  }
  const query = parameters.toString();
  return query === '' ? '/tutor' : `/tutor?${query}`;
}
