/**
 * The schema of the database: numbered files, forward only, each applied once, by whichever of many services that start is first.
 * A file says which code still works on the schema after it, so that a newer service may come while older ones run: first what is
 * new is added, and a later file takes away what nobody uses any more.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import type { Ask, Database } from './database.ts'
import { codeOf, isAway } from './problem.ts'
import { DatabaseRefused } from './refused.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly sha256: string
  /** The smallest schema that code must know to work on the schema after it. */
  readonly minCode: number
}
interface Applied {
  readonly number: number
  readonly name: string
  readonly sha256: string
  readonly min_code: number
}

const FOLDER = new URL('./migrations/', import.meta.url)

/** All of the code, in their order. */
export const migrations: readonly Migration[] = readdirSync(fileURLToPath(FOLDER))
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => migrationOf(name, readFileSync(new URL(name, FOLDER), 'utf8')))

export function migrationOf(name: string, text: string): Migration {
  const [, number] = /^(\d{4})-[a-z-]+\.sql$/.exec(name) ?? []
  const [, minCode] = /^-- min code: (\d+)\n/.exec(text) ?? []
  if (number === undefined || minCode === undefined)
    throw new Error(`${name} is not a migration, which is named 0001-words.sql and begins with "-- min code: N"`)
  return { number: Number(number), name, text, sha256: sha256(text), minCode: Number(minCode) }
}

/** Any number that nobody else locks: "keelson" in ASCII. */
const LOCK = "x'6b65656c736f6e'::bigint"
const [NO_RIGHT, NO_DATABASE] = ['42501', '3D000']
const NOT_LET_IN = /^28/

/** Brings the schema to that of this code. Throws DatabaseRefused; database_away where the database does not answer. */
export async function migrate(database: Database, known: readonly Migration[] = migrations): Promise<void> {
  try {
    const missing = missingOf(known, await appliedOf(database.again))
    for (const migration of missing) await apply(database, migration, known)
  } catch (error) {
    throw refusalOf(error)
  }
}

const apply = (database: Database, migration: Migration, known: readonly Migration[]): Promise<void> =>
  database.transaction(
    async (ask) => {
      await ask(undefined, `SELECT pg_advisory_xact_lock(${LOCK})`)
      const missing = missingOf(known, await appliedOf(ask))
      if (!missing.some(({ number }) => number === migration.number)) return
      await ask(undefined, migration.text)
      const { number, name, sha256, minCode } = migration
      await ask(undefined, 'INSERT INTO keelson.migrations (number, name, sha256, min_code) VALUES ($1, $2, $3, $4)', [
        number,
        name,
        sha256,
        minCode,
      ])
    },
    { isLong: true },
  )

async function appliedOf(ask: Ask): Promise<readonly Applied[]> {
  if (!(await hasTable(ask, 'migrations'))) return []
  return await ask<Applied>(undefined, 'SELECT number, name, sha256, min_code FROM keelson.migrations ORDER BY number')
}

/** Asked of the catalog itself: to_regclass may remember what was not there before another service made it. */
async function hasTable(ask: Ask, name: string): Promise<boolean> {
  const found = await ask(
    undefined,
    "SELECT FROM pg_class JOIN pg_namespace AS of ON of.oid = relnamespace WHERE nspname = 'keelson' AND relname = $1",
    [name],
  )
  return found.length > 0
}

/** What is still to be applied; throws where this code does not work on what was. */
function missingOf(known: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const schema = Math.max(0, ...known.map(({ number }) => number))
  for (const { number, name, sha256, min_code } of applied) {
    if (min_code > schema)
      throw new DatabaseRefused(
        `the database has the schema of newer code (migration ${name}), which requires schema ${min_code} or later. This is schema ${schema}; start a newer version`,
      )
    const ours = known.find((one) => one.number === number)
    if (ours && ours.sha256 !== sha256)
      throw new DatabaseRefused(
        `migration ${number} was applied to the database with a different text (${name}) from ${ours.name} here`,
      )
  }
  const last = Math.max(0, ...applied.map(({ number }) => number))
  const missing = known.filter(({ number }) => !applied.some((one) => one.number === number))
  const late = missing.find(({ number }) => number < last)
  if (late)
    throw new DatabaseRefused(`migration ${late.name} is missing from the database, which has migration ${last}`)
  return missing
}

function refusalOf(error: unknown): unknown {
  if (error instanceof ServiceProblem || isAway(error)) return error
  const code = codeOf(error) ?? ''
  const { message } = error as Error
  if (code === NO_RIGHT)
    return new DatabaseRefused(
      `the database schema is older than this code, and the service user may not change it (${message}). Start once as a user who may create in the database`,
    )
  if (NOT_LET_IN.test(code) || code === NO_DATABASE)
    return new DatabaseRefused(`the database rejects the service: ${message}`)
  if (isOfTls(code, message)) return new DatabaseRefused(`TLS to the database: ${message}`)
  return error
}

/** Certificates that are not trusted, or of another name; a server without TLS. */
const isOfTls = (code: string, message: string): boolean =>
  /CERT|ERR_TLS|ERR_SSL|UNABLE_TO|HOSTNAME/.test(code) || /SSL connection/.test(message)
