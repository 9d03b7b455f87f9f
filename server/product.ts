import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded, isBuilt } from './build.ts';
import type * as Server from './start.ts';

const built = 'build/start/start.js';

/**
 * What starts the product: the server as built, and built before where its sources changed; while one develops, as written.
 * Throws BuildFailed, and StartProblem where another start has the port already.
 */
export async function product(environment: Record<string, string | undefined>): Promise<typeof Server> {
  if (environment.NODE_ENV !== 'production') return import('./start.ts');
  if (!isBuilt()) {
    const release = await holdPort(environment);
    await buildIfNeeded().finally(release);
  }
  return (await import(pathToFileURL(built).href)) as typeof Server;
}

/** So that a second start does not build the same beside this one, and a browser that comes too early reads why it waits. */
async function holdPort(environment: Record<string, string | undefined>): Promise<() => Promise<void>> {
  const [{ loadSettings, readEnvironment }, { portProblem, startProblem }] = await Promise.all([
    import('#app/platform/settings.server.ts'),
    import('./problems.ts'),
  ]);
  const server = createServer((_, response) => {
    response
      .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' })
      .end('Building the pages. Try again in half a minute.\n');
  });
  await new Promise<void>((resolve, reject) => {
    try {
      const settings = loadSettings(readEnvironment(environment));
      server.once('error', (error) => reject(portProblem(error, settings)));
      server.listen(settings.port, settings.host, resolve);
    } catch (error) {
      reject(startProblem(error) as Error);
    }
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
