/** The report of a project as it is served: one document, in the units of its reader, for one paper or another. */
import { inPaper, inPrintMode, isPaper, isPrintMode, PAPERS, PRINT_MODES } from '@keelson/report'
import { shortJson } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../service.ts'
import { pageOf } from '../store/report-cache.ts'
import { malformed, queryOf, UNITS_QUERY, unitsOf } from './query.ts'
import { isOpened, OPENED_BY, reportReply, unchanged } from './replies.ts'
import type { RouteDefinition } from './routes.ts'

export function projectReportRoutes(service: Service): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: '/projects/{project_id}/report',
      summary: 'Get the report of a project as one self-contained HTML document',
      response: 'HTML page',
      mediaType: 'text/html',
      query: {
        print: {
          required: false,
          description: 'Print content: summary, standard (the default) or full.',
          schema: { type: 'string', enum: [...PRINT_MODES] },
        },
        paper: {
          required: false,
          description: 'Paper size: a4 (the default) or letter (US Letter).',
          schema: { type: 'string', enum: [...PAPERS] },
        },
        units: { ...UNITS_QUERY, description: 'Unit system of the report. Default: as declared.' },
      },
      handle: async (request, reply) => {
        const { project_id = '' } = request.params as Readonly<Record<string, string>>
        const { print, paper } = viewOf(request)
        const kept = await service.projectReport(project_id, unitsOf(request))
        const tag = `"${kept.digest}-${print}-${paper}${isOpened(request) ? '-page' : ''}"`
        reply.header('etag', tag).header('vary', OPENED_BY)
        if (request.headers['if-none-match'] === tag) return unchanged(request, reply)
        return reportReply(request, reply, inPaper(inPrintMode(pageOf(kept), print), paper))
      },
    },
  ]
}

function viewOf(request: FastifyRequest) {
  const { print = 'standard', paper = 'a4' } = queryOf(request)
  if (!isPrintMode(print))
    throw malformed(`print must be one of ${PRINT_MODES.join(', ')} (entered: ${shortJson(print)})`)
  if (!isPaper(paper)) throw malformed(`paper must be one of ${PAPERS.join(', ')} (entered: ${shortJson(paper)})`)
  return { print, paper }
}
