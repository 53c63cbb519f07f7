/** What mudmat-bearing-capacity answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const GEO = 'standards/api-rp-2geo-2011'

export const about: About = {
  title: 'Mudmat bearing, sliding and overturning capacity (VHM)',
  question:
    'Does the ground carry this mudmat under its vertical load, horizontal load and moment, and how much does it settle?',
  askedAs: [
    'Will the mudmat fail in bearing on soft clay?',
    'Does the PLET mat slide under the jumper loads?',
    'How big a mat does a manifold of 200 t need on 5 kPa clay?',
    'What VH capacity has a skirted mat of 7 by 10 m?',
    'How much will the mudmat settle by consolidation?',
    'VHM envelope of a shallow foundation under eccentric load: does the PLEM or manifold overturn or sink in?',
  ],
  method: [
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
  ],
  assumptions: [
    'Loads are resolved at base level, the weight of the mat in water is in the vertical one, and the mat is stiff.',
    'The whole horizontal load acts on the effective area for bearing, what the soil before the skirts takes included: on the safe side.',
    'Base and seabed are level.',
    'The strength is even along the base, and below it even or increasing; the friction angle fits the stress below the base.',
    'Skirts are close enough for failure at their tips.',
    'Consolidation is one-dimensional, below the middle of the mat under its mean pressure, and complete.',
  ],
  validity: [
    "Strength gradients up to k B'/s_u0 = 10, where the table of the shape coefficient ends; beyond, the request is refused. Towards an even strength the fit of F ends at 1.007, so that a tiny gradient adds 0.7 % to the pressure.",
    'Friction angles from 20 to 50 deg.',
    'Embedment up to the width; bearing of a deeper base is not assessed.',
    'Loads within the base; an eccentricity above a third of a side fails in overturning.',
    'Clauses and coefficients follow public descriptions and an open implementation of API RP 2GEO (2011 with Addendum 1, 2014): compare them with the print.',
  ],
  notChecked: [
    'Punch-through into a weaker layer, and squeezing of a thin soft one',
    'Circular mats, perforated and lattice mats',
    'Uplift, suction and breakout; torsion; the whole yield surface of V, H, M and T',
    'Cyclic and dynamic loads, scour, penetration of skirts and impact at installation',
    'The mat as a structure: its bending and its welds',
    'Settlement with time, and limits of settlement and tilt, which the connections set',
  ],
}
