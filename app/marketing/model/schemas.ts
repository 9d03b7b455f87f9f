import { z } from 'zod';
import { contactTopics, emailPattern, longestMessage, longestName } from './contact-fields.ts';

export const contactSchema = z.object({
  topic: z.enum(contactTopics),
  name: z.string().trim().min(1).max(longestName),
  email: z.string().trim().max(254).regex(emailPattern),
  message: z.string().trim().min(1).max(longestMessage),
  /** People leave this field empty, because they do not see it; programs fill it in. */
  website: z.string().max(200).optional(),
  /** Milliseconds from the first letter to sending. */
  took: z.number().int().min(0).optional(),
  /** Whoever was taken for a program says that a person wrote it. */
  person: z.literal(true).optional(),
});
export type ContactMessage = z.infer<typeof contactSchema>;

/** What makes a message look as if a program had written it. */
const doubts = ['trap', 'hurry', 'links'] as const;
export type Doubt = (typeof doubts)[number];

/** Milliseconds in which nobody fills in four fields. */
const shortest = 2500;
/** Addresses of pages that a question or a report may well name. */
const mostLinks = 2;

type Told = { message: string; website?: string | undefined; took?: number | undefined };

/**
 * The first thing that speaks for a program, or null: the field that nobody sees is filled in, the form was sent at once, or the message
 * is full of addresses. `took` is the time from the first letter to sending, in milliseconds, where it is known.
 */
export function doubtOf({ message, website, took }: Told): Doubt | null {
  if (website) return 'trap';
  if (took !== undefined && took < shortest) return 'hurry';
  const links = message.match(/https?:\/\/|\bwww\.|\[url/giu)?.length ?? 0;
  return links > mostLinks ? 'links' : null;
}
