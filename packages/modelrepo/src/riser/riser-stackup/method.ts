/** The steps of the method, and the modules that hold their equations. */
import type { MethodStep } from '@keelson/workflow'

const STACK = 'physics/riser-stack/stack-up.ts'
const API = 'standards/api-rp-16q-2017/top-tension.ts'

export const method: readonly MethodStep[] = [
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
]
