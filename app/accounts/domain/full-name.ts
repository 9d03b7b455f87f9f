import * as z from 'zod/mini';

/** Longest full name that a person may give, in characters. */
export const longestFullName = 120;

/**
 * The name a person is called by. Empty is allowed, since nobody has to give one; line breaks and other control characters
 * are not, since they would break the mails and lists that show it.
 */
export const fullNameSchema = z.string().check(z.trim(), z.maxLength(longestFullName), z.regex(/^\P{Cc}*$/u));

/** The name that metadata holds. Its person can write anything there: what is no name is none. */
export function nameIn(fullName: unknown): string {
  const read = fullNameSchema.safeParse(fullName);
  return read.success ? read.data : '';
}
