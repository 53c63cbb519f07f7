/** The processes of a run are found by their marker, those of another run are left alone. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { it } from 'node:test'
import { endProcesses, processesOf, RUN_FOLDER } from './processes.ts'

const onLinux = { skip: process.platform !== 'linux' && 'there is no /proc here' }
const { PATH = '' } = process.env

async function daemonOf(folder: string) {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore', env: { PATH, [RUN_FOLDER]: folder } })
  await once(child, 'spawn')
  return { pid: child.pid ?? 0, ended: once(child, 'exit') }
}

it(
  'a daemon is found by its marker where there is no cgroup, named and ended; one of another run goes on',
  onLinux,
  async () => {
    const [one, other] = await Promise.all([daemonOf('/runs/1'), daemonOf('/runs/11')])
    assert.deepEqual(await endProcesses('/runs/1', undefined), ['sleep'])
    assert.deepEqual(await one.ended, [null, 'SIGKILL'])
    assert.deepEqual(await processesOf('/runs/11', undefined), [other.pid])
    assert.deepEqual(await endProcesses('/runs/11', undefined, other.pid), [], 'the command itself is not named')
    await other.ended
  },
)
