import type { Services } from '#app/platform/services.server.ts';
import { type Declaration, findDeclaration, saveDeclaration } from '../db/declarations.server.ts';
import { needsAdult, TERMS_VERSION } from '../domain/declaration.ts';
import { accountPageError } from '../model/call-errors.ts';
import type { DeclarationRequest } from '../model/schemas.ts';

/**
 * Records what the person of an account declares: that they accept the terms, how old they are, and, as an adult, that they may act for the children
 * whom they add. Throws 409 `guardian_needed` for a person below the country’s age for an account, and 409 `minor_declared` where a person who
 * declared to be under 18 would become an adult: a minor’s consents are an adult’s to give, and one call would do without them. Founders delete the
 * earlier declaration on request (docs/operations/incidents.md).
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
  if (!(await saveDeclaration(db, accountId, declaration)))
    throw accountPageError('minor_declared', { status: 409 });
  return declaration;
}

/** Whether the account has to declare before anything else of it is stored. */
export async function lacksDeclaration(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  accountId: string,
): Promise<boolean> {
  return settings.declarationRequired && (await findDeclaration(db, accountId)) === undefined;
}
