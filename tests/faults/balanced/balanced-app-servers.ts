import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { startLanguageModel } from '#tests/support/language-model.ts';
import { type Balancer, startBalancer } from './balancer.ts';

/** The language model's answer to every turn: slow, so that a process can die in the middle. */
export const hasLogged =
  'Look at the bracket in the first line. What does the number in front of it do to each of the terms?';

export type BalancedAppServers = {
  balancer: Balancer;
  database: pg.Client;
  /** Addresses of the processes. */
  addresses: string[];
  /** SIGKILL. */
  kill(number: number): Promise<void>;
  /** Restarts a process at its address, and waits until the load balancer sees it. */
  bringBack(number: number): Promise<void>;
  close(): Promise<void>;
};

/** Two processes of the built product on one external PostgreSQL, behind a load balancer, with a language model. */
export async function startBalancedAppServers(): Promise<BalancedAppServers> {
  const directory = mkdtempSync(join(tmpdir(), 'curvela-balanced-'));
  const undo: (() => Promise<unknown> | unknown)[] = [
    () => rmSync(directory, { recursive: true, force: true }),
  ];
  const close = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: directory });
    undo.push(() => postgres.stop());
    const model = await startLanguageModel({ text: hasLogged, perSecond: 5 });
    undo.push(() => model.close());
    const ports = await freePorts(2);
    const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
    const balancer = await startBalancer(addresses);
    undo.push(() => balancer.close());
    const environment = {
      DATABASE_URL: postgres.url,
      JWT_SECRET: randomUUID() + randomUUID(),
      SITE_URL: balancer.url,
      DEMO_DATA: 'true',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'local',
      AI_CALLS_PER_DAY: '100000',
    };
    const appServers: AppServer[] = [];
    const start = async (number: number) => {
      const settings = { ...environment, PORT: String(ports[number]) };
      appServers[number] = await startAppServer({
        dataDir: join(directory, `process-${number}`),
        environment: settings,
      });
    };
    const ready = async (address: string) => {
      while (!balancer.ready().includes(address)) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (const number of ports.keys()) {
      await start(number);
      undo.push(() => appServers[number]?.stop());
    }
    await Promise.all(addresses.map(ready));
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    undo.push(() => database.end());
    const bringBack = async (number: number) => {
      await start(number);
      await ready(addresses[number] ?? '');
    };
    return {
      balancer,
      database,
      addresses,
      kill: async (number) => appServers[number]?.kill(),
      bringBack,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Free ports in advance: a restarted process uses its own again. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
