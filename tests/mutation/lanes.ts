import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LaneReady, LaneRequest, LaneResult } from './lane/lane.ts';

type Started = { child: ChildProcess; tests: readonly string[] };

/**
 * Runs one file of tests after the other in a scratch copy of its own. The process behind it is started at the first run, and again after
 * it ended.
 */
export class Lane {
  readonly #tree: string;
  readonly #blocks: number;
  #started: Promise<Started> | null = null;
  #count = 0;

  /** `blocks` is how many blocks the sources of the scratch copy have that note when they run. */
  constructor(tree: string, blocks: number) {
    this.#tree = tree;
    this.#blocks = blocks;
  }

  /** The files of tests that it can run. */
  async listTests(): Promise<readonly string[]> {
    return (await this.#start()).tests;
  }

  /** A run that takes longer than `limitMs` counts as `timeout`. Rejects when the process ends twice over one request. */
  async run(request: Omit<LaneRequest, 'id'>, limitMs: number): Promise<LaneResult> {
    try {
      return await this.#runOnce(request, limitMs);
    } catch {
      return this.#runOnce(request, limitMs);
    }
  }

  async close(): Promise<void> {
    const started = await this.#started?.catch(() => null);
    this.#started = null;
    if (!started || hasEnded(started.child)) return;
    await new Promise<void>((resolve) => {
      started.child.on('exit', () => resolve());
      started.child.kill('SIGTERM');
    });
    endGroup(started.child);
  }

  async #runOnce(request: Omit<LaneRequest, 'id'>, limitMs: number): Promise<LaneResult> {
    const { child } = await this.#start();
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        act();
      };
      const onMessage = (message: LaneReady | LaneResult) => {
        if ('id' in message && message.id === id) settle(() => resolve(message));
      };
      const onExit = () => {
        this.#started = null;
        settle(() => reject(new Error(`the lane in ${this.#tree} ended during ${request.test}`)));
      };
      const timer = setTimeout(() => {
        this.#started = null;
        endGroup(child);
        const message = `takes longer than ${limitMs} ms`;
        settle(() => resolve({ id, outcome: 'timeout', ms: limitMs, reachedBlocks: [], message }));
      }, limitMs);
      child.on('message', onMessage).on('exit', onExit);
      child.send({ ...request, id });
    });
  }

  #start(): Promise<Started> {
    return (this.#started ??= startProcess(this.#tree, this.#blocks));
  }
}

function startProcess(tree: string, blocks: number): Promise<Started> {
  const child = fork(fileURLToPath(new URL('./lane/lane.ts', import.meta.url)), [], {
    cwd: tree,
    env: { ...process.env, MUTATION_BLOCKS: String(blocks), NODE_ENV: 'test', VITEST: 'true', TEST: 'true' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A group of its own, so that a test in an endless loop ends with it.
    detached: true,
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the lane in ${tree} ended with ${code} at its start`)));
    child.once('message', (message: LaneReady) => resolve({ child, tests: message.ready }));
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function endGroup(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
