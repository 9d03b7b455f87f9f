import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { answer } from '@curvela/maths/solve';
import type { Method, Questions } from '@curvela/maths';
import { loadProver } from '@curvela/maths/verify';
import type { Prover } from '@curvela/maths/verify';

/*
 * The child process that does the algebra. It knows no database, no settings and no secrets; it answers one question at a
 * time over IPC, is killed when it takes too long, and ends by itself when its parent is gone.
 */

export type WorkerRequest = {
  readonly id: number;
  readonly method: Method;
  readonly input: Questions[Method][0];
};
/** `pause` and `start` stop and restart the time limit of the question at work. */
export type Notice = { readonly ready: true } | { readonly clock: 'pause' | 'start' };
export type WorkerReply = { readonly id: number; readonly answer?: unknown; readonly failed?: string };

let prover: Prover | null = null;
let readsWords = false;

/** Thrown out of a synchronous check when the prover is needed for the first time: load it, then ask again. */
class ProverNeeded extends Error {}
const needProver: Prover = () => {
  throw new ProverNeeded('load');
};

/**
 * The patterns of words are compiled with the first words that are read, which takes longer than any question. On a busy machine that
 * alone would use up the time of the question, and so of the next one in the process that takes the place of this one.
 */
async function loadWords(): Promise<void> {
  process.send?.({ clock: 'pause' });
  // The notice is to be on its way before this process is busy.
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
  // Loading says nothing about the question: the clock starts again afterwards.
  process.send?.({ clock: 'pause' });
  prover = await loadProver();
  process.send?.({ clock: 'start' });
  return reply({ id, method, input });
}

/** A thread of its own notices a dead parent even while the main thread is busy with a hostile input. */
function watchParent(): void {
  const parent = process.ppid;
  const watch = `setInterval(() => { if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL'); }, 500);`;
  new Worker(watch, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  }).unref();
}

let kept = false;

/** Writes the compiled modules down for the next process: this one may be killed at any time, and would not write them then. */
function keepCompiled(): void {
  if (kept) return;
  kept = true;
  setTimeout(flushCompileCache, 20).unref();
}

if (process.send !== undefined) {
  watchParent();
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C goes to the whole group; the parent decides when its children end.
  process.on('SIGINT', () => undefined);
  process.on('message', (question: WorkerRequest) => {
    void reply(question).then((result) => {
      process.send?.(result);
      keepCompiled();
    });
  });
  process.send({ ready: true });
}
