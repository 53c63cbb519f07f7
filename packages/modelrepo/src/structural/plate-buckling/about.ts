/** What plate-buckling answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const C201 = 'standards/dnv-rp-c201-2010'

export const about: About = {
  title: 'Plate buckling check to DNV-RP-C201 (unstiffened plate between stiffeners)',
  question:
    'Does this plate between stiffeners and girders yield or buckle under its stresses and pressure, and how thick must it be?',
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
      title: 'Signs and sides',
      text: 'Compression is positive. s is the short side, between stiffeners, on which the longitudinal stress acts; l is the long side. Stresses and pressure are design values, with their load factors; gamma_M divides the resistances.',
      module: `${C201}/source.ts`,
    },
    {
      title: 'Yield',
      text: 'The equivalent stress up to the design yield strength f_y/gamma_M; at the other corners too where a stress varies.',
      module: `${C201}/yield-and-pressure.ts`,
    },
    {
      title: 'Lateral pressure',
      text: 'Yield lines of the plate with what the stresses in its plane leave, psi_x and psi_y; nothing where the plate yields.',
      module: `${C201}/yield-and-pressure.ts`,
    },
    {
      title: 'Even longitudinal stress',
      text: 'The effective width C_x by the slenderness lambda_p, 6.2; the whole width up to 0.673.',
      module: `${C201}/longitudinal.ts`,
    },
    {
      title: 'Varying longitudinal stress',
      text: 'The effective width by the buckling factor k_sigma of the stress ratio psi, 6.6; never above the whole width.',
      module: `${C201}/longitudinal.ts`,
    },
    {
      title: 'Transverse stress',
      text: 'The short edges hold a share of the length at yield, the rest resists as a strip, kappa; pressure takes k_p of both, 6.3. Where the stress varies, that at the smaller of l/4 and s/2 from its larger end counts, and at least 0.75 of the largest, 6.8.',
      module: `${C201}/transverse.ts`,
    },
    {
      title: 'Shear',
      text: 'C_tau by the slenderness lambda_w, 6.4; beside transverse compression C_taue, which counts nothing beyond buckling, 6.5.',
      module: `${C201}/shear.ts`,
    },
    {
      title: 'Stresses together',
      text: 'Squares of each stress over its resistance, less c_i times the product of the two direct ones, up to 1, 6.5. Tension is held against the design yield strength, with c_i = 1.',
      module: `${C201}/combined.ts`,
    },
    {
      title: 'Elastic buckling',
      text: 'The stress at which the flat plate begins to bulge, by the half-waves that need least, or 6.97 with clamped long edges. It is a matter of service and fails no check.',
      module: 'physics/plate-buckling/elastic.ts',
    },
    {
      title: 'Minimum thickness',
      text: 'The thinnest plate above which every utilisation stays within 1 under the same stresses, sought from s/5 down to s/400. A guide to the next trial: stresses grow as plates get thinner. The tables go over thickness, grade, spacing and loads.',
      module: 'modelrepo/structural/plate-buckling/calculate-thickness.ts',
    },
  ],
  assumptions: [
    'Stresses and pressure are design values: the load factors are in them.',
    'The thickness is what is left after corrosion.',
    'The plate is within the tolerances of fabrication that the practice assumes.',
    'Stiffeners and girders are stiff enough to keep the edges straight and in their plane.',
    'Where a stress varies, yield is checked at every corner, the resistance to pressure stands on the stresses given, and buckling on the stresses of 6.6 and 6.8.',
    'The elastic buckling stress is that of even compression, which is on the safe side where the stress varies.',
  ],
  validity: [
    'Flat rectangular plates with the stiffeners along the long side; the stresses in the plane stay below yield.',
    'Ratios of the longitudinal edge stresses above -2.',
    "Longitudinal stress that varies: Young's moduli of steel, from 200 GPa. Below it a pass is not assessed.",
    'Spacing over thickness above 120: the interaction factor is 0, with a warning.',
    'Clauses and coefficients follow public descriptions and open implementations of the 2010 edition: compare them with the print; later editions keep the method in their part 1.',
  ],
  notChecked: [
    'Stiffeners, girders and stiffened panels (sections 7 to 9): a plate that holds says nothing of the stiffener beside it',
    'Openings, outstands and flanges',
    'Permanent set under pressure, and pressure that acts with plate bending at the welds',
    'PULS, the nonlinear code of part 2 of later editions',
    'Fatigue and fracture',
  ],
}
