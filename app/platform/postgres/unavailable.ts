/** A missing or unusable PostgreSQL, in one line that says what to do. */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable';
}
