/** What both methods of DNV-RP-F109 answer and draw of waves and current. */
import { peakEnhancement } from '@keelson/physics/waves/jonswap.ts'
import { significantVelocity, zeroCrossingPeriod } from '@keelson/physics/waves/near-bed-velocity.ts'
import { meanCurrentVelocity } from '@keelson/standards/dnv-rp-f109-2021/current.ts'
import { significantVelocityRatio } from '@keelson/standards/dnv-rp-f109-2021/generalised.ts'
import { numberOfOscillations } from '@keelson/standards/dnv-rp-f109-2021/oscillation.ts'
import { asSentence, gives, notApplicable, resultOf, type Warning } from '@keelson/workflow'
import { breaking, type Waves } from './calculate-flow.ts'
import { velocityDepth, velocitySpectrum } from './charts-flow.ts'
import type { Spectral } from './inputs.ts'
import { warn } from './warnings.ts'

/** Inputs without which there is no spectrum at the bed. */
export const SEA_STATE = ['significant_wave_height', 'peak_period', 'water_depth']
export const STILL = notApplicable('no wave reaches the seabed')

export const waveValues = {
  peak_enhancement_factor: resultOf(peakEnhancement, 'peak_enhancement_factor', {
    description: 'JONSWAP peak enhancement factor used.',
    needs: SEA_STATE,
  }),
  significant_flow_velocity: gives(
    significantVelocity,
    'wave_particle_velocity',
    'Undisturbed near-bed velocity, before directional reduction.',
    { title: 'Significant flow velocity', needs: SEA_STATE, orInput: 'significant_flow_velocity' },
  ),
  flow_zero_crossing_period: gives(
    zeroCrossingPeriod,
    'wave_period',
    'Zero up-crossing period of the near-bed velocity.',
    {
      title: 'Flow zero up-crossing period',
      needs: SEA_STATE,
      orInput: 'flow_zero_crossing_period',
    },
  ),
  number_of_oscillations: gives(numberOfOscillations, '-', 'Number of oscillations in the sea state.', {
    needs: [...SEA_STATE, 'storm_duration'],
    signed: true,
  }),
}
export const currentValue = {
  mean_current_velocity: resultOf(meanCurrentVelocity, 'current_velocity', {
    title: 'Mean current velocity',
    description: 'Current velocity perpendicular to the pipe, averaged over its diameter.',
    minimum: 0,
  }),
}
export const ratioValue = {
  steady_to_oscillatory_ratio: gives(
    significantVelocityRatio,
    '-',
    'Ratio of current velocity to design oscillation velocity (absolute method), or to significant flow velocity across the pipe (generalised method).',
    { orSymbol: 'M_star' },
  ),
}

export const seaCharts = {
  velocity_spectrum: {
    title: 'Velocity spectrum at the seabed',
    description: 'Wave-induced velocity spectrum at the seabed.',
    needs: SEA_STATE,
    apart: { y: 'The significant velocity of this spectrum is included in the results.' },
  },
  velocity_depth: {
    title: 'Near-bed velocity against depth',
    description: 'Near-bed velocity in the same sea state at other water depths.',
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
  return left === undefined ? [] : [warn('breaking_waves', asSentence(left.reason), '/significant_wave_height')]
}
