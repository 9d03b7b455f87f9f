import type pg from 'pg';
import { createRateLimit, type RateLimit } from '#app/platform/rate-limits.server.ts';
import { type AuthLimitName, figures } from './figures.ts';

/** One thing to be counted: which figure, and for whom. */
export type Charge = readonly [figure: AuthLimitName, whom: string];

type Receipt = {
  /** Seconds to wait; 0 when everything had room and is counted now. */
  wait: number;
  /** The figure that had no room. */
  full: AuthLimitName | null;
  /** Takes the charges back, or those of the figures named. Nothing when it was refused. */
  refund(...only: AuthLimitName[]): Promise<void>;
};

export type Budgets = {
  /**
   * Counts all charges or none, before what they stand for is done. Places first: a full one must not leave a row for every
   * address of mail that it goes on naming.
   */
  charge(...charges: Charge[]): Promise<Receipt>;
  /** Seconds to wait until all of them have room; counts nothing. */
  wait(...charges: Charge[]): Promise<number>;
};

const ofPlace = ([name]: Charge): boolean => name.endsWith('OfPlace');
const placesFirst = (charges: readonly Charge[]): Charge[] => [
  ...charges.filter(ofPlace),
  ...charges.filter((charge) => !ofPlace(charge)),
];

/** The counts of `figures`, kept in PostgreSQL for all processes. */
export function createBudgets(pool: pg.Pool, mailsPerHour: number): Budgets {
  const limits = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const times = name === 'mailsOfPlace' ? mailsPerHour : figure.times;
      return [name, createRateLimit(pool, name, { ...figure, times })];
    }),
  ) as Record<AuthLimitName, RateLimit>;
  const giveBack = async (charges: readonly Charge[]) => {
    await Promise.all(charges.map(([name, whom]) => limits[name].refund(whom)));
  };
  return {
    charge: async (...charges) => {
      const paid: Charge[] = [];
      for (const [name, whom] of placesFirst(charges)) {
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
