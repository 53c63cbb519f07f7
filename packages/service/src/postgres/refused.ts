/** A database that the service does not start on, in words for who set it up. */
export class DatabaseRefused extends Error {
  readonly code = 'database_refused'
  override readonly name = 'DatabaseRefused'
}
