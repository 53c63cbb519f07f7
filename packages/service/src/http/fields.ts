/** `?fields=`: the members of an answer that a caller wants, in the order in which the record has them. */
import { listedUpTo, shortJson } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import type { Wanted } from '../answers.ts'
import type { Members } from './answer-members.ts'
import { malformed, queryOf } from './query.ts'
import type { RouteInfo } from './routes.ts'

/** Members by name, each with those that are wanted of it; all of it where there are none. */
export type Fields = ReadonlyMap<string, Fields>

export const FIELDS: NonNullable<RouteInfo['query']> = {
  fields: {
    required: false,
    description:
      'Members of the response to return: dotted paths separated by commas, such as status,result.checks.utilisation. A path continues through lists.',
    schema: { type: 'string' },
  },
}
const MOST_SHOWN = 40

/**
 * What a request wants of an answer; undefined for all of it. Throws ServiceProblem query_malformed for a path that
 * no answer of the workflow can have.
 */
export function fieldsOf(request: FastifyRequest, members: () => Members): Fields | undefined {
  const { fields } = queryOf(request)
  if (fields === undefined) return undefined
  const wanted: Tree = new Map()
  const known = members()
  for (const path of fields.split(',')) {
    const names = path.trim().split('.')
    refuseUnknown(path, names, known)
    add(wanted, names)
  }
  return wanted
}

const ALL: Fields = new Map()

const PICTURES = { charts: 'spec', figures: 'drawing' } as const

/** Whether charts or figures are to be drawn: where one is asked for whole, or for what is drawn of it. */
export const wantsPictures = (fields: Fields | undefined): boolean =>
  Object.entries(PICTURES).some(([kind, drawing]) => isWanted(fields, ['result', kind, drawing]))

/** What is made for an answer that nobody records, of which these members are wanted. */
export const wantedFor = (fields: Fields | undefined): Wanted => ({
  parts: {
    steps: !fields || STEPS.some((name) => isWanted(fields, ['result', name])),
    pictures: wantsPictures(fields),
    files: 'promised',
  },
  hashes: !fields || HASHED.some((name) => isWanted(fields, [name])),
})
const STEPS = ['steps', 'check_origins']
const HASHED = ['provenance', 'determinism']

/** Without fields nothing is asked for by its name. */
function isWanted(fields: Fields | undefined, path: readonly string[]): boolean {
  let here = fields
  for (const name of path) {
    here = here?.get(name)
    if (here?.size === 0) return true
  }
  return here !== undefined
}

/** The members of a value that are wanted and there, lists entry by entry. */
export function picked(value: unknown, fields = ALL): unknown {
  if (fields.size === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => picked(entry, fields))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const under = fields.get(name)
      return under ? [[name, picked(member, under)]] : []
    }),
  )
}

type Tree = Map<string, Tree>

/** A member that is wanted whole stays so. */
function add(tree: Tree, names: readonly string[]): void {
  const [name = '', ...rest] = names
  const there = tree.get(name)
  if (there?.size === 0) return
  const under = rest.length === 0 ? new Map() : (there ?? new Map())
  tree.set(name, under)
  if (rest.length > 0) add(under, rest)
}

function refuseUnknown(path: string, names: readonly string[], members: Members): void {
  let here = members
  for (const [i, name] of names.entries()) {
    const next = here.at(name)
    if (!next) throw unknown(path, names.slice(0, i), here.names())
    here = next
  }
}

function unknown(path: string, above: readonly string[], names: readonly string[]) {
  const place = above.length === 0 ? 'the response' : above.join('.')
  const there = names.length === 0 ? 'no members' : listedUpTo(MOST_SHOWN, names)
  return malformed(`fields contains ${shortJson(path)}, which does not exist; ${place} has ${there}`)
}
