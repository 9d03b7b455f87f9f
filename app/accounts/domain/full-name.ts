import * as z from 'zod/mini';

/** Maximum length of a full name, in characters. */
export const longestFullName = 120;

/**
 * The display name. May be empty; line breaks and other control characters are rejected because they would break
 * emails and lists.
 */
export const fullNameSchema = z.string().check(z.trim(), z.maxLength(longestFullName), z.regex(/^\P{Cc}*$/u));

/** The name in user metadata, which the user can set to any value; invalid values yield an empty name. */
export function validNameOf(fullName: unknown): string {
  const read = fullNameSchema.safeParse(fullName);
  return read.success ? read.data : '';
}
