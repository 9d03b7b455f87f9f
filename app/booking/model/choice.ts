import { z } from 'zod';
import { instantQuery } from '#app/platform/instant.ts';

/** Maximum number of repeats, and the default. */
export const MOST_TIMES = 12;
const USUAL_TIMES = 3;

/** Query parameters of `/book`; invalid values are ignored. */
const choiceSchema = z.object({
  tutor: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional()
    .catch(undefined),
  minutes: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(60), z.literal(90)]))
    .optional()
    .catch(undefined),
  type: z.enum(['trial', 'session', 'deep']).optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
  start: instantQuery.optional().catch(undefined),
  hold: z.uuid().optional().catch(undefined),
  every: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2)]))
    .optional()
    .catch(undefined),
  times: z.coerce.number().int().min(2).max(MOST_TIMES).catch(USUAL_TIMES),
});

export type Choice = {
  tutor: string | undefined;
  minutes: 30 | 60 | 90;
  /** In the visitor’s time zone. */
  day: string | undefined;
  start: string | undefined;
  hold: string | undefined;
  /** Weekly or every second week; undefined for a single session. */
  every: 1 | 2 | undefined;
  /** Total number of sessions when it repeats. */
  times: number;
};

const minutesOfType = { trial: 30, session: 60, deep: 90 } as const;

/** Parses the choice from the URL. `?type=trial` means 30 minutes unless `minutes` says otherwise. */
export function readChoice(parameters: URLSearchParams): Choice {
  const { type, minutes, ...parsed } = choiceSchema.parse(Object.fromEntries(parameters));
  return {
    tutor: parsed.tutor,
    day: parsed.day,
    start: parsed.start && new Date(parsed.start).toISOString(),
    hold: parsed.hold,
    every: parsed.every,
    times: parsed.times,
    minutes: minutes ?? (type ? minutesOfType[type] : 60),
  };
}

/** Query parameters of a choice; the default of sixty minutes is omitted. */
export function writeChoice(choice: Choice): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const key of ['tutor', 'minutes', 'day', 'start', 'hold'] as const) {
    const value = choice[key];
    if (value !== undefined && !(key === 'minutes' && value === 60)) parameters.set(key, String(value));
  }
  if (choice.every) {
    parameters.set('every', String(choice.every));
    parameters.set('times', String(choice.times));
  }
  return parameters;
}

/** The chosen learner: a profile id, null for the account owner, undefined while not chosen. Without profiles it is the owner. */
export function learnerFor(
  requested: string | null | undefined,
  profiles: readonly { id: string }[],
): string | null | undefined {
  if (profiles.length === 0) return null;
  return requested === null || profiles.some(({ id }) => id === requested) ? requested : undefined;
}
