import { startAppServer } from './app-server.ts';

/* Starts an app server in the directory that is named, for the first time, and ends it: what it leaves there is copied by others. */

const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Name the directory.');
const app = await startAppServer({ dataDir });
// What is put together just after a first start is in the copies too.
const address = `${app.url}/functions/v1/search?q=fractions`;
const found = async () => (await fetch(address, { headers: { 'accept-language': 'en' } })).text();
while (!(await found()).includes('address')) await new Promise((resolve) => setTimeout(resolve, 200));
process.exit((await app.stop()) ?? 1);
