/** Replaced by the build (vite.config.ts), so that browsers do not load the package that the list comes from. */
declare const COMMON_PASSWORDS: string;

/** The most common passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(COMMON_PASSWORDS.split(' '));
