import type { TypedResponse } from 'hono';

/** A type without `readonly`, all the way down: the types that schemas describe have none. */
type Writable<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;

/**
 * A view as the body of a response. The lists of views are `readonly` and those of schemas are not; nothing else about the type is
 * relaxed, so a view that does not fit the schema of its route does not compile.
 */
export const toResponse = <View extends object>(view: View) => view as Writable<View>;

/** A response whose body is a stream or a file, for a route that declares it as a string; Hono types it as any response. */
export const asFile = (response: Response) => response as Response & TypedResponse<string, 200, string>;
