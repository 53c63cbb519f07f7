/** The answer to a query: from the atlas inside it, from the direct solver outside it and too near to the limit. */
import { silent, type Trace } from '@keelson/equations'
import { allowableCapacity, axialUtilisation } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import {
  check,
  digitsApart,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shown,
  shownIn,
  utilisation,
  type Warning,
  withoutDemand,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { largestError, outsideWarnings, refuseOutside } from '../../_shared/atlas/query.ts'
import { mayDiffer } from '../_shared/atlas/band.ts'
import { noError, statedError } from '../_shared/atlas/traced-error.ts'
import { oneClay, pileFigure } from '../_shared/pile/figures.ts'
import { asEntered, ratioWarnings, safetyWarnings, strongClay } from '../_shared/pile/warnings.ts'
import { CAPACITY } from './atlas-names.ts'
import { solved } from './atlas-solver.ts'
import { nodeRows, outsideOf, readAtlasAt, tracedReading } from './calculate-query.ts'
import { atlasSlice, errorMap } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './params.ts'
import { nearLimit } from './warnings.ts'

type Query = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0) {
    if (p.out_of_range_policy === 'refuse') refuseOutside(beyond)
    return directAnswer(p, atlas, false, outsideWarnings(beyond), trace)
  }
  const error = largestError(atlas, CAPACITY)
  const use = used(p, readAtlasAt(p, atlas).value, silent).use
  if (mayDiffer(use, error)) return directAnswer(p, atlas, true, [nearLimit(use, error)], trace)
  return atlasAnswer(p, atlas, error, trace)
}

function used(p: Params, Q: number, trace: Trace) {
  const Q_a = trace.apply(allowableCapacity, { Q, FoS: p.factor_of_safety }, { rename: { Q: 'Q_d' } })
  return { Q_a, use: trace.apply(axialUtilisation, { P: p.demand, Q_a }) }
}

function atlasAnswer(p: Params, atlas: AtlasFile, error: number, trace: Trace): Query {
  const Q = tracedReading(p, atlas, trace)
  return {
    ...answer(p, atlas, Q, 'atlas', [], trace),
    tables: () => ({ nodes: nodeRows(p, atlas) }),
    charts: () => ({ atlas_slice: atlasSlice(p, atlas, Q), error_map: errorMap(p, atlas) }),
    confidence: {
      method: `log-log interpolation of the grid of ${atlas.parent.ref}`,
      max_rel_error: error,
      basis: `leave-one-out at ${atlas.holdout.points} values of the grid`,
    },
  }
}

function directAnswer(p: Params, atlas: AtlasFile, inRange: boolean, why: readonly Warning[], trace: Trace): Query {
  const Q = solved(p, trace).Q_d
  const none = notApplicable('the query lies outside the atlas')
  return {
    ...answer(p, atlas, Q, inRange ? 'direct, near the limit' : 'direct', why, trace),
    tables: () => ({ nodes: inRange ? nodeRows(p, atlas) : none }),
    charts: () => ({
      atlas_slice: atlasSlice(p, atlas, Q),
      error_map: inRange ? errorMap(p, atlas) : none,
    }),
    confidence: null,
  }
}

/** As its solver has it: open if the clay is stronger than load tests support. */
function axialCheck(p: Params, Q_a: number) {
  if (p.demand === 0) return withoutDemand('there is no {demand}')
  const made = check({ demand: p.demand, capacity: Q_a, ...asEntered(p.factor_of_safety) })
  return openIf('out_of_reach', strongClay([p.undrained_shear_strength / p.effective_vertical_stress]), made)
}

type Source = 'atlas' | 'direct' | 'direct, near the limit'

function answer(p: Params, atlas: AtlasFile, Q: number, source: Source, why: readonly Warning[], trace: Trace) {
  trace.section('Load')
  const { Q_a, use } = used(p, Q, trace)
  const error = source === 'atlas' ? statedError(atlas, CAPACITY, trace) : noError(atlas, trace)
  return {
    values: {
      capacity: Q,
      utilisation: utilisation(use),
      interpolation_error_bound: error,
      in_range: source !== 'direct',
      source: source === 'atlas' ? source : 'direct',
    },
    checks: {
      axial_load: axialCheck(p, Q_a),
    },
    figures: () => ({
      pile_in_clay: pileFigure({
        layers: oneClay(p.undrained_shear_strength, p.embedded_length),
        diameter: p.outer_diameter,
        length: p.embedded_length,
        load: p.demand,
      }),
    }),
    warnings: [
      ...why,
      ...ratioWarnings([p.undrained_shear_strength / p.effective_vertical_stress], '/undrained_shear_strength'),
      ...safetyWarnings(p.factor_of_safety),
    ],
    detail: sentence(p, Q, Q_a, use, source),
  }
}

function sentence({ demand: P, factor_of_safety: FoS }: Params, Q: number, Q_a: number, use: number, source: Source) {
  const kN = (newton: number) => shownIn(newton, 'kN')
  const by = source === 'atlas' ? 'the atlas' : 'the direct solver'
  const found = `Capacity ${kN(Q)} from ${by}; ${kN(Q_a)} is allowed with a factor of safety of ${shown(FoS)}`
  return P > 0 ? `${found}, and ${kN(P)} uses ${shown(use, digitsApart(use, 1, 3))} of it` : found
}
