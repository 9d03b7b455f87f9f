import { relative } from 'node:path';
import { build, type Plugin } from 'vite';

/*
 * Bundles the server into a few files instead of two thousand: half of the start time was resolving and reading modules (record 0016).
 * Packages stay external. Run by the build in a separate process.
 */

const directory = 'build/start';
const root = process.cwd();

/** Modules that locate files beside themselves (migrations, the maths process) keep the address of their source. */
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
