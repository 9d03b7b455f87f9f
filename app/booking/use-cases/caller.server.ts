import type { ApiContext } from '#app/platform/api.server.ts';
import type { Owner } from '../db/holds.server.ts';

/** Whose holds may be touched: the account's, and those this browser made before signing in. */
export const ownerOf = (c: ApiContext): Owner => ({
  accountId: c.var.account?.id ?? null,
  visitorId: c.var.visitorId,
});
