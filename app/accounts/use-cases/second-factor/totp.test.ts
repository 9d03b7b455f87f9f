import { describe, expect, it } from 'vitest';
import { createFactorCipher } from './factor-cipher.server.ts';
import { createTotpSecret, deltaOfCode, presentSecret } from './totp.server.ts';

/** The secret of RFC 6238, appendix B, and the last six digits of its codes. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const second = (seconds: number) => new Date(seconds * 1000);

describe('codes of a secret', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i fit those of RFC 6238', (seconds, code) => {
    expect(deltaOfCode(secret, code, second(seconds))).toBe(0);
  });

  it('fit one step earlier and later, and no further', () => {
    const at = (seconds: number) => deltaOfCode(secret, '005924', second(1_234_567_890 + seconds));
    expect([at(-60), at(-30), at(0), at(30), at(60)]).toEqual([null, 1, 0, -1, null]);
  });

  it('belong to a new secret of 160 bits for each device', () => {
    const [one, other] = [createTotpSecret(), createTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
  });
});

it('a secret is shown as an address of the account, and as a picture that a data address can hold', () => {
  const shown = presentSecret(secret, 'ana@example.org');
  expect(shown.secret).toBe(secret);
  expect(shown.uri).toBe(
    `otpauth://totp/Curvela:ana%40example.org?issuer=Curvela&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(shown.qr_code).toMatch(/^<svg [^#%]*<\/svg>$/);
});

describe('a stored secret', () => {
  const cipher = createFactorCipher('a'.repeat(32));
  const stored = cipher.encrypt('factor-1', secret);

  it('is unreadable without the key', () => {
    expect(stored.toString('latin1')).not.toContain(secret);
    expect(createFactorCipher('b'.repeat(32)).decrypt('factor-1', stored)).toBe(null);
  });

  it('is read for its own factor only, and not when it was altered', () => {
    expect(cipher.decrypt('factor-1', stored)).toBe(secret);
    expect(cipher.decrypt('factor-2', stored)).toBe(null);
    const altered = Buffer.from(stored);
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    expect(cipher.decrypt('factor-1', altered)).toBe(null);
    expect(cipher.decrypt('factor-1', stored.subarray(0, 20))).toBe(null);
    expect(cipher.decrypt('factor-1', cipher.encrypt('factor-1', ''))).toBe(null);
  });

  it('differs each time', () => {
    expect(cipher.encrypt('factor-1', secret).equals(stored)).toBe(false);
  });
});
