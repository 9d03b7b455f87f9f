import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/** Response times in milliseconds of a well-behaved client, and its failures. */
type Waited = { ms: number[]; faults: string[] };

/** Requests a second. */
const pace = 25;
const asks: readonly { path: string; body?: string }[] = [
  { path: '/' },
  { path: '/functions/v1/tutors' },
  { path: '/courses/fractions' },
  { path: '/functions/v1/practice/skills' },
  { path: '/functions/v1/maths/check', body: JSON.stringify({ expected: '2(x+1)', answer: '2x+2' }) },
  { path: '/functions/v1/search?q=fractions' },
];

/** Runs in a separate process, so that the fuzzer does not slow it down, until `end` collects its result. */
export function startGoodTraffic(port: number): { end(): Promise<Waited> } {
  const child = fork(fileURLToPath(import.meta.url), [String(port)], { execArgv: [] });
  return {
    end: () =>
      new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) => reject(new Error(`the good traffic ended with ${code}`)));
        child.once('message', (waited: Waited) => {
          resolve(waited);
          child.kill();
        });
        child.send('end');
      }),
  };
}

if (import.meta.main) {
  const port = Number(process.argv[2]);
  const agent = new Agent({ keepAlive: true });
  const waited: Waited = { ms: [], faults: [] };
  let number = 0;
  setInterval(() => {
    const ask = asks[(number += 1) % asks.length] as (typeof asks)[number];
    const started = performance.now();
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: ask.path,
        method: ask.body ? 'POST' : 'GET',
        headers: {
          'x-forwarded-for': `198.51.100.${number % 250}`,
          ...(ask.body ? { 'content-type': 'application/json', 'content-length': ask.body.length } : {}),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          waited.ms.push(performance.now() - started);
          if (answer.statusCode !== 200) waited.faults.push(`${ask.path}: ${answer.statusCode}`);
        });
      },
    );
    sent.once('error', (error) => waited.faults.push(`${ask.path}: ${error.message}`));
    sent.end(ask.body);
  }, 1000 / pace);
  process.once('message', () => process.send?.(waited));
}
