import { remember } from './remember.ts';

/** About as many as there are. */
const mostKept = 600;

/**
 * A time zone's name in its usual letters; empty when this machine knows none of that name. New names stay new: asked for
 * `Europe/Kyiv`, machines answer `Europe/Kiev`. An offset (`+05:00`) is no name, because it knows no summer time.
 */
export const timeZoneNamed = remember(mostKept, (name) => {
  if (/^[+-]/.test(name)) return '';
  try {
    const answered = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return answered.toLowerCase() === name.toLowerCase() ? answered : name;
  } catch {
    return '';
  }
});
