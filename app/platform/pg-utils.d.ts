/** A part of `pg` that its types leave out: a parameter as it is sent. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
