/** The design basis of a project as a workbook or CSV, and what comes back as a change. */
import { type BasisTaken, basisChanges, csvOfBasis, frozenProblems, type Project } from '@keelson/projects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { workbookOfBasis } from '../projects/basis-workbook.ts'
import { changedBy } from '../projects/project-changes.ts'
import { refused } from '../projects/refused.ts'
import type { Service } from '../service.ts'
import { attached } from './project-archive.ts'
import { IF_MATCH, PROJECT_PATH, projectIdOf, versionOf } from './projects.ts'
import { flagOf } from './query.ts'
import { mustAcceptRuns } from './replies.ts'
import { BYTES, type RouteDefinition } from './routes.ts'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function projectBasisRoutes(service: Service): RouteDefinition[] {
  const { projects } = service
  const basis = (request: FastifyRequest) => projects.get(projectIdOf(request))
  return [
    {
      method: 'GET',
      path: `${PROJECT_PATH}/basis.xlsx`,
      summary:
        'Get the design basis with its sources as a workbook: one row for each entry, and a sheet for each table',
      response: 'the workbook',
      mediaType: WORKBOOK,
      asItIs: true,
      handle: async (request, reply) => {
        const { id, version, project } = await basis(request)
        return attached(reply, WORKBOOK, `${id}-basis.xlsx`, Buffer.from(workbookOfBasis(project)), version)
      },
    },
    {
      method: 'GET',
      path: `${PROJECT_PATH}/basis.csv`,
      summary: 'Get the entries of the design basis with their sources as CSV, without the rows of tables',
      response: 'the CSV file',
      mediaType: 'text/csv',
      handle: async (request, reply) => {
        const { id, version, project } = await basis(request)
        return attached(reply, 'text/csv; charset=utf-8', `${id}-basis.csv`, csvOfBasis(project), version)
      },
    },
    {
      method: 'POST',
      path: `${PROJECT_PATH}/basis`,
      summary: 'Change the design basis by a workbook or CSV file of it, and list the changes',
      response: '{changes: [{at, before, value}], not_in_file, version, applied}',
      mediaType: 'application/json',
      body: 'BasisFile',
      bodyType: BYTES,
      headers: IF_MATCH,
      query: {
        preview: {
          required: false,
          description: 'If true, only list the changes. Default: false.',
          schema: { type: 'boolean' },
        },
      },
      handle: (request, reply) => taken(service, request, reply),
    },
  ]
}

async function taken(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  mustAcceptRuns(service)
  const { projects, files } = service
  const sheets = await files.sheets((request.body as Buffer | undefined) ?? Buffer.alloc(0))
  const [id, version, isPreview] = [projectIdOf(request), versionOf(request), flagOf(request, 'preview')]
  const before = await projects.get(id)
  const read = basisChanges(before.project, sheets)
  if ('problems' in read) throw refused(read.problems)
  if (isPreview) refuseLater(service, before.project, read)
  const { version: present } = await projects.patch(id, version, isPreview ? [] : read.changes)
  const answer = { ...read, version: present, applied: present !== version }
  return reply.header('etag', `"${present}"`).header('cache-control', 'no-cache').send(answer)
}

/** What would be refused once it is applied. */
function refuseLater({ projectDesk }: Service, before: Project, { changes }: BasisTaken): void {
  const frozen = frozenProblems(before, projectDesk.read(changedBy(before, changes)))
  if (frozen.length > 0) throw refused(frozen)
}
