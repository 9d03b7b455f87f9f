import { z } from 'zod';

/** What the address of `/book` says; anything unreadable counts as not said. */
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
  start: z.iso.datetime({ offset: true }).optional().catch(undefined),
  hold: z.uuid().optional().catch(undefined),
});

export type Choice = {
  tutor: string | undefined;
  minutes: 30 | 60 | 90;
  /** On the visitor's calendar. */
  day: string | undefined;
  start: string | undefined;
  hold: string | undefined;
};

const minutesOfType = { trial: 30, session: 60, deep: 90 } as const;

/** The choice in an address; `?type=trial` means 30 minutes unless `minutes` says otherwise. */
export function readChoice(parameters: URLSearchParams): Choice {
  const { type, minutes, ...said } = choiceSchema.parse(Object.fromEntries(parameters));
  return {
    tutor: said.tutor,
    day: said.day,
    start: said.start && new Date(said.start).toISOString(),
    hold: said.hold,
    minutes: minutes ?? (type ? minutesOfType[type] : 60),
  };
}

/** The parameters of a choice, for the address; sixty minutes need not be said. */
export function writeChoice(choice: Choice): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const key of ['tutor', 'minutes', 'day', 'start', 'hold'] as const) {
    const value = choice[key];
    if (value !== undefined && !(key === 'minutes' && value === 60)) parameters.set(key, String(value));
  }
  return parameters;
}

/**
 * Who will learn: a profile of the account, null for its owner, undefined while a parent has not said. Without profiles
 * it is the owner.
 */
export function learnerFor(
  asked: string | null | undefined,
  profiles: readonly { id: string }[],
): string | null | undefined {
  if (profiles.length === 0) return null;
  return asked === null || profiles.some(({ id }) => id === asked) ? asked : undefined;
}
