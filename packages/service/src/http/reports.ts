/** The report of a run as it is served: in the units of its record or others, for one paper or another, printed in part or whole. */
import type { RunRecord } from '@keelson/engine'
import { inPaper, inPrintMode } from '@keelson/report'
import { inUnits } from '@keelson/report/in-units.ts'
import { isSubstituted, ownUnits, SUBSTITUTED } from '@keelson/report/reading.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { type Onward, withNext } from '@keelson/web/pages/case/next.ts'
import type { ReportView } from '@keelson/web/pages/case/report-bar.ts'
import { takingPath } from '@keelson/web/pages/project/taking.ts'
import { shortJson } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Catalog } from '../catalog.ts'
import { onwardFrom } from '../next-steps.ts'
import type { Service } from '../service.ts'
import { type KeptReport, pageOf } from '../store/report-cache.ts'
import { takesGzip } from './compress.ts'
import { malformed, PRINT_QUERY, printOf, queryOf, runIdOf, UNITS_QUERY, unitsOf } from './query.ts'
import { html, isOpened, OPENED_BY, reportReply, unchanged } from './replies.ts'
import type { RouteDefinition } from './routes.ts'

export function reportRoutes(service: Service): RouteDefinition[] {
  const { catalog } = service
  return [
    {
      method: 'GET',
      path: '/reports/{run_id}',
      summary: 'Get the report of a run as one self-contained HTML page',
      response: 'HTML page',
      mediaType: 'text/html',
      query: {
        ...PRINT_QUERY,
        units: { ...UNITS_QUERY, description: 'Unit system of the report. Default: the unit system of the run.' },
        substituted: {
          required: false,
          description: 'Values substituted in formulas: numbers (the default), or with their units.',
          schema: { type: 'string', enum: [...SUBSTITUTED] },
        },
      },
      handle: async (request, reply) => {
        const run = runIdOf(request)
        const asked = viewOf(request)
        const record = await service.recordOf(run)
        const own = ownUnits(record)
        const view: ReportView = { ...asked, units: asked.units ?? own }
        const kept = await service.keptReport(run, view)
        const onward = onwardFrom(catalog, { record, read: inUnits(record, view.units), run })
        return sendReport(request, reply, { kept, view, own, onward, calculation: calculationOf(catalog, record) })
      },
    },
  ]
}

/** How a report is asked for; the units are those of its record unless it says others. */
function viewOf(request: FastifyRequest): Omit<ReportView, 'units'> & { readonly units: UnitSystem | undefined } {
  const { substituted = 'numbers', units } = queryOf(request)
  if (!isSubstituted(substituted))
    throw malformed(`substituted must be one of ${SUBSTITUTED.join(', ')} (entered: ${shortJson(substituted)})`)
  return { ...printOf(request), substituted, units: units === undefined ? undefined : unitsOf(request) }
}

/** The page with the inputs of a run; none of a workflow that is not here any more. */
function calculationOf(catalog: Catalog, { response }: RunRecord): string | undefined {
  const { repo, workflow_id: id, resolved_version: version } = response.coordinate
  const known = version !== null && catalog.resolve(`${repo}:${id}@${version}`).target !== undefined
  return known ? `/workflows/${repo}/${id}?run=${response.run_id}&version=${version}` : undefined
}

interface Sent {
  readonly kept: KeptReport
  readonly view: ReportView
  /** The units under which the run was recorded. */
  readonly own: UnitSystem
  readonly onward: Onward
  readonly calculation: string | undefined
}

/** To a browser with the way on; to a program as it is kept. */
function sendReport(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, view, own, onward, calculation }: Sent,
): FastifyReply {
  const { print, paper } = view
  const isPage = isOpened(request)
  const project = calculation === undefined ? undefined : takingPath(onward.run ?? '')
  const isGzip = takesGzip(request)
  const tag = `"${kept.digest}-${print}-${paper}${isPage ? '-page' : isGzip ? '-gzip' : ''}"`
  reply.header('etag', tag).header('vary', OPENED_BY)
  if (request.headers['if-none-match'] === tag) return unchanged(request, reply)
  const read = () => inPaper(inPrintMode(pageOf(kept), print), paper)
  if (isPage) return reportReply(request, reply, withNext(read(), onward), { view, own, calculation, project })
  if (print !== 'standard' || paper !== 'a4' || !isGzip) return html(reply, read())
  return html(reply.header('content-encoding', 'gzip'), kept.gzip)
}
