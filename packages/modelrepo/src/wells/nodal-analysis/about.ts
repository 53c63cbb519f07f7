/** What nodal-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { inflowMethod, liftMethod, limitMethod, nodeMethod, qualityMethod } from '../_shared/nodal/method.ts'

export const about: About = {
  title: 'Nodal analysis from reservoir to separator',
  question: 'At what rate does the well produce through its tubing, choke and flowline?',
  askedAs: [
    'What will the well make against a separator at 150 psi at the end of a 6000 ft flowline?',
    'What rate does a 28/64 choke give, and is the flow through the choke critical?',
    'How does the rate answer to flowline size and separator pressure?',
    'Where is the pressure lost between the reservoir, the tubing, the choke and the flowline?',
    'System analysis with the solution node at the wellhead and a sensitivity on choke size',
    'Where is the bottleneck of the whole production system, as in PIPESIM, from reservoir to separator?',
  ],
  method: [
    ...inflowMethod,
    ...liftMethod,
    {
      title: 'Tubing path',
      text: 'The tubing is vertical or follows a minimum curvature survey, using the mean inclination of each step. The weight of a static column is calculated from its true vertical depth.',
      module: 'physics/multiphase/way.ts',
    },
    {
      title: 'Flowline',
      text: 'Pressure in the flowline is integrated upstream from the separator by Beggs and Brill with the Payne et al. factor and acceleration. One uniform temperature and at least 60 midpoint steps are used. The resulting inlet pressure applies downstream of the choke, or at the wellhead if there is no choke.',
      module: 'physics/multiphase/outflow.ts',
    },
    {
      title: 'Choke',
      text: 'Critical flow follows Gilbert, Ros, Baxendell or Achong. The wellhead pressure is proportional to the liquid rate and to powers of gas-liquid ratio and bean size. The wellhead pressure is never below the downstream pressure, which is assumed atmospheric if there is no flowline.',
      module: 'physics/multiphase/choke-laws.ts',
    },
    ...nodeMethod,
    {
      title: 'Pressure losses',
      text: 'Reservoir, tubing, choke and flowline losses at the operating rate add up to the reservoir pressure minus the separator or wellhead pressure.',
      module: 'physics/multiphase/losses.ts',
    },
    ...limitMethod,
    {
      title: 'Sensitivity',
      text: 'The whole system is solved for each value of the varied input over the same scan of rates. Each point equals the result of a separate run.',
      module: 'modelrepo/wells/nodal-analysis/calculate-sensitivity.ts',
    },
    {
      title: 'Sensitivity to each input',
      text: 'Operating rate and absolute open flow are recalculated with each input slightly decreased and increased.',
      module: 'modelrepo/wells/_shared/nodal/swings.ts',
    },
    ...qualityMethod,
  ],
  assumptions: [
    'The tubing is uniform and ends at mid-perforation. If no survey is entered the well is vertical.',
    'The operating rate does not depend on the selected node. Changing the node only moves losses from one curve to the other.',
    'The productivity index refers to stock-tank oil, and water is added in proportion to the water cut. At a water cut of 1 the index refers to total liquid.',
    'With skin, the absolute open flow is J p_r / 1.8, where the productivity index J includes skin and p_r is the reservoir pressure. The value of the Standing curve is reported for comparison.',
    'Below the entered bubble point the inflow follows Vogel. The bubble point of the tubing fluid is calculated by Standing at the producing gas-oil ratio.',
    'Temperature varies linearly with measured depth between wellhead and bottomhole, and is uniform along the flowline.',
    'The flowline has one inclination and one bore and carries the production of this well only.',
    'Water has a formation volume factor of 1 and dissolves no gas. Liquid properties are averaged by volume at in-situ conditions.',
    'The choke correlations use absolute pressures, as published by Guo et al. The Gilbert paper uses gauge pressures, which are 14.7 psi lower.',
    'The exponent of the Fetkovich future inflow is 1 if no tests define it.',
    'Lift gas that makes up the deficit enters at the node and flows through the choke and flowline.',
  ],
  validity: [
    'The Standing correlations are valid for 100 to 258 °F, 16.5 to 63.8 °API and 20 to 1,425 scf/stb. The gas correlations are valid for a pseudo-reduced pressure from 0.2 to below 30 and a pseudo-reduced temperature above 1 and up to 3. All temperatures must be above 0 °F.',
    'Hagedorn and Brown is valid for tubing of 1 to 4 in and less than 5,000 scf/stb. Beggs and Brill was derived from pipe of 1 to 1.5 in. Gray is valid for tubing smaller than 3.5 in and velocities below 50 ft/s with little liquid.',
    'The Hagedorn and Brown holdup is not allowed to fall below the no-slip holdup, as modified by Brill and Mukherjee.',
    'The choke correlations are valid for critical flow, in which the downstream pressure is at most 0.588 times the upstream pressure. Above that ratio the rate is an upper bound. The constants were fitted to individual fields, so the four correlations differ by 10 to 25 %.',
    'Duns and Ros is valid for a liquid viscosity number of 0.002 to 2, but its bubble flow boundary is uncertain below a diameter number of 60.',
    'Fetkovich is valid for an exponent of 0.5 to 1. Eickmeier is valid for saturated reservoirs.',
  ],
  notChecked: [
    'Sand production and drawdown limits (no limits can be entered)',
    'Subcritical choke flow (Sachdeva), erosion in choke and flowline',
    'Flowline elevation profile, heat loss, slugging and risers',
    'Horizontal and fractured wells (Joshi, Babu-Odeh), gas wells by pseudo-pressure, commingled layers, networks',
    'Pumps and gas lift valves in the string, tubing size changes, annular flow',
    'Petrobras oil-water inflow (the oil inflow is scaled by the water cut)',
    'Emulsions, foam, hydrates, wax, scale, and acid gas in the gas correlations',
    'Uncertainty of reservoir pressure, productivity index and gas-oil ratio, other than by the sensitivities',
  ],
}
