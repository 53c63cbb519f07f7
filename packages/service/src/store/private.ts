/** The data folder is of the user who runs the service: what a run was about may be confidential, and so is the owner's secret. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { modeText } from '../secret-file.ts'

/** Mode of a file that we make. SQLite gives its logs that of their database. */
export const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const OPEN_TO_OTHERS = 0o077

/** Makes a folder with all that leads to it; one that is there keeps its mode. Answers the first that was made. */
export const makeFolder = (path: string): string | undefined =>
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER })

/** Makes an empty file for a database; one that is there is not touched, so that no lock on it is lost. */
export function makeFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', PRIVATE_FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** What an operator should know of a folder that other users can enter; undefined where they cannot. It is not changed: it may be meant. */
export function openToOthers(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined
  const { mode } = statSync(folder)
  if ((mode & OPEN_TO_OTHERS) === 0) return undefined
  return `the data folder ${folder} is accessible to other users of this machine (mode ${modeText(mode)}); unless this is intended, run chmod 700`
}
