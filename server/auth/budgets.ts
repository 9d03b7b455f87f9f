import type pg from 'pg';
import { createNetworkLimit, createRateLimit, type RateLimit } from '#app/platform/rate-limits.server.ts';
import { type AuthLimitName, figures } from './limits.ts';

/** One unit to count: which limit, and for whom. */
export type Charge = readonly [figure: AuthLimitName, whom: string];

type Receipt = {
  /** Seconds to wait; 0 when no limit was exceeded and the charges are counted. */
  wait: number;
  /** The limit that was exceeded. */
  full: AuthLimitName | null;
  /** Takes back all charges, or those of the named limits. No effect when the charge was refused. */
  refund(...only: AuthLimitName[]): Promise<void>;
};

export type Budgets = {
  /**
   * Counts all charges or none, before the action they stand for. Charge network addresses first: a blocked one must not add a row for each
   * email address it names.
   */
  charge(...charges: Charge[]): Promise<Receipt>;
  /** Seconds until all charges would be accepted; counts nothing. */
  wait(...charges: Charge[]): Promise<number>;
};

const isOfPlace = (name: string): boolean => name.endsWith('OfPlace');
const ofPlace = ([name]: Charge): boolean => isOfPlace(name);
const addressesFirst = (charges: readonly Charge[]): Charge[] => [
  ...charges.filter(ofPlace),
  ...charges.filter((charge) => !ofPlace(charge)),
];

/** Counters of `figures`, stored in PostgreSQL and shared by all processes. */
export function createBudgets(pool: pg.Pool, mailsPerHour: number): Budgets {
  const limits = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const times = name === 'mailsOfPlace' ? mailsPerHour : figure.times;
      const create = isOfPlace(name) ? createNetworkLimit : createRateLimit;
      return [name, create(pool, name, { ...figure, times })];
    }),
  ) as Record<AuthLimitName, RateLimit>;
  const giveBack = async (charges: readonly Charge[]) => {
    await Promise.all(charges.map(([name, whom]) => limits[name].refund(whom)));
  };
  return {
    charge: async (...charges) => {
      const paid: Charge[] = [];
      for (const [name, whom] of addressesFirst(charges)) {
        const wait = await limits[name].count(whom);
        if (wait === 0) {
          paid.push([name, whom]);
          continue;
        }
        await giveBack(paid);
        return { wait, full: name, refund: () => Promise.resolve() };
      }
      const refund = (...only: AuthLimitName[]) =>
        giveBack(only.length === 0 ? paid : paid.filter(([name]) => only.includes(name)));
      return { wait: 0, full: null, refund };
    },
    wait: async (...charges) =>
      Math.max(0, ...(await Promise.all(charges.map(([name, whom]) => limits[name].wait(whom))))),
  };
}
