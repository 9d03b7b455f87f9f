import DataLoader from 'dataloader';
import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadRoleFacts, type RoleFacts } from '../db/accounts.server.ts';

/** The role of an account, and whether it has to declare terms and age before anything else of it is stored. */
export type AccountRole = { isAdmin: boolean; needsDeclaration: boolean };

const unknown: RoleFacts = { confirmedEmail: null, declared: false };

/**
 * Reads roles from the database, uncached. Each page asks for the role first, so calls that arrive in one turn of the event loop share a
 * statement: a round trip for each would be half of what such a call costs the process.
 */
export function createRoleReader({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const facts = new DataLoader<string, RoleFacts>(
    async (ids) => {
      const found = await loadRoleFacts(db, [...new Set(ids)]);
      return ids.map((id) => found.get(id) ?? unknown);
    },
    { cache: false, batchScheduleFn: (send) => setImmediate(send) },
  );
  return async ({ id }: Pick<Account, 'id'>): Promise<AccountRole> => {
    const { confirmedEmail, declared } = await facts.load(id);
    return {
      isAdmin: confirmedEmail !== null && settings.adminEmails.includes(confirmedEmail.trim()),
      needsDeclaration: settings.declarationRequired && !declared,
    };
  };
}
