/** Query parameters, read and refused in one way. */
import { isPaper, isPrintMode, PAPERS, PRINT_MODES } from '@keelson/report'
import { isSystem, UNIT_SYSTEMS, type UnitSystem } from '@keelson/units/systems.ts'
import { type Domain, domains, shortJson } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'

/** Query parameters by name; that they are known and given once has been seen to. */
export const queryOf = (request: FastifyRequest) => request.query as Readonly<Record<string, string | undefined>>

export const malformed = (detail: string) => new ServiceProblem('query_malformed', detail)

export const RUN_ID = /^[0-9a-f-]{36}$/

/** The run that a path names. Throws ServiceProblem unknown_run. */
export function runIdOf(request: FastifyRequest): string {
  const runId = (request.params as Record<string, string>).run_id ?? ''
  if (!RUN_ID.test(runId)) throw new ServiceProblem('unknown_run', `${shortJson(runId)} is not a run id`)
  return runId
}

/** How many are asked for. Throws ServiceProblem query_malformed for what is not 1 to `most`. */
export function limitOf(request: FastifyRequest, otherwise: number, most: number): number {
  const { limit: asked = String(otherwise) } = queryOf(request)
  const limit = /^\d{1,5}$/.test(asked) ? Number(asked) : 0
  if (limit >= 1 && limit <= most) return limit
  throw malformed(`limit must be a whole number from 1 to ${most} (entered: ${shortJson(asked)})`)
}

/** false where it is left out. Throws ServiceProblem query_malformed. */
export function flagOf(request: FastifyRequest, name: string): boolean {
  const { [name]: asked = 'false' } = queryOf(request)
  if (asked === 'true' || asked === 'false') return asked === 'true'
  throw malformed(`${name} must be true or false (entered: ${shortJson(asked)})`)
}

export const UNITS_QUERY = {
  required: false,
  description: 'Unit system of the response. Default: as declared.',
  schema: { type: 'string', enum: [...UNIT_SYSTEMS] },
} as const

/** What is printed of a report, and on what paper. */
export const PRINT_QUERY = {
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
} as const

export function printOf(request: FastifyRequest) {
  const { print = 'standard', paper = 'a4' } = queryOf(request)
  if (!isPrintMode(print))
    throw malformed(`print must be one of ${PRINT_MODES.join(', ')} (entered: ${shortJson(print)})`)
  if (!isPaper(paper)) throw malformed(`paper must be one of ${PAPERS.join(', ')} (entered: ${shortJson(paper)})`)
  return { print, paper }
}

/** The units in which an answer is read. */
export function unitsOf(request: FastifyRequest): UnitSystem {
  const { units = 'declared' } = queryOf(request)
  if (isSystem(units)) return units
  throw malformed(`units must be one of ${UNIT_SYSTEMS.join(', ')} (entered: ${shortJson(units)})`)
}

/** A channel. Throws ServiceProblem domain_refused. */
export function domainOf(text: string | undefined): Domain {
  if (domains.includes(text as Domain)) return text as Domain
  const message = `must be one of ${domains.join(', ')} (entered: ${shortJson(text)})`
  throw new ServiceProblem('domain_refused', `domain ${message}`, { errors: [{ pointer: '/domain', message }] })
}
