/** What hydro-coefficients answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const notCheckedHere = [
  'Finite depth for sections and the hemisphere',
  'Forward speed; multiple bodies',
  'Viscous damping, which governs roll',
  'Causality of matrix coefficients other than the selected row and column, and damping symmetry',
  'Whether the table extends to where damping has decayed (the tail exponent applies above it)',
  'Three-dimensional bodies of other shapes (enter their coefficients as a table)',
]

export const about: About = {
  title: 'Added mass and radiation damping',
  question: 'What are the added mass and radiation damping of the body, and are they consistent?',
  askedAs: [
    'What is the heave added mass and damping of this ship section at these frequencies?',
    'Sway-roll coupling coefficients of a rectangular barge section in deep water.',
    'Lewis form coefficients a1 and a3, and the high-frequency heave added mass of a hull section.',
    'Retardation function and infinite-frequency added mass from my WAMIT damping table.',
    'Do my added mass and damping fulfil the Kramers-Kronig relations?',
    'MacCamy-Fuchs force coefficient of a monopile with diffraction.',
  ],
  method: [
    {
      title: 'Section',
      text: "Green's theorem is applied to straight panels, with the pulsating source below a deep-water surface. The potential is constant on each panel. Panel integrals follow from nodal values of the exponential integral of complex argument. The mesh is refined towards knuckles.",
      module: 'physics/strip-theory/wave-source.ts',
    },
    {
      title: 'Irregular frequencies',
      text: 'At six points on the interior waterline the boundary integral must also vanish, which suppresses motion of the interior water. All equations are solved by least squares.',
      module: 'physics/strip-theory/section-solver.ts',
    },
    {
      title: 'Coefficients',
      text: 'Added mass is obtained from the real part, and damping from the imaginary part, of the potential times the normal. Roll is about the waterline at the centreplane, y to port, z up. Coefficients are made non-dimensional by displaced mass, multiplied by breadth for sway-roll and by breadth squared for roll.',
      module: 'physics/strip-theory/section-equations.ts',
    },
    {
      title: 'Energy balance',
      text: "The energy radiated in the far field, obtained from Green's theorem, must equal the energy dissipated by damping.",
      module: 'physics/strip-theory/far-field.ts',
    },
    {
      title: 'Lewis form',
      text: 'A two-coefficient mapping is obtained from breadth, draught and area. The heave added mass in very short waves has a closed form.',
      module: 'physics/strip-theory/lewis.ts',
    },
    {
      title: 'Hemisphere',
      text: 'A surface source and 24 wave-free multipoles are fitted to the motion of the surface by least squares.',
      module: 'physics/added-mass/hemisphere.ts',
    },
    {
      title: 'Spheroid',
      text: "Lamb's coefficients are used along the axis, across it and for rotation about a short axis.",
      module: 'physics/added-mass/spheroid.ts',
    },
    {
      title: 'Vertical cylinder',
      text: 'The diffraction of linear waves by a cylinder from seabed to surface is calculated with derivatives of Bessel functions.',
      module: 'physics/added-mass/vertical-cylinder.ts',
    },
    {
      title: 'Retardation function',
      text: 'The retardation function is the cosine transform of the damping. Damping varies linearly between rows, starting from zero at zero frequency, and follows a power law above the last row. Each part is integrated exactly.',
      module: 'physics/radiation/damping-curve.ts',
    },
    {
      title: 'Causality',
      text: 'The principal-value integral of the damping is subtracted from the added mass at all rows except the last. The mean is the added mass at infinite frequency. The error is the maximum difference from the table.',
      module: 'physics/radiation/damping-curve.ts',
    },
  ],
  assumptions: [
    'Flow is linear potential flow with small motions, no viscosity and no forward speed.',
    'A section is two-dimensional, without flow along the body.',
    'Offsets are joined by straight lines, and the section is symmetrical.',
    'Above the last row of the table, damping decreases with the tail exponent entered.',
  ],
  validity: [
    'Sections and the hemisphere are valid for deep water and wave number times half breadth ≤ 12.',
    'Accuracy is stated for wave number times half breadth ≤ 4. It is 0.3 % against a multipole solution for the semicircle and 0.5 % against independent boundary elements for a box and a Lewis form. It is 0.1 % against the published table for the hemisphere.',
    'For shorter waves a warning is issued for damping. At a value of 12, damping is 2 % low for the hemisphere and 1.7 % high for the semicircle. Added mass accuracy is unchanged.',
    'Lewis forms are valid within the range of the mapping. Other forms are rejected.',
    'Causality is valid for tables of three rows or more, because it is fitted to all rows except the last.',
  ],
  notChecked: notCheckedHere,
}
