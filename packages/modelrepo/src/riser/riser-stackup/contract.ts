/** Drilling riser stack-up: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { sparks } from '@keelson/physics/riser-stack/stack-up.ts'
import { apiRp16q } from '@keelson/standards/api-rp-16q-2017/source.ts'
import { defineContract } from '@keelson/workflow'
import { method } from './method.ts'
import { charts, checks, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'riser-stackup',
  version: 1,
  status: 'stable',
  title: 'Drilling riser stack-up: weight, minimum top tension, wall thickness',
  question:
    'What top tension does this marine drilling riser need with its mud, so that it stays in effective tension when a tensioner fails?',
  askedAs: [
    'What top tension does my drilling riser need with heavy mud in it?',
    'Can we lose one riser tensioner and keep the slip joint in tension?',
    'Minimum slip ring tension of a marine riser by API RP 16Q?',
    'Is the tensioner setting enough to lift the LMRP off after a disconnect?',
    'How heavy is the riser stack-up of bare and buoyed joints?',
    'Effective tension above the LMRP and BOP with buoyancy joints, overpull and 12 ppg mud',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp16q, section: 'minimum top tension, maximum tension setting, lift-off' },
    { source: sparks, section: 'effective tension and apparent weight' },
    { source: youngBudynas, section: 'thin cylinder under internal pressure' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'minimum_top_tension',
    'overall_minimum_top_tension',
    'minimum_slip_ring_tension',
    'bottom_effective_tension',
    'bottom_effective_tension_failed',
    'utilisation',
    'top_tension_required',
    'wall_thickness_required',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Weights are in water, with auxiliary lines and couplings and without mud; the internal area has the bores of choke, kill and auxiliary lines, all of them full of the same mud.',
    'The section considered is the lower end of the string, above the lower marine riser package.',
    'Along the depth the apparent weight is even, or that of each kind of joint with the fluid columns shared out over the length: above still water the mud weighs more per length than this, below it less.',
    'Effective tension is of nominal weights; the tolerances enter the slip-ring tension alone.',
    'Failed tensioners give nothing, those left keep their setting.',
    'The setting is that of all tensioners; where it is left out it is the top tension of the simple rule.',
    'The overall minimum adds the missing overpull and the recoil margin to the minimum, as public workbooks of drilling risers do.',
    'The simple rule is a screen: it neither takes the lift off nor knows of mud.',
    'Barlow on the outside diameter and without bending or tension.',
  ],
  validity: [
    'A connected riser, straight and at rest.',
    'The string outweighs its buoyancy modules. If it does not, no check of its tension passes.',
    'A negative slip-ring tension is returned as it is, with a warning: buoyancy governs, and the lift-off of the lower marine riser package sets the tension.',
    'Factors follow public descriptions of API RP 16Q, its first and second edition: compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Angles of the flex joints, stresses of the tube and offset limits: they need a dynamic analysis',
    'Tension that varies with heave, and the stroke of the slip joint and the tensioners',
    'Disconnect with recoil, and hang-off in a storm',
    'Collapse of the main tube at mud loss, and the fill-up valve',
    'Mud gradients that differ along the riser, and riserless or gas-filled sections',
    'Choke, kill and booster lines, couplings and their ratings',
    'Fatigue by waves and by vortices',
  ],
})
