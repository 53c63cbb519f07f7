/** A worker of the fixtures as a process of its own, to be killed, paused and cut off in tests and in the bench. */
import { studiedService } from '../studies/study-kit.ts'

const [, , dataDir = '', url = '', settings = '{}', chunkPoints = ''] = process.argv
const service = await studiedService(
  dataDir,
  { KEELSON_DATABASE: url, KEELSON_STUDY_WORKERS: '1', ...JSON.parse(settings) },
  { command: 'worker', ...(chunkPoints !== '' && { chunkPoints: Number(chunkPoints) }) },
)
process.on('disconnect', () => process.exit())
process.on('SIGTERM', async () => {
  await service.close()
  process.exit(0)
})
process.send?.('ready')
