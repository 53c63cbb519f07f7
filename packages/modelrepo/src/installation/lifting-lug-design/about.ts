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
      text: 'The static sling load is multiplied by the dynamic amplification and skew load factors. The fit of padeye, pin and shackle is checked.',
      module: 'standards/dnv-st-n001-2021/padeye-fit.ts',
    },
    {
      title: 'ANSI/AISC 360',
      text: 'Nominal, ASD and LRFD strengths are calculated for tensile rupture at the hole, shear rupture beyond the hole, pin bearing and gross section yielding. The edge distance along the load shall be at least 1.33 times the effective width.',
      module: 'standards/aisc-360-2016/pin-connected.ts',
    },
    {
      title: 'ASME BTH-1',
      text: 'Tension at the hole, fracture beyond the hole, double plane shear and bearing are checked. Each strength includes the design factor.',
      module: 'standards/asme-bth-1-2017/pin-connected.ts',
    },
    {
      title: 'DNV 2.7-1',
      text: 'The sling force is three times the gross weight, shared by all legs but one. Tear-out and contact stress are compared with the yield strength.',
      module: 'standards/dnv-2.7-1-2013/padeye.ts',
    },
    {
      title: 'DNV-ST-E273',
      text: 'The design factor depends on operational class and mass. Tear-out stress is based on the mean radius of main plate and cheek plates, and contact stress on the pin fit. Both stresses are limited to 0.85 times the yield strength.',
      module: 'standards/dnv-st-e273-2016/padeye.ts',
    },
    {
      title: 'Base section',
      text: 'Stresses from tension and from in-plane and out-of-plane bending are combined at the most stressed corner. The von Mises stress also includes the mean shear stress.',
      module: 'physics/lug/base-section.ts',
    },
    {
      title: 'Fillet welds',
      text: 'Two weld lines run along the plate faces. The throat stress components are added vectorially.',
      module: 'physics/lug/fillet-weld.ts',
    },
    {
      title: 'Allowable weld stress',
      text: 'The allowable weld stress is 0.60 times the electrode strength divided by a safety factor of 2.00. For a full penetration weld, check the base section instead.',
      module: 'standards/aisc-360-2016/fillet-weld.ts',
    },
  ],
  assumptions: [
    'The hole is bored and centred in the plate width, and the load acts in the plane of the plate.',
    'In ANSI/AISC 360, cheek plates contribute to bearing only. In DNV 2.7-1 and DNV-ST-E273 they contribute fully, so their welds must carry the corresponding load.',
    'The AISC 360 D5.2(c) width is always satisfied because the effective width is limited to the actual width. It is reported as a step, not a check.',
    'For ASME BTH-1 the pin does not rotate under load.',
    'The base acts as an elastic beam section, with the lateral load at the hole centre.',
  ],
  validity: [
    'DNV 2.7-1 is valid for a gross mass up to 25 t; above this the padeye is not assessed. A pin diameter below 0.94 times the hole diameter is rejected.',
    'Valid for sling angles of at least 30° from the horizontal.',
    'DNV 2.7-1 and DNV-ST-E273 clauses are taken from published worked examples, and AISC, ASME and DNV-ST-N001 clauses from published descriptions. Verify against the standards before issue.',
  ],
  notChecked: [
    'Out-of-plane sling loads above the lateral load fraction, and dishing of thin plates',
    'Cheek plate welds and the supporting structure',
    'Pin bending and shear, and the shackle (see the rigging workflow)',
    'Fatigue, brittle fracture and through-thickness plate properties',
  ],
}
