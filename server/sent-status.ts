import type { Context } from 'hono';

/** The status of a response for logs and metrics. A page whose client disconnected is not our failure: 499, as nginx logs it. */
export const sentStatus = ({ res, req }: Context): number =>
  res.status >= 500 && req.raw.signal.aborted ? 499 : res.status;
