import { startAppServer } from './app-server.ts';

/* First start of an app server in the given directory, then its end: others copy the result. */

const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Name the directory.');
const app = await startAppServer({ dataDir });
// Data built shortly after a first start are included in the copies.
const address = `${app.url}/functions/v1/search?q=fractions`;
const found = async () => (await fetch(address, { headers: { 'accept-language': 'en' } })).text();
while (!(await found()).includes('address')) await new Promise((resolve) => setTimeout(resolve, 200));
process.exit((await app.stop()) ?? 1);
