/*
 * Whether somebody is signed in here lies in the browser's storage, which the server does not see. This cookie mirrors it, so that a
 * page which shows nobody's things can be painted whole at once. It names no one and opens nothing.
 */

const name = 'somebody';

/** What the browser writes when somebody comes or goes; `secure` where the page came by https. */
export const somebodyCookie = (here: boolean, secure: boolean): string =>
  `${name}=${here ? 1 : ''}; Path=/; SameSite=Lax; Max-Age=${here ? 31_536_000 : 0}${secure ? '; Secure' : ''}`;

/** Whether the browser said, when it last knew, that somebody is signed in. */
export const expectsSomebody = (cookieHeader: string): boolean =>
  cookieHeader.split(/;\s*/).includes(`${name}=1`);
