import { z } from 'zod';

const MOST = 500;

/**
 * A place on the web where two people meet, as it is kept: `Https://Meet.example.org/x` is `https://meet.example.org/x`. Null unless it
 * is https with a whole host name, no name or password inside, of at most 500 characters.
 */
export function meetingLinkOf(text: string): string | null {
  const url = URL.parse(text);
  const leads =
    url !== null &&
    url.protocol === 'https:' &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === '' &&
    !/\s/.test(text);
  return leads && url.href.length <= MOST ? url.href : null;
}

export const meetingSchema = z.object({
  /** Null takes the link away. */
  url: z
    .string()
    .trim()
    .max(MOST)
    .refine((text) => meetingLinkOf(text) !== null)
    .transform(meetingLinkOf)
    .nullable(),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** A link to save, and what it was when it was read: somebody else may have written another one meanwhile. */
export const savedMeetingSchema = meetingSchema.extend({ was: z.string().max(MOST).nullable().optional() });
export type SavedMeeting = z.infer<typeof savedMeetingSchema>;
