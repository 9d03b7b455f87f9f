import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';

/** Request and response schemas of the tutor dashboard, shared with the browser. */

const text = (most: number) => z.string().max(most);

/** The three parts of a note. */
export const noteTextsSchema = z.object({
  did: text(4000),
  alone: text(4000),
  nextStep: text(500),
});

export const saveNoteSchema = noteTextsSchema.extend({
  /** The version that was read; 0 before the first save. */
  version: z.number().int().min(0),
});

export const sendNoteSchema = z.object({ version: z.number().int().min(0) });

export const noteSchema = noteTextsSchema.extend({
  version: z.number().int(),
  savedAt: instant.nullable(),
  sentAt: instant.nullable(),
  cameAt: instant.nullable(),
});

/** Whether the calling tutor can be booked, and what is missing. */
export const standingSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  open: z.boolean(),
  hours: z.boolean(),
  prices: z.boolean(),
  /** Whether a headline exists in any language. */
  headline: z.boolean(),
  meeting: z.boolean(),
});
export type TutorStanding = z.infer<typeof standingSchema>;

/** State of a session’s note, for lists. */
export const noteStateSchema = z.object({
  bookingId: z.uuid(),
  written: z.boolean(),
  sentAt: instant.nullable(),
  cameAt: instant.nullable(),
});

// Sentences with formulas, in the format that practice renders.
const formula = z.object({
  latex: z.string(),
  plain: z.string(),
  speech: z.string(),
  html: z.string().nullable(),
});
const parts = z.array(
  z.union([
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('formula'), formula }),
  ]),
);
const beliefSchema = z.object({
  key: z.string(),
  kind: z.enum(['mastered', 'kept', 'mistake', 'stuck', 'on_the_way']),
  text: z.string(),
  detail: z.string(),
  since: z.string(),
  evidence: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      prompt: parts,
      given: parts.nullable(),
      right: z.boolean(),
      aid: z.string(),
      voided: z.boolean(),
    }),
  ),
});

export const briefSchema = z.object({
  learner: z.string().nullable(),
  /** Number of the session with this learner, counted from 1. */
  session: z.number().int(),
  /** The next step from the note of the previous session. */
  lastTime: z.object({ at: instant, nextStep: z.string() }).nullable(),
  /** Null without current consent, or without a learner profile. */
  beliefs: z.array(beliefSchema).nullable(),
});

export type NoteTexts = z.infer<typeof noteTextsSchema>;
export type SessionNote = z.infer<typeof noteSchema>;
export type NoteState = z.infer<typeof noteStateSchema>;
