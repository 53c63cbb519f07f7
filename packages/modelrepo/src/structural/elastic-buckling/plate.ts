/** The elastic buckling stress of a flat plate. */
import type { Trace } from '@keelson/equations'
import { clampedFactor, freeEdgeRoot } from '@keelson/physics/plate-buckling/edges.ts'
import { bucklingStress, halfWaves, longitudinalFactor, shearFactor } from '@keelson/physics/plate-buckling/elastic.ts'
import { CLAMPED, FREE_EDGE, type Given, SHEAR } from './inputs.ts'

export const plateInputs = [
  ...['plate_width', 'plate_length', 'plate_thickness', 'edge_condition', 'poisson_ratio', 'youngs_modulus'],
] as const

export interface Sides {
  readonly s: number
  readonly l: number
}
export interface PlateRun extends Sides {
  readonly t: number
  readonly k: number
  readonly stress: number
}

/** Buckling factor by edges, length and width. */
export function factorOf(
  { edge_condition, poisson_ratio: nu }: Given<'edge_condition' | 'poisson_ratio'>,
  { s, l }: Sides,
  trace: Trace,
): number {
  if (edge_condition === SHEAR) return trace.apply(shearFactor, { l, s }, { as: 'k' })
  if (edge_condition === FREE_EDGE) return freeEdgeRoot({ nu, s, l }, trace)
  if (edge_condition === CLAMPED) return clampedFactor({ s, l }, trace)
  const m = trace.apply(halfWaves, { l, s })
  return trace.apply(longitudinalFactor, { m, l, s })
}

export function plateRun(p: Given<(typeof plateInputs)[number]>, trace: Trace): PlateRun {
  trace.section('Plate')
  const { plate_width: s, plate_length: l, plate_thickness: t } = p
  const k = factorOf(p, { s, l }, trace)
  const stress = trace.apply(bucklingStress, { k, E: p.youngs_modulus, nu: p.poisson_ratio, t, s })
  return { s, l, t, k, stress }
}
