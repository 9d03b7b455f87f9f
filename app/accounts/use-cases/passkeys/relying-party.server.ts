import { brand } from '#app/platform/brand.ts';
import type { Settings } from '#app/platform/settings.server.ts';

/** Milliseconds within which a challenge is answered. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * 60_000;

/** The library that reads and verifies answers of authenticators, loaded when the first passkey is used. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** This site as authenticators know it: a passkey works for its host alone, and its answers name the origin. */
export function relyingParty({ siteUrl }: Pick<Settings, 'siteUrl'>): {
  id: string;
  origin: string;
  name: string;
} {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin, name: brand };
}
