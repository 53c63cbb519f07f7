/** What a run of the lift answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'
import { correlationMethod } from '../_shared/lift/method.ts'

export const about: About = {
  title: 'Vertical lift performance: multiphase pressure traverse and black-oil PVT',
  question: 'What flowing bottomhole pressure does the tubing need at each rate, and where is it spent?',
  askedAs: [
    'What is the flowing bottomhole pressure at 800 stb/d through 2 7/8 tubing by Hagedorn and Brown?',
    'How do Beggs-Brill, Gray and Duns-Ros compare on the VLP curve of this well?',
    'What are liquid holdup, flow regime and pressure gradient at these superficial velocities?',
    'What bubble point, solution GOR and Bo does this crude have by Standing, Vasquez-Beggs and Glaso?',
    'Which gravity correction matches my multiphase pressure traverse to the downhole gauge?',
    'What is the z factor and the viscosity of this gas at 2000 psia and 200 degF?',
  ],
  method: [
    {
      title: 'Oil',
      text: 'Bubble point, gas in solution and formation volume factor by Standing, Vasquez-Beggs or Glaso; compressibility and viscosity above the bubble point by Vasquez-Beggs; viscosity by Beggs-Robinson; the bubble point is never below standard pressure.',
      module: 'physics/pvt/black-oil.ts',
    },
    {
      title: 'Dead oil',
      text: 'Beggs-Robinson in the lift; Beal and Glaso beside it at the bubble point.',
      module: 'physics/pvt/oil-viscosity.ts',
    },
    {
      title: 'Gas',
      text: 'Pseudo-critical state by Sutton without acid gas, compressibility by Dranchuk-Abou-Kassem, viscosity by Lee-Gonzalez-Eakin.',
      module: 'physics/pvt/gas-properties.ts',
    },
    {
      title: 'Interfacial tension',
      text: 'Oil and gas by Baker-Swerdloff; water and gas 60 dyn/cm or the lines of Jennings.',
      module: 'physics/pvt/surface-tension.ts',
    },
    {
      title: 'Velocities and mixed liquid in place',
      text: 'Superficial velocities from the surface rates; density, viscosity and tension averaged by volume in place. Water has a formation volume factor of 1 and brings no gas.',
      module: 'physics/multiphase/mixture.ts',
    },
    {
      title: 'Wall friction',
      text: 'Fanning factor: laminar below a Reynolds number of 2000, Colebrook above.',
      module: 'physics/multiphase/friction.ts',
    },
    ...correlationMethod,
    {
      title: 'No slip',
      text: 'Gas and liquid at one velocity: the bound to hold the others against.',
      module: 'physics/multiphase/no-slip.ts',
    },
    {
      title: 'One phase alone',
      text: 'Liquid, gas or water alone flows by its own Reynolds number; at rest it is a static column.',
      module: 'physics/multiphase/single-phase.ts',
    },
    {
      title: 'Correction factors',
      text: 'On the gravity and the friction term of every correlation; the divisor of the acceleration stays.',
      module: 'physics/multiphase/gradient-parts.ts',
    },
    {
      title: 'Way of the tubing',
      text: 'At one inclination, or along a survey by minimum curvature with the mean inclination of each step, so that a column at rest has the weight of its true vertical depth.',
      module: 'physics/multiphase/way.ts',
    },
    {
      title: 'Traverse',
      text: 'From the wellhead down by the midpoint rule in at least 60 steps, none above 100 ft down to 40000 ft; temperature linear in measured depth.',
      module: 'physics/multiphase/traverse.ts',
    },
    {
      title: 'Least flowing pressure',
      text: 'Scan of 40 rates between the lowest and the highest, then golden section.',
      module: 'modelrepo/wells/vlp-correlations/calculate-minimum.ts',
    },
    {
      title: 'Match to a gauge',
      text: 'Gravity factor between 0.3 and 2 at which the traverse ends at the measured pressure, by Brent.',
      module: 'modelrepo/wells/vlp-correlations/calculate-match.ts',
    },
    {
      title: 'Velocity limits',
      text: 'Mixture velocity against 100/√ρ (ft/s, lb/ft³) at each depth; droplets carried at the wellhead of a gas well.',
      module: 'standards/api-rp-14e-1991/erosional-velocity.ts',
    },
  ],
  assumptions: [
    'The tubing is uniform; the march starts at the wellhead.',
    'Temperature is linear in measured depth between wellhead and bottomhole.',
    'Water has a formation volume factor of 1, its density does not change, and it dissolves no gas; liquid properties are averages by volume in place.',
    'A column at rest is the mixed liquid of the flowing well; it has not settled into oil over water.',
    'With no free gas, and with no liquid, every correlation is the single-phase pipe.',
    'Inclined wells take the sine of the inclination on the gravity term; only Beggs and Brill has it in the holdup.',
    'The survey starts at the wellhead; without azimuths the well stays in one vertical plane.',
    'Compared correlations stand with the same fluid and factors.',
  ],
  validity: [
    'Fluid: Standing 100-258 °F, 16.5-63.8 °API, 20-1425 scf/stb; gas 0.2 <= p_pr < 30 and 1 < T_pr <= 3; above 0 °F throughout.',
    'Hagedorn-Brown: 1-4 in tubing, below 5000 scf/stb. Beggs-Brill: drawn from 1-1.5 in pipe. Gray: below 3.5 in, below 50 ft/s, below 50 bbl/MMscf of condensate and 5 of water.',
    'The no-slip floor of Hagedorn-Brown raises the flowing pressure by 12 to 31 % in the well of the cases, where the chart lies below no-slip at low rates.',
    'Duns-Ros: N_L 0.002-2; its bubble boundary is uncertain below N_d = 60. Its charts are read from two public digitisations that agree within 10 % mostly.',
    'A gravity factor outside 0.85 to 1.15 says that data, fluid or correlation are in doubt.',
  ],
  notChecked: [
    'Mechanistic models (Ansari, Hasan-Kabir, OLGAS)',
    'Heat transfer: the temperature is entered and not worked out',
    'Tapered tubing, flow up the annulus, gas-lift valves and chokes in the string',
    'Emulsions, foam, hydrates, wax and scale; acid gas in the gas correlations',
    'Whether the reservoir delivers the rate, and whether the well is stable at it: a nodal analysis tells',
    'Gas wells by Cullender and Smith; volatile oils and condensates by composition',
  ],
}
