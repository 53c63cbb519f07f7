/** What hydro-coefficients answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const notCheckedHere = [
  'Finite depth under sections and the hemisphere',
  'Forward speed, and several bodies side by side',
  'Viscous damping, which governs roll',
  'Causality of other coefficients of the matrices than that of the row and column entered, and symmetry of the damping',
  'Whether the table reaches to where its damping has fallen off: beyond it the power entered decides',
  'Bodies of any other shape in three dimensions: send their coefficients as a table',
]

export const about: About = {
  title: 'Added mass and radiation damping',
  question:
    'How much water moves with this body, how much energy do its waves take, and do added mass and damping belong together?',
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
      text: "Green's theorem over straight panels with the pulsating source under the surface of deep water: the potential is constant on each panel, the integrals over a panel follow from values at its nodes, which hold the exponential integral of complex argument. Finer towards knuckles.",
      module: 'physics/strip-theory/wave-source.ts',
    },
    {
      title: 'Irregular frequencies',
      text: 'Six points on the inner waterline, where the same integral must vanish, hold the water inside the body at rest; all equations are solved in least squares.',
      module: 'physics/strip-theory/section-solver.ts',
    },
    {
      title: 'Coefficients',
      text: 'Added mass from the real, damping from the imaginary part of the potential times the normal; roll is about the waterline on the centre plane, y to port, z up. Without dimension: over the displaced mass, once over the breadth for sway by roll, twice for roll.',
      module: 'physics/strip-theory/section-equations.ts',
    },
    {
      title: 'Energy',
      text: 'The waves that leave the body, by the same theorem far away, must carry off what the damping takes.',
      module: 'physics/strip-theory/far-field.ts',
    },
    {
      title: 'Lewis form',
      text: 'Mapping with two coefficients from breadth, draught and area; its heave added mass in very short waves in closed form.',
      module: 'physics/strip-theory/lewis.ts',
    },
    {
      title: 'Hemisphere',
      text: 'A source in the surface and 24 wave-free multipoles, fitted to the motion of its surface in least squares.',
      module: 'physics/added-mass/hemisphere.ts',
    },
    {
      title: 'Spheroid',
      text: "Lamb's coefficients along the axis, across it, and about a short axis.",
      module: 'physics/added-mass/spheroid.ts',
    },
    {
      title: 'Vertical cylinder',
      text: 'Diffraction of linear waves by a cylinder from the bed to the surface, by slopes of Bessel functions.',
      module: 'physics/added-mass/vertical-cylinder.ts',
    },
    {
      title: 'Memory',
      text: 'The retardation function is the cosine transform of the damping: straight between the rows, from nothing at no frequency, a power beyond the last; each part exactly.',
      module: 'physics/radiation/damping-curve.ts',
    },
    {
      title: 'Causality',
      text: 'Added mass at infinite frequency is the mean over all rows but the last of what the principal-value integral of the damping leaves; the largest difference from the table is the error.',
      module: 'physics/radiation/damping-curve.ts',
    },
  ],
  assumptions: [
    'Linear potential flow: small motions, no viscosity, no forward speed.',
    'A section moves as if it were endless: no flow along the body.',
    'Offsets are joined by straight lines, and the section is its own mirror image.',
    'The damping of a table falls from its last row as the power given.',
  ],
  validity: [
    'Sections and hemisphere: deep water, wave number times half the breadth up to 12.',
    'Wave number times half the breadth up to 4: against a multipole solution of the semicircle 0.3 %, against independent boundary elements of a box and a Lewis form 0.5 %, against the printed table of the hemisphere 0.1 %.',
    'Damping in shorter waves, with a warning: at 12 it is 2 % low for the hemisphere and 1.7 % high for the semicircle. Added mass keeps its accuracy.',
    'Lewis forms within the range of the mapping: others are refused.',
    'Causality is assessed of a table of three rows or more: it is fitted to all rows but the last.',
  ],
  notChecked: notCheckedHere,
}
