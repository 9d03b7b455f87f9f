import { z } from 'zod';

/** Shapes of the calls about one's own data, shared by the API and the browser. */

const instant = z.iso.datetime();

export const ownExportSchema = z.object({
  state: z.enum(['building', 'ready', 'failed']),
  /** Parts that are written, of how many. */
  done: z.number().int(),
  total: z.number().int(),
  /** Bytes of the file; null until it is ready. */
  size: z.number().int().nullable(),
  fileName: z.string(),
  createdAt: instant,
  /** Until when it can be downloaded; null until it is ready. */
  until: instant.nullable(),
});

export const erasureRequestSchema = z.object({
  /** The address of the account, typed as confirmation. */
  email: z.string().trim().min(1).max(254),
});

const sessionAheadSchema = z.object({
  start: instant,
  as: z.enum(['learner', 'tutor']),
  /** The tutor's name; null to a tutor, whose learners' names are not for this list. */
  tutor: z.string().nullable(),
});

export const ownErasureSchema = z.object({
  erasure: z
    .object({ state: z.enum(['scheduled', 'running']), requestedAt: instant, dueAt: instant })
    .nullable(),
  /** When it would happen if it were asked for now. */
  wouldBeDueAt: instant,
  /** Administrators' accounts are not erased. */
  refused: z.enum(['administrator']).nullable(),
  /** Sessions that have not begun. */
  ahead: z.array(sessionAheadSchema),
});

export type OwnExport = z.infer<typeof ownExportSchema>;
export type ErasureRequest = z.infer<typeof erasureRequestSchema>;
export type SessionAhead = z.infer<typeof sessionAheadSchema>;
export type OwnErasure = z.infer<typeof ownErasureSchema>;
