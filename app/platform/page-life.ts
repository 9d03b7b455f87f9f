/** Name of the header by which a page says for how many seconds its text may be used again. The server takes it off. */
export const lifeHeader = 'x-page-life';

/** Seconds. Free times on public pages may be this old; whoever holds a time asks the database anyway. */
const publicPageLife = 5;

/**
 * Headers of pages that depend on nothing but address and preferences: rendered once for all who see the same. A
 * layout exports this as `headers`.
 */
export const publicPage = () => ({ [lifeHeader]: String(publicPageLife) });
