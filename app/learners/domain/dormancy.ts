/* When a learner's data are deleted because nobody uses them. The texts for people say the same periods. */

/** Months without use after which the profile of a child is deleted (product, section 18a). */
export const DORMANT_MONTHS = 24;
/** Days between the warning and the deletion, at least. */
export const WARNING_DAYS = 30;

const day = 86_400_000;

/** The same day of the month so many months later or earlier; the last of the month where it has no such day. */
export function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(instant.getUTCDate(), last));
  return moved;
}

/** A profile last used before this is warned about. */
export const warnedBefore = (now: Date): Date =>
  addMonths(new Date(now.getTime() + WARNING_DAYS * day), -DORMANT_MONTHS);

/** The instant of the deletion, for a warning at `now`: however late it is, there are thirty days to answer. */
export const deletionAfter = (lastUsed: Date, now: Date): Date =>
  new Date(Math.max(addMonths(lastUsed, DORMANT_MONTHS).getTime(), now.getTime() + WARNING_DAYS * day));
