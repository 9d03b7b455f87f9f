import pg from 'pg';
import { expect, vi } from 'vitest';

/**
 * Runs `work` once for each of its statements (those sent together count as one), which fails, each time after `prepare`; whoever does not wait for a statement does not
 * notice. Returns how many statements failed, after a run without a failure. Stop the jobs first: their statements would count.
 */
export async function failEachStatement(
  work: () => Promise<unknown>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const broken = new Error('the connection broke');
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  for (let failing = 1; ; failing += 1) {
    await prepare();
    let statements = 0;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function fail(
      this: pg.Client,
      ...given: unknown[]
    ): void {
      statements += 1;
      return (statements === failing ? Promise.reject(broken) : query.apply(this, given)) as void;
    });
    const outcome = await work().then(
      () => 'done',
      (reason: unknown) => reason,
    );
    spy.mockRestore();
    if (statements < failing) {
      expect(outcome).toBe('done');
      return failing - 1;
    }
    expect(outcome, `statement ${failing}`).toBe(broken);
  }
}
