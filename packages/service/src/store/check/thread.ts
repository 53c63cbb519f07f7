/** The program of a thread that goes through the whole store, reads alone, and says once what it found. */
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { checkOf, newFindings } from './faults.ts'
import { checkLedger } from './ledger.ts'
import { paceOf } from './pace.ts'
import { checkStudies, filesOfStudies } from './studies.ts'

export interface CheckTask {
  readonly dataDir: string
  /** Of the time, over 0 to 1. */
  readonly share: number
}

// On Linux the priority is that of this thread alone: the service answers first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
const { dataDir, share } = workerData as CheckTask
const [findings, pace] = [newFindings(), paceOf(share)]
await checkLedger(dataDir, findings, pace, () => filesOfStudies(dataDir))
await checkStudies(dataDir, findings, pace)
parentPort?.postMessage(checkOf(findings))
