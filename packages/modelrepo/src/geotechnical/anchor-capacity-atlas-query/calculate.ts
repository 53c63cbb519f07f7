/** The capacity of a query, from the atlas or the direct solver, against its pull. */
import { silent, type Trace } from '@keelson/equations'
import { capacityWithSuction, coringCapacity, pluggedCapacity } from '@keelson/physics/soil/caisson-axial.ts'
import { distanceOfShare, shareOfLength, shareOfStrength } from '@keelson/physics/soil/node-distance.ts'
import { AXIAL_FACTOR, factoredPull, pullUtilisation } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { check, isReserved, openIf, shownForce, shownUtilisation, utilisation, withoutDemand } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { type Answer, type AtlasQuery, mayDiffer, nearLimit, type Origin } from '../../_shared/atlas/atlas-query.ts'
import { atlasPlace, errorStated, errorStep } from '../../_shared/atlas/steps.ts'
import { asEntered } from '../anchor-capacity/as-entered.ts'
import { axes, CORING, outsideOf, PLUGGED } from './atlas.ts'
import { solved, withoutSuction } from './atlas-solver.ts'
import { errorMap, slice } from './charts.ts'
import type { contract } from './contract.ts'
import { caisson } from './figures.ts'
import type { Params } from './inputs.ts'
import { cellOf, nodeRows, shareOf } from './tables.ts'
import { warningsOf } from './warnings.ts'

export const query: AtlasQuery<typeof contract, number> = {
  interpolation: (parent) => `linear interpolation of both modes of ${parent}, lesser value`,
  basis: (points) => `${points} off-grid points compared with the direct solver`,
  outside: outsideOf,
  fromAtlas: readAtlas,
  direct: (p, trace) => solved(p, trace).V_u,
  near: (p, V_u, e) => {
    const { U } = used(p, V_u, silent)
    return mayDiffer(U, e)
      ? nearLimit(`The interpolated {utilisation} of ${shownUtilisation(U)}`, e, '/demand')
      : undefined
  },
  answer,
}

function readAtlas(p: Params, atlas: AtlasFile, trace: Trace): number {
  trace.section('Atlas interpolation')
  const read = (response: string, symbol: string, mode: string) => {
    const cell = 'grid over diameter, length and strength'
    return axes.step(p, atlas, { response, symbol, title: `${mode} capacity from atlas`, unit: 'kN', cell }, trace)
  }
  const V_p = read(PLUGGED, pluggedCapacity.symbol, 'Plugged')
  const V_c = read(CORING, coringCapacity.symbol, 'Coring')
  const V_u = trace.apply(capacityWithSuction, { V_p, V_c })
  const { points } = atlas.holdout
  errorStep(atlas, 'Maximum capacity error', trace, `${points} off-grid points compared with the direct solver`)
  return V_u
}

function used(p: Params, V_u: number, trace: Trace) {
  const V_d = trace.apply(factoredPull, { V: p.demand, FS: p.factor_of_safety })
  return { V_d, U: trace.apply(pullUtilisation, { V_d, V_u }) }
}

function answer(p: Params, V_u: number, from: Origin, trace: Trace): Answer<typeof contract> {
  const { atlas } = from
  trace.section('Load and capacity')
  const { V_d, U } = used(p, V_u, trace)
  const checks = { vertical: verticalCheck(p, V_d, V_u) }
  const suction = isReserved(checks.vertical) ? ' with passive suction' : ''
  const capacity = `Vertical capacity${suction} ${shownForce(V_u)} from ${from.within}`
  const use = `; factored load ${shownForce(V_d)}, utilisation ${shownUtilisation(utilisation(U))}`
  return {
    values: {
      capacity: V_u,
      utilisation: utilisation(U),
      interpolation_error_bound: errorStated(from, trace),
      distance_to_node: from.atlasOnly(() => distanceToNode(p, atlas, trace)),
    },
    checks,
    tables: () => ({ nodes: from.atlasOnly(() => nodeRows(p, atlas)) }),
    charts: () => ({ slice: slice(p, atlas, V_u), error_map: errorMap(p, atlas) }),
    figures: () => ({ caisson: caisson(p, V_u) }),
    warnings: warningsOf(p),
    detail: p.demand === 0 ? capacity : `${capacity}${use}`,
  }
}

/** Open if the pull depends on a suction that the query does not confirm. */
function verticalCheck(p: Params, V_d: number, V_u: number) {
  if (p.demand === 0) return withoutDemand('the vertical load is zero')
  const made = check({ demand: V_d, capacity: V_u, ...asEntered(p.factor_of_safety, AXIAL_FACTOR.value) })
  const V_w = withoutSuction(p)
  const relies = p.passive_suction === undefined && V_d > V_w
  const reason = `{passive_suction} is not entered; without suction the vertical capacity is ${shownForce(V_w)}`
  return openIf('input_missing', relies ? reason : undefined, made)
}

const OF_AXIS = {
  diameter: { symbol: 'D', unit: 'm', share: shareOfLength },
  length: { symbol: 'L', unit: 'm', share: shareOfLength },
  undrained_shear_strength: { symbol: 's_u', unit: 'Pa', share: shareOfStrength },
} as const

/** How far the nearest node is along the axis on which it is farthest, in cells: 0 at a node, 0.5 in the middle. */
function distanceToNode(p: Params, atlas: AtlasFile, trace: Trace): number {
  const apart = (side: Parameters<typeof shareOf>[0]) => distanceOfShare.evaluate({ s: shareOf(side) })
  const { name, from, to } = cellOf(p, atlas).reduce((a, b) => (apart(b) > apart(a) ? b : a))
  const axis = name as keyof typeof OF_AXIS
  const { symbol, unit, share } = OF_AXIS[axis]
  trace.section('Nearest node')
  const node = (of: 'x_0' | 'x_1', title: string, value: number) =>
    trace.lookup({
      ...atlasPlace(atlas),
      symbol: of,
      title,
      unit,
      value,
      cell: 'axis with the greatest distance to a node',
    })
  const x_0 = node('x_0', 'Node below', from)
  const x_1 = node('x_1', 'Node above', to)
  const s = trace.apply(share, { x: p[axis], x_0, x_1 }, { rename: { x: symbol } })
  return trace.apply(distanceOfShare, { s })
}
