import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { brand } from '#app/platform/brand.ts';
import { CODE_LENGTH, STEP_SECONDS, STEP_TOLERANCE } from '../../domain/second-factor.ts';

/** The values that every authenticator app supports; some ignore others in the address. */
const parameters = { algorithm: 'SHA1', digits: CODE_LENGTH, period: STEP_SECONDS } as const;

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

export const createTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** How many time steps the code is away from the current one; null when it is none of the secret within the tolerance. */
export const deltaOfCode = (secret: string, code: string, now: Date): number | null =>
  TOTP.validate({
    ...parameters,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
    window: STEP_TOLERANCE,
  });

/** The secret as an address that authenticator apps open, and as a QR code of that address. */
export function presentSecret(
  secret: string,
  email: string,
): { qr_code: string; secret: string; uri: string } {
  const uri = new TOTP({ ...parameters, issuer: brand, label: email, secret }).toString();
  // Colours by name: the official client puts the picture into a data address, where # would end it.
  const picture = renderSVG(uri, { border: 4, pixelSize: 1, ecc: 'M' });
  return { qr_code: picture, secret, uri };
}
