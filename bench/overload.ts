/** Five times the usual load, and the time to recover (bench/load/overload.ts). */
export { measureOverload as measure } from './users.ts';
