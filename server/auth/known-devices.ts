import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { Seals } from '#app/accounts/use-cases/seals.server.ts';
import type { Services } from '#app/platform/services.server.ts';

/*
 * A device that has signed in to an account before has its own password attempts, so that a flood of wrong passwords from elsewhere cannot
 * lock the owner out. It is identified by an http-only cookie: a list of `<mark>~<device>.<seal>`, one for each account, where the mark is
 * a keyed hash of the email address. Others cannot compute the seal, a copied cookie gives the ten attempts of that one device, and it
 * grants no access.
 */
const cookie = 'known_device';
/** Only auth calls send it. */
const path = '/auth/v1';
/** In seconds: the longest that browsers keep a cookie. */
const lasts = 400 * 24 * 60 * 60;
/** A school computer has many users: the last eight accounts are remembered. */
const mostAccounts = 8;
const between = '!';

type Entry = { mark: string; value: string };

/** The id of this device for the account with this address; null when it has never signed in to it. */
export function knownDevice(cookies: string | undefined, seals: Seals, email: string): string | null {
  const mark = markOf(seals, email);
  const entry = entriesOf(cookies).find((candidate) => candidate.mark === mark);
  return entry ? seals.open('known device', entry.value) : null;
}

/** The cookie that makes this device a known one after a sign-in. A known device keeps its id, and with it the attempts it has used. */
export function deviceCookie(
  cookies: string | undefined,
  { seals, random, settings }: Pick<Services, 'settings' | 'random'> & { seals: Seals },
  email: string,
): string {
  const mark = markOf(seals, email);
  const name = knownDevice(cookies, seals, email) ?? `${mark}~${random.uuid()}`;
  const others = entriesOf(cookies).filter((entry) => entry.mark !== mark);
  const values = [seals.seal('known device', name), ...others.map(({ value }) => value)];
  return generateCookie(cookie, values.slice(0, mostAccounts).join(between), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.siteUrl.startsWith('https:'),
    path,
    maxAge: lasts,
  });
}

const entriesOf = (cookies: string | undefined): Entry[] =>
  (parse(cookies ?? '', cookie)[cookie] ?? '')
    .split(between)
    .filter(Boolean)
    .slice(0, mostAccounts)
    .map((value) => ({ mark: value.split('~')[0] ?? '', value }));

/** Stands for an email address in the cookie without revealing it. */
const markOf = (seals: Seals, email: string): string => seals.seal('address of a device', email).slice(-16);
