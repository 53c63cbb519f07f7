/** What plate-buckling answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const C201 = 'standards/dnv-rp-c201-2010'

export const about: About = {
  title: 'Plate buckling to DNV-RP-C201 (unstiffened plate between stiffeners)',
  question: 'Is this plate between stiffeners adequate for yield and buckling, and what thickness is required?',
  askedAs: [
    'Will the deck plating buckle between the stiffeners?',
    'Is 18 mm of plate enough at 800 mm stiffener spacing?',
    'Biaxial compression and shear in a bottom panel by RP-C201: utilisation?',
    'How much water pressure does the panel take on top of its stresses?',
    'How thin can this plate be before it fails?',
    'Unstiffened hull or deck panel under longitudinal, transverse and shear stress and lateral pressure',
  ],
  method: [
    {
      title: 'Sign convention and dimensions',
      text: 'Compression is positive. The short side s, between stiffeners, is loaded by the longitudinal stress; l is the long side. Stresses and pressure are design values including load factors. Resistances are divided by gamma_M.',
      module: `${C201}/source.ts`,
    },
    {
      title: 'Yield',
      text: 'The equivalent stress is limited to the design yield strength f_y/gamma_M. If a stress varies, the other corners are also checked.',
      module: `${C201}/yield-and-pressure.ts`,
    },
    {
      title: 'Lateral pressure',
      text: 'The yield line resistance uses the capacity remaining after the in-plane stresses, psi_x and psi_y. It is zero if the plate yields.',
      module: `${C201}/yield-and-pressure.ts`,
    },
    {
      title: 'Uniform longitudinal stress',
      text: 'The effective width factor C_x follows from the slenderness lambda_p (6.2). The full width is effective up to 0.673.',
      module: `${C201}/longitudinal.ts`,
    },
    {
      title: 'Varying longitudinal stress',
      text: 'The effective width follows from the buckling factor k_sigma for stress ratio psi (6.6). It does not exceed the full width.',
      module: `${C201}/longitudinal.ts`,
    },
    {
      title: 'Transverse stress',
      text: 'Part of the length near the short edges resists at yield, and the rest resists as a strip with factor kappa. Pressure reduces both by k_p (6.3). For a varying stress, the value at the smaller of l/4 and s/2 from the larger end applies, at least 0.75 of the maximum (6.8).',
      module: `${C201}/transverse.ts`,
    },
    {
      title: 'Shear',
      text: 'The factor C_tau follows from the slenderness lambda_w (6.4). With transverse compression C_taue applies, without post-buckling strength (6.5).',
      module: `${C201}/shear.ts`,
    },
    {
      title: 'Combined stresses',
      text: 'The squared stress ratios, less c_i times the product of the two direct ratios, shall not exceed 1 (6.5). Tension is compared with the design yield strength, with c_i = 1.',
      module: `${C201}/combined.ts`,
    },
    {
      title: 'Elastic buckling',
      text: 'The elastic buckling stress is for the critical number of half-waves, or k = 6.97 for clamped long edges. It is reported for serviceability only.',
      module: 'physics/plate-buckling/elastic.ts',
    },
    {
      title: 'Minimum thickness',
      text: 'The minimum thickness with all utilisations at most 1 is found between s/5 and s/400 for constant stresses. It is a guide only, because stresses increase in a thinner plate. The tables cover thickness, grade, spacing and loads.',
      module: 'modelrepo/structural/plate-buckling/calculate-thickness.ts',
    },
  ],
  assumptions: [
    'Stresses and pressure are design values that include load factors.',
    'The thickness is net of corrosion.',
    'The plate is within the fabrication tolerances assumed by DNV-RP-C201.',
    'Stiffeners and girders are stiff enough to keep the edges straight and in plane.',
    'If a stress varies, yield is checked at every corner. Pressure resistance uses the entered stresses, and buckling uses the stresses of 6.6 and 6.8.',
    'The elastic buckling stress is for uniform compression, which is conservative if the stress varies.',
  ],
  validity: [
    'Valid for flat rectangular plates with stiffeners along the long side and in-plane stresses below yield.',
    'Valid for longitudinal edge stress ratios above −2.',
    "Varying longitudinal stress is valid for steel, with Young's modulus of at least 200 GPa. Below this a passing check is not assessed.",
    'For spacing/thickness above 120 the interaction factor is 0 and a warning is issued.',
    'Clauses and coefficients are taken from published descriptions and open implementations of the 2010 edition. Verify against the standard before issue. Later editions have the method in part 1.',
  ],
  notChecked: [
    'Stiffeners, girders and stiffened panels (sections 7 to 9)',
    'Openings, outstands and flanges',
    'Permanent set under pressure, and pressure combined with plate bending at welds',
    'PULS, the nonlinear code (part 2 of later editions)',
    'Fatigue and fracture',
  ],
}
