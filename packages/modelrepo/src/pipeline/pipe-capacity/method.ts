/** The steps of the method, each with the module that holds its equations. */
import type { MethodStep } from '@keelson/workflow'

const RP1111 = 'standards/api-rp-1111-2015'
const STD2RD = 'standards/api-std-2rd-2013'

export const method: readonly MethodStep[] = [
  { title: 'Wall', text: 't = t_nom - t_corr, in every formula.', module: 'physics/pipe-wall.ts' },
  {
    title: 'Pressures',
    text: 'External pressure as given or rho_w g d. P_net = P_i - P_o; P_ext = P_o - P_min.',
    module: 'physics/hydrostatic-pressure.ts',
  },
  {
    title: 'Burst of API RP 1111',
    text: 'P_b = 0.45 (S + U) ln(D/(D - 2t)) for D/t up to 15, 0.90 (S + U) t/(D - t) above. Hydrotest P_t = f_d f_e f_t P_b, design 0.80 P_t, incidental 0.90 P_t.',
    module: `${RP1111}/burst.ts`,
  },
  {
    title: 'Burst of API STD 2RD',
    text: 'p_b = k (S + U) ln(D/(D - 2t)); p_i - p_e <= F_D p_b with F_D 0.60 design, 0.67 incidental, 0.81 hydrotest.',
    module: `${STD2RD}/burst.ts`,
  },
  {
    title: 'Collapse of API RP 1111',
    text: 'P_y = 2 S t/D, P_el = 2 E (t/D)^3/(1 - nu^2), P_c = P_y P_el/sqrt(P_y^2 + P_el^2); P_ext <= f_o P_c.',
    module: `${RP1111}/collapse.ts`,
  },
  {
    title: 'Collapse of API STD 2RD',
    text: 'The same interaction with F_D 0.70 (seamless) or 0.60.',
    module: `${STD2RD}/collapse.ts`,
  },
  {
    title: 'Propagating buckle',
    text: 'P_p = 24 S (t/D)^2.4; buckle arrestors are required from P_ext = f_p P_p on.',
    module: `${RP1111}/propagation.ts`,
  },
  {
    title: 'Bending with external pressure',
    text: 'f epsilon/epsilon_b + P_ext/(f_c P_c) <= g(delta), epsilon_b = t/(2D), g = 1/(1 + 20 delta).',
    module: `${RP1111}/bending.ts`,
  },
  {
    title: 'Tension, and tension with pressure',
    text: 'T_eff <= 0.60 T_y, T_y = S A; sqrt((P_net/P_b)^2 + (T_eff/T_y)^2) <= 0.90 operational, 0.96 extreme and hydrotest.',
    module: `${RP1111}/longitudinal.ts`,
  },
  {
    title: 'Method 1 of API STD 2RD',
    text: 'sqrt((|M|/M_y + |T_eff|/T_y)^2 + (P_net/p_b)^2) <= F_D, 0.80 operating, 1.0 survival: linear in moment and tension at a given pressure, with P_c in place of p_b where P_net is negative; M_y = (pi/4) S (D - t)^2 t.',
    module: `${STD2RD}/combined.ts`,
  },
  {
    title: 'Walls back from the pressures',
    text: 'Burst and propagation in closed form; collapse by the one positive root of the cubic in (t/D)^2. The corrosion allowance is added back. Every capacity also over a range of walls.',
    module: `${RP1111}/collapse-wall.ts`,
  },
  {
    title: 'Cross-check by DNV-ST-F101',
    text: 'Containment, collapse and propagation of the same wall, side by side.',
    module: 'standards/dnv-st-f101-2021/collapse.ts',
  },
]
