/**
 * A copy of a data folder while its service goes on: first the databases, each of one moment, then the objects, which are on
 * disk before any row refers to them. What can be made again (reports that are kept) is not copied.
 */
import { constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { ServiceProblem } from '../problems.ts'

export interface Backup {
  readonly folder: string
  readonly databases: number
  readonly objects: number
}

const DATABASES = ['ledger.sqlite', 'projects.sqlite', 'studies/studies.sqlite']
const OBJECTS = ['objects', 'studies/objects']

/** Copies a data folder to one that is empty or not there. Throws ServiceProblem request_malformed where it is neither. */
export async function backUp(dataDir: string, folder: string): Promise<Backup> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ServiceProblem('request_malformed', `the backup folder must be empty or new; ${folder} is neither`)
  mkdirSync(join(folder, 'studies'), { recursive: true, mode: 0o700 })
  const databases = DATABASES.filter((name) => existsSync(join(dataDir, name)))
  for (const name of databases) await copyDatabase(join(dataDir, name), join(folder, name))
  let objects = 0
  for (const name of OBJECTS) objects += await copyObjects(join(dataDir, name), join(folder, name))
  return { folder, databases: databases.length, objects }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to)
  } finally {
    source.close()
  }
}

/** Objects by the first two digits of their keys; what is being written begins with a point. */
async function copyObjects(from: string, to: string): Promise<number> {
  let count = 0
  mkdirSync(to, { recursive: true })
  for (const part of existsSync(from) ? readdirSync(from).filter((name) => !name.startsWith('.')) : []) {
    mkdirSync(join(to, part), { recursive: true })
    for (const key of readdirSync(join(from, part))) {
      await copyFile(join(from, part, key), join(to, part, key), constants.COPYFILE_FICLONE)
      count++
    }
  }
  return count
}
