import * as module from 'node:module';
import { fileURLToPath } from 'node:url';

// Plain JavaScript on purpose: an old Node cannot read the TypeScript that follows.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(
    `Curvela needs Node 22.22 or newer, this is ${process.versions.node}. ` +
      'On Linux "npm install" brings the right one; start with "npm start". Elsewhere install it from nodejs.org.\n',
  );
  process.exit(1);
}

// Caches compiled code across starts, which is half of the start time. Silently disabled where the directory is not writable.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
