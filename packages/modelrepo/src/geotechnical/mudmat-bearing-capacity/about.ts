/** What mudmat-bearing-capacity answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const GEO = 'standards/api-rp-2geo-2011'

export const about: About = {
  title: 'Mudmat bearing, sliding and overturning capacity (VHM)',
  question: 'Is the mudmat adequate in bearing, sliding and overturning?',
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
      text: 'Vertical load, horizontal load and moments act at base level. The moment includes the lever arm of loads applied above the base.',
      module: `${GEO}/source.ts`,
    },
    {
      title: 'Effective area',
      text: "The effective area is the rectangle centred on the vertical load. Each side is reduced by twice its eccentricity M/V. B' is the shorter effective side.",
      module: `${GEO}/effective-area.ts`,
    },
    {
      title: 'Bearing capacity in clay',
      text: "The ultimate net pressure is N_c s_u0 K_c, with N_c = 5.14 and K_c = 1 + s_c + d_c − i_c for shape, depth and load inclination. There is no bearing capacity if the horizontal load exceeds A' s_u0, with A' the effective area. For mats without skirts, the overburden at base level is added.",
      module: `${GEO}/undrained.ts`,
    },
    {
      title: 'Strength increasing with depth',
      text: "The ultimate net pressure is F (N_c s_u0 + k B'/4) K_c, with k the strength gradient. F is interpolated between the Davis and Booker values for smooth and rough bases. The shape coefficient decreases with k B'/s_u0, up to 10.",
      module: `${GEO}/undrained.ts`,
    },
    {
      title: 'Bearing capacity in sand',
      text: 'The overburden and self-weight terms are calculated with N_q, N_γ = 1.5 (N_q − 1) tan φ and shape, depth and inclination factors. For skirted mats, N_q − 1 replaces N_q. There is no bearing capacity if the horizontal load is V/0.7 or more.',
      module: `${GEO}/drained.ts`,
    },
    {
      title: 'Sliding',
      text: 'Base resistance acts on the full base: s_u0 B L in clay, V tan δ in sand. Passive resistance of the embedded section is added: K_ru s_u1 A_h in clay, half of K_rd γ D A_h in sand. Bearing depth factors are then omitted unless selected.',
      module: `${GEO}/sliding.ts`,
    },
    {
      title: 'Utilisation',
      text: 'For bearing and sliding, the load times the factor of safety is divided by the capacity. For overturning, the moment is divided by the moment at an eccentricity of one third of the side. At larger eccentricities EN 1997-1 requires special precautions.',
      module: `${GEO}/sliding.ts`,
    },
    {
      title: 'Interaction envelopes',
      text: 'The calculation is repeated for other horizontal loads and eccentricities to plot the load envelopes.',
      module: 'modelrepo/geotechnical/mudmat-bearing-capacity/tables.ts',
    },
    {
      title: 'Immediate movements',
      text: 'If a shear modulus is entered, movements are calculated for a rigid circle of equal area on a uniform elastic half-space.',
      module: `${GEO}/displacements.ts`,
    },
    {
      title: 'Stress increase',
      text: 'Boussinesq stresses below the mat centre are summed from four quarter rectangles under the mean pressure V/(B L). They are evaluated at the middle of each compressible layer.',
      module: 'physics/soil/stress-under-rectangle.ts',
    },
    {
      title: 'Consolidation',
      text: 'Recompression is used up to the preconsolidation pressure and virgin compression above it, summed over the layers.',
      module: 'physics/soil/consolidation.ts',
    },
  ],
  assumptions: [
    'Loads are resolved at base level. The vertical load includes the submerged mat weight. The mat is rigid.',
    'The full horizontal load acts on the effective area for bearing, including the part resisted by passive pressure (conservative).',
    'Base and seabed are level.',
    'Strength is uniform along the base, and constant or increasing below it. The friction angle is consistent with the stress below the base.',
    'Skirts are spaced closely enough for failure to occur at tip level.',
    'Consolidation is one-dimensional and complete, below the mat centre under the mean pressure.',
  ],
  validity: [
    "Valid for strength gradients up to k B'/s_u0 = 10, the end of the shape coefficient table. Steeper gradients are rejected. For gradients near zero the fit of F tends to 1.007, which adds 0.7 % to the net pressure.",
    'Valid for friction angles from 20 to 50°.',
    'Valid for embedment depths up to the mat width. Bearing of a more deeply embedded base is not assessed.',
    'Valid for loads within the base. If the eccentricity exceeds a third of a side, the overturning check fails.',
    'Clauses and coefficients are taken from published descriptions and an open-source implementation of API RP 2GEO (2011 with Addendum 1, 2014). Verify against the standard before issue.',
  ],
  notChecked: [
    'Punch-through into a weaker layer and squeezing of a thin soft layer',
    'Circular, perforated and lattice mats',
    'Uplift, suction, breakout, torsion and the full yield surface for combined loads',
    'Cyclic and dynamic loads, scour, skirt penetration and installation impact',
    'Structural strength of the mat and its welds',
    'Settlement with time, and settlement and tilt limits of the connections',
  ],
}
