/** `npm run lock` writes which way every check goes with every input of the example. */
import { join } from 'node:path'
import { progressLines } from '@keelson/cli/progress.ts'
import { ROOT } from '@keelson/service/service.ts'
import { writeTold } from '../written.ts'
import { judged, SENSES } from './judged.ts'

const { senses } = await judged(({ workflow }) => [workflow.example], progressLines(process.stdout, 'senses').progress)
writeTold('senses', { [join(ROOT, SENSES)]: `${JSON.stringify(senses, null, 1)}\n` })
