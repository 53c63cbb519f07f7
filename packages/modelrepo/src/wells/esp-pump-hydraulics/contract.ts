/** Electrical submersible pumps: what the workflow is, takes, gives and does not do. */
import {
  alhanati,
  apiRp11s4,
  apiRp11s6,
  hi967,
  productionHandbook,
  takacsEsp,
  turpin,
  williamsHazen,
} from '@keelson/physics/esp/sources.ts'
import { standing } from '@keelson/physics/pvt/sources.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'esp-pump-hydraulics',
  version: 1,
  status: 'stable',
  title: 'Electrical submersible pump sizing and hydraulics',
  question:
    'How many stages, what motor and what cable does this well need, where does a given pump run, and does it bear the gas?',
  askedAs: [
    'How many stages and how many horsepower does my ESP need for 4400 barrels a day?',
    'Total dynamic head of an electrical submersible pump from the dynamic fluid level?',
    'At what rate will this ESP run at 55 Hz, and is it inside its recommended range?',
    'Is there too much gas at the ESP intake: Turpin number and natural separation?',
    'Voltage drop of the ESP cable and the kVA at surface?',
    'How does the ESP pump curve change on viscous oil by HI 9.6.7, or at another frequency?',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: apiRp11s4, section: 'sizing: stages, motor, cooling, cable' },
    { source: takacsEsp, section: 'heads, affinity, operating point, gas, cable' },
    { source: productionHandbook, section: 'ch. 13, the nine steps' },
    { source: hi967, section: 'parameter B and its factors' },
    { source: turpin, section: 'limit of stable operation' },
    { source: alhanati, section: 'natural separation, simplified' },
    { source: standing, section: 'solution gas and oil volume at the intake' },
    { source: williamsHazen, section: 'friction in the tubing' },
    { source: apiRp11s6, section: 'cable' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'stages',
    'motor_power_required',
    'operating_flow_rate',
    'operating_head',
    'motor_load',
    'cable_voltage_drop',
    'turpin_number',
    'free_gas_percent_at_intake',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'The well is vertical, the tubing uniform and as long as the pump is deep.',
    'One fluid of one gravity from the intake to the wellhead; it flows as thinly as water.',
    'The inflow is a straight line through its test; the rate of an operating point is that of the inflow, without shrinkage.',
    'Water has a formation volume factor of 1 and dissolves no gas; the annulus holds liquid without gas.',
    'All free gas at the intake goes through the pump in a design from inflow: none is separated.',
    'Head and power of a stage are those on water: neither gas nor viscosity is taken off.',
    'Stages are alike; motor losses, protector and slip are left out, and the speed follows the frequency.',
    'The voltage drop is resistive, at a power factor of 1.',
  ],
  validity: [
    'Pump curves are used between their first and last row; recommended range of a design at frequency, of an operating point at that of the curve.',
    'Intake pressure above 0: a rate that would take it lower cannot be drawn.',
    'Friction by Hazen and Williams holds for liquids as thin as water in turbulent flow: viscous or gassy flow takes a lift correlation, as in the nodal analysis of a well.',
    'Standing: valid for 100 to 258 °F, 16.5 to 63.8 °API and up to 1425 scf/stb. Outside, no check that rests on the free gas passes.',
    'Oil with less than 20 scf/stb: a warning, because next to no gas comes free.',
    'Free gas: above 10 % stages do not pass, above 40 % the motor does not pass either.',
    'ANSI/HI 9.6.7: B below 40; 1-3000 mm²/s, 3-260 m³/h and 6-130 m a stage, outside a warning.',
    'Standards and handbooks were read in public descriptions: compare the constants with the print before you sign.',
  ],
  warnings,
  notChecked: [
    'Shaft strength, housing pressure at shut-in head, thrust bearing: limits of the maker are not entered',
    'Gas lock, head lost to gas, gas handlers and tapered pumps',
    'Head on viscous oil within the operating point: correct the curve before it is entered',
    'Multiphase flow up the tubing, and gas lift by the gas in it',
    'Starting voltage, which is to be 50 to 65 % of the nameplate at least; reactance of the cable, drives, transformers and harmonics',
    'Motor temperature beyond the velocity past it; scale, sand and corrosion',
    'Suction pressure that the maker of the pump requires',
    'Run life and the cost of workovers',
  ],
})
