/** A worker of the fixtures as a process of its own, to be killed, paused and cut off in tests and in the bench. */
import { constants, setPriority } from 'node:os'
import { studiedService } from '../studies/study-kit.ts'
import type { WorkerHow } from './fleet-kit.ts'

const [, , dataDir = '', url = '', text = '{}'] = process.argv
const { settings, options, goesLast }: WorkerHow = JSON.parse(text)
// As `keelson worker` does, which would wait for ever for the tests beside it.
if (goesLast) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const service = await studiedService(
  dataDir,
  { KEELSON_DATABASE: url, KEELSON_STUDY_WORKERS: '1', ...settings },
  { command: 'worker', ...options },
)
process.on('disconnect', () => process.exit())
process.on('SIGTERM', async () => {
  await service.close()
  process.exit(0)
})
process.send?.('ready')
