/** System analysis: what the workflow is, takes, gives and does not do. */

import { eickmeier, fetkovich, guo, jonesBlount, standing1971, vogel } from '@keelson/physics/inflow/sources.ts'
import { CRITICAL_CHOKE } from '@keelson/physics/multiphase/choke-laws.ts'
import {
  beggsBrill,
  brillMukherjee,
  dunsRos,
  gilbert,
  gray,
  hagedornBrown,
  machProano,
  turner,
} from '@keelson/physics/multiphase/sources.ts'
import { standing } from '@keelson/physics/pvt/sources.ts'
import { taylorMason } from '@keelson/physics/wellbore/source.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import { defineContract } from '@keelson/workflow'
import { STEEP } from '../_shared/lift/reaches.ts'
import { checksWith } from '../_shared/nodal/checks.ts'
import { INFLOW } from '../_shared/nodal/modes.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'nodal-analysis',
  version: 1,
  status: 'stable',
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
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: machProano, section: 'systems analysis from the reservoir to the separator' },
    { source: vogel, section: 'eq 1' },
    { source: fetkovich, section: 'back-pressure curve, future inflow' },
    { source: jonesBlount, section: 'drawdown with turbulence' },
    { source: standing1971, section: 'flow efficiency' },
    { source: eickmeier, section: 'future inflow' },
    { source: guo, section: 'ch. 3 inflow, ch. 5 critical choke flow' },
    { source: gilbert, section: 'choke, critical flow' },
    { source: hagedornBrown, section: 'as modified: no-slip floor, bubble flow of Griffith' },
    { source: beggsBrill, section: 'as revised, with the factor of Payne et al. and acceleration; the flowline' },
    { source: gray, section: 'App. B' },
    { source: dunsRos, section: 'regimes I to III and transition' },
    { source: brillMukherjee, section: 'ch. 1 systems analysis, ch. 3 marching, ch. 4 chart fits' },
    { source: standing, section: 'black oil, with the correlations beside it' },
    { source: taylorMason, section: 'minimum curvature of the survey' },
    { source: apiRp14e, section: '2.5a erosional velocity' },
    { source: turner, section: 'droplet model' },
  ],
  kind: 'calculation',
  cost: (p) => (p.analysis === INFLOW ? 'instant' : 'standard'),
  params: inputs,
  rules,
  values,
  answers: [
    'operating_liquid_rate',
    'operating_oil_rate',
    'operating_flowing_pressure',
    'operating_wellhead_pressure',
    'drawdown',
    'lift_deficit',
    'absolute_open_flow',
    'productivity_index',
  ],
  checks: checksWith([STEEP, CRITICAL_CHOKE]),
  tables,
  charts,
  figures,
  deliverables: [],
  method,
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
  warnings,
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
})
