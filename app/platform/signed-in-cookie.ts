/*
 * The session is in browser storage, which the server cannot see. This cookie mirrors whether somebody is signed in,
 * so that a public page can be rendered accordingly at once. It identifies nobody and grants nothing.
 */

const name = 'somebody';

/** Cookie string to set when somebody signs in or out; `secure` for pages served over https. */
export const signedInCookie = (here: boolean, secure: boolean): string =>
  `${name}=${here ? 1 : ''}; Path=/; SameSite=Lax; Max-Age=${here ? 31_536_000 : 0}${secure ? '; Secure' : ''}`;

/** Whether the browser had somebody signed in, according to its cookie. */
export const expectsSignedIn = (cookieHeader: string): boolean =>
  cookieHeader.split(/;\s*/).includes(`${name}=1`);
