/** What both methods of DNV-RP-F109 answer and draw of waves and current. */
import { peakEnhancement } from '@keelson/physics/waves/jonswap.ts'
import { significantVelocity, zeroCrossingPeriod } from '@keelson/physics/waves/near-bed-velocity.ts'
import { meanCurrentVelocity } from '@keelson/standards/dnv-rp-f109-2021/current.ts'
import { significantVelocityRatio } from '@keelson/standards/dnv-rp-f109-2021/generalised.ts'
import { numberOfOscillations } from '@keelson/standards/dnv-rp-f109-2021/oscillation.ts'
import { gives, notApplicable, resultOf, type Warning } from '@keelson/workflow'
import { breaking, type Waves } from './calculate-flow.ts'
import { velocityDepth, velocitySpectrum } from './charts-flow.ts'
import type { Spectral } from './inputs.ts'
import { warn } from './warnings.ts'

/** Inputs without which there is no spectrum at the bed. */
export const SEA_STATE = ['significant_wave_height', 'peak_period', 'water_depth']
export const STILL = notApplicable('no wave reaches the bed')

export const waveValues = {
  peak_enhancement_factor: resultOf(peakEnhancement, 'peak_enhancement_factor', {
    description: 'Of the JONSWAP spectrum, as used.',
    needs: SEA_STATE,
  }),
  significant_flow_velocity: gives(
    significantVelocity,
    'wave_particle_velocity',
    'At the bed, without the pipe, before reduction for direction.',
    { title: 'Significant flow velocity', needs: SEA_STATE, orInput: 'significant_flow_velocity' },
  ),
  flow_zero_crossing_period: gives(zeroCrossingPeriod, 'wave_period', 'Of the velocity at the bed.', {
    title: 'Zero up-crossing period of the flow',
    needs: SEA_STATE,
    orInput: 'flow_zero_crossing_period',
  }),
  number_of_oscillations: gives(numberOfOscillations, '-', 'In the sea state.', {
    needs: [...SEA_STATE, 'storm_duration'],
    signed: true,
  }),
}
export const currentValue = {
  mean_current_velocity: resultOf(meanCurrentVelocity, 'current_velocity', {
    title: 'Current over the pipe',
    description: 'Perpendicular to the pipe, mean over its diameter.',
    minimum: 0,
  }),
}
export const ratioValue = {
  steady_to_oscillatory_ratio: gives(
    significantVelocityRatio,
    '-',
    'Current over design oscillation (absolute), or over significant flow velocity across the pipe (generalised).',
    { orSymbol: 'M_star' },
  ),
}

export const seaCharts = {
  velocity_spectrum: {
    title: 'Velocity spectrum at the seabed',
    description: 'What the waves leave at the bed.',
    needs: SEA_STATE,
    apart: { y: 'A spectrum, of which the answer has the significant velocity.' },
  },
  velocity_depth: {
    title: 'Near-bed velocity against depth',
    description: 'The same sea state over other depths.',
    needs: SEA_STATE,
  },
}

/** What is told of the waves. */
export const wavesTold = ({ gamma, T_u, motion }: Waves) => ({
  peak_enhancement_factor: gamma,
  ...(T_u === undefined && motion && { flow_zero_crossing_period: STILL }),
})

export const seaDrawn = (p: Spectral, waves: Waves) =>
  waves.motion === undefined
    ? {}
    : { velocity_spectrum: velocitySpectrum(p, waves), velocity_depth: velocityDepth(p, waves.gamma) }

export function breakingWarning(p: Spectral): Warning[] {
  const left = breaking(p)
  return left === undefined ? [] : [warn('breaking_waves', left.reason, '/significant_wave_height')]
}
