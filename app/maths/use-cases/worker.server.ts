import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { answer } from '@curvela/maths/solve';
import type { Method, Questions } from '@curvela/maths';
import { loadProver } from '@curvela/maths/verify';
import type { Prover } from '@curvela/maths/verify';

/*
 * The child process that runs the algebra. It has no access to database, settings or secrets; it answers one question
 * at a time over IPC, is killed when it takes too long, and exits when its parent is gone.
 */

export type WorkerRequest = {
  readonly id: number;
  readonly method: Method;
  readonly input: Questions[Method][0];
};
/** `pause` and `start` stop and restart the time limit of the current question. */
export type Notice = { readonly ready: true } | { readonly clock: 'pause' | 'start' };
export type WorkerReply = { readonly id: number; readonly answer?: unknown; readonly failed?: string };

let prover: Prover | null = null;
let readsWords = false;

/** Thrown from a synchronous check when the prover is first needed: load it, then repeat the check. */
class ProverNeeded extends Error {}
const needProver: Prover = () => {
  throw new ProverNeeded('load');
};

/**
 * The word patterns are compiled on first use, which takes longer than any question. On a busy machine that alone
 * would exceed the limit of the question, and again in the replacement process.
 */
async function loadWords(): Promise<void> {
  process.send?.({ clock: 'pause' });
  // Let the message be sent before this process gets busy.
  await new Promise(setImmediate);
  answer('parse', { text: 'help with 2x=4' }, null);
  readsWords = true;
  process.send?.({ clock: 'start' });
}

const holdsWords = (input: object): boolean =>
  Object.values(input).some((value) => typeof value === 'string' && /\p{L}{3}/u.test(value));

async function reply({ id, method, input }: WorkerRequest): Promise<WorkerReply> {
  if (!readsWords && holdsWords(input)) await loadWords();
  try {
    return { id, answer: answer(method, input, prover ?? needProver) };
  } catch (error) {
    if (!(error instanceof ProverNeeded))
      return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  // Loading time does not count against the question.
  process.send?.({ clock: 'pause' });
  prover = await loadProver();
  process.send?.({ clock: 'start' });
  return reply({ id, method, input });
}

/** A separate thread detects a dead parent even while the main thread is busy with hostile input. */
function watchParent(): void {
  const parent = process.ppid;
  const watch = `setInterval(() => { if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL'); }, 500);`;
  new Worker(watch, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  }).unref();
}

let written = false;

/** Writes the compile cache to disk now, because this process may be killed at any time. */
function writeCompileCache(): void {
  if (written) return;
  written = true;
  setTimeout(flushCompileCache, 20).unref();
}

if (process.send !== undefined) {
  watchParent();
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C signals the whole group; the parent decides when its children end.
  process.on('SIGINT', () => undefined);
  process.on('message', (question: WorkerRequest) => {
    void reply(question).then((result) => {
      process.send?.(result);
      writeCompileCache();
    });
  });
  process.send({ ready: true });
}
