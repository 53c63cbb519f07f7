/** The operations of a service as its operator calls them: here, or over the address of the process that has the folder. */
import { request } from 'node:http'
import { OPERATIONS_PATH, type OperationName, type Operations } from './operations.ts'
import { type ProblemCode, ServiceProblem } from './problems.ts'
import type { Owner } from './store/owner.ts'

/** Throws what the operation throws, and ServiceProblem not_ready where the service does not answer. */
export type Operator = {
  readonly [Name in OperationName]: (
    ...args: Parameters<Operations[Name]>
  ) => Promise<Awaited<ReturnType<Operations[Name]>>>
}

/** The operator of a service in another process. */
export function operatorAt(address: string, { secret }: Pick<Owner, 'secret'>): Operator {
  const ask =
    (name: OperationName) =>
    // biome-ignore lint/suspicious/noExplicitAny: the type of each operation stands in Operator.
    async (...args: unknown[]): Promise<any> =>
      asked(`${address}${OPERATIONS_PATH}/${name}`, secret, args)
  return {
    run: ask('run'),
    record: ask('record'),
    draft: ask('draft'),
    artifact: ask('artifact'),
    replay: ask('replay'),
    review: ask('review'),
    publish: ask('publish'),
    keepPictures: ask('keepPictures'),
    prune: ask('prune'),
    checkStore: ask('checkStore'),
    backUp: ask('backUp'),
    project: ask('project'),
    projectReport: ask('projectReport'),
    study: ask('study'),
    studyNow: ask('studyNow'),
    cancelStudy: ask('cancelStudy'),
    studyReport: ask('studyReport'),
    studyFile: ask('studyFile'),
  }
}

/** A call may take as long as the work does: it has no time limit of its own. */
async function asked(url: string, secret: string, args: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify(args.map((arg) => arg ?? null))
  const { status, text } = await posted(url, secret, body).catch((error: Error) => {
    throw new ServiceProblem('not_ready', `the service at ${new URL(url).origin} does not respond: ${error.message}`)
  })
  const answer = JSON.parse(text)
  if (status === 200) return answer.answer
  throw new ServiceProblem(answer.code as ProblemCode, answer.detail, { errors: answer.errors ?? [] })
}

function posted(
  url: string,
  secret: string,
  body: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` }
  return new Promise((done, failed) => {
    const call = request(url, { method: 'POST', headers }, async (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', failed)
      response.on('end', () => done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
    call.on('error', failed)
    call.end(body)
  })
}
