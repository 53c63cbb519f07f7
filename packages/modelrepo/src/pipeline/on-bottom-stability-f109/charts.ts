/** The charts of the on-bottom stability report. */

import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { waveNumber } from '@keelson/physics/waves/dispersion.ts'
import { jonswapDensity } from '@keelson/physics/waves/jonswap.ts'
import { nearBedMotion, nearBedTransfer } from '@keelson/physics/waves/near-bed-velocity.ts'
import { axisOf, type ChartDefinition, given, lineChart, type Point, valuesOver } from '@keelson/workflow'
import type { Waves } from './calculate-flow.ts'
import type { GeneralisedResult } from './calculate-generalised.ts'
import type { Utilisations } from './calculate-required.ts'
import { atPhase } from './calculate-simplified.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'

/** Spectral density of the velocity at the bed, and what of it the surface has. */
export function velocitySpectrum(p: Params, waves: Waves): ChartDefinition {
  const { motion, gamma } = waves
  const { water_depth: d } = given(p, 'water_depth')
  if (!motion) throw new Error('drawn only where the sea state was used')
  const { peakFrequency: omega_p, phillipsConstant: alpha } = motion
  const points = spaced(0.4 * omega_p, 3 * omega_p, 161).map((w): Point => {
    const G = nearBedTransfer(w, d, p.gravity)
    return [w, G * G * jonswapDensity(w, alpha, omega_p, gamma ?? 1, p.gravity)]
  })
  return lineChart({
    x: { title: 'Wave frequency', unit: 'rad/s' },
    y: { title: 'Velocity spectrum at the bed', unit: 'm2*rad/s' },
    series: [{ name: 'S_U', points }],
    limits: [{ at: omega_p, label: 'peak', along: 'y' }],
  })
}

/** Significant velocity at the bed over depths from a quarter of this one to twice it. */
export function velocityDepth(p: Params, gamma: number | undefined): ChartDefinition {
  const sea = given(p, 'significant_wave_height', 'peak_period', 'water_depth')
  const at = (depth: number) =>
    nearBedMotion({
      significantHeight: sea.significant_wave_height,
      peakPeriod: sea.peak_period,
      peakEnhancement: gamma ?? 1,
      depth,
      gravity: p.gravity,
    }).significantVelocity
  const d = sea.water_depth
  const k_p = waveNumber((2 * Math.PI) / sea.peak_period, d, p.gravity)
  return valuesOver({
    x: axisOf(inputs.properties.water_depth),
    y: { title: 'Significant velocity at the bed', unit: 'm/s' },
    over: spaced(0.25 * d, 2 * d, 31),
    curves: [{ name: 'U_s', of: at }],
    here: { at: d, label: `this depth, k d = ${(k_p * d).toFixed(2)}` },
  })
}

/** Horizontal force, lift and required weight through the wave, with the weight that the pipe has. */
export function loadPhase(p: Params, D: number, w_s: number | undefined): ChartDefinition {
  const phases = spaced(0, 2 * Math.PI, 181).map((theta) => atPhase(p, D, theta, silent))
  const over = (value: (r: (typeof phases)[number]) => number) => phases.map((r): Point => [r.theta, value(r)])
  return lineChart({
    x: { title: 'Phase, velocity crest at 0', unit: 'deg', domain: [0, 2 * Math.PI] },
    y: { title: 'Force per length', unit: 'N/m' },
    series: [
      { name: 'required weight', points: over((r) => r.w_req) },
      { name: 'horizontal force', points: over((r) => r.F_H) },
      { name: 'lift', points: over((r) => r.F_L) },
    ],
    ...(w_s !== undefined && { limits: [{ at: w_s, label: 'submerged weight', along: 'x' }] }),
  })
}

/** Each utilisation over the concrete thickness. */
export function utilisationThickness(
  sweep: readonly (Utilisations & { t_c: number })[],
  t_now: number,
  t_req: number | undefined,
): ChartDefinition {
  const over = (value: (u: Utilisations) => number | null) =>
    sweep.flatMap((u): Point[] => {
      const at = value(u)
      return at === null ? [] : [[u.t_c, at]]
    })
  const lift = sweep.some((u) => u.lift !== null)
  return lineChart({
    x: { title: 'Concrete thickness', unit: 'mm' },
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: [
      { name: 'vertical stability', points: over((u) => u.vertical) },
      { name: 'lateral stability', points: over((u) => u.lateral) },
      ...(lift ? [{ name: 'lift-off', points: over((u) => u.lift) }] : []),
    ],
    limits: [
      { at: 1, label: 'limit', along: 'x' },
      { at: t_now, label: 'as given', along: 'y' },
      ...(t_req !== undefined && t_req > 0 ? [{ at: t_req, label: 'required', along: 'y' as const }] : []),
    ],
  })
}

/** Required weight over the displacement permitted. */
export function weightDisplacement(p: Params, r: GeneralisedResult, w_s: number | undefined): ChartDefinition {
  const points = spaced(0.5, 10, 39).flatMap((Y): Point[] => {
    const w = r.weightFor(Y)
    return w === undefined ? [] : [[Y, w]]
  })
  return lineChart({
    x: { title: 'Permitted displacement in diameters', unit: '-' },
    y: { title: 'Required submerged weight', unit: 'N/m' },
    series: [{ name: 'required weight', points }],
    markers: [{ x: p.allowable_displacement_diameters, y: r.w_req, label: 'as permitted' }],
    ...(w_s !== undefined && { limits: [{ at: w_s, label: 'submerged weight', along: 'x' }] }),
  })
}
