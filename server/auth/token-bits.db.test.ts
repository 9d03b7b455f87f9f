import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import {
  type AuthTestApp,
  confirmedAccount,
  newcomer,
  openAuthTestApp,
  sessionIn,
  signIn,
} from '#tests/support/auth-test-app.ts';

/* How many bits of a secret differ from one to the next (docs/security.md, 11.5.1). */

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

const samples = 60;

/**
 * The bits that are not the same in all samples. Of random bits one in 10^17 is the same in sixty. It is no proof of randomness: it finds secrets
 * that are short, counted up, or padded with what does not change.
 */
function changingBits(secrets: readonly Buffer[]): number {
  const bitsOf = (bytes: Buffer) => [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const [first = '', ...others] = secrets.map(bitsOf);
  return [...first].filter((bit, at) => others.some((other) => other[at] !== bit)).length;
}
const fromBase64 = (text: string) => Buffer.from(text, 'base64url');

describe('random secrets', () => {
  it('of a new session has 256 bits: ours, not the UUID of the auth service', async () => {
    await confirmedAccount(app, 'bits@example.org');
    const tokens = [];
    for (let at = 0; at < samples; at += 1)
      tokens.push(sessionIn(await signIn(newcomer(app), 'bits@example.org')).refresh);
    expect(new Set(tokens.map(({ length }) => length))).toEqual(new Set([43]));
    expect(changingBits(tokens.map(fromBase64))).toBe(256);
  });

  it('of a renewed session has 256 bits', async () => {
    let { refresh } = await confirmedAccount(app, 'renewed@example.org');
    const visitor = newcomer(app);
    const tokens = [];
    for (let at = 0; at < samples; at += 1) {
      const answer = await visitor.post('/auth/v1/token?grant_type=refresh_token', {
        refresh_token: refresh,
      });
      ({ refresh } = sessionIn(answer));
      tokens.push(refresh);
    }
    expect(new Set(tokens.map(({ length }) => length))).toEqual(new Set([43]));
    expect(changingBits(tokens.map(fromBase64))).toBe(256);
  });

  it('that signs everything, when it is generated, has 384 bits', () => {
    const directory = mkdtempSync(join(tmpdir(), 'curvela-bits-'));
    try {
      const secrets = Array.from(
        { length: samples },
        (_, at) => loadSettings({ DATA_DIR: join(directory, String(at)) }).jwtSecret,
      );
      expect(changingBits(secrets.map(fromBase64))).toBe(384);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('of a visitor or one half of a mailed invitation has 122 bits: the others name the version', () => {
    const uuids = Array.from({ length: samples }, () =>
      Buffer.from(systemRandom.uuid().replaceAll('-', ''), 'hex'),
    );
    expect(changingBits(uuids)).toBe(122);
  });
});
