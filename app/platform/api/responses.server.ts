import type { TypedResponse } from 'hono';

/** Removes `readonly` recursively, because the types that schemas infer have none. */
type Writable<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;

/**
 * A view as a response body. The lists of views are `readonly` and those of schemas are not; nothing else is relaxed,
 * so a view that does not match the schema of its route does not compile.
 */
export const toResponse = <View extends object>(view: View) => view as Writable<View>;

/** A streamed or file response for a route that declares a string body; Hono types it as any response. */
export const asFile = (response: Response) => response as Response & TypedResponse<string, 200, string>;
