import { z } from 'zod';
import { listSizes, shownSchema, tutorSorts } from './schemas.ts';
import { levels, subjects, teachingLanguages } from '../domain/tutor.ts';

/** What the address of the tutor search says; anything unreadable counts as not said. */
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

/** The same search with more of the tutors it finds; undefined once no more are listed at once. */
export function withMore(search: TutorSearch, total: number): TutorSearch | undefined {
  const shown = search.shown ?? listSizes.first;
  if (shown >= Math.min(total, listSizes.most)) return undefined;
  return { ...search, shown: Math.min(shown + listSizes.first, listSizes.most) };
}

/** What a search may be asked without: each with the keys of the address that go. */
const filters = {
  subject: ['subject'],
  level: ['level'],
  language: ['language'],
  price: ['max'],
  rating: ['rating'],
  time: ['day', 'time'],
} as const satisfies Record<string, readonly (keyof TutorSearch)[]>;
export type Filter = keyof typeof filters;

/** The filters that a search sets; a day without a time asks for nothing. */
export const filtersOf = (search: TutorSearch): Filter[] =>
  (Object.keys(filters) as Filter[]).filter((filter) =>
    filters[filter].every((key) => search[key] !== undefined),
  );

/** The same search without one of its filters, from the first tutor on. */
export const withoutFilter = (search: TutorSearch, filter: Filter): TutorSearch => ({
  ...search,
  ...Object.fromEntries(filters[filter].map((key) => [key, undefined])),
  shown: undefined,
});
