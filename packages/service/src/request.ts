/** Reads a run request: shape first, then the channel; every fault named. */
import type { RunRequest } from '@keelson/engine'
import { inputBasisProblems } from '@keelson/engine/read-input-basis.ts'
import { isSystem, UNIT_SYSTEMS } from '@keelson/units/systems.ts'
import { domains, type Problem, shortJson } from '@keelson/workflow'
import { MOST_PROBLEMS } from '@keelson/workflow/errors.ts'
import { pointerTo } from '@keelson/workflow/place.ts'
import { acceptedProblems } from './accepted.ts'
import { metaProblems } from './meta.ts'
import { ServiceProblem } from './problems.ts'

const FIELDS = [
  'ref',
  'domain',
  'subdomain',
  'params',
  'input_basis',
  'units',
  'meta',
  'verify_reproducible',
  'accepted',
  'record',
]
/** JSON Schema of `units` in a request. */
export const UNITS_SCHEMA = {
  type: 'string',
  enum: [...UNIT_SYSTEMS],
  description: 'Unit system in which the run is displayed. Values in the response remain in the declared units.',
}
const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/

/** The request in a body. Throws ServiceProblem: malformed (400), or domain or params refused (422). */
export function readRequest(body: unknown): RunRequest {
  if (!isObject(body)) throw malformed([{ pointer: '', message: `must be an object (entered: ${shortJson(body)})` }])
  const problems = firstOf(shapeProblems(body))
  if (problems.length > 0) throw malformed(problems)
  refuseRoute(body)
  if ('params' in body && !isObject(body.params)) {
    const message = `must be an object of inputs (entered: ${shortJson(body.params)})`
    throw new ServiceProblem('params_refused', `params ${message}`, { errors: [{ pointer: '/params', message }] })
  }
  return body as unknown as RunRequest
}

/** The first problems; no more of them are made than are told. */
export const firstOf = (problems: Iterable<Problem>): readonly Problem[] =>
  Iterator.from(problems).take(MOST_PROBLEMS).toArray()

function* shapeProblems(body: Readonly<Record<string, unknown>>): Generator<Problem> {
  for (const name of Object.keys(body))
    if (!FIELDS.includes(name))
      yield {
        pointer: pointerTo({ name }),
        message: `is not a field of a run request (valid: ${FIELDS.join(', ')})`,
      }
  if (typeof body.ref !== 'string')
    yield {
      pointer: '/ref',
      message: `must be text such as "modelrepo:catenary" (entered: ${shortJson(body.ref)})`,
    }
  for (const flag of ['verify_reproducible', 'record']) {
    const sent = body[flag]
    if (flag in body && typeof sent !== 'boolean')
      yield { pointer: `/${flag}`, message: `must be true or false (entered: ${shortJson(sent)})` }
  }
  if ('accepted' in body) yield* acceptedProblems(body.accepted)
  if ('meta' in body) yield* metaProblems(body.meta)
  yield* sourceProblems(body)
}

/** What is wrong with the sources of the inputs and the units in which they are read, of a run as of a study. */
export function* sourceProblems(body: Readonly<Record<string, unknown>>): Generator<Problem> {
  if ('input_basis' in body) yield* inputBasisProblems(body.input_basis)
  const { units } = body
  if ('units' in body && !(typeof units === 'string' && isSystem(units)))
    yield { pointer: '/units', message: `must be one of ${UNIT_SYSTEMS.join(', ')} (entered: ${shortJson(units)})` }
}

export const malformed = (errors: readonly Problem[]) =>
  new ServiceProblem('request_malformed', errors.map((e) => `${e.pointer || 'the body'} ${e.message}`).join('; '), {
    errors,
  })

function refuseRoute(body: Readonly<Record<string, unknown>>): void {
  const [problem] = routeProblems(body)
  if (!problem) return
  const { pointer, message } = problem
  throw new ServiceProblem('domain_refused', `${pointer.slice(1)} ${message}`, { errors: [problem] })
}

/** What is wrong with the channel and the subdomain through which a ref was reached. */
export function routeProblems({ domain, subdomain }: Readonly<Record<string, unknown>>): readonly Problem[] {
  const problems: Problem[] = []
  if (domain !== undefined && !domains.includes(domain as never)) {
    const message = `must be one of ${domains.join(', ')} (entered: ${shortJson(domain)})`
    problems.push({ pointer: '/domain', message })
  }
  if (subdomain !== undefined && (typeof subdomain !== 'string' || !SLUG.test(subdomain))) {
    const message = `must be a short slug such as "mooring" (entered: ${shortJson(subdomain)})`
    problems.push({ pointer: '/subdomain', message })
  }
  return problems
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
