/** Five times the usual crowd, and how soon all is well again (bench/load/overload.ts). */
export { measureOverload as measure } from './users.ts';
