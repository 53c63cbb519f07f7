/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Threshold of motion',
    text: 'Dimensionless grain size, and from it the Shields parameter at which grains begin to move: 0.30/(1 + 1.2 D*) + 0.055 (1 − exp(−0.020 D*)).',
    module: 'physics/scour/mobility.ts',
  },
  {
    title: 'Stress on the bed',
    text: 'Of a depth-averaged current by the logarithmic profile over grains of roughness length d/12; of waves by a rough friction factor 1.39 (A/z0) to the power −0.52; of both by the mean and the largest stress, waves along the current.',
    module: 'physics/scour/bed-shear.ts',
  },
  {
    title: 'Mobility',
    text: 'Shields parameter of the undisturbed bed over its threshold: from 1 on the bed is live. In clear water the depth of a live bed stays, as an upper bound.',
    module: 'physics/scour/mobility.ts',
  },
  {
    title: 'Depth at a pile',
    text: 'In a current the coefficient times the diameter; in waves it grows with KC above 6; in both with KC above a threshold that falls with the share of the current. Or, in a current, Breusers: 1.5 D tanh(h/D), or the CSU equation of HEC-18, for a round pile in line with the flow not above 2.4 D, 3.0 D beyond a Froude number of 0.8.',
    module: 'physics/scour/pile-depth.ts',
  },
  {
    title: 'Reach of the hole',
    text: 'Its depth over the tangent of the angle of repose, beyond the wall of the pile.',
    module: 'physics/scour/pile-depth.ts',
  },
  {
    title: 'Growth',
    text: 'From a flat bed the depth nears its equilibrium exponentially, with a time scale by the Shields parameter: at a pile in a current with the water depth as boundary layer, in waves with KC; below a pipe in a current. For waves with a current at a pile none is known.',
    module: 'physics/scour/scour-time.ts',
  },
  {
    title: 'Onset below a pipe',
    text: 'A tunnel breaks through where the flow number of the current reaches 0.025 exp(9 √(e/D)), e the embedment.',
    module: 'physics/scour/pipe-scour.ts',
  },
  {
    title: 'Depth below a pipe',
    text: 'In a current 0.625 exp(−0.6 e/D) diameters, not above 0.6, e the gap; in waves 0.1 √KC exp(−0.6 e/D).',
    module: 'physics/scour/pipe-scour.ts',
  },
  {
    title: 'Rock',
    text: 'Izbash: the current at the stones squared over 2 g Δ y², y 0.86 for stones on top of others and 1.20 among them.',
    module: 'physics/scour/rock-size.ts',
  },
]
