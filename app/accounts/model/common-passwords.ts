/** Put in its place by the build (vite.config.ts), so that no browser loads the whole package the words come from. */
declare const COMMON_PASSWORDS: string;

/** The passwords that are tried first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(COMMON_PASSWORDS.split(' '));
