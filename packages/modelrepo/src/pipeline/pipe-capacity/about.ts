/** What pipe-capacity answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const RP1111 = 'standards/api-rp-1111-2015'

const STD2RD = 'standards/api-std-2rd-2013'

export const about: About = {
  title: 'Pipe burst, collapse, propagation and combined-load capacity',
  question:
    'Is the pipe adequate for pressure, tension and bending, and are buckle arrestors or a greater wall thickness required?',
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
      title: 'Wall thickness',
      text: 'The nominal wall thickness less the corrosion allowance is used in every formula.',
      module: 'physics/pipe-wall.ts',
    },
    {
      title: 'Pressures',
      text: 'The external pressure is entered or calculated from the water depth. The net internal pressure P_net is the internal less the external pressure. The net external pressure P_ext is the external less the minimum internal pressure.',
      module: 'physics/hydrostatic-pressure.ts',
    },
    {
      title: 'API RP 1111 burst',
      text: 'The logarithmic formula is used for D/t up to 15 and the thin-wall formula above 15. Both use the sum of yield and tensile strength. The hydrostatic test limit P_t includes the design, weld joint and temperature factors f_d, f_e and f_t. The incidental limit is 0.90 P_t and the design limit is 0.80 P_t.',
      module: `${RP1111}/burst.ts`,
    },
    {
      title: 'API STD 2RD burst',
      text: 'The logarithmic formula is used. Net internal pressure is limited to the design factor F_D times the burst pressure. F_D is 0.60 (design), 0.67 (incidental) or 0.81 (hydrotest).',
      module: `${STD2RD}/burst.ts`,
    },
    {
      title: 'API RP 1111 collapse',
      text: 'The collapse pressure P_c combines the yield collapse pressure P_y and the elastic collapse pressure P_el. P_ext is limited to the collapse factor f_o times P_c.',
      module: `${RP1111}/collapse.ts`,
    },
    {
      title: 'API STD 2RD collapse',
      text: 'The same interaction formula is used, with an F_D of 0.70 (seamless) or 0.60.',
      module: `${STD2RD}/collapse.ts`,
    },
    {
      title: 'Propagating buckle',
      text: 'The propagation pressure P_p is calculated from the yield strength and t/D raised to the power 2.4. Buckle arrestors are required if P_ext reaches the propagating buckle factor f_p times P_p.',
      module: `${RP1111}/propagation.ts`,
    },
    {
      title: 'Bending with external pressure',
      text: 'The factored bending strain is divided by the buckling strain in pure bending. P_ext divided by (f_c × P_c) is added. The sum is limited to the ovality reduction factor.',
      module: `${RP1111}/bending.ts`,
    },
    {
      title: 'Tension, and combined tension and pressure',
      text: 'The effective tension T_eff is limited to 0.60 times the yield tension T_y. The ratios of P_net to burst pressure and T_eff to T_y are combined as the root sum of squares. The limit is 0.90 (operational) or 0.96 (extreme and hydrotest).',
      module: `${RP1111}/longitudinal.ts`,
    },
    {
      title: 'API STD 2RD Method 1',
      text: 'The ratios of moment to yield moment and tension to yield tension are added. The sum is combined with the ratio of P_net to burst pressure as the root sum of squares. The limit F_D is 0.80 (operating) or 1.0 (survival). If P_net is negative, P_c replaces the burst pressure.',
      module: `${STD2RD}/combined.ts`,
    },
    {
      title: 'Required wall thickness',
      text: 'Burst and propagation are solved in closed form. Collapse is solved as the single positive root of a cubic equation in (t/D)². The corrosion allowance is added. Capacities are also calculated over a range of wall thicknesses.',
      module: `${RP1111}/collapse-wall.ts`,
    },
    {
      title: 'DNV-ST-F101 comparison',
      text: 'Containment, collapse and propagation are also calculated to DNV-ST-F101 for the same wall thickness.',
      module: 'standards/dnv-st-f101-2021/collapse.ts',
    },
  ],
  assumptions: [
    'All formulas, including D/t and areas, use the nominal wall thickness less the corrosion allowance. Mill tolerance is not deducted because the design factors include it.',
    'Pressures are net at the point considered. Burst and the combined check use internal less external pressure. Collapse, propagation and bending use external less minimum internal pressure.',
    'Method 1 uses the pressure of the combined check, divided by the burst pressure or, if external, by the collapse pressure.',
    'For API STD 2RD, the thin-ring formula is used for the yield moment M_y. If no bending moment is entered, the elastic moment for the bending strain is used.',
    'Propagation and bending with external pressure follow API RP 1111 for both codes.',
    'The collapse factor with bending, f_c, is 1.0 unless entered, as in earlier editions. Without bending, this check is then less strict than the collapse check, which is always assessed.',
    'The entered tension is the effective tension. It equals the tension in the pipe wall less P_i times the bore area plus P_o times the outside area.',
    'The combined load limit is the operational value unless entered. API RP 1111 permits 0.96 for extreme loads and hydrotest. API STD 2RD permits 1.0 for survival.',
    'The DNV-ST-F101 comparison assumes safety class medium, alpha_U 0.96, seamless pipe, twice the API RP 1111 ovality and the same net wall thickness.',
  ],
  validity: [
    'API RP 1111 bending and propagation are valid for D/t up to 50. Above 50, or for collapse at D/t below 10, a check can fail but cannot pass.',
    'API RP 1111 accepts only materials with a weld joint factor of 1.0. With a lower factor the burst check can fail but cannot pass.',
    'No de-rating is required up to 121 °C. Above this, enter f_t (API RP 1111) or de-rated strengths (API STD 2RD).',
    'API STD 2RD Method 1 is elastic. It is valid for bending moments up to the yield moment.',
    'Section numbers, Method 1 factors and the f_c option are taken from published descriptions of the API standards. Verify against the edition in force before issue.',
  ],
  notChecked: [
    'API STD 2RD Methods 2, 3 and 4, and Method 1 for the emptied pipe unless entered as a negative net internal pressure',
    'Pipe-in-pipe (run the inner and outer pipes separately with their own net pressures)',
    'Buckle arrestor spacing and design',
    'Global buckling, fatigue, fracture, and strain-based and displacement-controlled limits',
    'Hoop stress rules of ASME B31.4, B31.8 and 30 CFR 250, which may govern instead of API RP 1111',
    'Variation of ovality and wall thickness along the pipe, bends and connectors',
    'Pipe wall axial force and von Mises stress',
  ],
}
