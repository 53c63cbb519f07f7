/** What nodal-analysis-ipr-vlp answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { inflowMethod, liftMethod, limitMethod, nodeMethod, qualityMethod } from '../_shared/nodal/method.ts'

export const about: About = {
  title: 'Nodal analysis of inflow and vertical lift performance',
  question: 'What is the operating point of the well, and is it stable?',
  askedAs: [
    'How many barrels a day will this oil well make with 2 7/8 tubing?',
    'Where do the IPR and the VLP cross, and is that point stable?',
    'Will the well still flow naturally when the water cut goes up, or does it need gas lift or an ESP?',
    'What is the AOF and the productivity index from my well test, by Vogel or Fetkovich?',
    'What choke size holds this wellhead pressure, and do we run into erosional velocity in the tubing?',
    'Operating point of the inflow and outflow curves, as in Prosper, from PI, reservoir pressure, WHP and tubing size',
  ],
  method: [
    ...inflowMethod,
    ...liftMethod,
    ...nodeMethod,
    {
      title: 'Choke',
      text: 'The bean size that gives the wellhead pressure in critical flow is calculated by the Gilbert and Sachdeva correlations.',
      module: 'physics/multiphase/choke.ts',
    },
    ...limitMethod,
    {
      title: 'Sensitivity',
      text: 'Outflow curves and operating rates are recalculated for other values of tubing diameter, wellhead pressure, gas-oil ratio, water cut, reservoir pressure, deliverability and skin.',
      module: 'modelrepo/wells/_shared/nodal/swings.ts',
    },
    ...qualityMethod,
  ],
  assumptions: [
    'The node is at mid-perforation, at the end of the tubing. The well is vertical and the tubing uniform.',
    'The productivity index refers to stock-tank oil, and water is added in proportion to the water cut. At a water cut of 1 the index refers to total liquid.',
    'With skin, the absolute open flow is J p_r / 1.8, where the productivity index J includes skin and p_r is the reservoir pressure.',
    'Below the entered bubble point the inflow follows Vogel. The tubing fluid has the Standing bubble point at the producing gas-oil ratio.',
    'Temperature varies linearly with depth between wellhead and bottomhole.',
    'Water has a formation volume factor of 1 and dissolves no gas. Liquid properties are averaged by volume at in-situ conditions.',
    'The exponent of the Fetkovich future inflow is 1 if no tests define it.',
    'Lift gas that makes up the deficit enters at the node.',
    'The choke calculations use specific heats of 1,700 J/(kg·K) for gas (constant volume) and 2,100 J/(kg·K) for liquid. The specific heat ratio is 1.28 and the discharge coefficient 0.85.',
  ],
  validity: [
    'The Standing correlations are valid for 100 to 258 °F, 16.5 to 63.8 °API and 20 to 1,425 scf/stb. The gas correlations are valid for a pseudo-reduced pressure from 0.2 to below 30 and a pseudo-reduced temperature above 1 and up to 3. All temperatures must be above 0 °F.',
    'Hagedorn and Brown is valid for tubing of 1 to 4 in and less than 5,000 scf/stb. Beggs and Brill was derived from pipe of 1 to 1.5 in. Gray is valid for tubing smaller than 3.5 in and velocities below 50 ft/s with little liquid.',
    'The Hagedorn and Brown holdup is not allowed to fall below the no-slip holdup, as modified by Brill and Mukherjee. Without this limit the outflow pressure of the two verification wells is 8 % and 19 % lower. Other fluid correlations change the outflow pressure by 3 to 5 % for both Hagedorn and Brown and Beggs and Brill. The chart fits of Economides et al. raise the outflow pressure by 4 to 6 %.',
    'Duns and Ros is valid for a liquid viscosity number of 0.002 to 2, but its bubble flow boundary is uncertain below a diameter number of 60. Fetkovich is valid for an exponent of 0.5 to 1. Eickmeier is valid for saturated reservoirs.',
  ],
  notChecked: [
    'Sand production and drawdown limits (no limits can be entered)',
    'Flowline, separator and pressure downstream of the choke',
    'Horizontal and fractured wells (Joshi, Babu-Odeh), gas wells by pseudo-pressure, commingled layers',
    'Well deviation, tubing size changes, annular flow',
    'Petrobras oil-water inflow (the oil inflow is scaled by the water cut)',
    'Emulsions, foam, hydrates, wax and scale in the tubing, and acid gas in the gas correlations',
    'Heading and other unsteady flow, other than the stability of the intersection',
  ],
}
