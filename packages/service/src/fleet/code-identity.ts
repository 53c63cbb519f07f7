/**
 * Who may calculate together: points of one study come of one code, one Node, one processor's arithmetic and the same data, or its
 * hash would depend on who calculated what.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalog } from '../catalog.ts'
import type { CodeVersion } from '../code-version.ts'
import { sha256 } from '../hash.ts'

export interface Identity {
  /** Code, Node and arithmetic, as a page says them. */
  readonly code: string
  /** Digest of the data sets. */
  readonly data: string
}

/** What a study says of the code that began it. */
export const codeOf = ({ package_version, git_sha }: CodeVersion): string =>
  `Keelson ${package_version} (${git_sha}) on V8 ${process.versions.v8}`

/** The same for all that work on one database: processors may round otherwise under one V8, and changes to a checkout have no commit. */
export const fleetCodeOf = (version: CodeVersion, changes: string | undefined): string =>
  `${codeOf(version)}${changes === undefined ? '' : `, changes ${changes}`}, Node ${process.versions.node}, ${process.platform} ${process.arch}, arithmetic ${arithmeticDigest()}`

const PARTS = /^(.*?) on V8 \S+?(, changes .*)?, Node (.*), (\S+ \S+), arithmetic (.*)$/

/** In what two of them differ; those of another form of saying it, in their code. */
export function differencesOf(one: Identity, other: Identity): readonly string[] {
  const [a, b] = [partsOf(one), partsOf(other)]
  return DIFFERENT.filter((_, i) => a[i] !== b[i])
}
const DIFFERENT = ['code', 'Node', 'platform', 'arithmetic', 'data'] as const

function partsOf({ code, data }: Identity): readonly string[] {
  const [, version = code, changes = '', node = '', platform = '', arithmetic = ''] = PARTS.exec(code) ?? []
  return [version + changes, node, platform, arithmetic, data]
}

/** Of functions that V8 leaves to code of its own or to the processor, at arguments over their range. */
function arithmeticDigest(): string {
  const { sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, expm1, log, log1p, log2, log10, cbrt, sqrt } = Math
  const functions = [sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, expm1, log, log1p, log2, log10, cbrt, sqrt]
  const bytes = new Float64Array(ARGUMENTS * (functions.length + 3))
  let at = 0
  for (let i = 0; i < ARGUMENTS; i++) {
    const x = ((i + 0.5) * 0.618_033_988_749_895) % 1
    for (const f of functions) bytes[at++] = f(x)
    bytes[at++] = sin(1e5 * x)
    bytes[at++] = (1 + 50 * x) ** (3 * x)
    bytes[at++] = Math.atan2(x, 1 - x)
  }
  return sha256(new Uint8Array(bytes.buffer)).slice(0, 8)
}
const ARGUMENTS = 512

/** Queues are named by what they ask of who takes from them; `data` only where the workflow reads some. */
const pointsQueue = ({ code, data }: Identity, readsData: boolean): string =>
  `points.${short(code)}${readsData ? `.${short(data)}` : ''}`
export const runsQueue = ({ code, data }: Identity): string => `runs.${short(code)}.${short(data)}`

/** The same of a workflow. */
export function pointsQueueFor(identity: Identity, catalog: Catalog, ref: string): string {
  const { target } = catalog.resolve(ref)
  return pointsQueue(identity, target?.kind === 'own' && target.workflow.load !== undefined)
}

/** All queues of points that a worker of this identity takes from. */
export const pointsQueues = (identity: Identity): readonly string[] =>
  [false, true].map((readsData) => pointsQueue(identity, readsData))

const short = (text: string): string => sha256(text).slice(0, 12)

/** Digest of every file of the data sets, by their names. */
export async function dataDigest(folder: string): Promise<string> {
  if (!existsSync(folder)) return 'none'
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of files.sort()) {
    hash.update(`${path.slice(folder.length).replaceAll('\\', '/')}\n`)
    hash.update(`${await digestOf(path)}\n`)
  }
  return hash.digest('hex')
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}
