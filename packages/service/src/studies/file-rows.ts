/** The files of a study as rows of a store: which bytes it keeps, and what was read of them. */
import type { StudyFile } from '@keelson/studies'
import { keyOfFile } from '../files/names.ts'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'

export interface FileRow {
  /** In the order in which they are told. */
  readonly place: number
  /** Key of its bytes among the objects of the record. */
  readonly sha256: string
  /** JSON. */
  readonly told: string
  /** Of the study and all of this. */
  readonly digest: string
}

export const FILES_TABLE = `
  CREATE TABLE IF NOT EXISTS study_files (
    study_id TEXT NOT NULL REFERENCES studies (study_id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    told TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (study_id, place)
  ) STRICT;
`

export const fileRowsOf = (id: string, files: readonly StudyFile[]): readonly FileRow[] =>
  files.map((file, place) => {
    const row = { place, sha256: keyOfFile(file.digest) ?? '', told: JSON.stringify(file) }
    return { ...row, digest: digestOf(id, row) }
  })

/** Throws ServiceProblem record_damaged. */
export const filesOfRows = (id: string, rows: readonly FileRow[]): readonly StudyFile[] =>
  rows.map((row) => {
    if (!isHeld(id, row)) throw new ServiceProblem('record_damaged', wrongRow(id, row))
    return JSON.parse(row.told) as StudyFile
  })

export const isHeld = (id: string, row: FileRow): boolean => row.digest === digestOf(id, row)

export const wrongRow = (id: string, { place }: FileRow): string =>
  `the row of file ${place} of study ${id} does not match its digest`

const digestOf = (id: string, { place, sha256: key, told }: Omit<FileRow, 'digest'>): string =>
  sha256(JSON.stringify([id, place, key, told]))
