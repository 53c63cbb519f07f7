/** The workflows of the data repo. What is known of each before it is loaded is in catalog.json, which `npm run lock` writes. */
import { createRequire } from 'node:module'
import { type CatalogRow, listedIn, type RepoCatalog } from '@keelson/workflow'
import { planned } from './planned.ts'

const load = createRequire(import.meta.url)
const rows: readonly CatalogRow[] = load('./catalog.json')

export const datarepo: RepoCatalog = {
  repo: 'datarepo',
  versions: rows.map((row) => listedIn(row, (folder) => load(`./${folder}/index.ts`))),
  planned,
}
