import {
  createFactorCipher,
  type FactorCipher,
} from '#app/accounts/use-cases/second-factor/factor-cipher.server.ts';
import { createSeals, type Seals } from '#app/accounts/use-cases/seals.server.ts';
import type { LiveSessions } from '#app/accounts/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type pg from 'pg';
import type { Supabase } from '../supabase.ts';
import { type Budgets, createBudgets } from './budgets.ts';
import { createQueue, type Queue } from './queue.ts';

/** What the handlers in front of the auth service need. */
export type Front = {
  services: Services;
  supabase: Supabase;
  budgets: Budgets;
  seals: Seals;
  cipher: FactorCipher;
  liveSessions: LiveSessions;
  /** Queue for everything that hashes a password. */
  passwords: Queue;
};

type Given = { services: Services; supabase: Supabase; pool: pg.Pool; liveSessions: LiveSessions };

export const createFront = ({ services, supabase, pool, liveSessions }: Given): Front => ({
  services,
  supabase,
  liveSessions,
  budgets: createBudgets(pool, services.settings.authMailsPerHour),
  seals: createSeals(services.settings.jwtSecret),
  cipher: createFactorCipher(services.settings.jwtSecret),
  passwords: createQueue(),
});
