import type { ApiContext } from '#app/platform/api.server.ts';
import type { Owner } from '../db/holds.server.ts';

/** Owner of the holds a request may touch: the account, and the browser before signing in. */
export const ownerOf = (c: ApiContext): Owner => ({
  accountId: c.var.account?.id ?? null,
  visitorId: c.var.visitorId,
});
