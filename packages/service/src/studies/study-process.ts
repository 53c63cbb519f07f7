/** A process that serves studies of the fixtures, to be killed: it goes on with what is there, and takes what it is sent. */
import type { StudyRequest } from '@keelson/studies'
import { studiedService } from './study-kit.ts'

/** A study to take, or one to cancel, which is answered once it is said. */
export type StudyOrder = StudyRequest | { readonly cancel: string }

const [, , dataDir = '', chunkPoints = ''] = process.argv
const service = await studiedService(dataDir, {}, chunkPoints === '' ? {} : { chunkPoints: Number(chunkPoints) })
process.on('disconnect', () => process.exit())
process.on('message', async (order: StudyOrder) => {
  if (!('cancel' in order)) return service.studies.create(order)
  await service.studies.cancel(order.cancel)
  return process.send?.('cancelled')
})
await service.studies.resume()
process.send?.('ready')
