/** The report of a project as it is served: one document, in the units of its reader, for one paper or another. */
import { inPaper, inPrintMode } from '@keelson/report'
import type { Service } from '../service.ts'
import { pageOf } from '../store/report-cache.ts'
import { PRINT_QUERY, printOf, UNITS_QUERY, unitsOf } from './query.ts'
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
        ...PRINT_QUERY,
        units: { ...UNITS_QUERY, description: 'Unit system of the report. Default: as declared.' },
      },
      handle: async (request, reply) => {
        const { project_id = '' } = request.params as Readonly<Record<string, string>>
        const { print, paper } = printOf(request)
        const kept = await service.projectReport(project_id, unitsOf(request))
        const tag = `"${kept.digest}-${print}-${paper}${isOpened(request) ? '-page' : ''}"`
        reply.header('etag', tag).header('vary', OPENED_BY)
        if (request.headers['if-none-match'] === tag) return unchanged(request, reply)
        return reportReply(request, reply, inPaper(inPrintMode(pageOf(kept), print), paper))
      },
    },
  ]
}
