/** The charts of the flow at the bed. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { waveNumber } from '@keelson/physics/waves/dispersion.ts'
import { jonswapDensity } from '@keelson/physics/waves/jonswap.ts'
import { nearBedMotion, nearBedTransfer } from '@keelson/physics/waves/near-bed-velocity.ts'
import { axisOf, type ChartDefinition, given, lineChart, type Point, valuesOver } from '@keelson/workflow'
import type { Waves } from './calculate-flow.ts'
import type { Spectral } from './inputs.ts'
import { waves as seaState } from './inputs-flow.ts'

/** Spectral density of the velocity at the bed, and what of it the surface has. */
export function velocitySpectrum(p: Spectral, waves: Waves): ChartDefinition {
  const { motion, gamma } = waves
  const { water_depth: d } = given(p, 'water_depth')
  if (!motion) throw new Error('not drawn because the sea state is not used')
  const { peakFrequency: omega_p, phillipsConstant: alpha } = motion
  const points = spaced(0.4 * omega_p, 3 * omega_p, 161).map((w): Point => {
    const G = nearBedTransfer(w, d, p.gravity)
    return [w, G * G * jonswapDensity(w, alpha, omega_p, gamma ?? 1, p.gravity)]
  })
  return lineChart({
    x: { title: 'Wave frequency', unit: 'rad/s' },
    y: { title: 'Near-bed velocity spectrum', unit: 'm2*rad/s' },
    series: [{ name: 'S_U', points }],
    limits: [{ at: omega_p, label: 'wave spectral peak', along: 'y' }],
  })
}

/** Significant velocity at the bed over depths from a quarter of this one to twice it. */
export function velocityDepth(p: Spectral, gamma: number | undefined): ChartDefinition {
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
    x: axisOf(seaState.water_depth),
    y: { title: 'Near-bed significant velocity', unit: 'm/s' },
    over: spaced(0.25 * d, 2 * d, 31),
    curves: [{ name: 'U_s', of: at }],
    here: { at: d, label: `this depth, k d = ${(k_p * d).toFixed(2)}` },
  })
}
