/** What jacket-member-joint-checks answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const RP = 'standards/api-rp-2a-wsd-2007'

export const about: About = {
  title: 'Jacket member and joint checks (API RP 2A-WSD)',
  question:
    'Are the tubular members and simple joints of this jacket adequate for their loads and hydrostatic pressure?',
  askedAs: [
    'Check this jacket leg for axial load, bending and water pressure.',
    'Unity check of a K joint with a loaded chord?',
    'Does a 1.2 m brace collapse in 90 m of water between its rings?',
    'Punching of a T joint on a thickened can: how much may the brace carry?',
    'Storm case with the one-third increase: does the diagonal buckle?',
    'Tubular brace UC by API RP 2A, compression and bending combined, and K, T, Y or X joints by beta',
  ],
  method: [
    {
      title: 'Members and joints',
      text: 'Each member and joint is checked separately. Reported values are for the governing member and joint, and each check reports its own governing member. The tables list all rows. Clause numbers refer to the 21st edition; the 22nd edition has the same equations in sections 6 and 7.',
      module: 'modelrepo/structural/jacket-member-joint-checks/calculate.ts',
    },
    {
      title: 'Section',
      text: 'The tube area, second moment of area and radius of gyration are calculated.',
      module: 'physics/pipe-section.ts',
    },
    {
      title: 'Axial allowable stresses',
      text: 'Allowable tension follows API RP 2A-WSD 3.2.1 and allowable compression 3.2.2a. For D/t above 60 the yield strength is replaced by the local buckling stress of 3.2.2b.',
      module: `${RP}/axial.ts`,
    },
    {
      title: 'Bending',
      text: 'Allowable bending stress follows API RP 2A-WSD 3.2.3 for three ranges of D/t and yield strength.',
      module: `${RP}/bending.ts`,
    },
    {
      title: 'Shear and torsion',
      text: 'Beam shear on half the section area and torsional shear at the outer surface are checked to API RP 2A-WSD 3.2.4. Each check requires the corresponding load.',
      module: `${RP}/axial.ts`,
    },
    {
      title: 'Hydrostatic pressure',
      text: 'The design head is calculated from the member depth and a linear wave, unless the head or pressure is entered. Hoop stress is compared with the elastic and inelastic hoop buckling stress between rings (API RP 2A-WSD 3.2.5). The check requires a ring spacing and reports the required ring moment of inertia.',
      module: `${RP}/hydrostatic.ts`,
    },
    {
      title: 'Combined axial and bending stress',
      text: 'Compression is checked for stability (API RP 2A-WSD equation 3.3.1-1) and yield (3.3.1-2); the larger utilisation governs. Up to an axial stress ratio of 0.15 equation 3.3.1-3 applies. Tension is checked to 3.3.2. At or above the Euler stress the check fails. If no effective length is entered, a compressed member can fail by yield but cannot pass.',
      module: `${RP}/combined.ts`,
    },
    {
      title: 'Combined stress with pressure',
      text: 'Tension is checked with the ellipse of API RP 2A-WSD 3.3.3. Compression is governed by the largest utilisation of 3.3.4. The equations are two linear forms, the elastic form above half the factored elastic hoop stress, and the ellipse if net tension occurs. The check applies to every member with a ring spacing because the tube ends are capped.',
      module: `${RP}/combined.ts`,
    },
    {
      title: 'Extreme conditions',
      text: 'If selected for a row, the one-third increase applies to the allowable tension, compression, bending, shear and Euler stresses. The safety factors of API RP 2A-WSD 3.3.5 for extreme conditions then apply.',
      module: `${RP}/source.ts`,
    },
    {
      title: 'Joints',
      text: 'Allowable brace axial load and moments are calculated to API RP 2A-WSD 4.3.2 to 4.3.4. They depend on the strength factor, chord load factor, chord wall thickness and yield strength. Yield strength is limited to 0.8 times the tensile strength if the latter is entered.',
      module: `${RP}/joints.ts`,
    },
    {
      title: 'Joint classification and can',
      text: 'A joint has a single class, or its capacities are weighted by K, T/Y and X shares to API RP 2A-WSD 4.2.4. T, Y and X capacity is reduced for a short can (API RP 2A-WSD 4.3.5).',
      module: 'modelrepo/structural/jacket-member-joint-checks/calculate-capacity.ts',
    },
    {
      title: 'Outside the validity range',
      text: 'Each capacity is the lesser of the values for the actual geometry and for the limiting geometry (API RP 2A-WSD 4.3.1).',
      module: 'modelrepo/structural/jacket-member-joint-checks/calculate-joint.ts',
    },
    {
      title: 'Combined brace loads',
      text: 'The sum of the axial load ratio, the squared in-plane moment ratio and the out-of-plane moment ratio shall not exceed 1 (API RP 2A-WSD 4.3.6).',
      module: `${RP}/joints.ts`,
    },
  ],
  assumptions: [
    'All stresses of a member act at one section. Enter the governing section and load case, or several rows.',
    'The entered axial stress excludes the capped-end pressure force, which is added in the pressure checks.',
    'Wall thickness is net of corrosion allowance, and the tube is within fabrication tolerances.',
    'Chord loads are averages of the two sides of the joint and act on the chord wall at the joint.',
    'K, T/Y and X shares follow from the load paths of the analysis and are combined linearly.',
    'Rings have at least the reported required moment of inertia.',
  ],
  validity: [
    'Members are valid for D/t ≤ 300; higher values are rejected. Compressed members with D/t > 60 require a wall thickness of at least 6.35 mm. Below this thickness a check that would otherwise pass is reported as not assessed.',
    'Compression without an effective length and pressure without a ring spacing are not assessed.',
    'Joints are valid for d/D of 0.2 to 1 and chord radius/thickness of 10 to 50. The brace angle is limited to 30 to 90 degrees and the chord yield strength to 500 MPa. Outside these ranges a warning is issued and the lesser capacity is used. For an overlap above 0.6 chord diameters a check that would otherwise pass is reported as not assessed.',
    'If closely spaced rings give the elastic form of API RP 2A-WSD 3.3.4 a non-positive denominator, the compression and pressure check fails.',
    'Clauses and coefficients are taken from published descriptions and an open implementation of the 22nd edition. Verify against the standard before issue.',
  ],
  notChecked: [
    'Conical transitions, grouted and ring-stiffened joints, and overlapping multiplanar braces',
    'Development of half the effective brace strength by the connection (API RP 2A-WSD 4.2.3), and load transfer through an overlap weld',
    'Minimum weldable gaps, and can and stub lengths outside the joint',
    'Fatigue and hot-spot stresses; accidental and seismic (ductility) conditions',
    'Load and resistance factor design (ISO 19902, NORSOK N-004)',
    'Frame analysis, including loads, buckling lengths and joint classification',
  ],
}
