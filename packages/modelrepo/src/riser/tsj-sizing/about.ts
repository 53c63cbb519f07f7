/** What tsj-sizing answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
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
  method: [
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
  ],
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
  notChecked: [
    'Large rotations',
    'Fatigue, of the weld at the base above all, and stress concentrations at steps and flanges',
    'Collapse, outer-fibre and thick-wall stresses, a minimum wall apart from the nominal one (api-rp-2rd-riser)',
    'Sizing by itself: the run checks one joint',
  ],
}
