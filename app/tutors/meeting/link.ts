import { z } from 'zod';

const MOST = 500;

/** A place on the web where two people meet: https, a whole host name, no name or password inside. */
export function isMeetingLink(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === '' &&
    !/\s/.test(text)
  );
}

export const meetingSchema = z.object({
  /** Null takes the link away. */
  url: z.string().trim().max(MOST).refine(isMeetingLink).nullable(),
});
export type Meeting = z.infer<typeof meetingSchema>;
