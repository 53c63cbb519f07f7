/** The workflows of the model repo. What is known of each before it is loaded is in catalog.json, which `npm run lock` writes. */
import { createRequire } from 'node:module'
import { type CatalogRow, listedIn, type RepoCatalog } from '@keelson/workflow'
import { planned } from './planned.ts'

const load = createRequire(import.meta.url)
const rows: readonly CatalogRow[] = load('./catalog.json')

export const modelrepo: RepoCatalog = {
  repo: 'modelrepo',
  versions: rows.map((row) => listedIn(row, (folder) => load(`./${folder}/index.ts`))),
  planned,
}
