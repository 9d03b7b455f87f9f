/*
 * The session is in browser storage, which the server cannot see. This cookie mirrors whether a user is signed in,
 * so that a public page can be rendered accordingly at once. It identifies no user and grants nothing.
 */

const name = 'somebody';

/** Cookie string to set on sign-in or sign-out; `secure` for pages served over https. */
export const signedInCookie = (here: boolean, secure: boolean): string =>
  `${name}=${here ? 1 : ''}; Path=/; SameSite=Lax; Max-Age=${here ? 31_536_000 : 0}${secure ? '; Secure' : ''}`;

/** Whether the browser had a signed-in user, according to its cookie. */
export const expectsSignedIn = (cookieHeader: string): boolean =>
  cookieHeader.split(/;\s*/).includes(`${name}=1`);
