import { z } from 'zod';
import { isSingleLine } from '#app/platform/single-line.ts';
import { contactTopics, emailPattern, longestMessage, longestName } from './contact-fields.ts';

export const contactSchema = z.object({
  topic: z.enum(contactTopics),
  name: z.string().trim().min(1).max(longestName).refine(isSingleLine),
  email: z.string().trim().max(254).regex(emailPattern),
  message: z.string().trim().min(1).max(longestMessage),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(200).optional(),
  /** Milliseconds from the first letter to sending. */
  took: z.number().int().min(0).optional(),
  /** Declares that a person wrote a message taken for spam. */
  person: z.literal(true).optional(),
});
export type ContactMessage = z.infer<typeof contactSchema>;

/** Signs that a message was sent by a bot. */
const spamReasons = ['trap', 'hurry', 'links'] as const;
export type SpamReason = (typeof spamReasons)[number];

/** Minimum milliseconds in which a person can fill in four fields. */
const shortest = 2500;
/** Maximum links that a genuine message may contain. */
const mostLinks = 2;

type SpamCheckInput = { message: string; website?: string | undefined; took?: number | undefined };

/**
 * The first sign of a bot, or null: the honeypot is filled in, the form was sent too fast, or the message has too many
 * links. `took` is the time from the first letter to sending in milliseconds, if known.
 */
export function spamReasonOf({ message, website, took }: SpamCheckInput): SpamReason | null {
  if (website) return 'trap';
  if (took !== undefined && took < shortest) return 'hurry';
  const links = message.match(/https?:\/\/|\bwww\.|\[url/giu)?.length ?? 0;
  return links > mostLinks ? 'links' : null;
}
