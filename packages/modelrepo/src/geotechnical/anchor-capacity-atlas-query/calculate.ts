/** The answer to a query: from the atlas inside it, from the direct solver outside it and too near to the limit. */
import type { Trace } from '@keelson/equations'
import { capacityWithSuction, coringCapacity, pluggedCapacity } from '@keelson/physics/soil/caisson-axial.ts'
import { AXIAL_FACTOR, factoredPull, pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import {
  check,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shownForce,
  shownPercent,
  shownRatio,
  utilisation,
  type Warning,
  withoutDemand,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { atlasPlace, largestError, outsideWarnings, refuseOutside } from '../../_shared/atlas/query.ts'
import { mayDiffer } from '../_shared/atlas/band.ts'
import { noError } from '../_shared/atlas/traced-error.ts'
import { asEntered } from '../anchor-capacity/as-entered.ts'
import { CAPACITY, DIAMETER, LENGTH, STRENGTH } from './atlas-names.ts'
import { solved, withoutSuction } from './atlas-solver.ts'
import { distanceToNode, nodesOf, outsideOf, readAt } from './calculate-query.ts'
import { errorMap, slice } from './charts.ts'
import type { contract } from './contract.ts'
import { caisson } from './figures.ts'
import type { Params } from './params.ts'
import { nearLimit, warningsOf } from './warnings.ts'

type Query = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0) {
    if (p.out_of_range_policy === 'refuse') refuseOutside(beyond)
    return directAnswer(p, atlas, false, outsideWarnings(beyond), trace)
  }
  const e = largestError(atlas, CAPACITY)
  const V_d = factoredPull.evaluate({ V: p.demand, FS: p.factor_of_safety })
  const U = pullUtilisation.evaluate({ V_d, V_u: readAt(atlas, p).V_u })
  if (mayDiffer(U, e)) return directAnswer(p, atlas, true, [nearLimit(U, e)], trace)
  return atlasAnswer(p, atlas, e, trace)
}

const AXES = { [DIAMETER]: 'D', [LENGTH]: 'L', [STRENGTH]: 's_u' } as const

function atlasAnswer(p: Params, atlas: AtlasFile, e: number, trace: Trace): Query {
  trace.section('From the atlas')
  const { plugged, coring } = readAt(atlas, p)
  const read = { ...atlasPlace(atlas), unit: 'kN', cell: 'grid over diameter, length and strength' }
  const V_p = trace.lookup({
    ...read,
    symbol: pluggedCapacity.symbol,
    title: 'Plugged capacity read from the atlas',
    value: plugged.value,
    ...plugged.reading(AXES),
  })
  const V_c = trace.lookup({
    ...read,
    symbol: coringCapacity.symbol,
    title: 'Coring capacity read from the atlas',
    value: coring.value,
    ...coring.reading(AXES),
  })
  const V_u = trace.apply(capacityWithSuction, { V_p, V_c })
  trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'epsilon',
    title: 'Largest error of the capacity',
    unit: '-',
    value: e,
    cell: `${atlas.holdout.points} points off the grid against the solver itself`,
  })
  const { U, rest } = held(p, V_u, trace)
  const distance = distanceToNode(atlas, p, trace)
  return {
    ...rest,
    values: {
      capacity: V_u,
      utilisation: utilisation(U),
      interpolation_error_bound: e,
      distance_to_node: distance,
      in_range: true,
      source: 'atlas',
    },
    tables: () => ({ nodes: nodesOf(atlas, p) }),
    charts: () => ({ slice: slice(p, atlas, V_u), error_map: errorMap(p, atlas) }),
    warnings: warningsOf(p),
    detail: sentence(V_u, U, `the atlas, within ${shownPercent(e)}`),
    confidence: {
      method: `linear interpolation of both modes of ${atlas.parent.ref}, the lesser of the two`,
      max_rel_error: e,
      basis: `${atlas.holdout.points} points off the grid computed by the solver itself`,
    },
  }
}

function directAnswer(p: Params, atlas: AtlasFile, in_range: boolean, why: readonly Warning[], trace: Trace): Query {
  const { V_u } = solved(p, trace)
  const { U, rest } = held(p, V_u, trace)
  const none = notApplicable('the direct solver answered')
  return {
    ...rest,
    values: {
      capacity: V_u,
      utilisation: utilisation(U),
      interpolation_error_bound: noError(atlas, trace),
      distance_to_node: none,
      in_range,
      source: 'direct',
    },
    tables: () => ({ nodes: none }),
    charts: () => ({ slice: slice(p, atlas, V_u), error_map: errorMap(p, atlas) }),
    warnings: [...why, ...warningsOf(p)],
    detail: sentence(V_u, U, 'the direct solver'),
    confidence: null,
  }
}

/** The pull against a capacity, wherever it comes from. */
function held(p: Params, V_u: number, trace: Trace) {
  trace.section('Pull and capacity')
  const V_d = trace.apply(factoredPull, { V: p.demand, FS: p.factor_of_safety })
  const U = trace.apply(pullUtilisation, { V_d, V_u })
  const checks = { vertical: verticalCheck(p, V_d, V_u) }
  return { U, rest: { checks, figures: () => ({ caisson: caisson(p, V_u) }) } }
}

/** Open if the pull depends on a suction that the query does not confirm. */
function verticalCheck(p: Params, V_d: number, V_u: number) {
  if (p.demand === 0) return withoutDemand('there is no pull')
  const made = check({ demand: V_d, capacity: V_u, ...asEntered(p.factor_of_safety, AXIAL_FACTOR.value) })
  const V_w = withoutSuction(p)
  const relies = p.passive_suction === undefined && V_d > V_w
  const reason = `{passive_suction} is not provided: without it the vertical capacity is ${shownForce(V_w)}.`
  return openIf('input_missing', relies ? reason : undefined, made)
}

const sentence = (V_u: number, U: number, source: string): string =>
  `Vertical capacity ${shownForce(V_u)} from ${source}; utilisation ${shownRatio(U)}`
