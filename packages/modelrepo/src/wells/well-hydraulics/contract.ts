/** Drilling hydraulics: what the workflow is, takes, gives and does not do. */
import {
  bourgoyne,
  dodgeMetzner,
  guoLiu,
  haciislamogluCartalos,
  lapeyrouse,
  metznerReed,
} from '@keelson/physics/rheology/sources.ts'
import { apiRp13d } from '@keelson/standards/api-rp-13d-2010/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Sections of a well that are calculated at once. */
const FEW_SECTIONS = 10

export const contract = defineContract({
  id: 'well-hydraulics',
  version: 1,
  status: 'stable',
  title: 'Drilling hydraulics: pressure losses, ECD, surge/swab, hole cleaning and bit',
  question:
    'What standpipe pressure and ECD does this circulation have, do surge and swab stay in the mud window, are the nozzles right and is the hole cleaned?',
  askedAs: [
    'What is the ECD at 450 gpm with 10.5 ppg mud in 8 1/2 inch hole?',
    'Will we break down the shoe by surge if we run the drill pipe in at 90 ft/min?',
    'Standpipe pressure and annular velocity while drilling, from the Fann readings?',
    'Which nozzles give the most HSI or jet impact with this mud pump?',
    'Does the mud carry the cuttings: slip velocity, transport ratio and carrying capacity index?',
    'Annular losses, swab and pump pressure of a Herschel-Bulkley or Bingham mud, with its PV and YP',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: apiRp13d, section: 'clauses 5 and 7: readings, velocities and the yield power law' },
    { source: bourgoyne, section: 'ch. 4: Bingham plastic, bit, best hydraulics, slip by Moore' },
    { source: guoLiu, section: 'ch. 2: power law, clinging constant, slip by Guo and Fang, carrying capacity' },
    { source: lapeyrouse, section: 'ch. 5: surge and swab, gel' },
    { source: metznerReed, section: 'power law in one pipe' },
    { source: dodgeMetzner, section: 'turbulent friction of the power law' },
    { source: haciislamogluCartalos, section: 'eccentric annuli' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.sections?.length ?? 0) > FEW_SECTIONS ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'standpipe_pressure',
    'equivalent_circulating_density',
    'surge_equivalent_mud_weight',
    'swab_equivalent_mud_weight',
    'hydraulic_power_per_area',
    'carrying_capacity_index',
    'pipe_pressure_loss',
    'annular_pressure_loss',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'One mud, incompressible, of one density and rheology from the surface to the bit and back.',
    'Friction acts along the measured depth, weight along the vertical depth; pressures drawn along the well take vertical depth in proportion to measured depth.',
    'Pipe bodies only: tool joints, couplings and stabilisers lose nothing, and the pipe does not turn.',
    'Surge and swab are steady at the peak speed, and the pipe is in the middle of the hole.',
    'Pore and fracture gradient are those at the bit, without a margin: demand and capacity show the distance.',
  ],
  validity: [
    'Valid for a flow behaviour index of 0.2 to 1. Outside, no check of a pressure in the moving mud passes.',
    'Hole cleaning: valid for an average inclination up to 30°, by the ratio of the depths. Above it, hole cleaning does not pass.',
    'Eccentric annuli: valid for a diameter ratio of 0.3 to 0.9, an index of 0.4 to 1 and an eccentricity up to 0.95. Outside, neither the circulating density nor the pump passes.',
    'The gradient of a Bingham plastic leaps at its critical Reynolds number: near it the loss is uncertain by that leap.',
    'API RP 13D of 2010 and Bourgoyne et al. by public descriptions: compare coefficients with the print. The edition of 2017 has the same method.',
  ],
  warnings,
  notChecked: [
    'Density and rheology under pressure and temperature (HPHT)',
    'Tool joints, rotation, couplings and stabilisers',
    'Transient surge: elastic pipe and mud, inertia, and the pressure that breaks the gel, which is answered apart',
    'Back pressure, booster lines and riserless drilling',
    'Beds of cuttings in deviated holes',
    'Yield power laws fitted to all six readings',
    'Pore and fracture gradient above the bit, at the shoe or in weak layers',
  ],
})
