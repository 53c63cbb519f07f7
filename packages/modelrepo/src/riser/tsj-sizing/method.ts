/** The steps of the method, and where their equations stand. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Taper',
    text: 'Diameter and wall run straight from station to station, and the bending stiffness is that of the section at each place.',
    module: 'physics/tensioned-beam/joint.ts',
  },
  {
    title: 'Bending under tension',
    text: 'The slope that is left to turn fulfils (EI psi′)′ = T psi, fixed at the base along its axis, before a riser that is long and uniform. The moment for each radian left to turn is integrated from the thin end to the base, then slopes and deflections forwards.',
    module: 'physics/tensioned-beam/bent-joint.ts',
  },
  {
    title: 'Stresses',
    text: 'Average primary membrane stresses of API RP 2RD (1998): true wall tension, mean radial stress, hoop stress, and bending at the middle of the wall; the von Mises stress of the side that has more.',
    module: 'standards/api-rp-2rd-1998/primary-stress.ts',
  },
  {
    title: 'Verdict',
    text: 'The von Mises stress at 401 places along the joint and at its stations, and that of the riser just beyond the thin end, against the design factor times the yield strength.',
    module: 'modelrepo/riser/tsj-sizing/checks.ts',
  },
  {
    title: 'Sizing',
    text: 'By hand with this check: change base, wall and length until the utilisation is even along the joint and at most one. The change of the wall and the length of the joint are held against rules of practice, in warnings.',
    module: 'modelrepo/riser/tsj-sizing/warnings.ts',
  },
]
