/** Calls of maths and search that are open without a session and therefore counted per address. */
export const openToAll = [
  '/maths/*',
  '/practice/*',
  '/search',
  '/teaching/trials',
  '/teaching/readings',
  '/courses/*',
];

/** Calendar fetches per minute and network address: calendar services fetch for many people from one address. */
export const calendarsPerMinute = 600;

/** Certificate codes that one network address may try in a minute. */
export const codesPerMinute = 30;
