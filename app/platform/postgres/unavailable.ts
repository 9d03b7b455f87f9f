/** PostgreSQL is missing or unusable; the message is one line that says what to do. */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable';
}
