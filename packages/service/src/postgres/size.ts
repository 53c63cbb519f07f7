/** What a record takes in a database: tables with their indexes and large values, and the room in them that is used again. */
import type { Database } from './database.ts'

export async function databaseSize({ again }: Database): Promise<number> {
  const [found] = await again<{ readonly bytes: number }>(
    'record-size',
    `SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint AS bytes FROM pg_class
     WHERE relnamespace = 'keelson'::regnamespace AND relkind = 'r'`,
  )
  return found?.bytes ?? 0
}
