/** The method in the order of the calculation. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Tension ranges',
    text: 'R is the tension range over the characteristic strength, which is a share of the breaking load: 0.95 without statistics of break tests.',
    module: 'standards/dnv-os-e301-2018/fibre-rope.ts',
  },
  {
    title: 'Fatigue curve',
    text: 'N = a_D R^−m: polyester by DNV-OS-E301, or as given for all ropes. Where a knockdown is given, a_D falls exponentially with the mean load ratio.',
    module: 'standards/dnv-os-e301-2018/fibre-rope.ts',
  },
  {
    title: 'Miner sum',
    text: 'Damage is the sum of n/N over the design life; margin one over damage times design fatigue factor.',
    module: 'physics/fatigue/miner.ts',
  },
  {
    title: 'Creep rupture',
    text: 'A screening law of no standard: the life falls by a number of decades per mean load ratio from that of a reference load. The margin is life over design life times its own safety factor; the factor on fatigue has no part in it.',
    module: 'physics/fibre-rope/creep.ts',
  },
  {
    title: 'Minimum tension',
    text: 'Minimum tension over breaking load, nothing where it is compression, over the least ratio allowed: 0.05 of polyester, nylon and HMPE, 0.10 of aramid.',
    module: 'standards/api-rp-2sm-2014/minimum-tension.ts',
  },
  {
    title: 'Stiffness',
    text: 'For information: static stiffness in proportion to the breaking load, dynamic stiffness linear in the mean load, and the factor on the unstretched length that keeps the mean tension.',
    module: 'standards/dnvgl-rp-e305-2015/stiffness.ts',
  },
  {
    title: 'Governing margin',
    text: 'The smallest over all ropes and mechanisms; of equal ones that of the first rope, and fatigue before creep before minimum tension.',
    module: 'modelrepo/mooring/synthetic-rope-mooring-fatigue/calculate-governing.ts',
  },
]
