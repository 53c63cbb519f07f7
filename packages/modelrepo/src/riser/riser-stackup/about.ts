/** What riser-stackup answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const STACK = 'physics/riser-stack/stack-up.ts'

const API = 'standards/api-rp-16q-2017/top-tension.ts'

export const about: About = {
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
  method: [
    {
      title: 'Stack-up',
      text: 'Submerged weight without modules and net lift of the modules, as given or summed over the joints: number, length, weight and lift per length of each kind.',
      module: STACK,
    },
    {
      title: 'Slip-ring tension',
      text: 'Weight with its tolerance, less the lift with its own, and the columns of mud and seawater on the internal area with choke, kill and auxiliary lines. A negative one means that buoyancy governs.',
      module: API,
    },
    {
      title: 'Minimum top tension',
      text: 'Setting of all N_t tensioners that leaves the slip-ring tension when n_f of them fail: over the vertical share R_f, times N_t/(N_t - n_f).',
      module: API,
    },
    {
      title: 'Effective tension',
      text: 'At the setting, with nominal weights: R_f T_set less the apparent weight above, with all tensioners and with those left. Along the depth the apparent weight is even; between kinds of joints it is theirs, the fluid columns shared out over the length.',
      module: STACK,
    },
    {
      title: 'Lift-off and upper limit',
      text: 'Overpull at the connector with the lower marine riser package hanging; the overall minimum adds to the minimum what its overpull lacks, at the tensioners, and the margin for recoil. The setting stays below its share of the dynamic tension limit.',
      module: API,
    },
    {
      title: 'Simple rule',
      text: 'Top tension as a factor on the submerged weight, falling with it along the depth: a screen. The lift is not taken off.',
      module: 'physics/riser-stack/screen.ts',
    },
    {
      title: 'Wall',
      text: 'By Barlow on the outside diameter, with a factor on the yield strength.',
      module: 'physics/riser-stack/screen.ts',
    },
  ],
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
  notChecked: [
    'Angles of the flex joints, stresses of the tube and offset limits: they need a dynamic analysis',
    'Tension that varies with heave, and the stroke of the slip joint and the tensioners',
    'Disconnect with recoil, and hang-off in a storm',
    'Collapse of the main tube at mud loss, and the fill-up valve',
    'Mud gradients that differ along the riser, and riserless or gas-filled sections',
    'Choke, kill and booster lines, couplings and their ratings',
    'Fatigue by waves and by vortices',
  ],
}
