import pg from 'pg';
import { vi } from 'vitest';

/** What `pg.Client` has of a connection, without its overloads. */
const prototype = pg.Client.prototype as unknown as Record<
  'connect' | 'query' | 'end',
  (this: pg.Client, text?: string) => Promise<unknown>
>;

/** Connections to a database that a test answers: those begun, and the statements sent, in order. */
export function stubConnections() {
  const clients: pg.Client[] = [];
  const queries: string[] = [];
  let isAway = false;
  let isSilent = false;
  vi.spyOn(prototype, 'connect').mockImplementation(function (this: pg.Client) {
    clients.push(this);
    return isAway ? Promise.reject(new Error('refused')) : Promise.resolve();
  });
  vi.spyOn(prototype, 'query').mockImplementation((text = '') => {
    queries.push(text);
    return isSilent ? Promise.reject(new Error('timeout')) : Promise.resolve({ rows: [] });
  });
  const end = vi.spyOn(prototype, 'end').mockImplementation(function (this: pg.Client) {
    this.emit('end');
    return Promise.resolve();
  });
  return {
    clients,
    queries,
    end,
    /** Whether connecting is refused from now on. */
    beAway: (away: boolean) => (isAway = away),
    /** Whether statements fail from now on. */
    beSilent: (silent: boolean) => (isSilent = silent),
  };
}
