import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker } from 'vitest/node';
import type { ReachedMessage, WarmContext } from './warm-worker.ts';

/** A process is replaced after so many runs: what each run leaves in its memory adds up. */
const runsOfAProcess = 120;

type Warm = { child: ChildProcess; isStarted: boolean; runs: number; forget: Set<string> | 'all' };
type WorkerMessage = Parameters<PoolWorker['send']>[0];

/** Processes that are used for run after run, one for each project of tests. */
export class WarmPool {
  /** Set before a run: whether it is to report the blocks that it reached. */
  reach = false;
  /** The blocks of the last run that was to report them. */
  reachedBlocks: number[] = [];
  readonly #warm = new Map<string, Warm>();

  /** To be set as `pool` of a project. */
  initializer(): PoolRunnerInitializer {
    return { name: 'warm', createPoolWorker: (options) => this.#createWorker(options) };
  }

  /** Lets every process forget a source before its next run. */
  forget(path: string): void {
    for (const warm of this.#warm.values()) if (warm.forget !== 'all') warm.forget.add(path);
  }

  /** Lets every process forget all sources before its next run. */
  forgetAll(): void {
    for (const warm of this.#warm.values()) warm.forget = 'all';
  }

  /** Ends the processes at once: a run that is under way fails. */
  kill(): void {
    for (const { child } of this.#warm.values()) child.kill('SIGKILL');
    this.#warm.clear();
  }

  #take(options: PoolOptions): Warm {
    const name = options.project.name;
    const parked = this.#warm.get(name);
    if (
      parked &&
      parked.child.exitCode === null &&
      parked.child.signalCode === null &&
      parked.runs < runsOfAProcess
    )
      return parked;
    parked?.child.kill('SIGKILL');
    const child = fork(fileURLToPath(new URL('./warm-worker.ts', import.meta.url)), [], {
      env: options.env,
      execArgv: options.execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const warm: Warm = { child, isStarted: false, runs: 0, forget: new Set() };
    this.#warm.set(name, warm);
    return warm;
  }

  #createWorker(options: PoolOptions): PoolWorker {
    const events = new EventEmitter();
    let warm: Warm | undefined;
    const answer = (type: 'started' | 'stopped') =>
      setImmediate(() => events.emit('message', { type, __vitest_worker_response__: true }));
    const onMessage = (message: object) => {
      if ('reachedBlocks' in message) this.reachedBlocks = (message as ReachedMessage).reachedBlocks;
      else events.emit('message', message);
    };
    const onExit = (code: number | null, signal: string | null) => events.emit('exit', code, signal);
    const onError = (error: Error) => {
      if (events.listenerCount('error') > 0) events.emit('error', error);
    };
    return {
      name: 'warm',
      on: (event, callback) => void events.on(event, callback),
      off: (event, callback) => void events.off(event, callback),
      deserialize: (data) => data,
      canReuse: () => true,
      start: () => {
        warm = this.#take(options);
        warm.child.on('message', onMessage).on('exit', onExit).on('error', onError);
        return Promise.resolve();
      },
      stop: () => {
        // The process stays for the next run.
        warm?.child.off('message', onMessage).off('exit', onExit).off('error', onError);
        return Promise.resolve();
      },
      send: (message) => {
        if (!warm) return;
        if ('type' in message && message.type === 'stop') return void answer('stopped');
        if ('type' in message && message.type === 'start') {
          if (warm.isStarted) return void answer('started');
          warm.isStarted = true;
        }
        if ('type' in message && message.type === 'run') this.#addContext(warm, message);
        if (warm.child.connected) warm.child.send(message, () => {});
      },
    };
  }

  #addContext(warm: Warm, message: WorkerMessage): void {
    const forget = warm.forget === 'all' ? 'all' : [...warm.forget];
    const added: WarmContext = { forget, reach: this.reach };
    if ('context' in message) Object.assign(message.context, added);
    warm.forget = new Set();
    warm.runs += 1;
  }
}
