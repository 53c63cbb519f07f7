/**
 * The plan of a study: what varies and what point i sends, as a function of the request and i alone. Everything that can
 * be refused is refused here, at its pointer into the request, before any point is calculated.
 */
import {
  type AnyContract,
  annotations,
  judgeNumber,
  type Problem,
  paramsReader,
  Refusal,
  sentenceFacts,
  shortJson,
  toldWarning,
  type Warning,
  warning,
} from '@keelson/workflow'
import { note } from '@keelson/workflow/errors.ts'
import { shapeProblems } from '@keelson/workflow/shape.ts'
import { type Allowance, allowanceOf } from './allowed.ts'
import { defaultOutputs, type Output, outputOf } from './outputs.ts'
import { goalVariation } from './plan-goal.ts'
import { gridVariation } from './plan-grid.ts'
import { listVariation } from './plan-list.ts'
import { oneAtATimeVariation } from './plan-one-at-a-time.ts'
import { sampleVariation } from './plan-sample.ts'
import type { Params, StudyRequest, VaryRequest } from './request.ts'
import { VARY_SCHEMAS } from './request-schema.ts'
import type { Reading, Variation } from './variation.ts'
import { laidOver } from './varied.ts'

export interface Plan extends Variation {
  readonly contract: AnyContract
  readonly base: Params
  readonly vary: VaryRequest
  readonly seed: number
  readonly outputs: readonly Output[]
  readonly warnings: readonly Warning[]
}

/** Reads a request. Throws Refusal with the problems found, 50 at most, each at its pointer into the request. */
export function readPlan(contract: AnyContract, example: Params, request: StudyRequest, mostPoints: number): Plan {
  const { base = example, vary, seed = 1 } = request
  const problems: Problem[] = []
  const refuse = (pointer: string, message: string) => note(problems, { pointer, message })
  const outputs = readOutputs(contract, request, refuse)
  const shape = varyProblems(vary)
  if (shape.length > 0) throw new Refusal([...problems, ...shape])
  const allowance = allowanceOf(contract, base)
  const variation = variationOf(vary, { contract, base, seed, mostPoints, allowance, refuse })
  if (variation) problems.push(...baseProblems(vary, variation, allowance))
  if (problems.length > 0 || !variation) throw new Refusal(problems)
  const warnings = warningsOf(contract, base, variation)
  return { contract, base, vary, seed, outputs, warnings, ...variation }
}

/** The params of point i as a run is sent them. */
export const paramsAt = (plan: Plan, i: number): Params => ({
  ...plan.base,
  ...laidOver(plan.base, plan.varied, plan.at(i)),
})

function varyProblems(vary: unknown): readonly Problem[] {
  const kind = (vary as { kind?: unknown } | null | undefined)?.kind
  const schema = Object.hasOwn(VARY_SCHEMAS, String(kind)) ? VARY_SCHEMAS[kind as VaryRequest['kind']] : undefined
  if (schema) return shapeProblems(schema, vary, `a member of ${schema.title}`, '/vary')
  const kinds = Object.keys(VARY_SCHEMAS).join(', ')
  if (vary === undefined)
    return [{ pointer: '/vary', message: `is required and states how the inputs vary (kind ${kinds})` }]
  return [{ pointer: '/vary/kind', message: `must be one of ${kinds} (entered: ${shortJson(kind)})` }]
}

function variationOf(vary: VaryRequest, reading: Reading): Variation | undefined {
  switch (vary.kind) {
    case 'grid':
      return gridVariation(vary, reading)
    case 'list':
      return listVariation(vary, reading)
    case 'one_at_a_time':
      return oneAtATimeVariation(vary, reading)
    case 'sample':
      return sampleVariation(vary, reading)
    case 'goal':
      return goalVariation(vary, reading)
  }
}

function readOutputs(contract: AnyContract, { outputs, vary }: StudyRequest, refuse: Reading['refuse']): Output[] {
  const asked = new Set([...(outputs ?? defaultOutputs(contract)), ...needed(contract, vary)])
  return [...asked].flatMap((path, i) => {
    // Every point says its status and which check governs.
    if (path === 'status' || path === 'governing') return []
    const read = outputOf(contract, path)
    if ('made' in read) return [read.made]
    if (outputs?.includes(path)) refuse(`/outputs/${i}`, read.fault)
    return []
  })
}

/** What a way to vary cannot do without: the states of the checks for a probability, the output of a goal. */
function needed({ checks }: AnyContract, vary: VaryRequest | undefined): readonly string[] {
  if (vary?.kind === 'sample') return Object.keys(checks).map((id) => `checks.${id}.state`)
  // One that is none is refused as the target.
  return vary?.kind === 'goal' && typeof vary.target?.output === 'string' ? [vary.target.output] : []
}

/** What is wrong with the base where nothing of what varies is at fault. */
function baseProblems(vary: VaryRequest, { varied, at, total }: Variation, allowance: Allowance): readonly Problem[] {
  if (total === 0) return []
  const inputs = new Set(varied.map(({ input }) => input))
  const ownOf = (pointer: string) => pointer.split('/')[1] ?? ''
  const found = allowance.problems(varied, at(0)).filter(({ pointer }) => !inputs.has(ownOf(pointer)))
  const isCsv = vary.kind === 'list' && vary.csv !== undefined
  return found.map(({ pointer, message }) =>
    isCsv && message.startsWith('is required')
      ? {
          pointer: '/vary/csv',
          message: `has no column ${ownOf(pointer)} and the base has no such input, which ${message}`,
        }
      : { pointer: `/base${pointer}`, message },
  )
}

/** What a run of the base would be warned of, and the unusual ends of what varies. */
function warningsOf(contract: AnyContract, base: Params, { varied, at, ends }: Variation): readonly Warning[] {
  const inputs = new Set(varied.map(({ input }) => input))
  const common = baseWarnings(contract, base, laidOver(base, varied, at(0)))
  const unusual = varied.flatMap(({ schema, param, unit }, k) => {
    const found = (ends[k] ?? []).flatMap((value) => {
      const isOwn = typeof value === 'number' && unit === annotations(schema).unit
      const odd = isOwn ? judgeNumber(schema, value) : undefined
      if (odd === undefined) return []
      const told = warning('outside_usual_range', odd.message, `/vary/${param}`)
      return [{ ...told, ...sentenceFacts(odd.message, annotations(schema).title) }]
    })
    return found.slice(0, 1)
  })
  return [...common.filter(({ path = '' }) => !inputs.has(path.split('/')[1] ?? '')), ...unusual]
}

function baseWarnings(contract: AnyContract, base: Params, laid: Params): readonly Warning[] {
  try {
    return paramsReader(contract, base)(laid).warnings.map((w) => toldWarning(w, contract))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
