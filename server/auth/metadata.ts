import { fullNameSchema } from '#app/accounts/domain/full-name.ts';
import { refusal } from './answers.ts';

/** The metadata of an account. The role is always the same and grants nothing. */
export type Metadata = { full_name?: string; role?: 'user' };

/**
 * Picks the stored fields of `data`: a name, and the role that the specification sends at sign-up. The service would merge any object of
 * any size. Null when it is no object or the name is invalid.
 */
export function metadataIn(data: unknown): Metadata | null {
  if (data === undefined || data === null) return {};
  if (typeof data !== 'object' || Array.isArray(data)) return null;
  const { full_name: given, role } = data as Record<string, unknown>;
  const name = given === undefined || given === null ? undefined : fullNameSchema.safeParse(given);
  if (name?.success === false) return null;
  return { ...(name ? { full_name: name.data } : {}), ...(role === undefined ? {} : { role: 'user' }) };
}

export const oddMetadata = (): Response =>
  refusal(400, 'validation_failed', 'full_name must be a text of at most 120 characters');
