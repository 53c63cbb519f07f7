/** What synthetic-rope-mooring-fatigue answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Fibre rope mooring tension fatigue, creep rupture and minimum tension',
  question: 'Are the fibre ropes adequate for tension fatigue, creep rupture and minimum tension over the design life?',
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
      text: 'R is the tension range divided by the characteristic strength. The characteristic strength is 0.95 times the breaking load if there are no break test statistics.',
      module: 'standards/dnv-os-e301-2018/fibre-rope.ts',
    },
    {
      title: 'Fatigue curve',
      text: 'The cycles to failure are a_D divided by the tension range ratio to the power m, with the DNV-OS-E301 polyester curve or the curve entered for all ropes. If a mean load knockdown is entered, a_D decreases exponentially with the mean load ratio.',
      module: 'standards/dnv-os-e301-2018/fibre-rope.ts',
    },
    {
      title: "Miner's sum",
      text: 'Damage is the sum of n/N over the design life. The margin is 1/(damage × design fatigue factor).',
      module: 'physics/fatigue/miner.ts',
    },
    {
      title: 'Creep rupture',
      text: 'A screening law, not from a standard, is used. From the life at the reference load ratio, life decreases by the entered number of decades per unit increase in mean load ratio. The margin is life divided by (design life × creep safety factor). The design fatigue factor does not apply.',
      module: 'physics/fibre-rope/creep.ts',
    },
    {
      title: 'Minimum tension',
      text: 'The ratio of minimum tension to breaking load, set to zero in compression, is divided by the minimum allowable ratio. The allowable ratio is 0.05 for polyester, nylon and HMPE, and 0.10 for aramid.',
      module: 'standards/api-rp-2sm-2014/minimum-tension.ts',
    },
    {
      title: 'Stiffness',
      text: 'Static stiffness is proportional to breaking load and dynamic stiffness is linear in mean load. A factor on the unstretched length maintains the mean tension. These results are for information.',
      module: 'standards/dnvgl-rp-e305-2015/stiffness.ts',
    },
    {
      title: 'Governing margin',
      text: 'The governing margin is the minimum over all ropes and mechanisms. If margins are equal, the first rope governs, and the mechanisms govern in the order fatigue, creep, minimum tension.',
      module: 'modelrepo/mooring/synthetic-rope-mooring-fatigue/calculate-governing.ts',
    },
  ],
  assumptions: [
    'Damage accumulates linearly and independently of the order of the ranges. Cycles are totals over the design life.',
    'The fatigue curve, factors and creep law entered apply to all ropes.',
    'The mean tension acts over the whole design life.',
    'A year has 365.25 days.',
    'Stiffness is for information and does not affect the margins.',
  ],
  validity: [
    'Valid for polyester with the standard curve. Nylon, HMPE and aramid require their own curves, and HMPE requires creep test data.',
    'The creep law is valid for screening only, with placeholder values by default. It is not from a standard.',
    'Valid for mean tension ≤ 60 % of breaking load. Above this limit a tension fatigue check that would otherwise pass is reported as not assessed.',
    'The minimum tension ratio for aramid, 0.10, is not verified against the published standard. Verify against the current edition before issue.',
  ],
  notChecked: [
    'Length change: working curves, installation stiffness and history-dependent quasi-static stiffness',
    'Heat build-up and temperature-dependent HMPE creep',
    'Number of cycles below the minimum tension, which may be permitted if small',
    'Rope strength, terminations, abrasion, cutting and seabed contact',
    'Chain above and below the rope (see the mooring line fatigue workflow)',
    'Sea states from which the cycles are derived (the cycles are inputs)',
  ],
}
