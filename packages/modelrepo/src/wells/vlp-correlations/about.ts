/** What a run of the lift answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'
import { correlationMethod } from '../_shared/lift/method.ts'

export const about: About = {
  title: 'Vertical lift performance: multiphase pressure traverse and black-oil PVT',
  question: 'What flowing bottomhole pressure does the tubing require at each rate?',
  askedAs: [
    'What is the flowing bottomhole pressure at 800 stb/d through 2 7/8 tubing by Hagedorn and Brown?',
    'How do Beggs and Brill, Gray and Duns and Ros compare on the VLP curve of this well?',
    'What are liquid holdup, flow regime and pressure gradient at these superficial velocities?',
    'What bubble point, solution GOR and Bo does this crude have by Standing, Vasquez-Beggs and Glaso?',
    'Which gravity correction matches my multiphase pressure traverse to the downhole gauge?',
    'What is the z factor and the viscosity of this gas at 2000 psia and 200 degF?',
  ],
  method: [
    {
      title: 'Oil properties',
      text: 'Bubble point, solution gas and formation volume factor follow Standing, Vasquez-Beggs or Glaso. Above the bubble point, oil compressibility and viscosity follow Vasquez-Beggs. Saturated oil viscosity follows Beggs-Robinson. The bubble point is never below standard pressure.',
      module: 'physics/pvt/black-oil.ts',
    },
    {
      title: 'Dead-oil viscosity',
      text: 'The Beggs-Robinson dead-oil viscosity is used in the traverse. Beal and Glaso values are reported for comparison at the bubble point.',
      module: 'physics/pvt/oil-viscosity.ts',
    },
    {
      title: 'Gas properties',
      text: 'The pseudo-critical properties follow Sutton without acid gas correction, the compressibility factor follows Dranchuk-Abou-Kassem and the viscosity follows Lee-Gonzalez-Eakin.',
      module: 'physics/pvt/gas-properties.ts',
    },
    {
      title: 'Interfacial tension',
      text: 'Oil-gas interfacial tension follows Baker-Swerdloff. Water-gas interfacial tension is 60 dyn/cm or follows the Jennings curves.',
      module: 'physics/pvt/surface-tension.ts',
    },
    {
      title: 'Velocities and in-situ liquid mixture',
      text: 'Superficial velocities are calculated from the surface rates. Density, viscosity and interfacial tension of the liquid are averaged by in-situ volume. Water has a formation volume factor of 1 and contains no dissolved gas.',
      module: 'physics/multiphase/mixture.ts',
    },
    {
      title: 'Wall friction',
      text: 'Flow is laminar below a Reynolds number of 2,000; above it the Fanning friction factor follows Colebrook.',
      module: 'physics/multiphase/friction.ts',
    },
    ...correlationMethod,
    {
      title: 'No-slip model',
      text: 'Gas and liquid flow at the same velocity. The result is a bound for comparison with the other correlations.',
      module: 'physics/multiphase/no-slip.ts',
    },
    {
      title: 'Single-phase flow',
      text: 'If only liquid, gas or water flows, friction is based on its own Reynolds number. At zero rate the result is a static column.',
      module: 'physics/multiphase/single-phase.ts',
    },
    {
      title: 'Correction factors',
      text: 'The factors multiply the gravity and friction terms of every correlation. The acceleration divisor is not changed.',
      module: 'physics/multiphase/gradient-parts.ts',
    },
    {
      title: 'Tubing trajectory',
      text: 'The tubing has one inclination, or follows a minimum curvature survey with the mean inclination of each step. A static column therefore has the hydrostatic pressure of its true vertical depth.',
      module: 'physics/multiphase/way.ts',
    },
    {
      title: 'Pressure traverse',
      text: 'The traverse is calculated downwards from the wellhead by the midpoint rule in at least 60 steps. No step exceeds 100 ft for depths up to 40,000 ft. Temperature varies linearly with measured depth.',
      module: 'physics/multiphase/traverse.ts',
    },
    {
      title: 'Minimum flowing pressure',
      text: 'The minimum is found by scanning 40 rates between the lowest and the highest rate, followed by a golden section search.',
      module: 'modelrepo/wells/vlp-correlations/calculate-minimum.ts',
    },
    {
      title: 'Match to measured pressure',
      text: 'The gravity correction factor, between 0.3 and 2, at which the traverse ends at the measured pressure is found by the Brent method.',
      module: 'modelrepo/wells/vlp-correlations/calculate-match.ts',
    },
    {
      title: 'Velocity limits',
      text: 'The mixture velocity is compared with 100/√ρ (ft/s), where ρ is the mixture density (lb/ft³), at each depth. In a gas well, droplet transport is checked at the wellhead.',
      module: 'standards/api-rp-14e-1991/erosional-velocity.ts',
    },
  ],
  assumptions: [
    'The tubing is uniform, and the traverse starts at the wellhead.',
    'Temperature varies linearly with measured depth between wellhead and bottomhole.',
    'Water has a formation volume factor of 1, constant density and no dissolved gas. Liquid properties are averaged by in-situ volume.',
    'A static column consists of the mixed liquid of the flowing well, without separation of oil and water.',
    'If there is no free gas, or no liquid, every correlation reduces to single-phase pipe flow.',
    'The gravity term of an inclined well is multiplied by the sine of the inclination from horizontal. Only Beggs and Brill includes inclination in the holdup.',
    'The survey starts at the wellhead. If azimuths are not entered, the well lies in one vertical plane.',
    'Compared correlations use the same fluid and factors.',
  ],
  validity: [
    'Standing is valid for 100 to 258 °F, 16.5 to 63.8 °API and 20 to 1,425 scf/stb. The gas correlation is valid for a pseudo-reduced pressure from 0.2 to below 30 and a pseudo-reduced temperature above 1 and up to 3. All temperatures must be above 0 °F.',
    'Hagedorn and Brown is valid for tubing of 1 to 4 in and less than 5,000 scf/stb. Beggs and Brill is based on pipe of 1 to 1.5 in. Gray is valid for tubing smaller than 3.5 in, velocities below 50 ft/s, and less than 50 bbl/MMscf of condensate and 5 bbl/MMscf of water.',
    'The Hagedorn and Brown no-slip holdup floor raises the flowing pressure by 12 to 31 % in the verification well. In that well the chart holdup is below the no-slip holdup at low rates.',
    'Duns and Ros is valid for a liquid viscosity number of 0.002 to 2, but its bubble flow boundary is uncertain below a diameter number of 60. Its charts are taken from two public digitisations, which mostly agree within 10 %.',
    'A matched gravity factor outside 0.85 to 1.15 indicates doubtful data, fluid or correlation.',
  ],
  notChecked: [
    'Mechanistic models (Ansari, Hasan-Kabir, OLGAS)',
    'Heat transfer (temperature is entered)',
    'Tapered tubing, flow up the annulus, gas-lift valves and chokes in the string',
    'Emulsions, foam, hydrates, wax and scale; acid gas in the gas correlations',
    'Reservoir deliverability and well stability (see the nodal analysis)',
    'Gas wells by Cullender and Smith; compositional volatile oils and condensates',
  ],
}
