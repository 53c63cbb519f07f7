/** The points of a study: pages of JSON, or all of them as a file that is removed when it is sent. */
import { createReadStream } from 'node:fs'
import { shortJson } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PointsQuery, Studies } from '../studies/studies.ts'
import { limitOf, malformed, queryOf } from './query.ts'
import type { RouteInfo } from './routes.ts'

export const POINT_TYPES = { csv: 'text/csv', parquet: 'application/vnd.apache.parquet' } as const
type FileFormat = keyof typeof POINT_TYPES
const FORMATS = ['json', ...Object.keys(POINT_TYPES)]
const STATUSES = ['PASS', 'FAIL', 'SKIPPED', 'ERROR'] as const
const PAGE = 1000
const LONGEST_PAGE = 10_000

const text = { type: 'string' }
export const POINTS_QUERY: NonNullable<RouteInfo['query']> = {
  format: { required: false, description: 'Format of the points. Default: json.', schema: { ...text, enum: FORMATS } },
  columns: { required: false, description: 'Column names separated by commas. Default: all.', schema: text },
  status: {
    required: false,
    description: 'Point status. Only points with this status are returned.',
    schema: { ...text, enum: [...STATUSES] },
  },
  from: {
    required: false,
    description: 'First point of a json page. Default: 0. `next` of a page is the value for the next page.',
    schema: { type: 'integer', minimum: 0 },
  },
  limit: {
    required: false,
    description: `Size of a json page, 1 to ${LONGEST_PAGE}. Default: ${PAGE}.`,
    schema: { type: 'integer', minimum: 1, maximum: LONGEST_PAGE },
  },
}

export async function sendPoints(studies: Studies, id: string, request: FastifyRequest, reply: FastifyReply) {
  const format = formatOf(request)
  const query = await pointsQueryOf(studies, id, request)
  if (format === 'json') return studies.points(id, query, fromOf(request), limitOf(request, PAGE, LONGEST_PAGE))
  const { from, limit } = queryOf(request)
  if (from !== undefined || limit !== undefined)
    throw malformed(`from and limit apply to json only; ${format} contains every point`)
  const { path, done } = await studies.file(id, format, query)
  const stream = createReadStream(path).once('close', done)
  return reply
    .type(format === 'csv' ? `${POINT_TYPES.csv}; charset=utf-8` : POINT_TYPES[format])
    .header('content-disposition', `attachment; filename="study-${id}.${format}"`)
    .send(stream)
}

function formatOf(request: FastifyRequest): 'json' | FileFormat {
  const { format = 'json' } = queryOf(request)
  if (format === 'json' || format === 'csv' || format === 'parquet') return format
  throw malformed(`format must be one of ${FORMATS.join(', ')} (entered: ${shortJson(format)})`)
}

async function pointsQueryOf(studies: Studies, id: string, request: FastifyRequest): Promise<PointsQuery> {
  const { columns, status } = queryOf(request)
  const known = STATUSES.find((s) => s === status)
  if (status !== undefined && known === undefined)
    throw malformed(`status must be one of ${STATUSES.join(', ')} (entered: ${shortJson(status)})`)
  return {
    ...(columns !== undefined && { columns: await columnsOf(studies, id, columns) }),
    ...(known !== undefined && { status: known }),
  }
}

async function columnsOf(studies: Studies, id: string, sent: string): Promise<readonly string[]> {
  const known = (await studies.get(id)).columns.map(({ name }) => name)
  const asked = sent.split(',')
  const unknown = asked.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw malformed(`columns must be among ${known.join(', ')} (entered: ${shortJson(unknown)})`)
  const twice = asked.find((name, i) => asked.indexOf(name) !== i)
  if (twice !== undefined) throw malformed(`columns must not repeat a name (entered twice: ${twice})`)
  return asked
}

function fromOf(request: FastifyRequest): number {
  const { from = '0' } = queryOf(request)
  if (/^\d{1,9}$/.test(from)) return Number(from)
  throw malformed(`from must be a point, a whole number from 0 (entered: ${shortJson(from)})`)
}
