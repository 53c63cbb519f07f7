/** The steps of the method, each with the module that holds its equations. */
import type { MethodStep } from '@keelson/workflow'

const RP1111 = 'standards/api-rp-1111-2015'
const STD2RD = 'standards/api-std-2rd-2013'

export const method: readonly MethodStep[] = [
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
]
