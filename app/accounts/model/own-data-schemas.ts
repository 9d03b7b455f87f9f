import { z } from 'zod';

/** Schemas of the calls about personal data, shared by the API and the browser. */

const instant = z.iso.datetime();

export const ownExportSchema = z.object({
  state: z.enum(['building', 'ready', 'failed']),
  /** Finished parts; `total` is the number of all parts. */
  done: z.number().int(),
  total: z.number().int(),
  /** Size of the file in bytes; null until it is ready. */
  size: z.number().int().nullable(),
  fileName: z.string(),
  createdAt: instant,
  /** End of the download period; null until the file is ready. */
  until: instant.nullable(),
});

export const erasureRequestSchema = z.object({
  /** The account's address, typed as confirmation. */
  email: z.string().trim().min(1).max(254),
});

const sessionAheadSchema = z.object({
  start: instant,
  as: z.enum(['learner', 'tutor']),
  /** The tutor's name; null when the account is the tutor, because learners' names are not shown here. */
  tutor: z.string().nullable(),
});

export const ownErasureSchema = z.object({
  erasure: z
    .object({ state: z.enum(['scheduled', 'running']), requestedAt: instant, dueAt: instant })
    .nullable(),
  /** When the erasure would happen if requested now. */
  wouldBeDueAt: instant,
  /** Administrators' accounts cannot be erased. */
  refused: z.enum(['administrator']).nullable(),
  /** Future sessions. */
  ahead: z.array(sessionAheadSchema),
});

export type OwnExport = z.infer<typeof ownExportSchema>;
export type ErasureRequest = z.infer<typeof erasureRequestSchema>;
export type SessionAhead = z.infer<typeof sessionAheadSchema>;
export type OwnErasure = z.infer<typeof ownErasureSchema>;
