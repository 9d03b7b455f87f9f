import { z } from 'zod';

/**
 * A message from one process to all: `event` happened on `topic`. Payloads contain ids and kinds, never texts that a
 * person wrote.
 */
const noteSchema = z.object({
  topic: z.string(),
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).default({}),
  /** The socket that broadcast it; absent when a process did. */
  from: z.string().optional(),
});
export type Note = z.infer<typeof noteSchema>;

/** PostgreSQL notification channel; the function app.broadcast of migration 0135 writes to it, too. */
export const notesChannel = 'curvela_realtime';

/** PostgreSQL limits notification payloads to less than 8,000 bytes. */
export const longestNote = 7999;

export function noteIn(text: string): Note | null {
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
