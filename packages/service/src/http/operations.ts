/** The operations of the command line over HTTP: for whoever can read the secret of the data folder, and for nobody else. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { OPERATIONS_PATH, type OperationName, operationsOf } from '../operations.ts'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'

/** POST /operations/NAME with the arguments as a list; the answer is what the operation gives. */
export function serveOperations(app: FastifyInstance, service: Service): void {
  const operations = operationsOf(service) as unknown as Readonly<Record<string, (...args: unknown[]) => unknown>>
  app.post(`${OPERATIONS_PATH}/:name`, async (request) => {
    const { name } = request.params as { readonly name: string }
    const operation = Object.hasOwn(operations, name) ? operations[name as OperationName] : undefined
    if (!operation || !isOperator(request.headers.authorization, service.operatorSecret)) throw noRoute()
    if (!Array.isArray(request.body)) throw new ServiceProblem('request_malformed', 'an operation has a list parameter')
    return { answer: await operation(...request.body) }
  })
}

function isOperator(sent: string | undefined, secret: string): boolean {
  const [given, wanted] = [Buffer.from(sent ?? ''), Buffer.from(`Bearer ${secret}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const noRoute = () => new ServiceProblem('unknown_route', 'route not found; see /api/spec')
