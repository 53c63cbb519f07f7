/** Tapered stress joint: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { hetenyi } from '@keelson/physics/tensioned-beam/source.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'tsj-sizing',
  version: 1,
  status: 'stable',
  title: 'Tapered stress joint sizing',
  question:
    'Does this tapered stress joint, at the riser base or the hang-off, bear its tension, pressure and riser angle?',
  askedAs: [
    'Is my tapered stress joint strong enough for a 6 degree riser angle?',
    'What bending moment does the base of the stress joint take at hang-off?',
    'How thick and how long must the taper at the wellhead be?',
    'Titanium or steel for the SCR hang-off taper?',
    'Where along the stress joint is the von Mises stress highest?',
    'Taper length and wall of a titanium TSJ under tension and flex angle',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp2rd, section: '5.2, average primary membrane stresses and what they may be' },
    { source: hetenyi, section: 'beams under axial tension' },
    { source: youngBudynas, section: 'appendix A, section of a pipe' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'scan_maximum_utilisation',
    'scan_maximum_position',
    'riser_end_utilisation',
    'base_moment',
    'maximum_utilisation',
    'governing_position',
    'end_slope_remaining',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'The base is fixed along its axis; the effective tension is the same all along, and nothing loads the joint between its ends.',
    'The riser behind is long and uniform, and runs at the given angle to the axis of the base far away.',
    'Slopes are small; material is elastic.',
    'The wall of a station is that of stiffness and of hoop stress: give the minimum one where pressure governs.',
    'Bending stress is that at the middle of the wall, as in API RP 2RD.',
  ],
  validity: [
    'Angles up to 15 degrees, and no net external pressure. Outside these limits no check passes.',
    'API RP 2RD limits the bending stress at the middle of the wall. Below D/t of 10 the outer fibre carries clearly more: a warning is issued.',
    'Section numbers follow public descriptions of API RP 2RD (1998): compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Large rotations',
    'Fatigue, of the weld at the base above all, and stress concentrations at steps and flanges',
    'Collapse, outer-fibre and thick-wall stresses, a minimum wall apart from the nominal one (api-rp-2rd-riser)',
    'Sizing by itself: the run checks one joint',
  ],
})
export type { Params } from './params.ts'
