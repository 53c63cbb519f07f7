/** The routes of files: uploaded, given back, and proposed for the inputs of a workflow. */
import { type Answers, inputAt, MappingError, readAnswers } from '@keelson/files'
import { type Problem, shortJson } from '@keelson/workflow'
import { pointerTo } from '@keelson/workflow/place.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { allFileInputs, fileInputs, rowInputs, type Schema } from '../files/inputs.ts'
import { keyOfFile, wrongWithName } from '../files/names.ts'
import { ServiceProblem } from '../problems.ts'
import { isObject, malformed } from '../request.ts'
import type { Service } from '../service.ts'
import { malformed as malformedQuery, queryOf } from './query.ts'
import { mustAcceptRuns } from './replies.ts'
import { BYTES, type RouteDefinition } from './routes.ts'

const JSON_TYPE = 'application/json'
const text = { type: 'string' }

export function fileRoutes(service: Service): RouteDefinition[] {
  return [
    {
      method: 'POST',
      path: '/api/files',
      summary: 'Upload a file of a tool, from which the tables and lists of a request can be read',
      response: '{file, name, bytes, format, tables: [{name, rows, columns, facts}], questions, left}',
      status: 201,
      mediaType: JSON_TYPE,
      body: 'FileBytes',
      bodyType: BYTES,
      query: {
        name: { required: true, description: 'File name without path, such as survey.csv.', schema: text },
      },
      handle: async (request, reply) => {
        mustAcceptRuns(service)
        const name = nameOf(queryOf(request).name)
        const kept = await service.files.keep((request.body as Buffer | undefined) ?? Buffer.alloc(0), name)
        return reply.status(201).header('location', `/api/files/${kept.file}`).send(kept)
      },
    },
    {
      method: 'GET',
      path: '/api/files/{digest}',
      summary: 'Get an uploaded file as it was sent',
      response: 'the file',
      mediaType: BYTES,
      asItIs: true,
      handle: (request, reply) => bytes(service, request, reply),
    },
    {
      method: 'POST',
      path: '/api/files/propose',
      summary: 'Propose which columns of an uploaded file go to which inputs, without running anything',
      response: '{proposals: [{table, columns, questions, mapping}]}',
      mediaType: JSON_TYPE,
      body: 'ProposeRequest',
      handle: async (request) => ({ proposals: await service.files.propose(askedOf(service, request.body)) }),
    },
  ]
}

function nameOf(name: string | undefined): string {
  const wrong = wrongWithName(name)
  if (name !== undefined && wrong === undefined) return name
  throw malformedQuery(name === undefined ? 'name is required: the file name, such as survey.csv' : `name ${wrong}`)
}

async function bytes(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const digest = (request.params as Record<string, string>).digest ?? ''
  const content = await service.files.bytesOf(digest)
  const key = keyOfFile(digest) ?? ''
  return reply
    .type(BYTES)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `attachment; filename="${key}"`)
    .header('etag', `"${key}"`)
    .send(Buffer.from(content.buffer, content.byteOffset, content.length))
}

const MEMBERS = ['ref', 'file', 'name', 'inputs', 'answers', 'for']
const ROWS = 'rows'

function askedOf({ catalog }: Service, body: unknown) {
  const problems = isObject(body) ? [...shapeProblems(body)] : [{ pointer: '', message: 'must be an object' }]
  if (problems.length > 0) throw malformed(problems)
  const { ref, file, name, inputs, answers, for: purpose } = body as Asked
  const forRows = purpose === ROWS
  const { target } = catalog.resolve(ref)
  if (target?.kind !== 'own') throw noInputs(ref)
  const schema = target.workflow.contract.params
  if (forRows) refuseOtherThanRows(ref, inputs, rowInputs(schema))
  else refuseOthers(ref, inputs, schema)
  const named = inputs?.map(inputAt)
  return {
    schema,
    file,
    name,
    ...(named && { inputs: named }),
    forRows,
    answers: answers === undefined ? {} : answersOf(answers),
  }
}

interface Asked {
  readonly ref: string
  readonly file: string
  readonly name: string
  readonly inputs?: readonly string[]
  readonly answers?: unknown
  readonly for?: typeof ROWS
}

function* shapeProblems(body: Readonly<Record<string, unknown>>): Generator<Problem> {
  for (const name of Object.keys(body))
    if (!MEMBERS.includes(name))
      yield { pointer: pointerTo({ name }), message: `is not valid here (valid: ${MEMBERS.join(', ')})` }
  for (const name of ['ref', 'file'])
    if (typeof body[name] !== 'string')
      yield { pointer: `/${name}`, message: `must be text (entered: ${shortJson(body[name])})` }
  const wrong = wrongWithName(body.name)
  if (wrong !== undefined) yield { pointer: '/name', message: wrong }
  const { inputs, for: purpose } = body
  if (purpose !== undefined && purpose !== ROWS)
    yield { pointer: '/for', message: `must be ${ROWS} (entered: ${shortJson(purpose)})` }
  const areNames = Array.isArray(inputs) && inputs.every((one) => typeof one === 'string')
  if (inputs !== undefined && !areNames)
    yield { pointer: '/inputs', message: `must be a list of input names (entered: ${shortJson(inputs)})` }
}

function refuseOthers(ref: string, inputs: readonly string[] | undefined, schema: Schema): void {
  const allowed = allFileInputs(schema)
  if ((inputs === undefined ? fileInputs(schema) : allowed).length === 0) throw noInputs(ref)
  const at = inputs?.findIndex((input) => !allowed.includes(inputAt(input))) ?? -1
  if (at < 0) return
  const places = allowed.map((input) => input.replaceAll('.', '/0/'))
  const message = `${shortJson(inputs?.[at])} is not a table or list of ${ref} (valid: ${places.join(', ')})`
  throw malformed([{ pointer: `/inputs/${at}`, message }])
}

function refuseOtherThanRows(ref: string, inputs: readonly string[] = [], allowed: readonly string[]): void {
  const at = inputs.findIndex((input) => !allowed.includes(input))
  if (at < 0) return
  const message = `${shortJson(inputs[at])} is not an input of one value of ${ref} (valid: ${allowed.join(', ')})`
  throw malformed([{ pointer: `/inputs/${at}`, message }])
}

const noInputs = (ref: string) =>
  malformed([{ pointer: '/ref', message: `${shortJson(ref)} has no table or list that is read from a file` }])

function answersOf(answers: unknown): Answers {
  try {
    return readAnswers(answers)
  } catch (error) {
    if (error instanceof MappingError) throw new ServiceProblem('mapping_refused', error.message)
    throw error
  }
}
