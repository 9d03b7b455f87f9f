/** Response header with the seconds for which a rendered page may be reused. The server removes it. */
export const lifeHeader = 'x-page-life';

/** Seconds. Free times on public pages may be this old; holding a time checks the database anyway. */
const publicPageLife = 5;

/**
 * Headers of pages that depend on address and preferences only and can be cached for all visitors. A layout exports
 * this as `headers`.
 */
export const publicPage = () => ({ [lifeHeader]: String(publicPageLife) });
