import type { AddressInfo } from 'node:net';
import { PgBoss } from 'pg-boss';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { databaseOf } from '../support/app-server-database.ts';

const patience = 60_000;
const open: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A mail server that waits until it is opened and stores what it receives; during the `killing`th email it kills the app server that sends it. */
async function mailServer(killing: number) {
  const taken: string[] = [];
  const opened = Promise.withResolvers<AppServer>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        void opened.promise.then(async (app) => {
          taken.push(text);
          if (taken.length === killing) await app.kill();
          done();
        });
      });
    },
  });
  // A killed client disconnects.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const field = (name: string) => (text: string) =>
    new RegExp(`^${name}: (.+)$`, 'mu').exec(text)?.[1]?.trim();
  return {
    url: `smtp://127.0.0.1:${port}`,
    open: opened.resolve,
    taken,
    idsTaken: () => taken.map(field('Message-ID')),
  };
}

/** Simulates the timeout after which a job of a dead process is retried. */
async function takeUpAgain(app: AppServer): Promise<void> {
  const client = await databaseOf(app);
  await client.query(
    `update jobs.job set started_on = started_on - interval '1 hour' where state = 'active'`,
  );
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, schema: 'jobs', supervise: false, schedule: false, migrate: false });
  await boss.start();
  await boss.supervise('mail.send');
  await boss.stop();
  await client.end();
}

it('a process that dies while sending an email loses none, and that one is sent again with its Message-ID', async () => {
  const mails = await mailServer(4);
  const environment = { SMTP_URL: mails.url };
  const app = await startAppServer({ environment });
  open.push(() => app.clear());
  const people = Array.from({ length: 12 }, (_, number) => `somebody-${number}@example.org`);
  const responses = await Promise.all(
    people.map((email, number) =>
      fetch(`${app.url}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${number + 1}` },
        body: JSON.stringify({ email, password: 'a-long-password' }),
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(people.map(() => 200));
  mails.open(app);
  await expect.poll(() => app.process.signalCode, { timeout: patience }).toBe('SIGKILL');
  expect(mails.taken).toHaveLength(4);

  const again = await startAppServer({ dataDir: app.dataDir, environment });
  open.push(() => again.stop());
  await takeUpAgain(again);
  await expect.poll(() => new Set(mails.idsTaken()).size, { timeout: patience }).toBe(people.length);
  const client = await databaseOf(again);
  const unsent = () =>
    client.query('select id from app.mails where sent_at is null').then(({ rows }) => rows);
  await expect.poll(unsent, { timeout: patience }).toEqual([]);
  await client.end();
  // One email was accepted without the sender learning of it: it was sent twice, and no other.
  expect(mails.taken).toHaveLength(people.length + 1);
  const twice = mails.idsTaken().filter((id, at, all) => all.indexOf(id) !== at);
  expect(twice).toEqual([mails.idsTaken()[3]]);
  // Text and HTML parts are equal.
  for (const text of mails.taken) {
    expect(text).toContain('text/plain');
    expect(text).toContain('text/html');
  }
}, 120_000);
