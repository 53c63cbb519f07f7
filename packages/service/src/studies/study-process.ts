/** A process that serves studies of the fixtures, to be killed: it goes on with what is there, and takes what it is sent. */
import type { StudyRequest } from '@keelson/studies'
import { studiedService } from './study-kit.ts'

const [, , dataDir = '', chunkPoints = ''] = process.argv
const service = studiedService(dataDir, {}, chunkPoints === '' ? {} : { chunkPoints: Number(chunkPoints) })
process.on('disconnect', () => process.exit())
process.on('message', (request: StudyRequest) => service.studies.create(request))
service.studies.resume()
process.send?.('ready')
