/**
 * The program of the subprocess engine: runs one workflow on its example in the working directory.
 * Arguments: the task and the modules (JSON). Writes outcome.json; exits 0 PASS, 1 FAIL, 2 ERROR, 3 SKIPPED.
 */
import { writeFileSync } from 'node:fs'
import { leave, orphanWatch, tell } from './orphan-watch.ts'
import { handedOver, runTask, type Task, workflowFor } from './task.ts'

orphanWatch()
const task = JSON.parse(process.argv[2] ?? '') as Task
const modules = JSON.parse(process.argv[3] ?? '[]') as string[]
const workflow = await workflowFor(task, modules)
// The time of the run begins here.
tell('ready')
const { attempt, text } = handedOver(await runTask(task, workflow))
writeFileSync('outcome.json', text)
leave(exitCode())

function exitCode(): number {
  if (attempt.kind !== 'ran') return 2
  return { PASS: 0, FAIL: 1, SKIPPED: 3 }[attempt.ran.status]
}
