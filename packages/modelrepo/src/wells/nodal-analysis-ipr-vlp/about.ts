/** What nodal-analysis-ipr-vlp answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'
import { inflowMethod, liftMethod, limitMethod, nodeMethod, qualityMethod } from '../_shared/nodal/method.ts'

export const about: About = {
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
  method: [
    ...inflowMethod,
    ...liftMethod,
    ...nodeMethod,
    {
      title: 'Choke',
      text: 'Bean that holds the wellhead pressure by Gilbert and by Sachdeva in critical flow.',
      module: 'physics/multiphase/choke.ts',
    },
    ...limitMethod,
    {
      title: 'Sensitivity',
      text: 'Lift curves and operating rates with other tubing, wellhead pressure, gas-oil ratio, water cut, reservoir pressure, deliverability and skin.',
      module: 'modelrepo/wells/_shared/nodal/swings.ts',
    },
    ...qualityMethod,
  ],
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
  notChecked: [
    'Sand production and a limit on the drawdown: no limit is entered',
    'Flowline, separator and the pressure behind the choke',
    'Horizontal and fractured wells (Joshi, Babu-Odeh), gas wells by pseudo-pressure, commingled layers',
    'Deviation of the well, changes of tubing size, flow up the annulus',
    'Oil-water inflow by Petrobras: the inflow of the oil is scaled by the water cut',
    'Emulsions, foam, hydrates, wax and scale in the tubing; acid gas in the gas correlations',
    'Heading and other unsteady flow beyond the stability of the intersection',
  ],
}
