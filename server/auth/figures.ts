import type { LimitWindow } from '#app/platform/rate-limits.server.ts';

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

/**
 * How often what may happen in front of the auth service (docs/decisions/0024). "Person" is an address of mail, whether or
 * not it has an account; "place" is a network address. Those of the hosted service are its documented ones
 * (supabase.com/docs/guides/auth/rate-limits); there the mails are counted for the whole project.
 */
export const figures = {
  /** Hosted: one mail in 60 seconds to one person, 30 in an hour. The 30 of a place are a setting. */
  mailPause: { times: 1, seconds: minute },
  mailsOfPerson: { times: 30, seconds: hour },
  mailsOfPlace: { times: 30, seconds: hour },
  /** Hosted: 360 verifications and 1,800 refreshes in an hour and place. Here refreshes of a place are those without a session. */
  verificationsOfPlace: { times: 360, seconds: hour },
  refreshesOfPlace: { times: 1800, seconds: hour },
  /** An access token lives an hour, and each tab may refresh by itself: room for three hundred tabs. */
  refreshesOfSession: { times: 300, seconds: hour },
  /** Ours; the hosted service counts requests only. A right password is taken back here. */
  wrongPasswordsOfPerson: { times: 10, seconds: quarter },
  wrongPasswordsOfPlace: { times: 30, seconds: quarter },
  wrongPasswordsOfDevice: { times: 10, seconds: quarter },
  /**
   * Each costs a core about 70 ms, right ones too. Nobody signs in to one account more often than every seven seconds; of a
   * place, four hundred pupils three times each, for whom two minutes of hashing are room enough. Known devices do not count
   * for the place, which others could fill. A new password costs two hashes, and nobody needs ten.
   */
  passwordsOfPerson: { times: 120, seconds: quarter },
  passwordsOfPlace: { times: 1200, seconds: quarter },
  passwordChangesOfPerson: { times: 10, seconds: quarter },
  /** Six digits live an hour: forty tries of a million. Links cannot be guessed and are not counted here. */
  wrongCodesOfPerson: { times: 10, seconds: quarter },
  wrongCodesOfDevice: { times: 10, seconds: quarter },
  /** Journeys to Google that begin; each leaves a row until it ends. */
  departuresOfPlace: { times: 360, seconds: hour },
} as const satisfies Record<string, LimitWindow>;

export type AuthLimitName = keyof typeof figures;
