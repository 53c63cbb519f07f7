/** The steps of the method, and the modules that hold their equations. */

export const method = [
  {
    title: 'Effective compression',
    text: 'That of a fully restrained pipe by pressure and temperature, less the residual lay tension; compression positive; at each surveyed imperfection with its own temperature rise.',
    module: 'physics/pipeline-buckling/effective-force.ts',
  },
  {
    title: 'Universal curve',
    text: 'phi_w over phi_L in three branches: level up to 4.49, then to 8.06, then beyond. The required download follows from phi_w with height, compression and bending stiffness. The top of the curve gives the critical length.',
    module: 'physics/pipeline-buckling/palmer.ts',
  },
  {
    title: 'Design formula',
    text: 'Where the shape comes from the weight at installation: the formula of two terms, which is the last branch of the curve at the natural length L_0. Below phi_L = 8.06 it falls under the curve and then below zero: the larger of the formula and the curve at L_0 is required.',
    module: 'physics/pipeline-buckling/palmer.ts',
  },
  {
    title: 'Uplift resistance',
    text: 'Drained: the soil above the pipe and, by the uplift coefficient, the shear beside it. Beside it the form of Schaminee on the cover to the centre H_c; in clay s_u on the diameter, times H_c over the diameter or three, whichever is less.',
    module: 'standards/dnv-rp-f110-2018/uplift.ts',
  },
  {
    title: 'Cover',
    text: 'Submerged weight and the resistance over gamma_UR against w_req times gamma_L; the cover at which the soil just gives what the weight leaves, times gamma_UR.',
    module: 'standards/dnv-rp-f110-2018/uplift.ts',
  },
  {
    title: 'Upward creep',
    text: 'Share of the resistance that each start-up mobilises, w_req less the weight, against the share allowed; displacement at the peak by r_f and the cover.',
    module: 'standards/dnv-rp-f110-2018/uplift.ts',
  },
  {
    title: 'Vertical mode of Hobbs',
    text: 'Fully restrained force that a straight line needs to lift, smallest over the lengths at which its root is real; amplitude and moment there.',
    module: 'physics/pipeline-buckling/hobbs-vertical.ts',
  },
  {
    title: 'Survey and rock',
    text: 'Each surveyed imperfection by the universal curve; a berm of the missing cover over its length, with crest width and side slope.',
    module: 'physics/pipeline-buckling/rock-berm.ts',
  },
  {
    title: 'Pipe on the crest',
    text: 'Moment of a pipe on a prop of this height and length and its strain, against the strain resistance and the load controlled criterion.',
    module: 'standards/dnv-st-f101-2021/combined-loading.ts',
  },
]
