import type { Context } from 'hono';

/**
 * The status of an answer as logs and figures tell it. A page that was broken off because its reader had gone is no failure of ours:
 * 499, as proxies write it since nginx.
 */
export const sentStatus = ({ res, req }: Context): number =>
  res.status >= 500 && req.raw.signal.aborted ? 499 : res.status;
