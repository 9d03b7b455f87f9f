import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser, launchBrowser } from '../support/browser.ts';
import { startAppServer } from '../support/app-server.ts';

/* A machine on which nobody has run the product yet: other software, settings or load there do not matter. */

let tools: string;
beforeAll(() => {
  tools = mkdtempSync(join(tmpdir(), 'curvela-tools-'));
});
afterAll(() => rmSync(tools, { recursive: true, force: true }));

/** A program that comes first in the PATH. */
function addTool(name: string, script: string): void {
  writeFileSync(join(tools, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(tools, name), 0o755);
}

/** Runs a program with those tools first in its PATH, until it ends or its output matches. */
function run(command: string, args: string[], until: RegExp, environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-newcomer-'));
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(command, args, {
    env: { ...inherited, DATA_DIR: dataDir, ...environment, PATH: `${tools}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    if (until.test(output)) child.kill('SIGTERM');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve({ code, output });
    }),
  );
}

describe('Node', () => {
  it('of another version in the PATH is not used', async () => {
    // npm itself runs on it; any other use would show.
    addTool(
      'node',
      `case "$1" in *npm*) exec "${process.execPath}" "$@";; *) echo "old node ran"; exit 99;; esac`,
    );
    const { output } = await run('npm', ['start'], /is ready|old node ran/, { PORT: '0' });
    rmSync(join(tools, 'node'));
    expect(output).toContain('Curvela is ready: http://localhost:');
    expect(output).not.toContain('old node ran');
  });

  it('that is too old is reported before anything is loaded, with the fix', () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.1' } })`;
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(pretend)}`,
        '--import',
        './server/require-node.mjs',
        'server/main.ts',
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe(
      'Curvela needs Node 22.22 or newer, this is 20.11.1. On Linux "npm install" brings the right one; start with "npm start". Elsewhere install it from nodejs.org.\n',
    );
    expect(status).toBe(1);
  });
});

describe('a browser', () => {
  it('that is installed is ignored in favour of the one from the package', async () => {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome']) addTool(name, 'exit 1');
    const path = await findBrowser('');
    expect(path).not.toMatch(/^\/(usr|opt|snap)\//);
    const browser = await launchBrowser();
    expect(browser.version()).toMatch(/^153\./);
    await browser.close();
  });

  it('is the one at the path in CHROMIUM if set', async () => {
    expect(await findBrowser('/opt/other/chromium')).toBe('/opt/other/chromium');
  });
});

describe('the port', () => {
  it('5173, already in use, is reported with the command for another one', async () => {
    const blocker: Server = createServer();
    // Another process that holds the lock would block it too.
    await new Promise<void>((resolve) =>
      blocker
        .once('listening', resolve)
        .once('error', () => resolve())
        .listen(5173, '127.0.0.1'),
    );
    const { code, output } = await run('npm', ['start', '--silent'], /is ready/, { PORT: '' });
    blocker.close();
    expect(output.trim()).toBe(
      'Port 5173 is in use. Stop what runs there, or start with another: PORT=5174 npm start',
    );
    expect(code).toBe(1);
  });
});

describe('the temporary folder', () => {
  it('that is not writable does not prevent the start', async () => {
    // A file in its place refuses every write, to the superuser as well.
    const folder = join(tools, 'not-a-folder');
    writeFileSync(folder, '');
    const { output } = await run('npm', ['start'], /is ready/, { PORT: '0', TMPDIR: folder });
    expect(output).toContain('Curvela is ready: http://localhost:');
  });
});

describe('settings of the host', () => {
  // Half a minute before midnight in London; in Kiritimati it is the next afternoon.
  const clock = '2026-12-31T23:59:30.000Z';
  const elsewhere = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr', TZ: 'Pacific/Kiritimati' };
  const paths = [
    '/functions/v1/tutors/lucia-restrepo/slots?from=2027-01-01T00:00:00Z&to=2027-01-06T00:00:00Z&minutes=60',
    '/functions/v1/tutors/amara-okafor/slots?from=2026-12-31T00:00:00Z&to=2027-01-03T00:00:00Z&minutes=30',
    '/functions/v1/tutors?currency=GBP',
  ];

  /** The responses to a French visitor before and after midnight. */
  async function answersWith(environment: Record<string, string>) {
    const app = await startAppServer({ clock, environment });
    try {
      const ask = async (path: string) => {
        const answer = await fetch(app.url + path, { headers: { 'accept-language': 'fr-FR' } });
        return { status: answer.status, body: (await answer.text()).replaceAll(app.url, '') };
      };
      const before = await Promise.all(paths.map(ask));
      await app.setClock('2027-01-01T00:00:30.000Z');
      const after = await Promise.all(paths.map(ask));
      return {
        before,
        after,
        ready: (await ask('/readyz')).status,
        home: (await ask('/')).body.includes('lang="fr'),
      };
    } finally {
      await app.stop();
      app.clear();
    }
  }

  it('language and time zone do not affect responses, shortly before and after midnight', async () => {
    const plain = await answersWith({ TZ: 'UTC' });
    expect(plain).toMatchObject({ ready: 200, home: true });
    expect(plain.before.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(plain.before[0]?.body).toContain('2027-01-0');
    expect(await answersWith(elsewhere)).toEqual(plain);
  });
});
