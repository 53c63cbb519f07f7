/**
 * npm run new -- <description.json> [--kinds kinds.json] [--repo datarepo] [--domain name] [--subdomain name]: a new
 * workflow's folder. At a terminal it asks for what is not said.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Description, type KindMap, NO_MAP, readDescription } from './description.ts'
import { folderOf } from './folder.ts'
import type { Left } from './inputs.ts'
import { type Ask, placeOf } from './place.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const USAGE =
  'npm run new -- <description.json> [--kinds kinds.json] [--repo datarepo] [--domain name] [--subdomain name]'
const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(args: readonly string[], ask: Ask): Promise<void> {
  const text = { type: 'string' } as const
  const options = { kinds: text, repo: text, domain: text, subdomain: text }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined) throw new Error(USAGE)
  const description = readDescription(JSON.parse(readFileSync(file, 'utf8')))
  const map = values.kinds === undefined ? NO_MAP : (JSON.parse(readFileSync(values.kinds, 'utf8')) as KindMap)
  const place = await placeOf(description.workflow, values, ask)
  const folder = `packages/${place.repo}/src/${place.route.subdomain}/${description.workflow}`
  if (existsSync(join(ROOT, folder))) throw new Error(`${folder} is there already`)
  const { files, left } = folderOf(description, map, place)
  write(folder, files)
  report(description, folder, left)
}

/** A folder that cannot be written whole is not left behind. */
function write(folder: string, files: Readonly<Record<string, string>>): void {
  const made = mkdirSync(join(ROOT, folder), { recursive: true })
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(ROOT, folder, name), text)
    execFileSync('npx', ['biome', 'check', '--write', folder], { stdio: ['ignore', 'ignore', 'pipe'], cwd: ROOT })
    execFileSync(process.execPath, ['scripts/lay-out.ts', folder], { cwd: ROOT })
  } catch (error) {
    if (made !== undefined) rmSync(made, { recursive: true })
    throw error
  }
}

function report({ workflow, standards, checks = [], plots = [] }: Description, folder: string, left: Left): void {
  say(`${folder}: what ${workflow} is about, its inputs, its way, contract, example and cases.`)
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Units that stand in place of those of the description', left.moved],
    ['Kinds, in inputs.ts and way.ts', left.kinds],
    ['Rules to write', left.rules],
    ['Standards to cite, in contract.ts', standards],
    ['Checks to declare, in way.ts', checks],
    ['Charts to draw, in pictures.ts', plots],
  ]
  for (const [title, entries] of lists)
    if (entries.length > 0) say(`\n${title}:\n${entries.map((e) => `  ${e}`).join('\n')}`)
  say(
    `\nThe lines "Left by npm run new" say the same where it is to be done. npm run try -- ${workflow} says what is left.`,
  )
}

const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
try {
  await main(process.argv.slice(2), terminal && ((question) => terminal.question(question)))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
} finally {
  terminal?.close()
}
