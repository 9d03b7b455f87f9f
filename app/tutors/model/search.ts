import { z } from 'zod';
import { listSizes, shownSchema, tutorSorts } from './schemas.ts';
import { levels, subjects, teachingLanguages } from '../domain/tutor.ts';

/** Query parameters of the tutor search; invalid values are ignored. */
const searchSchema = z.object({
  subject: z.enum(subjects).optional().catch(undefined),
  level: z.enum(levels).optional().catch(undefined),
  rating: z.coerce.number().min(1).max(5).optional().catch(undefined),
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
  shown: shownSchema.optional().catch(undefined),
});

export type TutorSearch = z.infer<typeof searchSchema>;

export function readSearch(parameters: URLSearchParams): TutorSearch {
  const given = Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
  return searchSchema.parse(given);
}

/** URL of a search; defaults are omitted. */
export function searchAddress(search: TutorSearch): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    const isDefault = (key === 'minutes' && value === 60) || (key === 'sort' && value === 'fit');
    if (value !== undefined && !isDefault) parameters.set(key, String(value));
  }
  const query = parameters.toString();
  return query === '' ? '/tutor' : `/tutor?${query}`;
}

/** The same search with a longer list; undefined at the maximum. */
export function withMore(search: TutorSearch, total: number): TutorSearch | undefined {
  const shown = search.shown ?? listSizes.first;
  if (shown >= Math.min(total, listSizes.most)) return undefined;
  return { ...search, shown: Math.min(shown + listSizes.first, listSizes.most) };
}

/** Removable filters, each with its query parameters. */
const filters = {
  subject: ['subject'],
  level: ['level'],
  language: ['language'],
  price: ['max'],
  rating: ['rating'],
  time: ['day', 'time'],
} as const satisfies Record<string, readonly (keyof TutorSearch)[]>;
export type Filter = keyof typeof filters;

/** Active filters of a search; a day without a time does not filter. */
export const filtersOf = (search: TutorSearch): Filter[] =>
  (Object.keys(filters) as Filter[]).filter((filter) =>
    filters[filter].every((key) => search[key] !== undefined),
  );

/** The search without one filter, back at the start of the list. */
export const withoutFilter = (search: TutorSearch, filter: Filter): TutorSearch => ({
  ...search,
  ...Object.fromEntries(filters[filter].map((key) => [key, undefined])),
  shown: undefined,
});
