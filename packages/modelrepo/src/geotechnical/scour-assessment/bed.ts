/** The sand and the stress on it: what the grains withstand, what acts, and whether they move. */
import type { Trace } from '@keelson/equations'
import * as bed from '@keelson/physics/scour/bed-shear.ts'
import {
  criticalShields,
  grainNumber,
  mobility,
  SAND_GRAINS,
  shieldsParameter,
} from '@keelson/physics/scour/mobility.ts'
import { flagValue, gives, type Left, notApplicable, numberValue, outOf } from '@keelson/workflow'
import { CURRENT, FLOW, type Given, type Perhaps, WAVES } from './inputs.ts'

/** What a bed of sand takes. */
export const sand = ['sediment_density_ratio', 'water_density', 'kinematic_viscosity', 'gravity'] as const
type Sand = Given<(typeof sand)[number]> &
  Perhaps<'sediment_d50' | 'shields' | 'current_velocity' | 'water_depth' | 'velocity_amplitude' | 'wave_period'>

const signed = true
const needs = FLOW
const sized = { signed, needs: ['sediment_d50'] } as const

export const bedValues = {
  dimensionless_grain_size: gives(grainNumber, '-', 'Dimensionless grain size D* of the sand.', sized),
  critical_shields: gives(
    criticalShields,
    '-',
    'Shields parameter at the threshold of motion, below which the bed does not move.',
    sized,
  ),
  bed_shear_stress: numberValue(
    { unit: 'Pa', noKind: 'bed shear stresses from flow are about a thousandth of stresses in the ground' },
    {
      title: 'Bed shear stress',
      description: 'Bed shear stress from the current, the waves or the combined maximum, as selected by the loading.',
      symbol: 'tau',
      minimum: 0,
      needs,
    },
  ),
  shields: gives(shieldsParameter, '-', 'Shields parameter of the undisturbed bed, or as entered.', {
    needs,
    orInput: 'shields',
  }),
  shields_over_critical: gives(
    mobility,
    '-',
    'Shields parameter divided by its threshold. The bed moves at values of 1 or more.',
    {
      needs,
    },
  ),
  live_bed: flagValue({
    title: 'Live bed',
    description: 'True if the undisturbed bed moves (mobility of 1 or more).',
    needs,
  }),
}

interface Grains {
  readonly d: number
  readonly D_star: number
  readonly theta_cr: number
}
export interface Bed {
  readonly grains: Grains | undefined
  /** Pa; undefined where the flow at the bed is not known. */
  readonly tau: number | undefined
  readonly theta: number | undefined
  /** Shields parameter over its threshold. */
  readonly M: number | undefined
}

type Loading = Given<'loading'>['loading']

export function bedOf(p: Sand, loading: Loading, trace: Trace): Bed {
  const grains = grainsOf(p, trace)
  const tau = grains && shearOf(p, loading, grains.d, trace)
  const theta = p.shields ?? (grains && tau !== undefined ? shieldsOf(p, loading, grains.d, tau, trace) : undefined)
  const M = grains && theta !== undefined ? trace.apply(mobility, { theta, theta_cr: grains.theta_cr }) : undefined
  return { grains, tau, theta, M }
}

/** What no one symbol gives: the stress is that of the loading. */
export const bedTold = ({ shields }: Sand, { tau, M }: Bed) => ({
  bed_shear_stress: tau ?? (shields === undefined ? undefined : notApplicable('{shields} is entered directly')),
  live_bed: M === undefined ? undefined : M >= 1,
})

export const notSand = ({ sediment_d50: d }: Perhaps<'sediment_d50'>): Left | undefined =>
  d === undefined ? undefined : outOf(SAND_GRAINS, d)

function grainsOf(p: Sand, trace: Trace): Grains | undefined {
  const { sediment_d50: d, gravity: g, sediment_density_ratio: s, kinematic_viscosity: nu } = p
  if (d === undefined) return undefined
  trace.section('Sand')
  const D_star = trace.apply(grainNumber, { d, g, s, nu })
  return { d, D_star, theta_cr: trace.apply(criticalShields, { D_star }) }
}

function shieldsOf(
  { water_density: rho, gravity: g, sediment_density_ratio: s }: Sand,
  loading: Loading,
  d: number,
  tau: number,
  trace: Trace,
) {
  const symbol = { current: 'tau_c', waves: 'tau_w', combined: 'tau_max' }[loading]
  return trace.apply(shieldsParameter, { tau, rho, g, s, d }, { rename: { tau: symbol } })
}

/** Undefined where the flow at the bed is not given. */
function shearOf(p: Sand, loading: Loading, d: number, trace: Trace): number | undefined {
  const waves = p.velocity_amplitude !== undefined && p.wave_period !== undefined
  if (loading !== CURRENT && !waves) return undefined
  if (loading !== WAVES && (p.current_velocity === undefined || p.water_depth === undefined)) return undefined
  if (p.shields !== undefined) return undefined
  trace.section('Bed shear stress')
  const z_0 = trace.apply(bed.grainRoughness, { d })
  if (loading === CURRENT) return currentShear(p, z_0, trace)
  if (loading === WAVES) return waveShear(p, z_0, trace)
  const [tau_c, tau_w] = [currentShear(p, z_0, trace), waveShear(p, z_0, trace)]
  const tau_m = trace.apply(bed.meanShear, { tau_c, tau_w })
  return trace.apply(bed.largestShear, { tau_m, tau_w, phi_w: bed.ALONG })
}

function currentShear(
  { water_density: rho, current_velocity: U = 0, water_depth: h = 0 }: Sand,
  z_0: number,
  trace: Trace,
) {
  const C_D = trace.apply(bed.bedDrag, { h, z_0 })
  return trace.apply(bed.currentShear, { rho, C_D, U })
}

function waveShear(
  { water_density: rho, velocity_amplitude: U_m = 0, wave_period: T_w = 0 }: Sand,
  z_0: number,
  trace: Trace,
) {
  const A = trace.apply(bed.orbitalExcursion, { U_m, T_w })
  const f_w = trace.apply(bed.waveFriction, { A, z_0 })
  return trace.apply(bed.waveShear, { rho, f_w, U_m })
}
