/* Adults beside the person of an account (product, section 18a). */

/** `minor`: the adult of a minor’s own account. `family`: the second adult of the account of an adult. */
export const adultLinkKinds = ['minor', 'family'] as const;
export type AdultLinkKind = (typeof adultLinkKinds)[number];

/** Which side ended a link. */
export type AdultLinkSide = 'account' | 'adult';

/** Adults of an account at a time, invitations that wait included. */
export const mostAdults: Readonly<Record<AdultLinkKind, number>> = { minor: 2, family: 1 };

const day = 86_400_000;
/** Milliseconds for which an invitation can be accepted. */
export const invitationMs = 7 * day;
/** Milliseconds after which an invitation that nobody accepted is deleted, counted from its expiry. */
export const forgottenAfterMs = 30 * day;

/** Within a day: of one account, and to one address from all accounts together. */
export const mostInvitations = { account: 10, address: 3 };
export const invitationWindowMs = day;

/** The version of the wording that an adult agrees to. A change is a new version. */
export const ADULT_TEXT_VERSION = '2026-11-29';

/** Longest email address (RFC 5321: 64 + @ + 255). */
export const longestAddress = 320;
