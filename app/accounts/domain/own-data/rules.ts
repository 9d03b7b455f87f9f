/** Times that people are told about. */
const day = 86_400_000;

/** Days for which a copy can be downloaded. */
export const exportKeptDays = 7;
/** Days between asking for an erasure and its happening. */
export const graceDays = 14;

export const exportEnds = (readyAt: Date): Date => new Date(readyAt.getTime() + exportKeptDays * day);
export const erasureDue = (requestedAt: Date): Date => new Date(requestedAt.getTime() + graceDays * day);
