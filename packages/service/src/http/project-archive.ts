/** Projects out and in: the definition alone, or an archive with the records of its runs. */
import { projectJson, projectYaml } from '@keelson/projects'
import { shortJson } from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Service } from '../service.ts'
import { untilGone } from './preview.ts'
import { PROJECT_PATH, projectIdOf } from './projects.ts'
import { malformed, queryOf } from './query.ts'
import { mustAcceptRuns } from './replies.ts'
import { BYTES, type RouteDefinition } from './routes.ts'

const FORMS = { json: 'application/json', yaml: 'application/yaml' } as const
const ARCHIVE = 'application/zip'
const isForm = (text: string): text is keyof typeof FORMS => Object.hasOwn(FORMS, text)

export function projectArchiveRoutes(service: Service): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: `${PROJECT_PATH}/export`,
      summary: 'Export a project: its definition, or an archive with its revisions and the records of its runs',
      response: 'ProjectDocument; with=records: a zip',
      mediaType: FORMS.json,
      alsoAs: [FORMS.yaml, ARCHIVE],
      asItIs: true,
      query: {
        form: {
          required: false,
          description: 'Form of the definition: json (the default) or yaml.',
          schema: { type: 'string', enum: Object.keys(FORMS) },
        },
        with: {
          required: false,
          description: 'records: an archive with revisions, run records and the files that the runs read.',
          schema: { type: 'string', enum: ['records'] },
        },
      },
      handle: (request, reply) => exported(service, request, reply),
    },
    {
      method: 'POST',
      path: '/api/projects/import',
      summary:
        'Import a project from its definition or archive; each recorded run is repeated before its result counts',
      response: '{project, replayed, left_out: [{revision, calculation, case, run_id, why}]}',
      status: 201,
      mediaType: 'application/json',
      body: 'ProjectFile',
      bodyType: BYTES,
      query: {
        id: {
          required: false,
          description: 'Id of the project here. Default: the id in the definition.',
          schema: { type: 'string' },
        },
      },
      handle: async (request, reply) => {
        mustAcceptRuns(service)
        const { id } = queryOf(request)
        const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
        const { id: made, ...imported } = await service.projectArchives.take(body, id, untilGone(reply))
        const project = await service.projects.get(made)
        return reply
          .status(201)
          .header('location', `/api/projects/${made}`)
          .header('etag', `"${project.version}"`)
          .send({ project, ...imported })
      },
    },
  ]
}

async function exported(
  { projectArchives }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { form = 'json', with: parts } = queryOf(request)
  if (!isForm(form)) throw malformed(`form must be json or yaml (entered: ${shortJson(form)})`)
  if (parts !== undefined && parts !== 'records') throw malformed(`with must be records (entered: ${shortJson(parts)})`)
  const id = projectIdOf(request)
  if (parts === undefined) {
    const { project, version } = await projectArchives.document(id)
    const text = form === 'json' ? projectJson(project) : projectYaml(project)
    return attached(reply, `${FORMS[form]}; charset=utf-8`, `${id}.${form}`, text, version)
  }
  if (form !== 'json') throw malformed('form must be json in an archive')
  const { bytes, version } = await projectArchives.archive(id)
  return attached(reply, ARCHIVE, `${id}.zip`, Buffer.from(bytes), version)
}

/** A file of a project at a version. */
export const attached = (
  reply: FastifyReply,
  type: string,
  name: string,
  content: Buffer | string,
  version: number,
): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('etag', `"${version}"`)
    .header('cache-control', 'no-cache')
    .send(content)
