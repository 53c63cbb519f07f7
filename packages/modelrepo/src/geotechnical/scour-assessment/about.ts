/** What scour-assessment answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Scour assessment: pipeline, monopile and rock armour',
  question: 'How deep does the sand scour at this pile or pipe, how fast, and which stones stop it?',
  askedAs: [
    'How deep is the hole around a 7 m wind turbine pile in a tidal current?',
    'Does the current undermine my flowline where it lies on the seabed?',
    'How long does a storm take to dig out half of the equilibrium depth?',
    'Which stone size stays put beside the foundation at 1 m/s?',
    'Do waves alone make a hole at this pile, by its KC number?',
    'HEC-18 CSU depth at a round pier, with the limit of 2.4 diameters',
  ],
  method: [
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
  ],
  assumptions: [
    'A level bed of uniform sand without cohesion, deeper than the hole, and a single slender vertical pile or a horizontal pipe across the flow.',
    'The bed is hydraulically rough and flat: its roughness is that of the grains, without ripples.',
    'Flow that does not change: tides that turn and storms that pass dig less deep and fill up again.',
    'In waves with a current the stress on the bed is the largest, the waves along the current.',
    'At a pile in a current the boundary layer is as thick as the water is deep.',
    'The hole stands upstream at the angle of repose; the figure draws it downstream at half of that angle.',
  ],
  validity: [
    'Sand of 0.063 to 2 mm; in silt, clay and gravel the checks are open.',
    'Onset below a pipe in a steady current; with waves the check is open.',
    'Piles that are slender: water deeper than about two diameters, with a warning below.',
    'The depth in a current is the mean of measurements with a standard deviation of 0.7 diameters.',
    'Water deeper than e times the roughness length; else it is refused.',
    'Breusers and HEC-18: a steady current only.',
  ],
  notChecked: [
    'Cohesive soil, layers, and armouring of graded sand',
    'Histories of tides and storms with filling up again',
    'Wide piles, jackets, gravity bases and groups of piles',
    'Lowering of the whole bed, sand waves and scour at the edge of the protection',
    'Rock: its stability by Shields, under waves, filter and thickness of the blanket',
    'How far a tunnel spreads along the pipe, whether the pipe sinks into it, and the span that it makes',
    'What the lost embedment does to the pile: its capacity and frequency',
  ],
}
