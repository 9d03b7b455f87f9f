import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openSockets, type Sockets } from '#tests/faults/balanced/sockets.ts';
import { signedIn } from '#tests/faults/balanced/calls.ts';
import { databaseOf } from '#tests/support/app-server-database.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { seededRandom } from '#app/platform/random.ts';
import { Samples } from './samples.ts';
import type { LoadContext } from './walks.ts';

/** Booking pages of a tutor that stay open for live updates during the test. */
const windows = 5;

export type LoadedApp = {
  app: AppServer;
  samples: Samples;
  context: LoadContext;
  database: pg.Client;
  sockets: Sockets;
  close(): Promise<void>;
};

/** The built product with separate data and a tutor's pages open. */
export async function openLoadedServer(port: string): Promise<LoadedApp> {
  const app = await startAppServer({ environment: { PORT: port } });
  await warm(app.url);
  const database = await databaseOf(app);
  const name = createHash('sha256').update(join(app.dataDir, 'postgres')).digest('hex').slice(0, 12);
  const behind = new pg.Pool({ host: `/tmp/pg-${name}`, user: 'postgres', database: 'curvela', max: 4 });
  const { rows } = await database.query<{ id: string }>(
    `select id from app.tutors where slug = 'lucia-restrepo'`,
  );
  const lucia = await signedIn(app.url, 'lucia.tutor@example.org');
  const sockets = await openSockets(app.url, lucia, rows[0]?.id ?? '', windows);
  return {
    app,
    samples: new Samples(),
    context: { random: seededRandom(1), database: behind },
    database,
    sockets,
    close: async () => {
      await sockets.close();
      await behind.end();
      await database.end();
      await app.stop();
      app.clear();
    },
  };
}

/** Warm-up: maths processes started and home page rendered. */
async function warm(url: string): Promise<void> {
  const reading = { text: '2(x - 3) = 8', locale: 'en' };
  const asks = [
    () =>
      fetch(`${url}/functions/v1/maths/parse`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(reading),
      }),
    () => fetch(url),
  ];
  for (const ask of asks)
    for (let status = 0; status !== 200;)
      status = await ask().then(async (answer) => (await answer.text(), answer.status));
}
