/** What the mat moves: at once on an elastic ground, and by consolidation of the layers below. */
import type { Trace } from '@keelson/equations'
import { consolidationSettlement } from '@keelson/physics/soil/consolidation.ts'
import { half, meanPressure, stressBelowMiddle } from '@keelson/physics/soil/stress-under-rectangle.ts'
import * as move from '@keelson/standards/api-rp-2geo-2011/displacements.ts'
import type { Mat } from './inputs.ts'

export interface Immediate {
  readonly settlement: number
  readonly horizontal: number
  readonly rotation: number
}
interface Layer {
  readonly top: number
  readonly middle: number
  readonly base: number
  readonly thickness: number
  readonly sigma_0: number
  readonly increase: number
  readonly sigma_1: number
  readonly sigma_c: number
  /** Of this layer alone. */
  readonly settlement: number
}
export interface Consolidation {
  readonly q: number
  readonly layers: readonly Layer[]
  readonly settlement: number
}

export function immediateOf(p: Mat, trace: Trace): Immediate | undefined {
  const { shear_modulus: G, poisson_ratio: nu } = p
  if (G === undefined) return undefined
  trace.section('Immediate movements')
  const R = trace.apply(move.equalRadius, { B: p.width, L: p.length })
  return {
    settlement: trace.apply(move.immediateSettlement, { nu, V: p.vertical_load, G, R }),
    horizontal: trace.apply(move.horizontalDisplacement, { nu, H: p.horizontal_load, G, R }),
    rotation: trace.apply(move.rotation, { nu, M_B: p.moment_about_length_axis, G, R }),
  }
}

export function consolidationOf(p: Mat, trace: Trace): Consolidation | undefined {
  const rows = p.compressible_layers
  if (rows === undefined) return undefined
  trace.section('Consolidation')
  const q = trace.apply(meanPressure, { V: p.vertical_load, B: p.width, L: p.length })
  const layers = layersOf(p, rows, q)
  traceFirst(p, rows, q, trace)
  const settlement = trace.apply(consolidationSettlement, {
    h: layers.map(({ thickness }) => thickness),
    e_0: rows.map((row) => row.initial_void_ratio),
    sigma_0: layers.map(({ sigma_0 }) => sigma_0),
    sigma_1: layers.map(({ sigma_1 }) => sigma_1),
    sigma_c: layers.map(({ sigma_c }) => sigma_c),
    C_r: rows.map((row) => row.recompression_index),
    C_c: rows.map((row) => row.compression_index),
  })
  return { q, layers, settlement }
}

type Rows = NonNullable<Mat['compressible_layers']>

/** Stress increase at a depth below the middle of the mat. */
export const increaseAt = (p: Mat, q: number, z: number): number =>
  stressBelowMiddle.evaluate({ q, a: p.length / 2, b: p.width / 2, z })

function layersOf(p: Mat, rows: Rows, q: number): Layer[] {
  let top = 0
  return rows.map((row) => {
    const h = row.thickness_m
    const sigma_0 = row.initial_effective_stress_kpa
    const sigma_c = row.preconsolidation_pressure_kpa ?? sigma_0
    const middle = top + half.evaluate({ c: h })
    const increase = increaseAt(p, q, middle)
    const sigma_1 = sigma_0 + increase
    const settlement = consolidationSettlement.evaluate({
      h: [h],
      e_0: [row.initial_void_ratio],
      sigma_0: [sigma_0],
      sigma_1: [sigma_1],
      sigma_c: [sigma_c],
      C_r: [row.recompression_index],
      C_c: [row.compression_index],
    })
    const layer = { top, middle, base: top + h, thickness: h, sigma_0, increase, sigma_1, sigma_c, settlement }
    top = layer.base
    return layer
  })
}

/** The stress in the first layer, as an example of all. */
function traceFirst(p: Mat, rows: Rows, q: number, trace: Trace): void {
  const a = trace.apply(half, { c: p.length }, { rename: { c: 'L' }, title: 'Half length' })
  const b = trace.apply(half, { c: p.width }, { as: 'b', rename: { c: 'B' }, title: 'Half width' })
  const h = rows[0]?.thickness_m ?? 0
  const z = trace.apply(half, { c: h }, { as: 'z', rename: { c: 'h_1' }, title: 'Mid-depth of first layer' })
  const title = 'Stress increase in first layer (example)'
  trace.apply(stressBelowMiddle, { q, a, b, z }, { title })
}
