/** Anchor capacity: what the workflow is, takes, gives and does not do. */
import * as soil from '@keelson/physics/soil/anchor-sources.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { ncelDragAnchors } from '@keelson/standards/ncel-tds-83-08r-1987/source.ts'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'anchor-capacity',
  version: 1,
  status: 'stable',
  title: 'Anchor capacity: drag, suction caisson, plate, and padeye load',
  question: 'Does this anchor hold the mooring line, and what does the line pull at its padeye?',
  askedAs: [
    'Is a 5 m suction pile of 15 m long enough for this line in soft clay?',
    'Where should the padeye sit, and what is lost if it sits higher?',
    'Uplift of a caisson with and without reverse end bearing?',
    'What does a 30 kip Stevpris drag anchor hold in mud, with 300 m of chain before it?',
    'Pullout of a plate anchor such as a SEPLA or VLA after keying?',
    'Inverse catenary: what angle and tension reach the lug under the seabed?',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: apiRp2sk, section: 'factors of safety of anchors, friction of line on the seabed' },
    { source: soil.randolphGourvenec, section: 'suction caissons and plate anchors' },
    { source: soil.yuLiuKongHu, section: 'shallow plate anchors' },
    { source: soil.murffHamilton, section: 'lateral bearing factor' },
    { source: soil.randolphHoulsby, section: 'full flow round a cylinder' },
    { source: soil.aubenyHanMurff, section: 'rigid caisson under a line' },
    { source: soil.supachawarote, section: 'envelope of horizontal and vertical pull' },
    { source: soil.neubeckerRandolph, section: 'embedded line' },
    { source: ufcMoorings, section: 'equation 26' },
    { source: ncelDragAnchors, section: 'coefficients of drag anchors' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'vertical_capacity',
    'horizontal_capacity',
    'interaction_utilisation',
    'system_holding_capacity',
    'pullout_capacity',
    'padeye_tension',
    'padeye_angle',
    'optimum_attachment_depth',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Undrained clay in one layer, its strength increasing evenly with depth; the pull is short enough not to drain it.',
    'The caisson is rigid and upright; the clay adheres to it behind, without a gap.',
    'The lid is sealed where passive suction counts, and vented where it does not.',
    'The padeye is on the wall; the moment of the vertical pull there is left out.',
    'The line lies in one plane; its own weight in the soil is left out.',
    'The line leaves a drag anchor along the seabed.',
  ],
  validity: [
    'Caissons of one to eight diameters. The envelope is valid for 1.5 to 5; outside it the pulls together are not assessed.',
    'Plates from one width deep; shallower ones are not assessed.',
    'A constant lateral bearing factor is for comparison only; the horizontal pull is then not assessed.',
    'The coefficients of drag anchors are recalled and not compared with the print: each run that reads them says so.',
    'Clauses and factors of API RP 2SK follow public descriptions: compare them with the print before you sign.',
  ],
  warnings,
  notChecked: [
    'Layered clay and sand; cyclic degradation, creep and set-up with time',
    'Tilt and twist of the caisson, torsion, a gap behind it, base shear',
    'Installation: penetration, underpressure, heave of the plug, buckling of the wall',
    'Strength of padeye, plate and caisson',
    'Embedment and drag of drag anchors, DNV-RP-E301; uplift at one is refused',
    'Partial factors of DNV-RP-E302 and DNV-RP-E303, which follow the consequence class',
    'Driven, drilled and rock anchors',
  ],
})
