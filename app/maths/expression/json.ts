import type { Tree } from './tree.ts';

/** A tree as plain JSON: each bigint is a string of digits. Made for storage and for the way between processes. */
export type Json<Value> = Value extends bigint
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Json<Value[Key]> }
    : Value;
export type TreeJson = Json<Tree>;

const bigintKeys = new Set(['n', 'd', 'whole', 'numerator', 'denominator']);

/** The JSON form of a tree. */
export function treeToJson(tree: Tree): TreeJson {
  return JSON.parse(
    JSON.stringify(tree, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  ) as TreeJson;
}

/** The tree of a JSON form made by `treeToJson`. Throws on anything else that does not fit. */
export function treeFromJson(json: TreeJson): Tree {
  return JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    typeof value === 'string' && bigintKeys.has(key) ? BigInt(value) : value,
  ) as Tree;
}
