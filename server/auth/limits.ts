import type { LimitWindow } from '#app/platform/rate-limits.server.ts';

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

/**
 * Rate limits in front of the auth service (docs/decisions/0007). "Person" is an email address, with or without an account; "place" is a
 * network address. The hosted service's own limits are documented at supabase.com/docs/guides/auth/rate-limits; it counts emails for the
 * whole project.
 */
export const figures = {
  /** Hosted: one email in 60 seconds per person, 30 in an hour; here of each kind. The 30 per network address are a setting. */
  mailPause: { times: 1, seconds: minute },
  mailsOfPerson: { times: 30, seconds: hour },
  mailPauseOfDevice: { times: 1, seconds: minute },
  mailsOfDevice: { times: 10, seconds: hour },
  mailsOfPlace: { times: 30, seconds: hour },
  /**
   * Hosted: 360 verifications and 1,800 refreshes per hour and network address. Here the refresh limit of an address counts only tokens
   * without a session.
   */
  verificationsOfPlace: { times: 360, seconds: hour },
  refreshesOfPlace: { times: 1800, seconds: hour },
  /** An access token lasts an hour, and each tab may refresh separately: enough for three hundred tabs. */
  refreshesOfSession: { times: 300, seconds: hour },
  /** Ours; the hosted service only counts requests. A correct password is refunded. */
  wrongPasswordsOfPerson: { times: 10, seconds: quarter },
  wrongPasswordsOfPlace: { times: 30, seconds: quarter },
  wrongPasswordsOfDevice: { times: 10, seconds: quarter },
  /**
   * Each attempt costs about 70 ms of CPU, correct or not. A user does not sign in to one account more often than every seven seconds; at one
   * address, allow four hundred pupils three attempts each, which is two minutes of hashing. Known devices are not counted for the address,
   * which others could exhaust. A new password costs two hashes, and no user needs ten.
   */
  passwordsOfPerson: { times: 120, seconds: quarter },
  passwordsOfPlace: { times: 1200, seconds: quarter },
  passwordChangesOfPerson: { times: 10, seconds: quarter },
  /** Six digits are valid for an hour: forty attempts at a million codes. Links cannot be guessed and are not counted here. */
  wrongCodesOfPerson: { times: 10, seconds: quarter },
  wrongCodesOfDevice: { times: 10, seconds: quarter },
  /**
   * Whoever tries codes of a second factor has the first one already. Three of a million codes fit at a time: 30 attempts a day at one device
   * find one in thirty years. Recovery codes cannot be guessed; their attempts are limited for the sake of the database.
   */
  wrongCodesOfFactor: { times: 5, seconds: quarter },
  wrongFactorCodesOfPerson: { times: 10, seconds: quarter },
  wrongFactorCodesOfPersonADay: { times: 30, seconds: 24 * hour },
  wrongRecoveryCodesOfPerson: { times: 10, seconds: quarter },
  enrolmentsOfPerson: { times: 20, seconds: hour },
  /** Sign-ins with Google that are started; each leaves a row until it ends. */
  departuresOfPlace: { times: 360, seconds: hour },
} as const satisfies Record<string, LimitWindow>;

export type AuthLimitName = keyof typeof figures;
