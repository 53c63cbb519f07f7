/** What synthetic-rope-mooring-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Fibre rope mooring: tension fatigue, creep rupture and minimum tension',
  question:
    'Do these polyester or other fibre ropes last the design life under their tension cycles, without creeping to rupture or going slack?',
  askedAs: [
    'Will the polyester mooring rope survive 25 years of tension cycles with a factor of 60?',
    'Does creep rupture or low tension govern my fibre rope?',
    'Is a minimum tension of 8 % MBL enough for polyester, and for aramid?',
    'Dynamic stiffness of a polyester line at 20 % MBL and the length to use with it?',
    'Fatigue damage of an HMPE rope with our own T-N curve and creep tests?',
    'Nylon, Dyneema or aramid line: axial compression at low tension, stiffness and creep life',
  ],
  method: [
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
  ],
  assumptions: [
    'Damage adds up linearly, whatever the order of the ranges; the cycles are totals over the design life.',
    'The curve, the factors and the creep law given hold for all ropes.',
    'The mean tension acts over the whole life.',
    'A year has 365.25 days.',
    'Stiffness is information: no margin depends on it.',
  ],
  validity: [
    'Polyester has a curve in the standard; nylon, HMPE and aramid need one of their own, HMPE its creep tests too.',
    'The creep law is a screening, with placeholders where nothing is given; no standard has it.',
    'Mean tensions up to 60 % of the breaking load: above it a pass in tension fatigue is not assessed.',
    'The least tension of aramid, 0.10, was not seen in print: compare it with the edition in force.',
  ],
  notChecked: [
    'Change in length: working curves, set-up and quasi-static stiffness by history',
    'Heat build-up, and creep of HMPE by temperature',
    'Number of cycles below the least tension, which may be allowed where it is small',
    'Strength of the rope, its terminations, abrasion, cutting and contact with the seabed',
    'The chain above and below the rope: mooring-fatigue',
    'Sea states behind the cycles: they are those given',
  ],
}
