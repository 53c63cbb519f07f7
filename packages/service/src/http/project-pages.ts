/** The pages of projects: all of them, one with its basis and calculations, and one calculation of it. */
import { type LaidOut, laidOut, type Project } from '@keelson/projects'
import { calculationPage } from '@keelson/web/pages/project/calculation-page.ts'
import { projectPage } from '@keelson/web/pages/project/project-page.ts'
import { type ListedProject, projectsPage } from '@keelson/web/pages/project/projects-page.ts'
import { runTakingPage } from '@keelson/web/pages/project/run-taking.ts'
import { shortJson } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'
import { calculationViewOf } from '../projects/calculation-view.ts'
import { methodsOf } from '../projects/project-methods.ts'
import { projectViewOf } from '../projects/project-view.ts'
import { runTakingOf } from '../projects/run-taking.ts'
import type { ProjectRow } from '../projects/store.ts'
import type { Service } from '../service.ts'
import { pageReply } from './pages.ts'
import { runIdOf } from './query.ts'
import type { RouteDefinition } from './routes.ts'

const HTML = 'text/html'
/** What a list is held up at most: the rest is judged when it is asked for again. */
const JUDGING_MS = 200

export function projectPageRoutes(service: Service): RouteDefinition[] {
  const { projects } = service
  const methodOf = methodsOf(service.catalog)
  /** Of a project that was read, and so has passed every check. */
  const laid = (project: Project): LaidOut => {
    const laying = laidOut(project, methodOf)
    if ('laid' in laying) return laying.laid
    throw new ServiceProblem(
      'project_refused',
      laying.problems.map(({ pointer, message }) => `${pointer} ${message}`).join('; '),
    )
  }
  return [
    {
      method: 'GET',
      path: '/projects',
      summary: 'Page of projects with their verdicts, and a form for a new one',
      response: 'HTML page',
      mediaType: HTML,
      handle: async (_request, reply) => {
        const rows = newestFirst(await projects.list())
        const end = performance.now() + JUDGING_MS
        const verdicts = await projects.verdicts(rows, () => performance.now() < end)
        const listed = rows.map((row): ListedProject => ({ ...row, verdict: verdicts.get(row.id) }))
        return pageReply(reply.header('cache-control', 'no-store'), await projectsPage(listed))
      },
    },
    {
      method: 'GET',
      path: '/runs/{run_id}/project',
      summary: 'Page on which a recorded run is put into a project, with inputs as basis entries',
      response: 'HTML page',
      mediaType: HTML,
      handle: async (request, reply) => {
        const record = await service.recordOf(runIdOf(request))
        const rows = newestFirst(await projects.list()).map(({ id, title }) => ({ id, title }))
        return pageReply(
          reply.header('cache-control', 'no-store'),
          await runTakingPage(runTakingOf(service.catalog, record, rows)),
        )
      },
    },
    {
      method: 'GET',
      path: '/projects/{project_id}',
      summary: 'Page of a project: verdict, calculations, basis, assumptions and revisions',
      response: 'HTML page',
      mediaType: HTML,
      handle: async (request, reply) => {
        const answer = await projects.get(paramOf(request, 'project_id'))
        return pageReply(
          reply.header('cache-control', 'no-store'),
          await projectPage(projectViewOf(answer, laid(answer.project))),
        )
      },
    },
    {
      method: 'GET',
      path: '/projects/{project_id}/calculations/{calculation_id}',
      summary: 'Page of a calculation of a project: inputs with their links, load cases and their envelope',
      response: 'HTML page',
      mediaType: HTML,
      handle: async (request, reply) => {
        const [id, calculation] = [paramOf(request, 'project_id'), paramOf(request, 'calculation_id')]
        const [answer, envelope] = [await projects.get(id), await projects.envelope(id, calculation)]
        const whole = laid(answer.project)
        const one = whole.byId.get(calculation)
        const view = one && calculationViewOf(answer, whole, one, envelope)
        if (!view)
          throw new ServiceProblem('unknown_calculation', `the project has no calculation ${shortJson(calculation)}`)
        return pageReply(reply.header('cache-control', 'no-store'), await calculationPage(view))
      },
    },
  ]
}

const paramOf = ({ params }: FastifyRequest, name: string): string =>
  (params as Readonly<Record<string, string>>)[name] ?? ''

const newestFirst = (rows: readonly ProjectRow[]): readonly ProjectRow[] =>
  rows.toSorted((a, b) => (a.updated < b.updated ? 1 : -1))
