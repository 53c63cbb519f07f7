/** What is said on a terminal of a database that cannot be worked on. */
import { ServiceProblem } from '../problems.ts'
import { DatabaseRefused } from './refused.ts'

/** undefined for what is no fault of a database. */
export function databaseInWords(error: unknown): string | undefined {
  if (error instanceof DatabaseRefused) return error.message
  if (error instanceof ServiceProblem && error.code === 'database_away')
    return 'the database of KEELSON_DATABASE does not respond'
  return undefined
}
