/** What tests of studies share: a service of the fixtures, studies that are waited for, and their points whole. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cell, Study, StudyRequest } from '@keelson/studies'
import { Catalog } from '../catalog.ts'
import { readConfig } from '../config.ts'
import { studiedFixtures } from '../fixtures/studied.ts'
import { openService, ROOT, type Service, type ServiceOptions } from '../service.ts'
import type { Studies } from './studies.ts'

type Settings = Readonly<Record<string, string>>
export type Row = Readonly<Record<string, Cell>>

/** Only the workflows that are studied in tests, known to threads and child processes too. */
export const withStudied = (): ServiceOptions => ({
  catalog: new Catalog([studiedFixtures]),
  workerModules: [new URL('../fixtures/studied.ts', import.meta.url).href],
})

/** A service of these workflows with its data in a folder, without HTTP. */
export const studiedService = (
  dataDir: string,
  settings: Settings = {},
  options: ServiceOptions = {},
): Promise<Service> => serviceIn(dataDir, settings, { ...withStudied(), ...options })

/** The same of every workflow of ours. */
export const serviceIn = (dataDir: string, settings: Settings = {}, options: ServiceOptions = {}): Promise<Service> =>
  openService(readConfig({ KEELSON_LOG_LEVEL: 'silent', KEELSON_DATA_DIR: dataDir, ...settings }, ROOT), options)

/** A grid of so many lengths of a fixture, a hundredth of a metre apart. */
export const lengths = (id: string, count: number): StudyRequest => ({
  ref: `modelrepo:${id}`,
  vary: { kind: 'grid', axes: [{ param: 'length', from: 0.01, to: count / 100, count }] },
})
/** The point of such a grid at a length. */
export const pointAt = (length: number): number => Math.round(100 * length) - 1

/** The study once it has ended. */
export async function ended(studies: Pick<Studies, 'get'>, id: string): Promise<Study> {
  await until(async () => (await studies.get(id)).finished !== null)
  return studies.get(id)
}

const LONGEST_MS = 300_000
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const limit = performance.now() + LONGEST_MS
  while (!(await holds())) {
    assert.ok(performance.now() < limit, 'what is waited for comes')
    await wait(5)
  }
}

/** Takes a study that must end as done. */
export async function done(studies: Studies, request: StudyRequest): Promise<Study> {
  const study = await ended(studies, (await studies.create(request)).study_id)
  assert.deepEqual([study.status, study.reason], ['done', null])
  return study
}

/** Every calculated point, each as an object of its columns. */
export async function rowsOf({ points }: Pick<Studies, 'points'>, id: string): Promise<Row[]> {
  const { columns, rows } = await points(id, {}, 0, 1e6)
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, k) => [name, row[k] ?? null])))
}

/** What the points of `witnessed` left: the length and the time of each, in the order in which they were begun. */
export const witnessedIn = (path: string): readonly (readonly [length: number, at: number])[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' ').map(Number) as unknown as readonly [number, number])
