/** Diagnosis of dynamometer cards: what the workflow is, takes, gives and does not do. */
import { everittJennings, gibbs, takacs } from '@keelson/physics/rod-pump/sources.ts'
import { apiRp11br } from '@keelson/standards/api-rp-11br-2008/source.ts'
import { apiTr11l } from '@keelson/standards/api-tr-11l-2008/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { GROUPS } from './modes.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'dynacard-diagnostics',
  version: 1,
  status: 'stable',
  title: 'Sucker-rod pump dynamometer-card diagnostics',
  question:
    'What does the pump do at the foot of the rods, how full is it, what is wrong with it, and do rods and gearbox hold?',
  askedAs: [
    'Turn this surface dyno card into a downhole card and tell me the pump fillage.',
    'Is my rod pump pounding fluid, is it gas interference, or does the travelling or standing valve leak?',
    'What is the peak polished rod load and the Goodman loading of the rods?',
    'How many barrels a day does the beam pump displace by its dynamometer card?',
    'Is the gearbox overloaded, and is the pumping unit balanced?',
    'Sucker rods parted: at what depth, from the card?',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: gibbs, section: 'wave equation, periodic solution' },
    { source: everittJennings, section: 'finite differences' },
    { source: apiTr11l, section: 'fluid load and dimensionless groups' },
    { source: apiRp11br, section: 'modified Goodman stress diagram' },
    { source: takacs, section: 'pump card, torque factors, intake pressure' },
  ],
  kind: 'calculation',
  cost: (p) => (p.analysis === GROUPS ? 'instant' : 'standard'),
  params: inputs,
  rules,
  values,
  answers: [
    'diagnosis',
    'pump_fillage',
    'pump_displacement',
    'gross_pump_stroke',
    'goodman_rod_loading',
    'gearbox_loading',
    'pump_intake_pressure',
    'fluid_load',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'One stroke stands for all: the pump does the same in every stroke.',
    'The well is straight: rods do not rub on the tubing, and all damping is along the rods and in proportion to their speed.',
    'Loads at the pump are without the weight of the rods and without the pressures on them: 0 is no fluid load.',
    'Twenty harmonics, or half as many as there are samples: sharp corners of the card ring by some per cent of the fluid load.',
    'Crank and engine turn evenly: torque has no inertia in it, and the torque factor is that of the card itself.',
    'Fillage is read by load, at the level halfway between the plateaus.',
    'Below the top rod the loads are those that reach each section with the weight of the rods below it in the fluid.',
    'Test cards: valves that open and close at once, and a polished rod that moves as a cosine.',
  ],
  validity: [
    'Dimensionless damping of 0.05 to 0.3; outside a warning. Above 0.3 neither the energy nor the sections below pass; above 3 the input is rejected.',
    'Damping below 0.05: a warning, because it leaves more power and load in the pump card.',
    'Twenty samples or more at equal times; below 60 a warning.',
    'The thresholds of the diagnosis screen cards and stand in no standard: look at the card before a rig is sent.',
    'The modified Goodman diagram is of steel rods: the loading of other rods does not pass. The frequency factor of TR 11L is of steel rods of one diameter.',
    'Standards and papers were read in public descriptions: compare the constants with the print before you sign.',
  ],
  warnings,
  notChecked: [
    'Deviated wells: friction of rods on the tubing, and side load',
    'Geometry of the unit: its own torque factors, inertia of its parts, permissible load of its structure',
    'Buckling of the rods above the pump, couplings and their wear',
    'Leakage past the plunger, gas and shrinkage between pump and stock tank',
    'Worn barrel, stuck pump, bent barrel, sand, vibration and late valves: no rule here finds them',
    'Fibreglass rods: their own stress range diagram',
    'Motor power and its energy',
  ],
})
