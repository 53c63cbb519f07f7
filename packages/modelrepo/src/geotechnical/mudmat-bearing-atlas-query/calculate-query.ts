/** A query against the atlas: what of it lies outside, and its reading from the grid. */
import type { Trace } from '@keelson/equations'
import { strengthApart } from '@keelson/physics/soil/node-distance.ts'
import { requiredCapacity, safetyUse } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { shownForce } from '@keelson/workflow'
import { type AtlasFile, interpolate, type Outside, outside } from '@keelson/workflow/atlas.ts'
import { atlasPlace, heldOut, largestError } from '../../_shared/atlas/query.ts'
import { CAPACITY, FIXED_TERMS, STRENGTH } from './atlas-names.ts'
import type { Params } from './params.ts'

/** Relative distance within which a fixed value reached in another unit is met. */
const SAME = 1e-12

/** Inputs outside the atlas: beyond its axis, or another horizontal load than it holds. */
export function outsideOf(p: Params, atlas: AtlasFile): Outside[] {
  const fixed = FIXED_TERMS.horizontal_load
  const other = Math.abs(p.horizontal_load - fixed) > SAME * fixed
  const strength = outside(atlas, STRENGTH, p.undrained_shear_strength)
  return [
    ...(strength ? [strength] : []),
    ...(other
      ? [
          {
            name: 'horizontal_load',
            message: `Horizontal load must be ${shownForce(fixed)}, as the atlas holds it; read ${shownForce(p.horizontal_load)}`,
          },
        ]
      : []),
  ]
}

const slice = { condition: 'undrained' }

const valuesOf = (atlas: AtlasFile): readonly number[] => atlas.pieces[0]?.axes[0]?.values ?? []

/** A value reached in another unit may miss the end of the axis by its last bit. */
function held(atlas: AtlasFile, x: number): number {
  const values = valuesOf(atlas)
  return Math.min(Math.max(x, values[0] ?? x), values.at(-1) ?? x)
}

/** Capacity, N, that the atlas has at a strength, Pa. */
export const capacityFrom = (atlas: AtlasFile, s_u: number) =>
  interpolate(atlas, slice, { [STRENGTH]: held(atlas, s_u) }, CAPACITY)

/** The mat of the atlas, for the steps of the direct solver. */
export function traceFixed(atlas: AtlasFile, trace: Trace): void {
  trace.section('What the atlas holds fixed')
  const fixed = [
    ['B', 'Width', 'm', FIXED_TERMS.width],
    ['L', 'Length', 'm', FIXED_TERMS.length],
    ['D', 'Embedment depth', 'm', FIXED_TERMS.embedment_depth],
    ['gamma_prime', 'Submerged unit weight of the soil', 'N/m3', FIXED_TERMS.soil_submerged_unit_weight],
    ['M_B', 'Moment about the length axis', 'N*m', 0],
    ['M_L', 'Moment about the width axis', 'N*m', 0],
  ] as const
  for (const [symbol, title, unit, value] of fixed)
    trace.lookup({ ...atlasPlace(atlas), symbol, title, unit, value, cell: 'held fixed' })
}

/** The capacity read between its nodes, and the error that the atlas states. */
export function readAtlas(p: Params, atlas: AtlasFile, trace: Trace): number {
  trace.section('From the atlas')
  const { value, reading } = capacityFrom(atlas, p.undrained_shear_strength)
  trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'epsilon',
    title: 'Largest leave-one-out error of the capacity',
    unit: '-',
    value: largestError(atlas, CAPACITY),
    cell: heldOut(atlas),
  })
  return trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'Q',
    title: 'Ultimate vertical capacity read from the atlas',
    unit: 'kN',
    value,
    cell: 'grid over undrained shear strength',
    ...reading({ [STRENGTH]: 's_u0' }),
  })
}

/** The load with its factor of safety, and what of the capacity it uses. */
export function useOf(p: Params, Q: number, trace: Trace) {
  trace.section('Utilisation')
  const V_req = trace.apply(
    requiredCapacity,
    { FS: p.factor_of_safety, P: p.vertical_load },
    { as: 'V_req', rename: { FS: 'FS_V', P: 'V' } },
  )
  const u = trace.apply(safetyUse, { P_req: V_req, R: Q }, { as: 'u_V', rename: { P_req: 'V_req', R: 'Q' } })
  return { V_req, u }
}

/** The two nodes around the query, their distance from it and their share in the answer. */
export function nodesOf(p: Params, atlas: AtlasFile) {
  const s_u = held(atlas, p.undrained_shear_strength)
  const { cell } = capacityFrom(atlas, s_u)
  const { from, to } = cell[0] ?? { from: s_u, to: s_u }
  const share = (s_u - from) / (to - from)
  return [
    { strength: from, capacity: capacityFrom(atlas, from).value, distance: s_u - from, weight: 1 - share },
    { strength: to, capacity: capacityFrom(atlas, to).value, distance: to - s_u, weight: share },
  ]
}

/** How far the nearest node is from the query. */
export function nearestNode({ undrained_shear_strength: x }: Params, atlas: AtlasFile, trace: Trace): number {
  trace.section('Nearest node')
  const nearer = (a: number, b: number) => (Math.abs(b - x) < Math.abs(a - x) ? b : a)
  const x_n = trace.lookup({
    ...atlasPlace(atlas),
    symbol: 's_n',
    title: 'Strength of the nearest node',
    unit: 'Pa',
    value: valuesOf(atlas).reduce(nearer),
    cell: 'axis of undrained shear strength',
  })
  return trace.apply(strengthApart, { x, x_n }, { rename: { x: 's_u0', x_n: 's_n' } })
}
