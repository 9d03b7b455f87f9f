import { relative } from 'node:path';
import { build, type Plugin } from 'vite';

/*
 * The server in a few files instead of two thousand: half of a start was finding and reading modules one by one (record 0080). Packages
 * stay where they are. Run by the build, in a process of its own.
 */

const directory = 'build/start';
const root = process.cwd();

/** What a module finds beside itself (migrations, the process for maths) stays beside its source. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(`../../${relative(root, id)}`)}, import.meta.url).href`,
        )
      : null,
};

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [ownAddresses],
  ssr: { external: true, noExternal: [/^@curvela\//] },
  build: { ssr: 'server/start.ts', outDir: directory, target: 'node22', minify: false, emptyOutDir: true },
});
