import * as z from 'zod/mini';
import { isSingleLine } from '#app/platform/single-line.ts';

/** Maximum length of a full name, in characters. */
export const longestFullName = 120;

/**
 * The display name, one line. May be empty.
 */
export const fullNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(longestFullName), z.refine(isSingleLine));

/** The name in user metadata, which the user can set to any value; invalid values yield an empty name. */
export function validNameOf(fullName: unknown): string {
  const read = fullNameSchema.safeParse(fullName);
  return read.success ? read.data : '';
}
