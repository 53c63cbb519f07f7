/** What plate-buckling answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const C201 = 'standards/dnv-rp-c201-2010'

export const about: About = {
  title: 'Plate buckling to DNV-RP-C201 (unstiffened plate between stiffeners)',
  question: 'Is this plate between stiffeners adequate for yield and buckling?',
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
      text: 'The yield line resistance is calculated from the capacity remaining after the in-plane stresses, psi_x and psi_y. The resistance is zero if the plate yields in its plane.',
      module: `${C201}/yield-and-pressure.ts`,
    },
    {
      title: 'Uniform longitudinal stress',
      text: 'The effective width factor C_x follows from the slenderness lambda_p (DNV-RP-C201 6.2). The full width is effective up to a slenderness of 0.673.',
      module: `${C201}/longitudinal.ts`,
    },
    {
      title: 'Varying longitudinal stress',
      text: 'The effective width follows from the buckling factor k_sigma for stress ratio ψ (DNV-RP-C201 6.6). It does not exceed the full width.',
      module: `${C201}/longitudinal.ts`,
    },
    {
      title: 'Transverse stress',
      text: 'Part of the length near the short edges develops the yield strength, and the remainder acts as a strip with buckling factor κ. Lateral pressure reduces both resistances by the factor k_p (DNV-RP-C201 6.3). For a varying stress, the design stress is the value at the smaller of l/4 and s/2 from the more compressed end. It is at least 0.75 times the maximum stress (DNV-RP-C201 6.8).',
      module: `${C201}/transverse.ts`,
    },
    {
      title: 'Shear',
      text: 'The factor C_tau follows from the slenderness lambda_w (DNV-RP-C201 6.4). If transverse compression acts, the factor C_taue applies, which excludes post-buckling strength (DNV-RP-C201 6.5).',
      module: `${C201}/shear.ts`,
    },
    {
      title: 'Combined stresses',
      text: 'The sum of the squared stress ratios, less c_i times the product of the two direct stress ratios, shall not exceed 1 (DNV-RP-C201 6.5). Tension is compared with the design yield strength, and c_i is 1.',
      module: `${C201}/combined.ts`,
    },
    {
      title: 'Elastic buckling',
      text: 'The elastic buckling stress is calculated for the critical number of half-waves, or with k = 6.97 for clamped long edges. It is reported for serviceability only.',
      module: 'physics/plate-buckling/elastic.ts',
    },
    {
      title: 'Minimum thickness',
      text: 'The minimum thickness with all utilisations at most 1 is found between s/5 and s/400 for constant stresses. It is a guide only, because stresses increase in a thinner plate. The tables show the effect of thickness, grade, spacing and loads.',
      module: 'modelrepo/structural/plate-buckling/calculate-thickness.ts',
    },
  ],
  assumptions: [
    'Stresses and pressure are design values that include load factors.',
    'The plate thickness is net of corrosion allowance.',
    'The plate is within the fabrication tolerances assumed by DNV-RP-C201.',
    'Stiffeners and girders are stiff enough to keep the edges straight and in plane.',
    'If a stress varies, yield is checked at every corner. Pressure resistance is based on the entered stresses, and buckling resistance on the stresses to DNV-RP-C201 6.6 and 6.8.',
    'The elastic buckling stress is for uniform compression, which is conservative if the stress varies.',
  ],
  validity: [
    'Valid for flat rectangular plates with stiffeners along the long side and in-plane stresses below yield.',
    'Valid for longitudinal edge stress ratios above −2.',
    "The method for varying longitudinal stress is valid for steel with a Young's modulus of at least 200 GPa. Below this value, a check that would otherwise pass is reported as not assessed.",
    'For a spacing/thickness ratio above 120 the interaction factor is 0 and a warning is issued.',
    'Clauses and coefficients are taken from published descriptions and open implementations of the 2010 edition. Verify against the standard before issue. Later editions include the method in part 1.',
  ],
  notChecked: [
    'Stiffeners, girders and stiffened panels (sections 7 to 9)',
    'Openings, outstands and flanges',
    'Permanent set under pressure, and pressure combined with plate bending at welds',
    'Nonlinear buckling code PULS (part 2 of later editions)',
    'Fatigue and fracture',
  ],
}
