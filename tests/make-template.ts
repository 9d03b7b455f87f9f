import { startHouse } from './house.ts';

/* Starts a house in the directory that is named, for the first time, and ends it: what it leaves there is copied by others. */

const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Name the directory.');
const house = await startHouse({ dataDir });
process.exit((await house.stop()) ?? 1);
