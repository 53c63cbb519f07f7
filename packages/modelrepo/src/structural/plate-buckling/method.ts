/** The steps of the method, each with the module that holds its equations. */
import type { MethodStep } from '@keelson/workflow'

const C201 = 'standards/dnv-rp-c201-2010'

export const method: readonly MethodStep[] = [
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
]
