/** What nodal-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { inflowMethod, liftMethod, limitMethod, nodeMethod, qualityMethod } from '../_shared/nodal/method.ts'

export const about: About = {
  title: 'System (nodal) analysis of a producing well, from the reservoir to the separator',
  question:
    'At what rate is the whole system in balance, from the reservoir to the separator, and where is the pressure spent?',
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
      title: 'Way of the tubing',
      text: 'Vertical, or along a survey by minimum curvature with the mean inclination of each step, so that a column at rest has the weight of its true vertical depth.',
      module: 'physics/multiphase/way.ts',
    },
    {
      title: 'Flowline',
      text: 'From the separator up by Beggs-Brill with the factor of Payne et al. and acceleration, at one temperature, in at least 60 midpoint steps; its inlet pressure stands behind the choke or at the wellhead.',
      module: 'physics/multiphase/outflow.ts',
    },
    {
      title: 'Choke',
      text: 'Critical flow by Gilbert, Ros, Baxendell or Achong: p_wh = A q_L R^B / S^C, never below the pressure behind the choke, which without a flowline is that of the atmosphere.',
      module: 'physics/multiphase/choke-laws.ts',
    },
    ...nodeMethod,
    {
      title: 'Losses',
      text: 'Reservoir, tubing, choke and flowline at the operating rate; they add up to the reservoir pressure less that of the separator, or of the wellhead.',
      module: 'physics/multiphase/losses.ts',
    },
    ...limitMethod,
    {
      title: 'Sensitivity',
      text: 'The whole system solved again for each value of the input, over the same scan of rates: the points are those that the run itself would have there.',
      module: 'modelrepo/wells/nodal-analysis/calculate-sensitivity.ts',
    },
    {
      title: 'What moves the well',
      text: 'Operating rate and open flow with each input a little down and up.',
      module: 'modelrepo/wells/_shared/nodal/swings.ts',
    },
    ...qualityMethod,
  ],
  assumptions: [
    'The tubing is uniform and ends at mid-perforation; without a survey the well is vertical.',
    'The operating rate does not depend on the node: at another node the same losses stand on the other side.',
    'The productivity index is of stock-tank oil and water is added by the water cut; at water cut 1 it is of the liquid.',
    'With skin, the index with skin sets the open flow, J p_r / 1.8; the curve of Standing is named beside it.',
    "Below the entered bubble point the inflow curves by Vogel; the fluid in the tubing has Standing's bubble point at the producing gas-oil ratio.",
    'Temperature is linear in measured depth between wellhead and bottomhole, and one along the flowline.',
    'The flowline has one inclination and one bore; what flows in it is what the well makes.',
    'Water has a formation volume factor of 1 and dissolves no gas; liquid properties are averages by volume in place.',
    'The laws of the choke are taken in absolute pressures, as Guo et al. print them; the paper of Gilbert has gauge pressures, 14.7 psi less.',
    'The exponent of a later inflow by Fetkovich is 1 where no tests give it.',
    'Lift gas for the deficit enters at the node and flows through choke and flowline.',
  ],
  validity: [
    'Fluid: Standing 100-258 °F, 16.5-63.8 °API, 20-1425 scf/stb; gas 0.2 <= p_pr < 30 and 1 < T_pr <= 3; above 0 °F throughout.',
    'Hagedorn-Brown: 1-4 in tubing, below 5000 scf/stb. Beggs-Brill: drawn from 1-1.5 in pipe. Gray: below 3.5 in, below 50 ft/s, little liquid.',
    'The holdup of Hagedorn-Brown is held at no-slip or above, as Brill and Mukherjee modify it.',
    'Chokes: critical flow, downstream at most 0.588 of upstream; beyond it the rate is an upper bound. Fields fit their own constants: the four laws lie 10 to 25 % apart.',
    'Duns-Ros: N_L 0.002-2; its bubble boundary is uncertain below N_d = 60.',
    'Fetkovich: 0.5 <= n <= 1. Eickmeier: saturated reservoirs.',
  ],
  notChecked: [
    'Sand production and a limit on the drawdown: no limit is entered',
    'Flow through the choke below critical (Sachdeva), erosion in choke and flowline',
    'Profile of the flowline over hills, its heat loss, slugs and riser bases',
    'Horizontal and fractured wells (Joshi, Babu-Odeh), gas wells by pseudo-pressure, commingled layers, networks',
    'Pumps and gas-lift valves in the string; changes of tubing size; flow up the annulus',
    'Oil-water inflow by Petrobras: the inflow of the oil is scaled by the water cut',
    'Emulsions, foam, hydrates, wax and scale; acid gas in the gas correlations',
    'Uncertainty of reservoir pressure, index and gas-oil ratio beyond the sensitivities',
  ],
}
