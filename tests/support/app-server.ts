import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startInPool } from './app-server-pool.ts';
import { fillFromTemplate } from './data-template.ts';
import { makeScratchDirectory } from './scratch-directory.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
const [, set = '', run = ''] = /^(.*)exec node (.+)$/.exec(scripts.start) ?? [];
/** Exactly what `npm start` runs and sets. */
export const startArguments = run.split(' ');
const startSettings = Object.fromEntries(
  set
    .trim()
    .split(' ')
    .map((setting) => setting.split('=') as [string, string]),
);

export type AppServer = {
  /** Base URL of the running product. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Clean shutdown; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, like a power cut. */
  kill(): Promise<void>;
  /** Removes the data. */
  clear(): void;
  /** Sets the clock of an app server that was started with one; it runs on from there. All later responses use that time. */
  setClock(instant: string): Promise<void>;
};

type Options = {
  dataDir?: string;
  environment?: Record<string, string>;
  /** Initial time; the machine's by default. */
  clock?: string;
  /** Creates its database and demo data itself, instead of copying those of an earlier first start. */
  fresh?: boolean;
};

/** Settings that do not affect the data of a first start: external services, and defaults. */
const leavesNoTrace = /^(AI_|GOOGLE_|STRIPE_|SMTP_URL=|NODE_OPTIONS=|DEMO_DATA=true$)/;

/** Settings that node reads for the whole process. */
const ofProcess = (name: string): boolean => name.startsWith('NODE_');

const sharedSettings = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  ...startSettings,
  PORT: '0',
  LITE_AUTH_BCRYPT_COST: '4',
  // All people of a journey share one network address.
  AUTH_MAILS_PER_HOUR: '1000',
  // Dozens of starts of the same sources: half of each would be spent on compiling them again.
  NODE_COMPILE_CACHE: join('node_modules', '.cache', 'compiled'),
};

/** Starts the built product like a user would, on a free port with separate data, and waits until it is ready. */
export async function startAppServer({
  dataDir,
  environment = {},
  clock,
  fresh,
}: Options = {}): Promise<AppServer> {
  const directory = dataDir ?? makeScratchDirectory();
  const settings = { ...sharedSettings, DATA_DIR: directory, ...environment };
  const clear = () => rmSync(directory, { recursive: true, force: true });
  const inRow = Boolean(process.env.REUSE_PROCESSES);
  // Another clock or other settings may produce other data.
  const sameData = Object.entries(environment).every((setting) => leavesNoTrace.test(setting.join('=')));
  if (!dataDir && !fresh && clock === undefined && sameData) fillFromTemplate(directory);
  const ownProcess = dataDir !== undefined || clock !== undefined || Object.keys(environment).some(ofProcess);
  if (inRow && !ownProcess) return startPooledServer(directory, settings, clear);
  const clockArguments = clock === undefined ? [] : ['--import', './tests/support/app-server-clock.ts'];
  const child = spawn('node_modules/.bin/node', [...clockArguments, ...startArguments], {
    env: { ...settings, ...(clock === undefined ? {} : { TEST_CLOCK: clock }) },
    stdio: ['ignore', 'pipe', 'pipe', ...(clock === undefined ? [] : (['ipc'] as const))],
  });
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await readyAddress(child, () => printed);
  return {
    url,
    dataDir: directory,
    process: child,
    output: () => printed,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    clear,
    setClock: (instant) => setClock(child, instant),
  };
}

/** An app server in the shared process of this test process (decision 0030). */
async function startPooledServer(
  dataDir: string,
  settings: Record<string, string>,
  clear: () => void,
): Promise<AppServer> {
  const app = await startInPool(startArguments.slice(0, -1), sharedSettings, settings);
  return {
    ...app,
    dataDir,
    clear,
    kill: async () => {
      const ended = new Promise((resolve) => app.process.once('exit', resolve));
      app.process.kill('SIGKILL');
      await ended;
    },
    setClock: () => Promise.reject(new Error('Start the app server with a clock.')),
  };
}

/** Resolves as soon as the app server uses the new time. */
function setClock(child: ChildProcess, instant: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.send({ clock: instant }, (error) => error && reject(error));
  });
}

function readyAddress(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /is ready: (http:\S+)/.exec(printed())?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) =>
      reject(new Error(`The app server did not start (code ${code}):\n${printed()}`)),
    );
  });
}

type MailView = {
  subject: string;
  text: string;
  to: string;
  attachments: { filename: string; content: string }[];
};

/** Emails to an address, newest first, from the local mailbox. */
export async function mailsTo(url: string, address: string): Promise<MailView[]> {
  const response = await fetch(`${url}/functions/v1/dev/mailbox?to=${encodeURIComponent(address)}`);
  const { mails } = (await response.json()) as { mails: MailView[] };
  return mails;
}

/** Timeout in milliseconds for an email, well below the timeout of a test. */
const mailPatience = 60_000;

/**
 * The newest email to an address with this subject, as soon as it arrives: links and codes are sent by a job. Rejects
 * with the subjects of the emails that did arrive.
 */
export async function mailTo(url: string, address: string, subject = /./): Promise<MailView> {
  const end = performance.now() + mailPatience;
  for (;;) {
    const mails = await mailsTo(url, address);
    const mail = mails.find((candidate) => subject.test(candidate.subject));
    if (mail) return mail;
    if (performance.now() > end) {
      const others = mails.map((other) => other.subject).join('; ') || 'none';
      throw new Error(
        `No email to ${address} with the subject ${subject}; emails to this address: ${others}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
