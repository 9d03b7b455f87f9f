import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is built, in this order; rebuilt when a source changed. */
const parts = [
  {
    stamp: 'build/pages.sha256',
    sources: ['app', 'packages', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'],
    notice: 'Building the pages, once per change of the sources.\n',
    build: async () => {
      await run(['node_modules/@react-router/dev/bin.cjs', 'build']);
      await run(['server/build-trials.ts']);
      await compressAssets('build/client');
    },
  },
  {
    stamp: 'build/start.sha256',
    sources: ['app', 'packages', 'server', 'database', 'package-lock.json'],
    notice: '',
    build: () => run(['server/bundle.ts']),
  },
];

export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/** Whether the build matches the current sources. */
export const isBuilt = (): boolean => stale().length === 0;

/** Builds the pages and the server unless the build matches the current sources. Throws BuildFailed. */
export async function buildIfNeeded(): Promise<void> {
  for (const { notice, build, stamp, hash } of stale()) {
    process.stdout.write(notice);
    await build();
    writeFileSync(stamp, hash);
  }
}

function stale() {
  const hashes = new Map<string, string>();
  const hashOf = (source: string) => {
    const hash = hashes.get(source) ?? contentHash(source);
    hashes.set(source, hash);
    return hash;
  };
  return parts
    .map((part) => ({ ...part, hash: part.sources.map(hashOf).join('\n') }))
    .filter(({ stamp, hash }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash);
}

function contentHash(source: string): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    if (statSync(path).isDirectory()) {
      for (const entry of readdirSync(path).sort()) add(join(path, entry));
    } else if (!path.includes('.test.')) {
      hash.update(path).update(readFileSync(path));
    }
  };
  add(source);
  return hash.digest('hex');
}

function run(command: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildFailed(`The build failed:\n${output}`)),
    );
  });
}

const shrinkable = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Bytes below which the header that names an encoding costs what the encoding saves. */
const shortest = 200;

/** Writes a .br and a .gz beside every text file that they make smaller. */
async function compressAssets(directory: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((entry) => join(directory, entry))
    .filter((file) => shrinkable.has(extname(file)) && statSync(file).size > shortest);
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${file}.br`, await brotli(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

if (process.argv[1]?.endsWith('server/build.ts')) {
  await buildIfNeeded().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
