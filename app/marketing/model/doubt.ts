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
