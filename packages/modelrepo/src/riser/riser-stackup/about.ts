/** What riser-stackup answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const STACK = 'physics/riser-stack/stack-up.ts'

const API = 'standards/api-rp-16q-2017/top-tension.ts'

export const about: About = {
  title: 'Drilling riser stack-up: weight, minimum top tension, wall thickness',
  question: 'What minimum top tension does the drilling riser require for its mud weight with failed tensioners?',
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
      text: 'The submerged weight without modules and the net module lift are entered or summed over the joints. The sum uses the number, length, weight per unit length and lift per unit length of each joint type.',
      module: STACK,
    },
    {
      title: 'Slip-ring tension',
      text: 'The slip-ring tension is the weight less the lift, both with tolerances, plus the weight of the mud column less the seawater column. The columns act on the internal area, including choke, kill and auxiliary lines. A negative value means that buoyancy governs.',
      module: API,
    },
    {
      title: 'Minimum top tension',
      text: 'The minimum top tension is the setting of all N_t tensioners that maintains the slip-ring tension if n_f tensioners fail. It equals the slip-ring tension divided by the tensioner reduction factor R_f and multiplied by N_t/(N_t − n_f).',
      module: API,
    },
    {
      title: 'Effective tension',
      text: 'The effective tension is R_f times the setting, less the nominal apparent weight above the section, for all tensioners and for those remaining after failure. Apparent weight per unit length is uniform, or as entered for each joint type, with the fluid columns distributed over the length.',
      module: STACK,
    },
    {
      title: 'Lift-off and upper limit',
      text: 'Connector overpull is calculated with the lower marine riser package (LMRP) suspended. The overall minimum is the minimum top tension plus the overpull shortfall at the tensioners and the recoil margin. The setting is limited to a fraction of the dynamic tension limit.',
      module: API,
    },
    {
      title: 'Simple rule',
      text: 'As a screening check, the top tension is a factor times the submerged weight. The tension decreases with depth as the submerged weight above increases. Module lift is not deducted.',
      module: 'physics/riser-stack/screen.ts',
    },
    {
      title: 'Wall thickness',
      text: 'The Barlow formula is applied to the outside diameter with a safety factor on yield strength.',
      module: 'physics/riser-stack/screen.ts',
    },
  ],
  assumptions: [
    'Weights are in water and include auxiliary lines and couplings but not mud. The internal area includes choke, kill and auxiliary line bores. The main tube and all lines are full of the same mud.',
    'The reference section is the lower end of the string, above the LMRP.',
    'The apparent weight per unit length is uniform, or as entered for each joint type, with fluid columns distributed over the length. Above still water the actual mud weight per unit length is higher; below still water it is lower.',
    'Effective tension is based on nominal weights. Tolerances are applied in the slip-ring tension only.',
    'Failed tensioners carry no load. The remaining tensioners maintain their setting.',
    'The setting is the total for all tensioners. If omitted, the simple rule top tension is used.',
    'The overall minimum is the minimum top tension plus overpull shortfall and recoil margin, as in published drilling riser workbooks.',
    'The simple rule is a screening check that excludes module lift and mud.',
    'The Barlow formula uses the outside diameter and excludes bending and tension.',
  ],
  validity: [
    'Valid for a connected, straight and static riser.',
    'Valid for a string heavier than its buoyancy module lift. Otherwise no tension check passes.',
    'A negative slip-ring tension is reported with a warning. Buoyancy then governs and LMRP lift-off sets the tension.',
    'Factors are taken from published descriptions of API RP 16Q, first and second editions. Verify against the standard before issue.',
  ],
  notChecked: [
    'Flex joint angles, tube stresses and offset limits, which require dynamic analysis',
    'Tension variation with heave, and slip joint and tensioner stroke',
    'Disconnection with recoil, and storm hang-off',
    'Main tube collapse on loss of mud, and the fill-up valve',
    'Mud gradients that vary along the riser, and riserless or gas-filled sections',
    'Choke, kill and booster line and coupling ratings',
    'Wave and VIV fatigue',
  ],
}
