/** What a lifting lug's run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Padeye (lifting lug) design',
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
      text: 'The static sling load is multiplied by the dynamic amplification and skew load factors. The fit of lug, pin and shackle is checked.',
      module: 'standards/dnv-st-n001-2021/padeye-fit.ts',
    },
    {
      title: 'ANSI/AISC 360',
      text: 'Tensile rupture at the hole, shear rupture beyond it, pin bearing and gross section yielding are calculated as nominal, ASD and LRFD strengths. The edge distance along the load shall be at least 1.33 times the effective width.',
      module: 'standards/aisc-360-2016/pin-connected.ts',
    },
    {
      title: 'ASME BTH-1',
      text: 'Tension at the hole, fracture beyond it, double plane shear and bearing are checked, each with the design factor.',
      module: 'standards/asme-bth-1-2017/pin-connected.ts',
    },
    {
      title: 'DNV 2.7-1',
      text: 'The sling force is three times the weight shared by all legs but one. Tear-out and contact stress are compared with the yield strength.',
      module: 'standards/dnv-2.7-1-2013/padeye.ts',
    },
    {
      title: 'DNV-ST-E273',
      text: 'The design factor depends on operational class and mass. Tear-out uses the mean radius of plate and cheeks, and contact stress depends on pin fit. Both are limited to 0.85 of the yield strength.',
      module: 'standards/dnv-st-e273-2016/padeye.ts',
    },
    {
      title: 'Base section',
      text: 'Tension, in-plane and out-of-plane bending are combined at the most stressed corner. With the mean shear stress they give a von Mises stress.',
      module: 'physics/lug/base-section.ts',
    },
    {
      title: 'Fillet welds',
      text: 'Two weld lines run along the faces. The throat stress components are added vectorially.',
      module: 'physics/lug/fillet-weld.ts',
    },
    {
      title: 'Allowable weld stress',
      text: 'The allowable is 0.60 of the electrode strength divided by a safety factor of 2.00. For a full penetration weld, check the base section instead.',
      module: 'standards/aisc-360-2016/fillet-weld.ts',
    },
  ],
  assumptions: [
    'The hole is bored and centred in the plate width, and the load acts in the plane of the plate.',
    'In ANSI/AISC 360, cheek plates contribute to bearing only. In DNV 2.7-1 and DNV-ST-E273 they contribute fully and their welds must carry their share.',
    'The AISC 360 D5.2(c) width is always satisfied because the effective width is limited to the actual width. It is reported as a step, not a check.',
    'For ASME BTH-1 the pin does not rotate under load.',
    'The base acts as an elastic beam section, with the lateral load at the hole centre.',
  ],
  validity: [
    'DNV 2.7-1 is valid for gross mass up to 25 t; above it the padeye is not assessed. A pin below 0.94 of its hole is rejected.',
    'Valid for sling angles of at least 30° from the horizontal.',
    'DNV 2.7-1 and DNV-ST-E273 clauses are taken from published worked examples, and AISC, ASME and DNV-ST-N001 clauses from published descriptions. Verify against the standards before issue.',
  ],
  notChecked: [
    'Out-of-plane slings above the lateral load fraction, and dishing of thin plates',
    'Cheek plate welds and the supporting structure',
    'Pin bending and shear, and the shackle (see rigging)',
    'Fatigue, brittle fracture and through-thickness plate properties',
  ],
}
