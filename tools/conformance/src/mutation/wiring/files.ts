/** What the last `npm run mutate` found in the wiring, a file for each folder. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MistakesTried } from '@keelson/engine/mistakes.ts'
import { ROOT } from '@keelson/service/service.ts'

export interface WiringEntry extends MistakesTried {
  /** Of the texts of the folder, its tests and its cases. */
  readonly hash: string
  /** Of those that neither a case nor a test notices, how many the lock does. */
  readonly locked: number
  readonly survivors: readonly string[]
}

const FOLDER = join(ROOT, 'evidence', 'wiring')

/** The folders that were tried. */
export const triedUnits = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.json'.length))
    .sort()

const fileOf = (unit: string): string => join(FOLDER, `${unit}.json`)

export function readWiring(unit: string): WiringEntry | undefined {
  const file = fileOf(unit)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function writeWiring(unit: string, entry: WiringEntry): void {
  mkdirSync(dirname(fileOf(unit)), { recursive: true })
  writeFileSync(fileOf(unit), `${JSON.stringify(entry, null, 1)}\n`)
}
