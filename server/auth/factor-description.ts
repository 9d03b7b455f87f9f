import { loadFactors, type FactorRow } from '#app/accounts/db/factors.server.ts';
import type { DescribedUser } from './access-token.ts';
import type { Front } from './parts.ts';

/** The description of an account with its factors, which the built-in service does not know. Without a factor it stays unchanged. */
export async function withFactors(
  { services }: Pick<Front, 'services'>,
  user: DescribedUser,
): Promise<DescribedUser> {
  if (typeof user.id !== 'string') return user;
  const factors = await loadFactors(services.db, user.id);
  return factors.length === 0 ? user : { ...user, factors: factors.map(describeFactor) };
}

const describeFactor = (factor: FactorRow) => ({
  id: factor.id,
  friendly_name: factor.name,
  factor_type: factor.kind,
  status: factor.verifiedAt ? 'verified' : 'unverified',
  created_at: factor.createdAt.toISOString(),
  updated_at: factor.updatedAt.toISOString(),
  ...(factor.lastChallengedAt ? { last_challenged_at: factor.lastChallengedAt.toISOString() } : {}),
});
