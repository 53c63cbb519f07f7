/** Reads the tables that are asked for: confined, digested, each row sound or rejected. The only place that reads. */
import { type DataDigest, type Loaded, type Resources, refuse } from '@keelson/workflow'
import { withDatabase } from '../../_shared/duckdb/database.ts'
import { type DataFile, digestOf } from '../../_shared/duckdb/folder.ts'
import { dataFolder, fileIn } from '../../_shared/files/data-folder.ts'
import { SourceError } from '../../_shared/files/text-source.ts'
import type { Params } from './inputs.ts'
import type { FieldData } from './load-data.ts'
import { factsTable, investmentTable, productionTable, type Reading, reservesTable } from './load-tables.ts'

const FACTS = /^fldArea.*\.csv$/i

export async function load(p: Params, resources: Resources): Promise<Loaded<FieldData>> {
  const folder = await dataFolder(p.data_folder, resources)
  const named = (name: string | undefined, pointer: string) =>
    name === undefined ? undefined : fileIn(folder, name, pointer)
  const production = fileIn(folder, p.production_file, '/production_file')
  const reserves = named(p.reserves_file, '/reserves_file')
  const investments = named(p.investment_file, '/investment_file')
  const facts = folder.files.find(({ name }) => FACTS.test(name))
  const files = [production, reserves, investments, facts].filter((f) => f !== undefined)
  const digests: DataDigest[] = []
  for (const file of files) digests.push(await digestOf(file, `${p.data_folder}/${file.name}`))
  const scratch = await resources.scratch()
  const { signal } = resources
  const data = await withDatabase({ folders: [folder.path], scratch, signal }, async (db): Promise<FieldData> => {
    const r: Reading = { db, scratch, signal }
    const produced = await at('/production_file', () => productionTable(r, production))
    const reserved = await optionally(reserves, (f) => at('/reserves_file', () => reservesTable(r, f)))
    const invested = await optionally(investments, (f) => at('/investment_file', () => investmentTable(r, f)))
    const known = await optionally(facts, (f) => at('/data_folder', () => factsTable(r, f)))
    const reports = [
      { role: 'production', ...produced.report },
      ...(reserved ? [{ role: 'reserves', ...reserved.report }] : []),
      ...(invested ? [{ role: 'investments', ...invested.report }] : []),
      ...(known ? [{ role: 'field data', ...known.report }] : []),
    ]
    const { isGross, isMonthly, rows } = produced
    return {
      isGross,
      isMonthly,
      production: rows,
      reserves: reserved?.rows,
      investments: invested?.rows,
      facts: known?.rows,
      reports,
    }
  })
  const last = data.production.reduce((year, row) => Math.max(year, row.year), 0)
  return { data, digests, asOf: `${last}-12-31` }
}

const optionally = async <T>(
  file: DataFile | undefined,
  work: (file: DataFile) => Promise<T>,
): Promise<T | undefined> => (file === undefined ? undefined : work(file))

/** What is wrong with a file is said at the input that names it. */
async function at<T>(pointer: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SourceError) return refuse(pointer, error.message)
    throw error
  }
}
