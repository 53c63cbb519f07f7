/** What tsj-sizing answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Tapered stress joint sizing',
  question: 'Is the tapered stress joint adequate for its tension, pressure and riser angle?',
  askedAs: [
    'Is my tapered stress joint strong enough for a 6 degree riser angle?',
    'What bending moment does the base of the stress joint take at hang-off?',
    'How thick and how long must the taper at the wellhead be?',
    'Titanium or steel for the SCR hang-off taper?',
    'Where along the stress joint is the von Mises stress highest?',
    'Taper length and wall of a titanium TSJ under tension and flex angle',
  ],
  method: [
    {
      title: 'Taper',
      text: 'Diameter and wall thickness vary linearly between stations. The bending stiffness is calculated from the local section.',
      module: 'physics/tensioned-beam/joint.ts',
    },
    {
      title: 'Bending under tension',
      text: 'The remaining slope ψ satisfies (EI ψ′)′ = Tψ for effective tension T. The base is built in, with zero slope and deflection relative to its axis, and a long uniform riser lies above the thin end. The moment per radian of remaining slope is integrated from the thin end to the base. Slopes and deflections are then integrated from the base to the thin end.',
      module: 'physics/tensioned-beam/bent-joint.ts',
    },
    {
      title: 'Stresses',
      text: 'Average primary membrane stresses to API RP 2RD (1998) are calculated: true wall tension, mean radial stress, hoop stress and mid-wall bending stress. The von Mises stress is calculated for the more highly stressed side.',
      module: 'standards/api-rp-2rd-1998/primary-stress.ts',
    },
    {
      title: 'Verdict',
      text: 'The von Mises stress is evaluated at 401 positions along the joint, at its stations, and in the adjacent riser at the thin end. It is compared with the design factor times the yield strength.',
      module: 'modelrepo/riser/tsj-sizing/checks.ts',
    },
    {
      title: 'Sizing',
      text: 'Sizing is by trial and error with this check. Base diameter, wall thickness and length are adjusted until the utilisation is uniform along the joint and at most 1. Wall thickness change and joint length are compared with rules of thumb, and a warning is issued if these are not met.',
      module: 'modelrepo/riser/tsj-sizing/warnings.ts',
    },
  ],
  assumptions: [
    'The base is built in, with zero slope and deflection relative to its axis. The effective tension is constant, and no lateral load acts between the ends.',
    'The adjacent riser is long and uniform. Far from the joint it is at the entered angle to the base axis.',
    'Slopes are small and the material is elastic.',
    'The same wall thickness is used for stiffness and hoop stress at each station. If pressure governs, the minimum wall thickness is entered.',
    'Bending stress is evaluated at mid-wall, as in API RP 2RD.',
  ],
  validity: [
    'Valid for angles up to 15 degrees without net external pressure. Outside these limits no check passes.',
    'API RP 2RD limits the mid-wall bending stress. For D/t < 10 the outer fibre stress is significantly higher than this and a warning is issued.',
    'Section numbers are taken from published descriptions of API RP 2RD (1998). Verify against the standard before issue.',
  ],
  notChecked: [
    'Large rotations',
    'Fatigue, particularly of the base weld, and stress concentrations at steps and flanges',
    'Collapse, outer fibre and thick-wall stresses, and a minimum wall thickness different from nominal (see the API RP 2RD riser stress check)',
    'Automatic sizing; each run checks one joint',
  ],
}
