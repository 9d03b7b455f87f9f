import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createMaths } from './maths.server.ts';
import { Pool } from './pool.server.ts';

const maths = createMaths();
afterAll(() => maths.close());

const hostile = [
  '9^9^9^9',
  '(x+1)^999999',
  '1e999999',
  `${'('.repeat(240)}x${')'.repeat(240)}`,
  `${'x+'.repeat(10_000)}1`,
  `${'tan('.repeat(20)}x${')'.repeat(20)}`,
  '(x^200+1)(x^200-1)(x^199+3)',
  '((((((x^2+1)^2+1)^2+1)^2+1)^2+1)^2+1)^2',
  `${'√'.repeat(90)}2`,
  '(√2+√3+√5+√7+√11+√13)^20',
  '99999999999999!',
  `${'\\frac{'.repeat(60)}1`,
  '9'.repeat(490),
  'x^399+x+1=0',
  '(a+b+c+d+f+g+h)^6*(a+b+c+d+f+g+h)^6',
  '|'.repeat(200),
  'x^x^x^x^x',
  `${' '.repeat(400)}x`,
];

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('child processes', () => {
  it('answer over IPC, with the prover where needed', async () => {
    expect(await maths.check({ expected: 'sin(2x)', answer: '2 sin x cos x' })).toEqual({ verdict: 'equal' });
    expect(await maths.check({ expected: 'sin(x+π)', answer: 'sin x' })).toMatchObject({
      verdict: 'different',
    });
  });

  it('hostile inputs get a response, and others are answered meanwhile', async () => {
    const started = performance.now();
    const all = hostile.map((text) => maths.check({ expected: text, answer: `1 + ${text}` }));
    const others = Array.from({ length: 20 }, () => maths.check({ expected: 'x^2=9', answer: 'x=±3' }));
    const verdicts = (await Promise.all(all)).map((answer) => answer.verdict);
    expect(verdicts).not.toContain('equal');
    expect((await Promise.all(others)).every(({ verdict }) => verdict === 'equal')).toBe(true);
    expect(performance.now() - started).toBeLessThan(1100 * hostile.length);
  }, 30_000);

  it('a process over its limit is killed: its question is unknown, the next one is answered', async () => {
    const trouble: string[] = [];
    const onTrouble = ({ kind, method }: { kind: string; method: string }) =>
      trouble.push(`${kind} ${method}`);
    const pool = new Pool({ size: 1, timeLimit: 250, onTrouble });
    const strict = createMaths({}, pool);
    /** Suspends the child process, so that it never responds. */
    const stopProcess = () => process.kill(pool.processIds[0]!, 'SIGSTOP');
    expect(await strict.check({ expected: '1', answer: '1' })).toEqual({ verdict: 'equal' });
    stopProcess();
    expect(await strict.check({ expected: '2', answer: '2' })).toEqual({
      verdict: 'unknown',
      note: 'timeout',
    });
    expect(await strict.check({ expected: '2', answer: '2' })).toEqual({ verdict: 'equal' });
    stopProcess();
    expect(await strict.checkLine({ previous: 'x+1=2', line: 'x=1' })).toMatchObject({
      ok: true,
      verdict: 'unknown',
      note: 'timeout',
    });
    expect(trouble).toEqual(['timeout check', 'timeout checkLine']);
    await strict.close();
  }, 30_000);

  it('a process that gets no processor time for a while is not killed', async () => {
    const pool = new Pool({ size: 1, timeLimit: 400 });
    await pool.ask('check', { expected: '1', answer: '1' });
    const [pid] = pool.processIds;
    process.kill(pid!, 'SIGSTOP');
    const pending = pool.ask('check', { expected: '2', answer: '2' });
    setTimeout(() => process.kill(pid!, 'SIGCONT'), 600);
    expect(await pending).toMatchObject({ ok: true });
    expect(pool.processIds).toEqual([pid]);
    await pool.close();
  });

  it('a process killed at work loses its question, and the next one is answered', async () => {
    const trouble: string[] = [];
    const pool = new Pool({ size: 1, onTrouble: ({ kind, method }) => trouble.push(`${kind} ${method}`) });
    await pool.ask('check', { expected: '1', answer: '1' });
    const pending = pool.ask('check', {
      expected: '(x^200+1)(x^200-1)(x^199+3)',
      answer: `${'tan('.repeat(20)}x${')'.repeat(20)}`,
    });
    process.kill(pool.processIds[0]!, 'SIGKILL');
    expect(await pending).toEqual({ ok: false, reason: 'timeout' });
    expect(await pool.ask('check', { expected: '2', answer: '2' })).toEqual({
      ok: true,
      answer: { verdict: 'equal' },
    });
    expect(trouble).toEqual(['crash check']);
    await pool.close();
  });

  it('a process ends when its parent is gone, even in the middle of a question', async () => {
    const modulePath = new URL('./pool.server.ts', import.meta.url).pathname;
    const script = `
      import { Pool } from '${modulePath}';
      const pool = new Pool({ timeLimit: 60_000 });
      await pool.ask('check', { expected: '1', answer: '1' });
      void pool.ask('check', { expected: '(x^60+1)^40(x^50+3)^40', answer: 'tan('.repeat(20) + 'x' + ')'.repeat(20) });
      console.log(pool.processIds[0]);
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(printed.toString());
    expect(isAlive(child)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 5000 });
  });

  it('too many concurrent questions are busy, and nothing runs after close', async () => {
    const pool = new Pool({ size: 1, queueLimit: 2 });
    const pending = Array.from({ length: 5 }, () => pool.ask('check', { expected: '1', answer: '1' }));
    const outcomes = await Promise.all(pending);
    expect(
      outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'busy').length,
    ).toBeGreaterThanOrEqual(2);
    await pool.close();
    expect(pool.processIds).toEqual([]);
    expect(await pool.ask('check', { expected: '1', answer: '1' })).toEqual({ ok: false, reason: 'busy' });
  });

  it('every result is plain JSON with texts in the requested language', async () => {
    const line = await maths.checkLine({ previous: '3(x-2)=9', line: '3x-2=9', locale: 'es-CO' });
    expect(line).toEqual(JSON.parse(JSON.stringify(line)));
    expect(line).toMatchObject({ ok: true, verdict: 'different', mistake: { id: 'distributes_first_only' } });
    expect(line.ok && line.mistake?.text).toBe(
      'En 3(x - 2), el factor de delante multiplica a todos los términos del paréntesis, no solo al primero.',
    );
    const solved = await maths.solve({ problem: 'résous 2x + 1 = 7', locale: 'fr-FR' });
    expect(solved.kind === 'solved' && solved.steps.map((step) => step.text)).toEqual([
      'Soustrais 1 des deux membres.',
      'Divise les deux membres par 2.',
    ]);
    expect(await maths.solve({ problem: 'x + sin x = x^x', locale: 'es' })).toMatchObject({
      kind: 'cannot',
      reason: 'family',
    });
    const next = await maths.nextStep({ problem: '3(x-2)=9', line: '3x-6=9' });
    expect(next.kind === 'step' && next.step.after.plain).toBe('3x = 15');
    expect(await maths.nextStep({ problem: 'simplify 6/8', line: '6/8 = 3/4' })).toMatchObject({
      kind: 'done',
    });
    expect(await maths.parse({ text: 'simplifica 6/8 +', locale: 'es' })).toMatchObject({
      ok: false,
      error: { code: 'missing_operand' },
    });
    const fresh = await maths.analogous({ problem: 'factor x^2-5x+6', seed: 7, locale: 'fr-FR' });
    expect(
      fresh.kind === 'problem' && (await maths.parse({ text: fresh.text, locale: 'fr-FR' })),
    ).toMatchObject({ ok: true, task: 'factor' });
  });
});
