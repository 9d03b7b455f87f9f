import { jwtVerify, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { signingKeyOf, tokenForService } from './signing-key.server.ts';

const secret = 'test-secret-test-secret-test-secret-1';
const bytes = new TextEncoder().encode(secret);

it('the key of a secret is always the same, and another secret has another one', () => {
  const { published } = signingKeyOf(secret);
  expect(published).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  // Changing the derivation would sign everybody out.
  expect(published.kid).toBe('XOYoFFQBLNvEEO02jgYakw71P4pYBoctujCAonDh3r0');
  expect(signingKeyOf(`${secret}2`).published.kid).not.toBe(published.kid);
  expect(Object.keys(published)).not.toContain('d');
});

it('signs what its public half verifies', async () => {
  const { privateKey, publicKey } = signingKeyOf(secret);
  const token = await new SignJWT({ sub: 'ana' }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
  expect((await jwtVerify(token, publicKey)).payload.sub).toBe('ana');
  await expect(
    jwtVerify(token, signingKeyOf('another secret of some length, please').publicKey),
  ).rejects.toThrow('signature verification failed');
});

it('a token for the service has the same claims, and its own signature where it needs none', async () => {
  const { privateKey } = signingKeyOf(secret);
  const token = await new SignJWT({ sub: 'ana' }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
  const other = tokenForService(token, secret);
  expect((await jwtVerify(other, bytes, { algorithms: ['HS256'] })).payload).toEqual({ sub: 'ana' });
  expect(tokenForService(other, secret)).toBe(other);
});
