/** API RP 2RD riser stress check: what the workflow is, takes, gives and does not do. */

import { sparks } from '@keelson/physics/member-stress/thick-tube.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { apiStd2rd } from '@keelson/standards/api-std-2rd-2013/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'api-rp-2rd-riser',
  version: 1,
  status: 'stable',
  title: 'API RP 2RD riser stress check',
  question: 'Does this riser pipe hold its tension, bending and pressures along its length by working stress?',
  askedAs: [
    'Check the von Mises stress of a riser by API RP 2RD.',
    'Is the riser pipe within two thirds of yield at every station?',
    'API STD 2RD Method 1 and Method 2 utilisation of a riser?',
    'True wall tension and hoop stress along a steel catenary riser?',
    'Riser stress in the extreme or survival case, with internal pressure?',
    'Membrane and bending stress of a top tensioned production riser, with hydrotest, in the working stress format',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp2rd, section: '5 primary membrane stresses, allowable stresses, collapse' },
    { source: apiStd2rd, section: '5 burst and collapse, 5.4.3 Methods 1 and 2, as a comparison' },
    { source: sparks, section: 'effective and true tension' },
    { source: youngBudynas, section: 'sections, bending and von Mises stress' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'governing_utilisation',
    'von_mises_stress',
    'allowable_stress',
    'true_wall_tension',
    'collapse_utilisation',
    'std2rd_status',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Tension, moment and pressures of a station act together: the caller sends the load case, or the envelope, that governs.',
    'Stresses are averages through the wall; shear and torsion are left out, as for plain pipe.',
    'The pipe is the same at all stations; a tapered joint has a workflow of its own.',
    'Bending stress is that of the middle of the wall.',
    'The effective tension is entered as such: the tension in the wall, less the internal pressure on the bore, plus the external one on the outside area.',
    'Collapse is that of a round pipe without tension and bending.',
  ],
  validity: [
    'API RP 2RD limits average stresses whatever the wall. Below D/t of 10 those of the fibres differ clearly: a warning is issued.',
    'The effective tension is not negative. Under effective compression the von Mises check does not pass.',
    'Methods 1 and 2 have no number where the pressure, or the tension with it, is beyond their limit: the comparison fails there.',
    'Clauses and factors follow public descriptions of both editions: compare them with the print. The collapse factors and that of the hydrotest are second-hand.',
  ],
  warnings,
  notChecked: [
    'Secondary stresses: the range of primary and secondary stress, up to three times the basic allowable one',
    'Collapse under tension and bending, and propagating collapse of the 1998 edition: DNV-OS-F201 has both',
    'Methods 3 and 4 of API STD 2RD; the third is DNV-OS-F201',
    'Stresses of the inner and outer fibre of thick walls',
    'Fatigue, vibration by vortices, clashing, and global buckling under effective compression',
    'Corrosion over the life: give the wall that is left',
    'Connectors, joints of other section and stress concentrations',
  ],
})
