/** The steps of the method, and the modules that hold their equations. */

export const method = [
  {
    title: 'Effective compression',
    text: 'P = dp A_i (1 - 2 nu) + A_s E alpha dT - H, compression positive; at each surveyed imperfection with its own temperature rise.',
    module: 'physics/pipeline-buckling/effective-force.ts',
  },
  {
    title: 'Universal curve',
    text: 'phi_L = L sqrt(P/EI); phi_w = 0.0646 below 4.49, 5.68/phi_L^2 - 88.35/phi_L^4 up to 8.06, 9.6/phi_L^2 - 343/phi_L^4 beyond; required download phi_w delta P^2/EI in all. Its top gives the critical length.',
    module: 'physics/pipeline-buckling/palmer.ts',
  },
  {
    title: 'Design formula',
    text: 'Where the shape comes from the weight at installation: w = [1.16 - 4.76 sqrt(EI w_0/delta)/P] P sqrt(delta w_0/EI), the last branch of the curve at the natural length L_0 = (72 EI delta/w_0)^(1/4). Below phi_L = 8.06 it falls under the curve and then below zero: the larger of the formula and the curve at L_0 is required.',
    module: 'physics/pipeline-buckling/palmer.ts',
  },
  {
    title: 'Uplift resistance',
    text: "Drained: gamma' H D + gamma' D^2 (1/2 - pi/8) + f gamma' (H + D/2)^2. Beside it gamma' H_c D (1 + f H_c/D); in clay s_u D min(3, H_c/D).",
    module: 'standards/dnv-rp-f110-2018/uplift.ts',
  },
  {
    title: 'Cover',
    text: 'Submerged weight + R/gamma_UR against gamma_L w_req; the cover at which the soil just gives max(0, gamma_L w_req - w) gamma_UR.',
    module: 'standards/dnv-rp-f110-2018/uplift.ts',
  },
  {
    title: 'Upward creep',
    text: 'Share (w_req - w)/R of the resistance that each start-up mobilises, against the share allowed; displacement r_f H at the peak.',
    module: 'standards/dnv-rp-f110-2018/uplift.ts',
  },
  {
    title: 'Vertical mode of Hobbs',
    text: 'P = 80.76 EI/L^2; P_0 = P + (w L/EI) sqrt(1.597e-5 EA mu w L^5 - 0.25 (mu EI)^2), smallest over the lengths at which the root is real; amplitude and moment there.',
    module: 'physics/pipeline-buckling/hobbs-vertical.ts',
  },
  {
    title: 'Survey and rock',
    text: 'Each surveyed imperfection by the universal curve; a berm of the missing cover over its length, area h (b + s h).',
    module: 'physics/pipeline-buckling/rock-berm.ts',
  },
  {
    title: 'Pipe on the crest',
    text: 'Moment 12 EI delta/L^2 and its strain M D/(2 EI), against the strain resistance and the load controlled criterion.',
    module: 'standards/dnv-st-f101-2021/combined-loading.ts',
  },
]
