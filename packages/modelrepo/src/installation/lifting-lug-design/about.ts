/** What a lifting lug's run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Lifting lug (padeye) design check',
  question: 'Is the padeye adequate at the eye, the base and the welds?',
  askedAs: [
    'Will this padeye hold 90 tonnes on a 75 mm pin?',
    'How thick must my lifting lug be?',
    'Check a pad eye of an offshore container to DNV 2.7-1',
    'Pin bearing and tear-out of a lug to AISC or ASME BTH-1?',
    'Is a 14 mm fillet enough to hold the lug with 5 % lateral load?',
    'Padeye with cheek plates and a bow shackle, sling out of plane: net section, bearing and weld',
  ],
  method: [
    {
      title: 'Design load',
      text: 'Static sling load times dynamic amplification times skew, and the fit of lug, pin and shackle.',
      module: 'standards/dnv-st-n001-2021/padeye-fit.ts',
    },
    {
      title: 'ANSI/AISC 360',
      text: 'Tensile rupture beside the hole, shear rupture beyond it, bearing of the pin and yield of the gross section, each nominal, allowable and with its resistance factor; the edge distance along the load against 1.33 of the effective width.',
      module: 'standards/aisc-360-2016/pin-connected.ts',
    },
    {
      title: 'ASME BTH-1',
      text: 'Tension beside the hole, fracture beyond it, shear on two planes and bearing, each with the design factor.',
      module: 'standards/asme-bth-1-2017/pin-connected.ts',
    },
    {
      title: 'DNV 2.7-1',
      text: 'Three times the weight on all legs but one; tear-out and contact stress against the yield strength.',
      module: 'standards/dnv-2.7-1-2013/padeye.ts',
    },
    {
      title: 'DNV-ST-E273',
      text: 'Design factor by operational class and mass; tear-out with the mean radius of plate and cheeks, and contact stress by whether the pin is close, against 0.85 of the yield strength.',
      module: 'standards/dnv-st-e273-2016/padeye.ts',
    },
    {
      title: 'Section at the base',
      text: 'Pull, bending in plane and out of plane at the corner where they add up, with the mean shear, as a von Mises stress.',
      module: 'physics/lug/base-section.ts',
    },
    {
      title: 'Fillet welds',
      text: 'Two lines along the faces; the components of the throat stress are added as a vector.',
      module: 'physics/lug/fillet-weld.ts',
    },
    {
      title: 'Allowable stress of the weld',
      text: '0.60 of the strength of the electrode over a safety factor of 2.00. A weld of full penetration is as strong as the plate: check the section at the base.',
      module: 'standards/aisc-360-2016/fillet-weld.ts',
    },
  ],
  assumptions: [
    'The hole is bored, stands midway between the sides, and the load acts in the plane of the plate.',
    'Cheek plates count in bearing only in ANSI/AISC 360; in DNV 2.7-1 and DNV-ST-E273 they count in full, and their welds must carry their share.',
    'The width of ANSI/AISC 360 D5.2(c), twice the effective width and the pin, can not be missed by an effective width that is at most what stands beside the hole: it is shown as a step and is no check.',
    'ASME BTH-1: the pin does not turn under load.',
    'The base is bent as a beam, elastic, with the lateral pull at the centre of the hole.',
  ],
  validity: [
    'DNV 2.7-1: gross mass up to 25 t; above it the pad eye is not assessed. A pin below 0.94 of its hole is rejected.',
    'Slings at 30 degrees from the horizontal or steeper.',
    'The clauses of DNV 2.7-1 and DNV-ST-E273 were read in public worked sheets, those of AISC, ASME and DNV-ST-N001 in public descriptions: compare them with the edition in force.',
  ],
  notChecked: [
    'Out-of-plane slings beyond the lateral share, and dishing of thin plates',
    'Welds of cheek plates, and the structure below the lug',
    'Bending and shear of the pin, and the shackle itself: see rigging',
    'Fatigue, brittle fracture, and through-thickness quality of the plate',
  ],
}
