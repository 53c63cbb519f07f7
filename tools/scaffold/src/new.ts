/** npm run new -- <description.json> [--kinds kinds.json] [--repo datarepo] [--subdomain structural]: a new workflow's folder. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { datarepo } from '@keelson/datarepo/catalog.ts'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { type Description, type KindMap, NO_MAP, readDescription } from './description.ts'
import { folderOf, type Place } from './folder.ts'

const PACKAGES = new URL('../../../packages/', import.meta.url)
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Where the catalog plans it; else where the caller says. Throws Error where neither does. */
export function placeOf(
  { workflow }: Description,
  told: { readonly repo?: string | undefined; readonly subdomain?: string | undefined },
): Place {
  for (const { repo, planned } of [modelrepo, datarepo]) {
    const route = planned.find(({ id }) => id === workflow)?.routes[0]
    if (route !== undefined) return { repo, route: { ...route, ...(told.subdomain && { subdomain: told.subdomain }) } }
  }
  if (told.subdomain === undefined) throw new Error(`${workflow} is not planned in the catalog: say --subdomain`)
  return { repo: told.repo ?? 'modelrepo', route: { domain: 'subsea-pipelines-integrity', subdomain: told.subdomain } }
}

function main(args: readonly string[]): void {
  const options = { kinds: { type: 'string' }, repo: { type: 'string' }, subdomain: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined) throw new Error('npm run new -- <description.json> [--kinds kinds.json] [--subdomain name]')
  const description = readDescription(JSON.parse(readFileSync(file, 'utf8')))
  const map = values.kinds === undefined ? NO_MAP : (JSON.parse(readFileSync(values.kinds, 'utf8')) as KindMap)
  const place = placeOf(description, values)
  const folder = fileURLToPath(new URL(`${place.repo}/src/${place.route.subdomain}/${description.workflow}/`, PACKAGES))
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  const { files, guessed } = folderOf(description, map, place)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}${name}`, text)
  execFileSync('npx', ['biome', 'check', '--write', folder], { stdio: 'ignore' })
  report(description, folder, guessed)
}

function report(
  { workflow, standards, checks = [], plots = [] }: Description,
  folder: string,
  guessed: readonly string[],
): void {
  say(`${folder}: contract, inputs, values, method, example and cases of ${workflow}.`)
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Kinds that were guessed or not found: look at each', guessed],
    ['Standards to cite', standards],
    ['Checks to declare with checkOf', checks],
    ['Plots to draw', plots],
  ]
  for (const [title, entries] of lists)
    if (entries.length > 0) say(`\n${title}:\n${entries.map((e) => `  ${e}`).join('\n')}`)
  say(`\nThen: calculate.ts, the words of the contract, out of planned.ts, npm run lock, npm test.`)
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 2
  }
}
