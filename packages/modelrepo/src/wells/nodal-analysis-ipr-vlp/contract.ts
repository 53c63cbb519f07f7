/** Nodal analysis: what the workflow is, takes, gives and does not do. */
import { eickmeier, fetkovich, guo, jonesBlount, standing1971, vogel } from '@keelson/physics/inflow/sources.ts'
import {
  beggsBrill,
  dunsRos,
  gilbert,
  gray,
  hagedornBrown,
  sachdeva,
  turner,
} from '@keelson/physics/multiphase/sources.ts'
import { standing } from '@keelson/physics/pvt/sources.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import { defineContract } from '@keelson/workflow'
import { checksWith } from '../_shared/nodal/checks.ts'
import { INFLOW } from '../_shared/nodal/modes.ts'
import { warnings } from '../_shared/nodal/warnings.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'

export const contract = defineContract({
  id: 'nodal-analysis-ipr-vlp',
  version: 1,
  status: 'stable',
  title: 'Nodal analysis of a well: inflow and lift',
  question: 'At what rate and bottomhole pressure does the well flow, is it stable, and what would move it?',
  askedAs: [
    'How many barrels a day will this oil well make with 2 7/8 tubing?',
    'Where do the IPR and the VLP cross, and is that point stable?',
    'Will the well still flow naturally when the water cut goes up, or does it need gas lift or an ESP?',
    'What is the AOF and the productivity index from my well test, by Vogel or Fetkovich?',
    'What choke size holds this wellhead pressure, and do we run into erosional velocity in the tubing?',
    'Operating point of the inflow and outflow curves, as in Prosper, from PI, reservoir pressure, WHP and tubing size',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: vogel, section: 'eq 1' },
    { source: fetkovich, section: 'back-pressure curve, future inflow' },
    { source: jonesBlount, section: 'drawdown with turbulence' },
    { source: standing1971, section: 'flow efficiency' },
    { source: eickmeier, section: 'future inflow' },
    { source: guo, section: 'ch. 3 inflow' },
    { source: hagedornBrown, section: 'as modified: no-slip floor, bubble flow of Griffith' },
    { source: beggsBrill, section: 'as revised, with the factor of Payne et al. and acceleration' },
    { source: gray, section: 'App. B' },
    { source: dunsRos, section: 'regimes I to III and transition' },
    { source: standing, section: 'black oil, with the correlations beside it' },
    { source: apiRp14e, section: '2.5a erosional velocity' },
    { source: turner, section: 'droplet model' },
    { source: gilbert, section: 'choke, critical flow' },
    { source: sachdeva, section: 'choke, critical flow' },
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
    'drawdown',
    'lift_deficit',
    'absolute_open_flow',
    'productivity_index',
    'future_absolute_open_flow',
  ],
  checks: checksWith(),
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'The node is at mid-perforation, at the end of the tubing; the well is vertical and the tubing uniform.',
    'The productivity index is of stock-tank oil and water is added by the water cut; at water cut 1 it is of the liquid.',
    'With skin, the index with skin sets the open flow, J p_r / 1.8; the curve of Standing is named beside it.',
    "Below the entered bubble point the inflow curves by Vogel; the fluid in the tubing has Standing's bubble point at the producing gas-oil ratio.",
    'Temperature is linear in depth between wellhead and bottomhole.',
    'Water has a formation volume factor of 1 and dissolves no gas; liquid properties are averages by volume in place.',
    'The exponent of a later inflow by Fetkovich is 1 where no tests give it.',
    'Lift gas for the deficit enters at the node: gas from higher up has to be more.',
    'Chokes: specific heats 1700 (gas, constant volume) and 2100 J/(kg K), their ratio 1.28, discharge coefficient 0.85.',
  ],
  validity: [
    'Fluid: Standing 100-258 °F, 16.5-63.8 °API, 20-1425 scf/stb; gas 0.2 <= p_pr < 30 and 1 < T_pr <= 3; above 0 °F throughout.',
    'Hagedorn-Brown: 1-4 in tubing, below 5000 scf/stb. Beggs-Brill: drawn from 1-1.5 in pipe. Gray: below 3.5 in, below 50 ft/s, little liquid.',
    'The holdup of Hagedorn-Brown is held at no-slip or above, as Brill and Mukherjee modify it: without this floor the chart gives less pressure than flow without slip. Leaving it out lowers the lift pressure of the two wells of the cases by 8 and 19 %. Other fluid correlations move it by 3 to 5 %, and Beggs-Brill alike; the chart fits of Economides et al. raise it by 4 to 6 %.',
    'Duns-Ros: N_L 0.002-2; its bubble boundary is uncertain below N_d = 60. Fetkovich: 0.5 <= n <= 1. Eickmeier: saturated reservoirs.',
  ],
  warnings,
  notChecked: [
    'Sand production and a limit on the drawdown: no limit is entered',
    'Flowline, separator and the pressure behind the choke',
    'Horizontal and fractured wells (Joshi, Babu-Odeh), gas wells by pseudo-pressure, commingled layers',
    'Deviation of the well, changes of tubing size, flow up the annulus',
    'Oil-water inflow by Petrobras: the inflow of the oil is scaled by the water cut',
    'Emulsions, foam, hydrates, wax and scale in the tubing; acid gas in the gas correlations',
    'Heading and other unsteady flow beyond the stability of the intersection',
  ],
})
