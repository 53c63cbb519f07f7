/** What the last `npm run mutate` found in the wiring, a file for each folder. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import type { MistakesTried } from '@keelson/workflow/mistakes.ts'

export interface WiringEntry extends MistakesTried {
  /** Of the texts of the folder, its tests and its cases. */
  readonly hash: string
  /** Of those that neither a case nor a test notices, how many the lock does. */
  readonly locked: number
  readonly survivors: readonly string[]
}

const fileOf = (unit: string): string => join(ROOT, 'evidence', 'wiring', `${unit}.json`)

export function readWiring(unit: string): WiringEntry | undefined {
  const file = fileOf(unit)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function writeWiring(unit: string, entry: WiringEntry): void {
  mkdirSync(dirname(fileOf(unit)), { recursive: true })
  writeFileSync(fileOf(unit), `${JSON.stringify(entry, null, 1)}\n`)
}
