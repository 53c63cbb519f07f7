/** `npm run lock` writes which way every check goes with every input of the example. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import { judged, SENSES } from './judged.ts'

const { senses } = await judged(({ workflow }) => [workflow.example])
writeFileSync(join(ROOT, SENSES), `${JSON.stringify(senses, null, 1)}\n`)
