import { z } from 'zod';

const MOST = 500;

/** Stands in a link for a part of its own for each session. */
export const SESSION_PART = '{session}';
/** What it is while the link is parsed: an address may not hold braces. */
const STAND_IN = 'session-part-of-its-own';

/** Does every learner of the tutor get the same link? */
export const isSharedLink = (url: string): boolean => !url.includes(SESSION_PART);

/** The link of one session; `part` is known to its two sides only. */
export const linkOfSession = (url: string, part: string): string => url.replaceAll(SESSION_PART, part);

/**
 * A place on the web where two people meet, as it is kept; `{session}` may stand in its path, query or fragment: `Https://Meet.example.org/x` is `https://meet.example.org/x`. Null unless it
 * is https with a whole host name, no name or password inside, of at most 500 characters.
 */
export function meetingLinkOf(text: string): string | null {
  const url = URL.parse(text.replaceAll(SESSION_PART, STAND_IN));
  const leads =
    url !== null &&
    url.protocol === 'https:' &&
    url.hostname.includes('.') &&
    !url.hostname.includes(STAND_IN) &&
    url.username === '' &&
    url.password === '' &&
    !/\s/.test(text);
  if (!leads) return null;
  const stored = url.href.replaceAll(STAND_IN, SESSION_PART);
  return stored.length <= MOST ? stored : null;
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
