import { z } from 'zod';

/** What one process tells all: on `topic`, `event` happened. Payloads name ids and kinds, never what a person wrote. */
const noteSchema = z.object({
  topic: z.string(),
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).default({}),
  /** The socket whose browser said it; absent when a process did. */
  from: z.string().optional(),
});
export type Note = z.infer<typeof noteSchema>;

/** Name of PostgreSQL's channel; the function app.broadcast of migration 0135 writes to it too. */
export const notesChannel = 'curvela_realtime';

/** PostgreSQL takes notifications of less than 8,000 bytes. */
export const longestNote = 7999;

export function noteIn(text: string): Note | null {
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
