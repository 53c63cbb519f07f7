/** The answer to a query: from the atlas inside it, from the direct solver outside it and too near to the limit. */
import { silent, type Trace } from '@keelson/equations'
import {
  BEARING_SAFETY,
  requiredCapacity,
  SLIDING_SAFETY,
  undrainedBase,
} from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { LOAD_LEAVES_CAPACITY } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import {
  utilisation as atItsLimit,
  check,
  digitsApart,
  notApplicable,
  notChecked,
  type Outcome,
  type RunContext,
  shown,
  shownForce,
  shownPercent,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { largestError, outsideWarnings, refuseOutside } from '../../_shared/atlas/query.ts'
import { mayDiffer } from '../_shared/atlas/band.ts'
import { noError } from '../_shared/atlas/traced-error.ts'
import { areaOf } from '../mudmat-bearing-capacity/calculate-area.ts'
import { asEntered, NO_CAPACITY } from '../mudmat-bearing-capacity/checks.ts'
import { plan, section } from '../mudmat-bearing-capacity/figures.ts'
import { CAPACITY, FIXED_TERMS } from './atlas-names.ts'
import { matOf, solved } from './atlas-solver.ts'
import { capacityFrom, nearestNode, nodesOf, outsideOf, readAtlas, traceFixed, useOf } from './calculate-query.ts'
import { errorChart, sliceChart } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './params.ts'
import { nearLimit } from './warnings.ts'

type Query = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0 && p.out_of_range_policy === 'refuse') refuseOutside(beyond)
  if (beyond.length > 0) return directAnswer(p, atlas, false, outsideWarnings(beyond), trace)
  const error = largestError(atlas, CAPACITY)
  const { u } = useOf(p, capacityFrom(atlas, p.undrained_shear_strength).value, silent)
  return mayDiffer(u, error)
    ? directAnswer(p, atlas, true, [nearLimit(u, error)], trace)
    : atlasAnswer(p, atlas, error, trace)
}

function atlasAnswer(p: Params, atlas: AtlasFile, error: number, trace: Trace): Query {
  traceFixed(atlas, trace)
  const Q = readAtlas(p, atlas, trace)
  const { V_req, u } = useOf(p, Q, trace)
  const apart = nearestNode(p, atlas, trace)
  return {
    values: {
      capacity: Q,
      utilisation: atItsLimit(u),
      interpolation_error_bound: error,
      nearest_node_distance: apart,
      in_range: true,
      source: 'atlas',
    },
    checks: {
      bearing: bearingCheck(p, V_req, Q),
      inclined_load: notChecked('other_mode', 'every node of the atlas has a bearing capacity left'),
      sliding: slidingCheck(p, trace),
    },
    ...pictures(p, atlas, Q),
    tables: () => ({ nodes: nodesOf(p, atlas) }),
    detail: sentence(p, Q, u, `the atlas, within ${shownPercent(error)}`),
    confidence: {
      method: `linear interpolation of the grid of ${atlas.parent.ref}`,
      max_rel_error: error,
      basis: `leave-one-out at ${atlas.holdout.points} values of the grid`,
    },
  }
}

function directAnswer(p: Params, atlas: AtlasFile, in_range: boolean, why: readonly Warning[], trace: Trace): Query {
  traceFixed(atlas, trace)
  const { H_max, bearing } = solved(p, trace).clay
  const common = {
    interpolation_error_bound: noError(atlas, trace),
    nearest_node_distance: nearestNode(p, atlas, trace),
    in_range,
    source: 'direct',
  }
  const inclined =
    p.horizontal_load > 0 ? check({ demand: p.horizontal_load, capacity: H_max }) : notChecked('not_requested', NO_LOAD)
  const sliding = slidingCheck(p, trace)
  const rest = {
    ...pictures(p, atlas, bearing?.Q),
    tables: () => ({ nodes: notApplicable('the direct solver answered') }),
    warnings: why,
    confidence: null,
  }
  if (bearing === undefined) {
    const none = notApplicable(NO_CAPACITY)
    return {
      ...rest,
      values: { ...common, capacity: none, utilisation: none },
      checks: {
        bearing: notChecked('out_of_reach', { reach: LOAD_LEAVES_CAPACITY, reason: NO_CAPACITY }),
        inclined_load: inclined,
        sliding,
      },
      detail: 'The {horizontal_load} leaves no bearing capacity, by the direct solver',
    }
  }
  const { V_req, u } = useOf(p, bearing.Q, trace)
  return {
    ...rest,
    values: { ...common, capacity: bearing.Q, utilisation: atItsLimit(u) },
    checks: { bearing: bearingCheck(p, V_req, bearing.Q), inclined_load: inclined, sliding },
    detail: sentence(p, bearing.Q, u, 'the direct solver'),
  }
}

const NO_LOAD = 'there is no {horizontal_load}'

const bearingCheck = (p: Params, V_req: number, Q: number) =>
  check({ demand: V_req, capacity: Q, ...asEntered(p.factor_of_safety, BEARING_SAFETY.value) })

/** On the whole base, as the parent has it: the atlas holds no sliding resistance. */
function slidingCheck(p: Params, trace: Trace) {
  const { horizontal_load: P, undrained_shear_strength: s_u0 } = p
  if (P === 0) return notChecked('not_requested', NO_LOAD)
  trace.section('Sliding')
  const H_b = trace.apply(undrainedBase, { s_u0, B: FIXED_TERMS.width, L: FIXED_TERMS.length })
  const H_req = trace.apply(
    requiredCapacity,
    { FS: SLIDING_SAFETY, P },
    { as: 'H_req', rename: { FS: 'FS_H', P: 'H' } },
  )
  return check({ demand: H_req, capacity: H_b })
}

function pictures(p: Params, atlas: AtlasFile, Q: number | undefined) {
  const mat = matOf(p)
  return {
    charts: () => ({ atlas_slice: sliceChart(p, atlas, Q), interpolation_error: errorChart(p, atlas) }),
    figures: () => {
      const of = { area: areaOf(mat, silent) }
      return { plan: plan(mat, of), section: section(mat, of, undefined) }
    },
  }
}

const sentence = (p: Params, Q: number, u: number, source: string): string =>
  `Ultimate vertical capacity ${shownForce(Q)} from ${source}; {vertical_load} of ${shownForce(p.vertical_load)} with its factor of safety uses ${shown(atItsLimit(u), digitsApart(atItsLimit(u), 1, 3))} of it`
