import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded, isBuilt } from './build.ts';
import type * as Server from './start.ts';

const built = 'build/start/start.js';

/**
 * The entry point: the built server, rebuilt when its sources changed; in development, the sources. Throws BuildFailed, and StartProblem
 * when another start holds the port.
 */
export async function product(environment: Record<string, string | undefined>): Promise<typeof Server> {
  if (environment.NODE_ENV !== 'production') return import('./start.ts');
  if (!isBuilt()) {
    const release = await holdPort(environment);
    await buildIfNeeded().finally(release);
  }
  return (await import(pathToFileURL(built).href)) as typeof Server;
}

/** Holds the port during the build, so that a second start does not build at the same time, and early requests get a reason. */
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
