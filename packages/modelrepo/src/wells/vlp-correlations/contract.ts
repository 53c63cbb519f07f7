/** Vertical lift: what the workflow is, takes, gives and does not do. */
import {
  beggsBrill,
  brillMukherjee,
  colebrook,
  coleman,
  dunsRos,
  gray,
  griffithWallis,
  hagedornBrown,
  payne,
  turner,
} from '@keelson/physics/multiphase/sources.ts'
import {
  beal,
  beggsRobinson,
  dranchukAbouKassem,
  glaso,
  jennings,
  leeGonzalezEakin,
  standing,
  sutton,
  vasquezBeggs,
} from '@keelson/physics/pvt/sources.ts'
import { taylorMason } from '@keelson/physics/wellbore/source.ts'
import { apiRp14e } from '@keelson/standards/api-rp-14e-1991/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { CURVE, TRAVERSE } from './modes.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'vlp-correlations',
  version: 1,
  status: 'stable',
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
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: hagedornBrown, section: 'as modified: no-slip floor, bubble flow of Griffith' },
    { source: griffithWallis, section: 'bubble flow' },
    { source: beggsBrill, section: 'as revised' },
    { source: payne, section: 'factor on the holdup' },
    { source: gray, section: 'App. B' },
    { source: dunsRos, section: 'regimes I to III and transition' },
    { source: colebrook, section: 'rough-pipe law' },
    { source: brillMukherjee, section: 'ch. 3 marching, ch. 4 chart fits, App. B fluids' },
    { source: standing, section: 'bubble point, gas in solution, volume factor' },
    { source: vasquezBeggs, section: 'eq 1 to 5' },
    { source: glaso, section: 'bubble point, volume factor, dead-oil viscosity' },
    { source: beggsRobinson, section: 'dead and live oil' },
    { source: beal, section: 'dead oil, fit of Standing' },
    { source: sutton, section: 'pseudo-critical state' },
    { source: dranchukAbouKassem, section: 'equation of state' },
    { source: leeGonzalezEakin, section: 'gas viscosity' },
    { source: jennings, section: 'water and gas' },
    { source: taylorMason, section: 'minimum curvature of the survey' },
    { source: apiRp14e, section: '2.5a erosional velocity' },
    { source: turner, section: 'droplet model' },
    { source: coleman, section: 'low-pressure wells' },
  ],
  kind: 'calculation',
  cost: (p) => (p.analysis === CURVE || p.analysis === TRAVERSE ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'flowing_bottomhole_pressure',
    'minimum_of_curve',
    'matched_gravity_correction_factor',
    'pressure_gradient',
    'pressure_drop',
    'liquid_holdup',
    'flow_pattern',
    'z_factor',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
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
  warnings,
  notChecked: [
    'Mechanistic models (Ansari, Hasan-Kabir, OLGAS)',
    'Heat transfer: the temperature is entered and not worked out',
    'Tapered tubing, flow up the annulus, gas-lift valves and chokes in the string',
    'Emulsions, foam, hydrates, wax and scale; acid gas in the gas correlations',
    'Whether the reservoir delivers the rate, and whether the well is stable at it: a nodal analysis tells',
    'Gas wells by Cullender and Smith; volatile oils and condensates by composition',
  ],
})
