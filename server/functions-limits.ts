/** Calls that ask the maths or the search without a session to count them. */
export const openToAll = [
  '/maths/*',
  '/practice/*',
  '/search',
  '/teaching/trials',
  '/teaching/readings',
  '/courses/*',
];

/** Calendars that one network address may fetch in a minute: those on the web fetch for many people from one. */
export const calendarsPerMinute = 600;

/** Codes of certificates that one network address may try in a minute. */
export const codesPerMinute = 30;
