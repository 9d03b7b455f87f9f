import { product } from '#server/product.ts';
import type { Running } from '#server/start.ts';

/*
 * A process that repeatedly starts and stops the product as the test requests (tests/support/app-server-pool.ts). Each app server has
 * everything that a separate process would start: data, PostgreSQL, port, jobs, maths processes. They share only loaded and optimized code.
 */

export type Order = { id: number } & ({ begin: Record<string, string> } | { end: number });
export type PoolMessage = { id: number; url?: string; failed?: string };

const { start } = await product(process.env);
const standing = new Map<number, Running>();

async function obey(order: Order): Promise<PoolMessage> {
  try {
    if ('begin' in order) {
      const app = await start(order.begin);
      standing.set(order.id, app);
      return { id: order.id, url: app.address };
    }
    await standing.get(order.end)?.stop();
    standing.delete(order.end);
    return { id: order.id };
  } catch (error) {
    return { id: order.id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (order: Order) => void obey(order).then((reply) => process.send?.(reply)));
// The test process has ended: PostgreSQL ends with this process.
process.on('disconnect', () => process.exit(0));
