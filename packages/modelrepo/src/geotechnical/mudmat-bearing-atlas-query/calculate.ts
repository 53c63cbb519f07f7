/** The capacity of a query, from the atlas or the direct solver, against its loads. */
import { silent, type Trace } from '@keelson/equations'
import { strengthApart } from '@keelson/physics/soil/node-distance.ts'
import {
  BEARING_SAFETY,
  requiredCapacity,
  SLIDING_SAFETY,
  safetyUse,
  undrainedBase,
} from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { LOAD_LEAVES_CAPACITY } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import {
  utilisation as atItsLimit,
  check,
  governingFirst,
  notApplicable,
  notChecked,
  shownForce,
  shownRatio,
  shownUtilisation,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import {
  type Answer,
  type AtlasQuery,
  mayDiffer,
  type Origin,
  otherThanFixed,
} from '../../_shared/atlas/atlas-query.ts'
import { nearest, nodesAlong } from '../../_shared/atlas/nodes.ts'
import { atlasPlace, errorStated, errorStep } from '../../_shared/atlas/steps.ts'
import { asEntered, NO_CAPACITY } from '../mudmat-bearing-capacity/acceptance.ts'
import { areaOf } from '../mudmat-bearing-capacity/calculate-area.ts'
import { clayBeside, plan, section } from '../mudmat-bearing-capacity/figures.ts'
import { axes, SLICE } from './atlas.ts'
import { FIXED_TERMS, matOf, solved, traceMat } from './atlas-solver.ts'
import { errorChart, sliceChart } from './charts.ts'
import { checks as declared } from './checks.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { nodeRows } from './tables.ts'
import { nearLimit } from './warnings.ts'

/** What either way gives; the direct solver may find no capacity, and has one for the load along the base. */
interface Found {
  readonly Q: number | undefined
  readonly H_max?: number
  readonly use?: Use
}
type Use = ReturnType<typeof useOf>

export const query: AtlasQuery<typeof contract, Found> = {
  interpolation: (parent) => `linear interpolation in the grid of ${parent}`,
  outside: (p, atlas) => [...axes.outside(p, atlas), ...otherLoad(p)],
  fromAtlas: (p, atlas, trace) => {
    traceMat(atlas, trace)
    const Q = readAtlas(p, atlas, trace)
    return { Q, use: useOf(p, Q, trace) }
  },
  direct: (p, trace, atlas) => {
    traceMat(atlas, trace)
    const { H_max, bearing } = solved(p, trace)
    return { Q: bearing?.Q, H_max }
  },
  near: (_, { use }, error) => (use && mayDiffer(use.u, error) ? nearLimit(use.u, error) : undefined),
  answer,
}

const otherLoad = (p: Params) =>
  otherThanFixed(p, { horizontal_load: FIXED_TERMS.horizontal_load }, () => ({
    title: 'Horizontal load',
    value: shownForce,
  }))

function readAtlas(p: Params, atlas: AtlasFile, trace: Trace): number {
  trace.section('Atlas interpolation')
  errorStep(atlas, 'Maximum leave-one-out capacity error', trace)
  const title = 'Ultimate vertical capacity from atlas'
  const cell = 'grid over undrained shear strength'
  return axes.step(p, atlas, { slice: SLICE, symbol: 'Q', title, unit: 'kN', cell }, trace)
}

/** The load with its factor of safety, and what of the capacity it uses. */
function useOf(p: Params, Q: number, trace: Trace) {
  trace.section('Utilisation')
  const V_req = trace.apply(
    requiredCapacity,
    { FS: p.factor_of_safety, P: p.vertical_load },
    { as: 'V_req', rename: { FS: 'FS_V', P: 'V' } },
  )
  const u = trace.apply(
    safetyUse,
    { P_req: V_req, R: Q },
    { as: 'u_V', rename: { P_req: 'V_req', R: 'Q' }, means: { R: 'ultimate vertical capacity' } },
  )
  return { V_req, u }
}

function answer(p: Params, { Q, H_max, use }: Found, from: Origin, trace: Trace): Answer<typeof contract> {
  const { atlas } = from
  const common = {
    interpolation_error_bound: errorStated(from, trace),
    nearest_node_distance: nearestNode(p, atlas, trace),
  }
  const inclined_load = inclinedCheck(p, H_max)
  const sliding = slidingCheck(p, trace)
  const rest = { tables: () => ({ nodes: from.atlasOnly(() => nodeRows(p, atlas)) }), ...pictures(p, atlas, Q) }
  if (Q === undefined) {
    const none = notApplicable(NO_CAPACITY)
    const bearing = notChecked('out_of_reach', { reach: LOAD_LEAVES_CAPACITY, reason: NO_CAPACITY })
    return {
      ...rest,
      values: { ...common, capacity: none, utilisation: none },
      checks: { bearing, inclined_load, sliding },
      detail: 'No bearing capacity remains under the {horizontal_load} (direct solver)',
    }
  }
  const { V_req, u } = use ?? useOf(p, Q, trace)
  const bearing = check({ demand: V_req, capacity: Q, ...asEntered(p.factor_of_safety, BEARING_SAFETY.value) })
  const said = `Ultimate vertical capacity ${shownForce(Q)} from ${from.within}; {vertical_load} ${shownForce(p.vertical_load)}, required factor of safety ${shownRatio(p.factor_of_safety)}, bearing utilisation ${shownUtilisation(atItsLimit(u))}`
  return {
    ...rest,
    values: { ...common, capacity: Q, utilisation: atItsLimit(u) },
    checks: { bearing, inclined_load, sliding },
    detail: governingFirst(said, declared, { bearing, inclined_load, sliding }, ['bearing']),
  }
}

/** How far the nearest node is from the query. */
function nearestNode({ undrained_shear_strength: x }: Params, atlas: AtlasFile, trace: Trace): number {
  trace.section('Nearest node')
  const x_n = trace.lookup({
    ...atlasPlace(atlas),
    symbol: 's_n',
    title: 'Nearest node strength',
    unit: 'Pa',
    value: nearest(nodesAlong(atlas, 'undrained_shear_strength'), x),
    cell: 'axis of undrained shear strength',
  })
  return trace.apply(strengthApart, { x, x_n }, { rename: { x: 's_u0', x_n: 's_n' } })
}

const NO_LOAD = '{horizontal_load} is zero'

/** `H_max` of the direct solver. */
function inclinedCheck(p: Params, H_max: number | undefined) {
  if (H_max === undefined)
    return notChecked('other_mode', 'every atlas node has bearing capacity at the fixed horizontal load')
  if (p.horizontal_load === 0) return notChecked('not_requested', NO_LOAD)
  return check({ demand: p.horizontal_load, capacity: H_max })
}

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
      return { plan: plan(mat, of), section: section(mat, of, undefined, clayBeside(mat)) }
    },
  }
}
