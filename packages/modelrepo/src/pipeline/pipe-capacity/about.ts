/** What pipe-capacity answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const RP1111 = 'standards/api-rp-1111-2015'

const STD2RD = 'standards/api-std-2rd-2013'

export const about: About = {
  title: 'Pipe burst, collapse, propagation and combined-load capacity',
  question:
    'What internal and external pressure, tension and bending does this pipe or riser hold, does it need buckle arrestors, and how thick must it be?',
  askedAs: [
    'What MAOP can a 12.75 in OD, 0.5 in WT X65 line take by API RP 1111?',
    'Will the pipe or riser collapse, crushed by the sea at 1500 m, when it is empty or depressurised?',
    'Do I need buckle arrestors on this pipeline, and from which depth on?',
    'Can the pipe carry 500 kN of tension and some bending strain under pressure?',
    'How much corrosion can it lose before it bursts or is crushed by the sea?',
    'Pb, Pc and Pp of a bare pipe with ovality and bending, for several walls and codes',
  ],
  method: [
    {
      title: 'Wall',
      text: 'The nominal wall less the corrosion allowance, in every formula.',
      module: 'physics/pipe-wall.ts',
    },
    {
      title: 'Pressures',
      text: 'External pressure as given or by the water depth. P_net is the internal less the external pressure, P_ext the external less the smallest internal one.',
      module: 'physics/hydrostatic-pressure.ts',
    },
    {
      title: 'Burst of API RP 1111',
      text: 'By the logarithm of the diameters for D/t up to 15, by the thin wall above, both on the sum of yield and tensile strength. Hydrotest P_t with f_d, f_e and f_t; incidental 0.90 of it, design 0.80 of it.',
      module: `${RP1111}/burst.ts`,
    },
    {
      title: 'Burst of API STD 2RD',
      text: 'By the logarithm of the diameters; net internal pressure up to F_D times the burst pressure, with F_D 0.60 design, 0.67 incidental, 0.81 hydrotest.',
      module: `${STD2RD}/burst.ts`,
    },
    {
      title: 'Collapse of API RP 1111',
      text: 'P_c of yield P_y and elastic collapse P_el together; P_ext up to f_o times P_c.',
      module: `${RP1111}/collapse.ts`,
    },
    {
      title: 'Collapse of API STD 2RD',
      text: 'The same interaction with F_D 0.70 (seamless) or 0.60.',
      module: `${STD2RD}/collapse.ts`,
    },
    {
      title: 'Propagating buckle',
      text: 'P_p by yield strength and the ratio of wall to diameter to the power 2.4; buckle arrestors are required from f_p times P_p on.',
      module: `${RP1111}/propagation.ts`,
    },
    {
      title: 'Bending with external pressure',
      text: 'Bending strain with its safety factor over the buckling strain in pure bending, plus P_ext over f_c times P_c, up to the reduction by ovality.',
      module: `${RP1111}/bending.ts`,
    },
    {
      title: 'Tension, and tension with pressure',
      text: 'T_eff up to 0.60 of the yield tension T_y; P_net over burst pressure and T_eff over T_y, root of the sum of their squares, up to 0.90 operational, 0.96 extreme and hydrotest.',
      module: `${RP1111}/longitudinal.ts`,
    },
    {
      title: 'Method 1 of API STD 2RD',
      text: 'Moment over yield moment plus tension over yield tension, and P_net over burst pressure, root of the sum of their squares, up to F_D, 0.80 operating, 1.0 survival: linear in moment and tension at a given pressure, with P_c in place of the burst pressure where P_net is negative.',
      module: `${STD2RD}/combined.ts`,
    },
    {
      title: 'Walls back from the pressures',
      text: 'Burst and propagation in closed form; collapse by the one positive root of the cubic in the square of wall over diameter. The corrosion allowance is added back. Every capacity also over a range of walls.',
      module: `${RP1111}/collapse-wall.ts`,
    },
    {
      title: 'Cross-check by DNV-ST-F101',
      text: 'Containment, collapse and propagation of the same wall, side by side.',
      module: 'standards/dnv-st-f101-2021/collapse.ts',
    },
  ],
  assumptions: [
    't in every formula, D/t and areas included, is the nominal wall less the corrosion allowance; no mill tolerance is taken off, since the design factors contain it.',
    'Pressures are net at the point considered: internal less external for burst and the combined check, external less the smallest internal pressure for collapse, propagation and bending.',
    'Method 1 takes the pressure of the combined check: over the burst pressure, or over the collapse pressure where it acts from outside.',
    'API STD 2RD: the yield moment M_y is that of the thin ring; without a bending moment the elastic moment of the bending strain is used.',
    'Propagation and bending with external pressure are by API RP 1111 in both codes.',
    'f_c, the collapse factor with bending, is 1.0 unless given: earlier editions have none. Without bending that check is then less strict than the collapse check, which is always made beside it.',
    'The effective tension is entered as such: the tension in the wall, less P_i on the bore, plus P_o on the outside area.',
    'The limit of the combined load is the operational one unless given: 0.96 for extreme loads and hydrotest by API RP 1111, 1.0 for survival by API STD 2RD.',
    'The cross-check by DNV-ST-F101 is for safety class medium, alpha_U 0.96, seamless pipe, twice the ovality of API RP 1111, and the same net wall.',
  ],
  validity: [
    'Bending and propagation of API RP 1111 hold for D/t up to 50; above it, and with collapse below 10, a check may fail and does not pass.',
    'API RP 1111 accepts only materials with a weld joint factor of 1.0: with a lower one its burst check may fail and does not pass.',
    'No de-rating up to 121 °C; above it enter f_t (API RP 1111) or de-rated strengths (API STD 2RD).',
    'Method 1 of API STD 2RD is elastic: bending moments above the yield moment are beyond it.',
    'Section numbers, Method 1 factors and the f_c option follow public descriptions of the API standards: compare them with the edition in force.',
  ],
  notChecked: [
    'Methods 2, 3 and 4 of API STD 2RD, and its Method 1 with the pressure on the emptied pipe, unless that is sent as a negative net internal pressure',
    'Pipe-in-pipe: run the inner and the outer pipe each with its own net pressures',
    'Spacing and design of buckle arrestors',
    'Global buckling, fatigue, fracture, strain-based and displacement-controlled limits',
    'Hoop stress rules of ASME B31.4, B31.8 and 30 CFR 250, which may govern beside API RP 1111',
    'Drift of ovality and wall over the length; bends and connectors',
    'Force in the wall and von Mises stress',
  ],
}
