import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../clock.ts';
import { platformError } from '../problems.ts';

/** Timeout in milliseconds for fetching the keys; after a timeout no further fetch happens for a while. */
const patience = 1500;
const pauseAfterFailure = 2000;

type Options = {
  /** Milliseconds after a fetch during which an unknown key does not cause another fetch. */
  cooldown?: number;
};

/**
 * The public keys of the hosted platform. An unknown key causes a new fetch, so keys can be rotated at any time. While
 * the platform is unreachable the last keys are used; without any, throws 503 `unavailable`, and the next call tries
 * again.
 */
export function publishedKeys(
  platformUrl: string,
  clock: Clock,
  { cooldown = 30_000 }: Options = {},
): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(`${platformUrl}/auth/v1/.well-known/jwks.json`), {
    timeoutDuration: patience,
    cooldownDuration: cooldown,
  });
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (header, token) => {
    let failure: unknown;
    if (clock.now().getTime() - failedAt >= pauseAfterFailure) {
      try {
        return await remote(header, token);
      } catch (error) {
        if (isAboutTheToken(error)) throw error;
        failure = error;
        failedAt = clock.now().getTime();
      }
    }
    const last = remote.jwks();
    try {
      if (last) return await createLocalJWKSet(last)(header, token);
    } catch (error) {
      failure = error;
    }
    throw platformError('unavailable', { status: 503, retryAfter: 2, cause: failure });
  };
}

/** The keys were available, and none matches the token. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
