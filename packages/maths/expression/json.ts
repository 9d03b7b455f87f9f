import type { Tree } from './tree.ts';

/** A tree as plain JSON: each bigint becomes a string of digits. Used for storage and between processes. */
export type JsonOf<Value> = Value extends bigint
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: JsonOf<Value[Key]> }
    : Value;
export type TreeJson = JsonOf<Tree>;

const bigintKeys = new Set(['n', 'd', 'whole', 'numerator', 'denominator']);

/** The JSON form of a tree. */
export const treeToJson = (tree: Tree): TreeJson => toJson(tree);

/** The JSON form of any value made of trees. */
export function toJson<Value>(value: Value): JsonOf<Value> {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)),
  ) as JsonOf<Value>;
}

/** The tree of a JSON form made by `treeToJson`. Throws on anything else. */
export const treeFromJson = (json: TreeJson): Tree => fromJson<Tree>(json);

/** Reverses `toJson`. */
export function fromJson<Value>(json: JsonOf<Value>): Value {
  return JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    typeof value === 'string' && bigintKeys.has(key) ? BigInt(value) : value,
  ) as Value;
}
