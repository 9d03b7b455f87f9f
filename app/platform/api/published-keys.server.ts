import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../clock.ts';
import { platformError } from '../problems.ts';

/** Milliseconds. A platform that does not answer is given this long, and is then left alone for a while. */
const patience = 1500;
const pauseAfterFailure = 2000;

type Options = {
  /** Milliseconds after a look during which a token with an unknown key does not cause another. */
  cooldown?: number;
};

/**
 * The keys that the platform elsewhere publishes. A key that is not known yet is looked for again, so that keys may be
 * exchanged at any time. While the platform cannot be reached the last keys hold; without any, 503 `unavailable` is
 * thrown, and the next call tries again.
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

/** The keys were there, and none of them is the token's. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
