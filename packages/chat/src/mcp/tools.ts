/**
 * The six tools of the MCP server. A tool for each calculation, with its schema, would cost a model more to read than most
 * of its work; these find one, describe it, check what would be sent, run it and read it again, whatever the catalog holds; one reads projects.
 */
import type { InputBases, RunMeta, RunResponse } from '@keelson/engine'
import { UNIT_SYSTEMS, type UnitSystem } from '@keelson/units/systems.ts'
import type { RunAsked, VersionAnswer } from '../api/answers.ts'
import { type Api, ApiProblem } from '../api/api.ts'
import { checkedSaid, refused } from '../said/checked.ts'
import { described, exampleSaid, inputsSaid } from '../said/described.ts'
import { found } from '../said/found.ts'
import { PARTS, type Part, partOf } from '../said/parts.ts'
import { projectSaid, projectsSaid, whatIfSaid } from '../said/project.ts'
import { ran } from '../said/ran.ts'
import type { Said } from '../said/said.ts'

type Json = Readonly<Record<string, unknown>>

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: Json
  /** It records something; the others only read. */
  readonly records: boolean
  /** What is said, and whether it is that the call failed. */
  readonly call: (api: Api, args: Json) => Promise<{ readonly said: Said; readonly isError: boolean }>
}

const HITS = 5

const REF = {
  type: 'string',
  description: 'Reference from find_calculation: modelrepo:catenary, or with @2 for a version',
} as const
const PARAMS = {
  type: 'object',
  description:
    'Inputs by name. Numbers as text with unit ("12.75 in", "250 bar"); a bare number is in the unit of the input. A list or table may be a file uploaded to /api/files, as {"file": "sha256:...", "name": "...", "as": mapping}',
} as const

const object = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

export const TOOLS: readonly Tool[] = [
  {
    name: 'find_calculation',
    title: 'Find a calculation',
    description:
      'Searches engineering calculations, checks and data queries (offshore, subsea, pipelines, wells, ships) by question, best match first. Reports if none fits; then do not force one.',
    inputSchema: object({ query: { type: 'string', minLength: 1, maxLength: 300 } }, ['query']),
    records: false,
    call: async (api, { query }) => told(found(String(query), await api.find(String(query), HITS))),
  },
  {
    name: 'describe_calculation',
    title: 'Describe a calculation',
    description:
      "Inputs of a calculation with unit, bounds and default, its checks, limits and scope not checked. Its choices (methods) decide which inputs apply: provide them and describe again. The member inputs selects inputs to describe in full, with all columns. The member example is a complete sample request. Its values are illustrative; never use them for a user's case.",
    inputSchema: object(
      {
        ref: REF,
        choices: { type: 'object', description: 'Inputs already decided, such as {"method": "..."}' },
        inputs: { type: 'array', items: { type: 'string' } },
        example: { type: 'boolean' },
      },
      ['ref'],
    ),
    records: false,
    call: async (api, { ref, choices = {}, inputs, example }) => {
      const { version } = await firable(api, String(ref))
      if (example === true) return told(exampleSaid(version))
      if (Array.isArray(inputs) && inputs.length > 0) return told(inputsSaid(version, inputs.map(String)))
      return told(described(version, choices as Json))
    },
  },
  {
    name: 'check_inputs',
    title: 'Check inputs',
    description:
      'Reads inputs without running anything. Reports how each was read and what uses a default, or everything missing (with unit and bounds) or not valid. Ask the user for missing inputs; never invent them. For a file without "as", proposes columns and lists questions; only the user may decide and confirm them.',
    inputSchema: object({ ref: REF, params: PARAMS }, ['ref', 'params']),
    records: false,
    call: (api, { ref, params }) =>
      withInputs(api, String(ref), params as Json, async (version) =>
        checkedSaid(version, params as Json, await api.validate(String(ref), params as Json)),
      ),
  },
  {
    name: 'run_calculation',
    title: 'Run a calculation',
    description:
      'Runs a calculation on the inputs provided and records it. Returns its status, every check with utilisation and clause, key values with units, warnings, scope not checked, report address and hash. PASS or FAIL covers only the checks listed. Nothing runs while an input is missing. Tell the user which defaults and assumptions apply.',
    inputSchema: object(
      {
        ref: REF,
        params: PARAMS,
        meta: { type: 'object', description: 'Title block of the report: client, project, document, prepared_by, ...' },
        input_basis: {
          type: 'object',
          description: 'Source of each input by JSON pointer; from is entered, example, run, basis or file.',
        },
        units: { type: 'string', enum: [...UNIT_SYSTEMS] },
      },
      ['ref', 'params'],
    ),
    records: true,
    call: (api, { ref, params, meta, input_basis, units }) =>
      withInputs(api, String(ref), params as Json, async (version) => {
        const asked: RunAsked = {
          ref: String(ref),
          params: version.request_schema === null ? undefined : (params as Json),
          ...(meta !== undefined && { meta: meta as RunMeta }),
          ...(input_basis !== undefined && { input_basis: input_basis as InputBases }),
          ...(units !== undefined && { units: units as UnitSystem }),
        }
        return ran(await api.run(asked), version, params as Json)
      }),
  },
  {
    name: 'get_run',
    title: 'Read a recorded run',
    description: `A recorded run by its id: its summary, or one part in full, in pages. Parts: ${PARTS.join(', ')}.`,
    inputSchema: object(
      {
        run_id: { type: 'string' },
        part: { type: 'string', enum: ['summary', ...PARTS] },
        page: { type: 'integer', minimum: 1 },
      },
      ['run_id'],
    ),
    records: false,
    call: async (api, { run_id, part = 'summary', page = 1 }) => {
      const response = await api.runOf(String(run_id))
      if (part !== 'summary') return told(partOf(response, part as Part, Number(page)))
      return told(ran(response, await versionOfRun(api, response)))
    },
  },
  {
    name: 'project',
    title: 'Read a project',
    description:
      'Reads projects of linked calculations: all of them, or one with its verdict, basis and register. With changes, reports which results and verdicts would be affected. Nothing is recorded; the user makes the change.',
    inputSchema: object(
      {
        project_id: { type: 'string' },
        changes: {
          type: 'array',
          items: object({ at: { type: 'string', description: 'JSON pointer: /basis/pipe.od/value' }, value: {} }, [
            'at',
          ]),
        },
      },
      [],
    ),
    records: false,
    call: async (api, { project_id, changes }) => {
      if (project_id === undefined) return told(projectsSaid(await api.projects()))
      const id = String(project_id)
      if (Array.isArray(changes) && changes.length > 0) return told(whatIfSaid(await api.whatIf(id, changes)))
      return told(projectSaid(await api.project(id)))
    },
  },
]

const told = (said: Said) => ({ said, isError: false })

/** What is said of a refusal of the service, wherever a call meets it. */
export const failed = (problem: ApiProblem) => ({ said: refused(problem), isError: true })

/** The version that a run was of; of one that is no longer in the catalog what its answer says. */
async function versionOfRun(api: Api, { coordinate }: RunResponse): Promise<VersionAnswer> {
  const { repo, workflow_id, resolved_version: version, version_status: status } = coordinate
  const ref = version === null ? `${repo}:${workflow_id}` : `${repo}:${workflow_id}@${version}`
  try {
    return (await api.workflow(ref)).version
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { ref, version: version ?? 0, status, title: workflow_id, request_schema: null }
  }
}

/** The version that a ref means. Throws ApiProblem where it cannot be run here. */
async function firable(api: Api, ref: string) {
  const asked = await api.workflow(ref)
  const { workflow } = asked
  if (workflow.firable) return asked
  throw new ApiProblem('not_firable', 'The calculation cannot be run here', `${workflow.ref}: ${workflow.reason}`, [])
}

/** A call about inputs: a refusal says of each what it is, as the calculation describes it. */
async function withInputs(api: Api, ref: string, params: Json, say: (version: VersionAnswer) => Promise<Said>) {
  const { version } = await firable(api, ref)
  try {
    return told(await say(version))
  } catch (error) {
    if (error instanceof ApiProblem) return { said: refused(error, version, params), isError: true }
    throw error
  }
}
