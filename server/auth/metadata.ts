import { fullNameSchema } from '#app/accounts/domain/full-name.ts';
import { refusal } from './answers.ts';

/** What an account says about itself. The role decides nothing and is always the same. */
export type Metadata = { full_name?: string; role?: 'user' };

/**
 * What of `data` is kept: a name, and the role that the specification has written at sign-up. The service would merge whatever
 * it is given, without an end. Null when it is no object or the name is none.
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
