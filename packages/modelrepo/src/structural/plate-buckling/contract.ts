/** Plate buckling: what the workflow is, takes, gives and does not do. */
import { timoshenkoGere } from '@keelson/physics/plate-buckling/elastic.ts'
import { dnvRpC201 } from '@keelson/standards/dnv-rp-c201-2010/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'plate-buckling',
  version: 1,
  status: 'stable',
  title: 'Plate buckling check to DNV-RP-C201 (unstiffened plate between stiffeners)',
  question:
    'Does this plate between stiffeners and girders yield or buckle under its stresses and pressure, and how thick must it be?',
  askedAs: [
    'Will the deck plating buckle between the stiffeners?',
    'Is 18 mm of plate enough at 800 mm stiffener spacing?',
    'Biaxial compression and shear in a bottom panel by RP-C201: utilisation?',
    'How much water pressure does the panel take on top of its stresses?',
    'How thin can this plate be before it fails?',
    'Unstiffened hull or deck panel under longitudinal, transverse and shear stress and lateral pressure',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: dnvRpC201, section: 'sections 5 and 6' },
    { source: timoshenkoGere, section: 'chapter 9, elastic buckling' },
  ],
  kind: 'calculation',
  // Beyond pure bending the least thickness takes a longer search.
  cost: 'instant',
  pictureCost: ({ longitudinal_stress_ratio }) => (longitudinal_stress_ratio < -1 ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'governing_check',
    'minimum_thickness',
    'combined_utilisation',
    'von_mises_stress',
    'lateral_pressure_capacity',
    'sigma_x_rd',
    'sigma_y_rd',
    'tau_rd',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Stresses and pressure are design values: the load factors are in them.',
    'The thickness is what is left after corrosion.',
    'The plate is within the tolerances of fabrication that the practice assumes.',
    'Stiffeners and girders are stiff enough to keep the edges straight and in their plane.',
    'Where a stress varies, yield is checked at every corner, the resistance to pressure stands on the stresses given, and buckling on the stresses of 6.6 and 6.8.',
    'The elastic buckling stress is that of even compression, which is on the safe side where the stress varies.',
  ],
  validity: [
    'Flat rectangular plates with the stiffeners along the long side; the stresses in the plane stay below yield.',
    'Ratios of the longitudinal edge stresses above -2.',
    "Longitudinal stress that varies: Young's moduli of steel, from 200 GPa. Below it a pass is not assessed.",
    'Spacing over thickness above 120: the interaction factor is 0, with a warning.',
    'Clauses and coefficients follow public descriptions and open implementations of the 2010 edition: compare them with the print; later editions keep the method in their part 1.',
  ],
  warnings,
  notChecked: [
    'Stiffeners, girders and stiffened panels (sections 7 to 9): a plate that holds says nothing of the stiffener beside it',
    'Openings, outstands and flanges',
    'Permanent set under pressure, and pressure that acts with plate bending at the welds',
    'PULS, the nonlinear code of part 2 of later editions',
    'Fatigue and fracture',
  ],
})
