/** PostgreSQL is missing or unusable; the message is one line that explains what to do. */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable';
}
