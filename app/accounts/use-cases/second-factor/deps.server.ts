import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { LiveSessions } from '../account-page/live-sessions.server.ts';
import { emailOf } from '../../db/changes.server.ts';
import { type FactorEventKind, insertFactorEvent } from '../../db/security-events.server.ts';
import { sendNotice } from '../send-notice.server.ts';
import type { FactorCipher } from './factor-cipher.server.ts';

export type FactorDeps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'mail' | 'log'> & {
  cipher: FactorCipher;
  liveSessions: LiveSessions;
};

/** Who does it, and from where. */
export type FactorCaller = {
  account: Account & { sessionId: string };
  language: Language;
  /** Network address. */
  network: string;
};

/** Why a call about factors is refused, in the codes of the hosted service. */
export type FactorRefusal =
  | 'insufficient_aal'
  | 'mfa_factor_not_found'
  | 'mfa_factor_name_conflict'
  | 'too_many_enrolled_mfa_factors'
  | 'mfa_verification_failed'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_verified_factor_exists'
  | 'webauthn_challenge_not_found'
  | 'webauthn_challenge_expired'
  | 'webauthn_verification_failed'
  | 'webauthn_credential_exists'
  | 'session_not_found';

export type Refused = { refused: FactorRefusal };

const notices = {
  'factor.enrolled': 'factorEnrolled',
  'factor.removed': 'factorRemoved',
  'factor.recovery_used': 'recoveryUsed',
  'factor.recovery_renewed': 'recoveryRenewed',
} as const;

/** Records a change of the second factor and notifies the owner, in the transaction of `services.db`. */
export async function announceFactorEvent(
  services: Omit<FactorDeps, 'cipher' | 'liveSessions' | 'log'>,
  kind: keyof typeof notices & FactorEventKind,
  { account, language, network }: FactorCaller,
): Promise<void> {
  const { db, clock, random } = services;
  await insertFactorEvent(db, { id: random.uuid(), kind, accountId: account.id, network, at: clock.now() });
  const to = await emailOf(db, account.id);
  if (to) await sendNotice(services, { kind: notices[kind], to, language, values: { address: '' } });
}
