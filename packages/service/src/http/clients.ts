/** Clients in other languages, served as they stand in the examples. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../service.ts'
import type { RouteDefinition } from './routes.ts'

const PYTHON = 'keelson.py'

export const clientRoutes = (): RouteDefinition[] => [
  {
    method: 'GET',
    path: `/clients/${PYTHON}`,
    summary: 'Get the Python client: one file, standard library only',
    response: 'Python module',
    mediaType: 'text/x-python',
    handle: (_request, reply) =>
      reply
        .type('text/x-python; charset=utf-8')
        .header('content-disposition', `attachment; filename="${PYTHON}"`)
        .send(readFileSync(join(ROOT, 'examples/python', PYTHON), 'utf8')),
  },
]
