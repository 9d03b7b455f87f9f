const MINUTE = 60_000;

/** A hold keeps an hour for one owner for ten minutes and can be prolonged once by ten more. */
export const HOLD_MINUTES = 10;
export const HOLD_EXTENSIONS = 1;

export const holdUntil = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * MINUTE);

/** Ten minutes more than it had, not ten minutes from now: asking early loses nothing. */
export const extendedUntil = (expiresAt: Date): Date => new Date(expiresAt.getTime() + HOLD_MINUTES * MINUTE);

export const isOver = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() <= now.getTime();
