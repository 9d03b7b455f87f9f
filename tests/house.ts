import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFromTemplate } from './house-template.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
/** What `npm start` runs, word for word. */
export const startArguments = /exec node (.+)$/.exec(scripts.start)?.[1]?.split(' ') ?? [];

export type House = {
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
  /** Sets the time of a house that was started at one; it goes on from there. Every answer after this is of that time. */
  setClock(instant: string): Promise<void>;
};

type Options = {
  dataDir?: string;
  environment?: Record<string, string>;
  /** The time at which it starts, which is the machine’s otherwise. */
  clock?: string;
};

/** Starts the built product as a person would, on a free port and data of its own, and waits until it is ready. */
export async function startHouse({ dataDir, environment = {}, clock }: Options = {}): Promise<House> {
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'curvela-house-'));
  // Other settings or another time might make other data.
  if (!dataDir && clock === undefined && Object.keys(environment).length === 0) fillFromTemplate(directory);
  const clockArguments = clock === undefined ? [] : ['--import', './tests/house-clock.ts'];
  const child = spawn('node_modules/.bin/node', [...clockArguments, ...startArguments], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: directory,
      LITE_AUTH_BCRYPT_COST: '4',
      // Everybody in a journey has the same network address.
      AUTH_MAILS_PER_HOUR: '1000',
      // Dozens of starts of the same sources: half of each would go into compiling them again.
      NODE_COMPILE_CACHE: join('node_modules', '.cache', 'compiled'),
      ...(clock === undefined ? {} : { TEST_CLOCK: clock }),
      ...environment,
    },
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
    clear: () => rmSync(directory, { recursive: true, force: true }),
    setClock: (instant) => setClock(child, instant),
  };
}

/** Resolves as soon as the house has taken it over. */
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
    child.once('exit', (code) => reject(new Error(`The house did not start (code ${code}):\n${printed()}`)));
  });
}

export type MailView = {
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
