import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInPool } from './app-server-pool.ts';
import { fillFromTemplate } from './data-template.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
const [, set = '', run = ''] = /^(.*)exec node (.+)$/.exec(scripts.start) ?? [];
/** What `npm start` runs, word for word, and what it sets before. */
export const startArguments = run.split(' ');
const startSettings = Object.fromEntries(
  set
    .trim()
    .split(' ')
    .map((setting) => setting.split('=') as [string, string]),
);

export type AppServer = {
  /** Address of the running product. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** Decent end; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>;
  /** Removes the data. */
  clear(): void;
  /** Sets the time of an app server that was started at one; it goes on from there. Every answer after this is of that time. */
  setClock(instant: string): Promise<void>;
};

type Options = {
  dataDir?: string;
  environment?: Record<string, string>;
  /** The time at which it starts, which is the machine’s otherwise. */
  clock?: string;
  /** It makes its database and demo data itself, where a copy of what an earlier first start made would do. */
  anew?: boolean;
};

/** Settings that a first start leaves no trace of: who else is asked, and by which key; and what is so anyway. */
const leavesNoTrace = /^(AI_|GOOGLE_|STRIPE_|SMTP_URL=|NODE_OPTIONS=|DEMO_DATA=true$)/;

/** Settings that node reads for the whole process. */
const ofProcess = (name: string): boolean => name.startsWith('NODE_');

const sharedSettings = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  ...startSettings,
  PORT: '0',
  LITE_AUTH_BCRYPT_COST: '4',
  // Everybody in a journey has the same network address.
  AUTH_MAILS_PER_HOUR: '1000',
  // Dozens of starts of the same sources: half of each would go into compiling them again.
  NODE_COMPILE_CACHE: join('node_modules', '.cache', 'compiled'),
};

/** Starts the built product as a person would, on a free port and data of its own, and waits until it is ready. */
export async function startAppServer({
  dataDir,
  environment = {},
  clock,
  anew,
}: Options = {}): Promise<AppServer> {
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'curvela-test-'));
  const settings = { ...sharedSettings, DATA_DIR: directory, ...environment };
  const clear = () => rmSync(directory, { recursive: true, force: true });
  const inRow = Boolean(process.env.REUSE_PROCESSES);
  // Another time and other settings might make other data.
  const sameData = Object.entries(environment).every((setting) => leavesNoTrace.test(setting.join('=')));
  if (!dataDir && !anew && clock === undefined && sameData) fillFromTemplate(directory);
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

/** An app server in the process of all app servers of this test process (decision 0030). */
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

/** Resolves as soon as the app server has taken it over. */
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

/** Mails to an address, newest first, as the machine's mailbox shows them. */
export async function mailsTo(url: string, address: string): Promise<MailView[]> {
  const response = await fetch(`${url}/functions/v1/dev/mailbox?to=${encodeURIComponent(address)}`);
  const { mails } = (await response.json()) as { mails: MailView[] };
  return mails;
}

/** The newest mail to an address, as soon as there is one with this subject: links and codes are written by a job. */
export async function mailTo(url: string, address: string, subject = /./): Promise<MailView> {
  for (;;) {
    const mail = (await mailsTo(url, address)).find((candidate) => subject.test(candidate.subject));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
