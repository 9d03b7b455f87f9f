/** Periods that the texts for people also state. */
const day = 86_400_000;

/** Days for which an export can be downloaded. */
export const exportDays = 7;
/** Days between the request and the erasure. */
export const graceDays = 14;

export const exportEnds = (readyAt: Date): Date => new Date(readyAt.getTime() + exportDays * day);
export const erasureDue = (requestedAt: Date): Date => new Date(requestedAt.getTime() + graceDays * day);
