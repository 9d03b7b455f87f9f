import type { Services } from '#app/platform/services.server.ts';
import { type Declaration, findDeclaration, saveDeclaration } from '../db/declarations.server.ts';
import { needsAdult, TERMS_VERSION } from '../domain/declaration.ts';
import { accountPageError } from '../model/call-errors.ts';
import type { DeclarationRequest } from '../model/schemas.ts';

/**
 * Records what the person of an account declares: that they accept the terms, how old they are, and, as an adult, that they may act for the children
 * whom they add. Throws 409 `guardian_needed` for a person below the country’s age for an account.
 */
export async function declare(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
  { ageBand, country }: DeclarationRequest,
): Promise<Declaration> {
  if (needsAdult(ageBand, country)) throw accountPageError('guardian_needed', { status: 409 });
  const declaration = {
    ageBand,
    country,
    guardian: ageBand === 'adult',
    termsVersion: TERMS_VERSION,
    declaredAt: clock.now(),
  };
  await saveDeclaration(db, accountId, declaration);
  return declaration;
}

/** Whether the account has to declare before anything else of it is stored. */
export async function lacksDeclaration(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  accountId: string,
): Promise<boolean> {
  return settings.declarationRequired && (await findDeclaration(db, accountId)) === undefined;
}
