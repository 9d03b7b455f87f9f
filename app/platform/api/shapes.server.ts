import { z } from '@hono/zod-openapi';

/** The description of a JSON answer for a route. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** The description of a JSON body for a route; `request: { params, ...body(schema) }`. */
export const body = <Schema extends z.ZodType>(schema: Schema, required = true) => ({
  body: { required, content: { 'application/json': { schema } } },
});

/** A named schema or null. `.nullable()` of a schema with a name is written down as an `allOf` that no null fits. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);
