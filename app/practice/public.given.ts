/** What an answer to a question of practice may be: the schema for calls of other rooms. Kept apart, because pages import no schemas. */
export { givenSchema } from './schemas.ts';
