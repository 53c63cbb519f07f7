/** The steps of the method, each with the module that holds its equations. */
import type { MethodStep } from '@keelson/workflow'

const GEO = 'standards/api-rp-2geo-2011'

export const method: readonly MethodStep[] = [
  {
    title: 'Loads',
    text: 'Vertical load, horizontal load and moments act at base level; a load that acts above it has its arm in the moment.',
    module: `${GEO}/source.ts`,
  },
  {
    title: 'Effective area',
    text: "The rectangle at whose middle the vertical load acts: each side less twice its eccentricity M/V. The shorter of both is B', whichever side it was.",
    module: `${GEO}/effective-area.ts`,
  },
  {
    title: 'Bearing of clay',
    text: "Net pressure N_c s_u0 K_c with N_c = 5.14 and K_c = 1 + s_c + d_c - i_c for shape, depth and the horizontal load on the effective area. There is none where that load is above A' s_u0. Without skirts the overburden at base level is added.",
    module: `${GEO}/undrained.ts`,
  },
  {
    title: 'Strength that increases with depth',
    text: "Net pressure F (N_c s_u0 + k B'/4) K_c, with F between that of a smooth and of a rough base, Davis and Booker, and a shape coefficient that falls with k B'/s_u0 up to 10.",
    module: `${GEO}/undrained.ts`,
  },
  {
    title: 'Bearing of sand',
    text: 'Overburden and weight terms with N_q, N_gamma = 1.5 (N_q - 1) tan phi and factors of shape, depth and inclination; N_q - 1 within skirts. There is no capacity from H = V/0.7 on.',
    module: `${GEO}/drained.ts`,
  },
  {
    title: 'Sliding',
    text: 'The whole base: s_u0 B L in clay, V tan delta in sand. The passive resistance of the embedded section is added: K_ru s_u1 A_h in clay, half of K_rd gamma D A_h in sand. The depth factors of bearing are then left out, unless they are asked for.',
    module: `${GEO}/sliding.ts`,
  },
  {
    title: 'Utilisation',
    text: 'Load times factor of safety over capacity, for bearing and for sliding; overturning by the moment at an eccentricity of a third of the side, beyond which EN 1997-1 requires special precautions.',
    module: `${GEO}/sliding.ts`,
  },
  {
    title: 'Envelopes',
    text: 'The chain again at other horizontal loads and other eccentricities, for the charts of vertical load with horizontal load and with moment.',
    module: 'modelrepo/geotechnical/mudmat-bearing-capacity/tables.ts',
  },
  {
    title: 'Immediate movements',
    text: 'A rigid circle of equal area on an even elastic half space, where a shear modulus is given.',
    module: `${GEO}/displacements.ts`,
  },
  {
    title: 'Stress increase',
    text: 'Boussinesq below the middle of four quarter rectangles with the mean pressure V/(B L), in the middle of each compressible layer.',
    module: 'physics/soil/stress-under-rectangle.ts',
  },
  {
    title: 'Consolidation',
    text: 'Recompression up to the preconsolidation pressure, first compression beyond it, summed over the layers.',
    module: 'physics/soil/consolidation.ts',
  },
]
