import { z } from 'zod';

const MOST = 500;

/** Placeholder in a link for a session-specific part. */
export const SESSION_PART = '{session}';
/** Replaces the placeholder during parsing: a URL cannot contain braces. */
const STAND_IN = 'session-part-of-its-own';

/** Whether all learners of the tutor get the same link. */
export const isSharedLink = (url: string): boolean => !url.includes(SESSION_PART);

/** Link of one session; `part` is only known to its two sides. */
export const linkOfSession = (url: string, part: string): string => url.replaceAll(SESSION_PART, part);

/** A full host name and not an address: `127.0.0.1` or `10.0.0.7` lead each reader to a machine of their own. */
const isPublicName = (host: string): boolean =>
  host.includes('.') && !/[\d.]$/u.test(host) && !/\.(?:localhost|local|internal)$/u.test(host);

/**
 * Normalizes a meeting link: `Https://Meet.example.org/x` → `https://meet.example.org/x`. `{session}` is allowed in path, query or fragment.
 * Null unless it is https with a full host name, without credentials, at most 500 characters.
 */
export function meetingLinkOf(text: string): string | null {
  const url = URL.parse(text.replaceAll(SESSION_PART, STAND_IN));
  const leads =
    url !== null &&
    url.protocol === 'https:' &&
    isPublicName(url.hostname) &&
    !url.hostname.includes(STAND_IN) &&
    url.username === '' &&
    url.password === '' &&
    !/\s/.test(text);
  if (!leads) return null;
  const stored = url.href.replaceAll(STAND_IN, SESSION_PART);
  return stored.length <= MOST ? stored : null;
}

export const meetingSchema = z.object({
  /** Null removes the link. */
  url: z
    .string()
    .trim()
    .max(MOST)
    .refine((text) => meetingLinkOf(text) !== null)
    .transform(meetingLinkOf)
    .nullable(),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** The new link and the one that was read, to detect concurrent changes. */
export const savedMeetingSchema = meetingSchema.extend({ was: z.string().max(MOST).nullable().optional() });
export type SavedMeeting = z.infer<typeof savedMeetingSchema>;
