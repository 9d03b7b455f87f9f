/** Data queries retry once and stay fresh for five minutes (in milliseconds; specification, section 9). */
export const retries = 1;
export const freshFor = 5 * 60_000;
