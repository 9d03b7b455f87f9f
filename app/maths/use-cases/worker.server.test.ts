import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notice, WorkerRequest, WorkerReply } from './worker.server.ts';

let child: ChildProcess;
beforeAll(async () => {
  child = fork(fileURLToPath(new URL('./worker.server.ts', import.meta.url)), [], { execArgv: [] });
  await once(child, 'message');
});
afterAll(() => child.kill());

/** Messages of the process until its answer, in order. */
function messagesUntilAnswer(question: WorkerRequest): Promise<string[]> {
  const all: string[] = [];
  return new Promise((resolve) => {
    const onMessage = (message: Notice | WorkerReply) => {
      all.push('clock' in message ? message.clock : 'answer');
      if (!('id' in message)) return;
      child.off('message', onMessage);
      resolve(all);
    };
    child.on('message', onMessage);
    child.send(question);
  });
}

it('loading the word patterns pauses the time limit of a question, once', async () => {
  const parse = (id: number, text: string) =>
    messagesUntilAnswer({ id, method: 'parse', input: { text, locale: 'en' } });
  expect(await parse(1, '3(x-2)=9')).toEqual(['answer']);
  expect(await parse(2, 'can you help me with 3(x-2)=9')).toEqual(['pause', 'start', 'answer']);
  expect(await parse(3, 'please solve 6/8')).toEqual(['answer']);
});
