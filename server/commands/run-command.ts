import { loadSettings, readEnvironment, type Settings } from '#app/platform/settings.server.ts';
import { startProblem, StartProblem } from '../problems.ts';
import { CommandProblem } from './open-database.ts';

/**
 * Runs a command with the product's settings. `--help` prints its usage and nothing else happens. Every expected problem is printed as one
 * line with exit code 1.
 */
export async function runCommand(
  usage: string,
  command: (settings: Settings, words: string[]) => Promise<void>,
): Promise<void> {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // A broken connection inside a driver is only reported here.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`It was not finished: ${error.message}\n`);
    process.exit(1);
  });
  try {
    const environment = readEnvironment();
    await command(loadSettings({ ...environment, NODE_ENV: environment.NODE_ENV ?? 'production' }), words);
  } catch (thrown) {
    const problem = thrown instanceof CommandProblem ? thrown : startProblem(thrown);
    if (!(problem instanceof CommandProblem || problem instanceof StartProblem)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = 1;
  }
}
