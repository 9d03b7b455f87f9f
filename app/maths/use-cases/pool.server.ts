import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Method, Questions } from '@curvela/maths';
import type { Notice, WorkerReply } from './worker.server.ts';
import { timeOfProcess } from '#app/platform/processor-time.server.ts';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PoolOptions = {
  /** Maximum number of child processes. */
  readonly size?: number;
  /**
   * Milliseconds of processor time per question, from the moment a ready process receives it; four times as many by
   * the clock.
   */
  readonly timeLimit?: number;
  /**
   * Milliseconds of processor time after which a question is preempted when others wait and no process is free; it is
   * retried later.
   */
  readonly patience?: number;
  /** Milliseconds after which an idle process is ended. */
  readonly idleAfter?: number;
  /** Maximum number of waiting questions; further ones are answered `busy` at once. */
  readonly queueLimit?: number;
  /** Heap limit per process in megabytes. */
  readonly memory?: number;
  /** Called when a process is stopped or fails; the text of the question is not passed on. */
  readonly onTrouble?: (what: {
    kind: 'timeout' | 'crash' | 'failed';
    method: Method;
    detail?: string;
  }) => void;
};

/** Number of child processes, of busy ones, and of waiting questions. */
export type PoolLoad = { readonly processes: number; readonly busy: number; readonly waiting: number };

type Outcome<Name extends Method> =
  | { readonly ok: true; readonly answer: Questions[Name][1] }
  | { readonly ok: false; readonly reason: 'timeout' | 'busy' };

type Job = {
  readonly method: Method;
  readonly input: unknown;
  readonly settle: (outcome: Outcome<Method>) => void;
  /** Was preempted once: now it runs to its limit, and one process is reserved for other questions. */
  readonly slow: boolean;
};

type Slot = {
  readonly child: ChildProcess;
  ready: boolean;
  job: Job | null;
  /** When the question was handed over; null while the prover loads, which does not count against the question. */
  since: Moment | null;
  timer: NodeJS.Timeout | null;
};

/** Limit for starting a process, in milliseconds of processor time. */
const startLimit = 10_000;
/** Minimum milliseconds between two checks: the kernel counts in tens. */
const shortestLook = 20;
const workerPath = fileURLToPath(new URL('./worker.server.ts', import.meta.url));

/**
 * Child processes for hostile input: a question that takes too long costs its process, not the server. Started on
 * demand, ended when idle. A question whose process dies is answered `timeout`; the next one gets a fresh process.
 */
export class Pool {
  readonly #options: Required<Omit<PoolOptions, 'onTrouble'>> & Pick<PoolOptions, 'onTrouble'>;
  readonly #slots = new Set<Slot>();
  readonly #queue: Job[] = [];
  readonly #cache = privateCompileCache();
  #closed = false;
  #ids = 0;
  #crowd: NodeJS.Timeout | null = null;

  constructor(options: PoolOptions = {}) {
    this.#options = {
      size: 2,
      timeLimit: 1000,
      patience: 150,
      idleAfter: 60_000,
      queueLimit: 200,
      memory: 192,
      ...options,
    };
  }

  /** Ids of the live processes, for measurements. */
  get processIds(): number[] {
    return [...this.#slots].flatMap(({ child }) => (child.pid === undefined ? [] : [child.pid]));
  }

  /** Current load. */
  get load(): PoolLoad {
    const busy = [...this.#slots].filter(({ job }) => job !== null).length;
    return { processes: this.#slots.size, busy, waiting: this.#queue.length };
  }

  ask<Name extends Method>(method: Name, input: Questions[Name][0]): Promise<Outcome<Name>> {
    if (this.#closed || this.#queue.length >= this.#options.queueLimit)
      return Promise.resolve({ ok: false, reason: 'busy' });
    return new Promise((resolve) => {
      this.#queue.push({ method, input, settle: resolve as Job['settle'], slow: false });
      this.#next();
    });
  }

  /** Ends all processes; waiting questions are answered `busy`. Resolves when all have exited. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#crowd !== null) clearTimeout(this.#crowd);
    for (const job of this.#queue.splice(0)) job.settle({ ok: false, reason: 'busy' });
    await Promise.all([...this.#slots].map((slot) => this.#end(slot, 'busy')));
  }

  #next(): void {
    const place = this.#nextPlace();
    if (place === -1) return;
    const slots = [...this.#slots];
    const free = slots.find((slot) => slot.ready && slot.job === null);
    if (free !== undefined) {
      const [job] = this.#queue.splice(place, 1);
      if (job !== undefined) this.#run(free, job);
      this.#next();
      return;
    }
    const starting = slots.filter((slot) => !slot.ready).length;
    if (slots.length < this.#options.size) {
      if (starting < this.#queue.length) this.#start();
    } else this.#watchCrowd();
  }

  /** Index in the queue of the next question to run: quick ones first, and never slow ones in every process. */
  #nextPlace(): number {
    const quick = this.#queue.findIndex((job) => !job.slow);
    if (quick !== -1) return quick;
    const slow = [...this.#slots].filter((slot) => slot.job?.slow === true).length;
    return this.#queue.length > 0 && slow < Math.max(1, this.#options.size - 1) ? 0 : -1;
  }

  /** While quick questions wait, preempts the longest-running question once its time is up. */
  #watchCrowd(): void {
    if (this.#crowd !== null || this.#options.size < 2) return;
    const { patience } = this.#options;
    this.#crowd = setTimeout(() => {
      this.#crowd = null;
      if (this.#closed || !this.#queue.some((job) => !job.slow)) return;
      const [longest] = [...this.#slots]
        .filter(({ ready, job }) => ready && job !== null && !job.slow)
        .map((slot) => ({
          slot,
          spent: slot.since === null ? 0 : spentBetween(slot.since, momentOf(slot.child)),
        }))
        .filter(({ spent }) => spent >= patience)
        .toSorted((a, b) => b.spent - a.spent);
      if (longest !== undefined) this.#makeRoom(longest.slot);
      else this.#watchCrowd();
    }, patience / 3);
  }

  #makeRoom(slot: Slot): void {
    const { job } = slot;
    if (job !== null) this.#queue.push({ ...job, slow: true });
    slot.job = null;
    void this.#end(slot, 'timeout');
  }

  #start(): void {
    const child = fork(workerPath, [], {
      execArgv: [
        `--max-old-space-size=${this.#options.memory}`,
        '--max-semi-space-size=2',
        '--disable-warning=ExperimentalWarning',
      ],
      // Without our environment: the process handles untrusted input.
      env: {
        NODE_ENV: process.env.NODE_ENV ?? 'production',
        ...(this.#cache === null ? {} : { NODE_COMPILE_CACHE: this.#cache }),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const slot: Slot = { child, ready: false, job: null, since: null, timer: null };
    this.#slots.add(slot);
    this.#watch(slot, startLimit);
    child.on('message', (message: WorkerReply | Notice) => this.#heard(slot, message));
    child.on('exit', () => this.#gone(slot));
    child.on('error', () => this.#gone(slot));
  }

  #heard(slot: Slot, message: WorkerReply | Notice): void {
    if (slot.timer !== null) clearTimeout(slot.timer);
    slot.timer = null;
    if ('clock' in message) {
      slot.since = message.clock === 'pause' ? null : momentOf(slot.child);
      if (slot.job !== null) this.#watch(slot, slot.since === null ? startLimit : this.#options.timeLimit);
      return;
    }
    const { job } = slot;
    slot.ready = true;
    slot.job = null;
    if ('id' in message && job !== null) {
      if (message.failed === undefined)
        job.settle({ ok: true, answer: message.answer as Questions[Method][1] });
      else {
        this.#options.onTrouble?.({ kind: 'failed', method: job.method, detail: message.failed });
        job.settle({ ok: false, reason: 'timeout' });
      }
    }
    this.#rest(slot);
    this.#next();
  }

  /** An idle process does not keep the server alive, and ends after a while. */
  #rest(slot: Slot): void {
    slot.child.unref();
    slot.child.channel?.unref();
    slot.timer = setTimeout(() => void this.#end(slot, 'busy'), this.#options.idleAfter);
    slot.timer.unref();
  }

  #run(slot: Slot, job: Job): void {
    if (slot.timer !== null) clearTimeout(slot.timer);
    slot.job = job;
    slot.since = momentOf(slot.child);
    slot.child.ref();
    slot.child.channel?.ref();
    this.#watch(slot, this.#options.timeLimit);
    this.#ids += 1;
    slot.child.send({ id: this.#ids, method: job.method, input: job.input }, (error) => {
      if (error !== null) void this.#end(slot, 'timeout');
    });
  }

  /** Stops the process when it is not ready, or its question not answered, in time. */
  #watch(slot: Slot, limit: number): void {
    const { job } = slot;
    const since = momentOf(slot.child);
    const look = () => {
      const left = limit - spentBetween(since, momentOf(slot.child));
      if (left > 0) {
        slot.timer = setTimeout(look, Math.max(shortestLook, left));
        return;
      }
      if (job !== null) this.#options.onTrouble?.({ kind: 'timeout', method: job.method });
      void this.#end(slot, 'timeout');
    };
    slot.timer = setTimeout(look, limit);
  }

  /** Kills a process and answers its question. */
  #end(slot: Slot, reason: 'timeout' | 'busy'): Promise<void> {
    const gone = new Promise<void>((resolve) => {
      if (slot.child.exitCode !== null || slot.child.signalCode !== null) resolve();
      else slot.child.once('exit', () => resolve());
    });
    if (slot.timer !== null) clearTimeout(slot.timer);
    this.#slots.delete(slot);
    slot.job?.settle({ ok: false, reason });
    slot.job = null;
    // The event loop does not wait for an idle process, but for one that is being ended.
    slot.child.ref();
    slot.child.kill('SIGKILL');
    if (!this.#closed) this.#next();
    return gone;
  }

  /** Handles a process that exited by itself: out of memory, or killed from outside. */
  #gone(slot: Slot): void {
    if (!this.#slots.has(slot)) return;
    if (slot.job !== null) this.#options.onTrouble?.({ kind: 'crash', method: slot.job.method });
    if (slot.timer !== null) clearTimeout(slot.timer);
    this.#slots.delete(slot);
    slot.job?.settle({ ok: false, reason: 'timeout' });
    slot.job = null;
    if (!this.#closed) this.#next();
  }
}

/** Wall clock and processor time of a process in milliseconds; the latter does not advance while other processes run. */
export type Moment = { readonly clock: number; readonly processor: number };

/**
 * On a busy machine a process may take this many times longer by the clock. Ending it before it was scheduled would
 * only cause a restart.
 */
const mostWait = 4;

export const momentOf = ({ pid }: { readonly pid?: number | undefined }): Moment => ({
  clock: performance.now(),
  processor: timeOfProcess(pid ?? 0),
});

/**
 * Milliseconds of processor time between two moments, at least a fourth of the wall time; the wall time where
 * processor time is unavailable.
 */
export function spentBetween(since: Moment, now: Moment): number {
  const clock = now.clock - since.clock;
  const processor = now.processor - since.processor;
  return Number.isNaN(processor) ? clock : Math.min(clock, Math.max(processor, clock / mostWait));
}

/**
 * A private directory in which the maths processes cache compiled modules, so that a replacement starts in half the
 * time. Null when it cannot be created or belongs to another user: compiled code must come from a trusted source.
 */
export function privateCompileCache(parent = tmpdir()): string | null {
  const user = process.getuid?.();
  if (user === undefined) return null;
  const directory = join(parent, `curvela-maths-${user}`);
  try {
    mkdirSync(directory, { mode: 0o700, recursive: true });
    const found = lstatSync(directory);
    const ours = found.isDirectory() && found.uid === user && (found.mode & 0o077) === 0;
    return ours ? directory : null;
  } catch {
    // No writable directory: run without the cache.
    return null;
  }
}
