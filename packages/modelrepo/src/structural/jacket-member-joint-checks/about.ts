/** What jacket-member-joint-checks answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const RP = 'standards/api-rp-2a-wsd-2007'

export const about: About = {
  title: 'Jacket tubular member and joint checks (API RP 2A-WSD)',
  question: 'Do the tubular members and simple joints of this jacket hold their loads and the pressure of the sea?',
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
      title: 'Rows',
      text: 'Every member and every joint is checked by itself. The values are those of the member and of the joint that are used most; each check is that of the member that uses most of it, and its note says which. A table has all rows. Clause numbers are those of the 21st edition; the 22nd has the same equations in its sections 6 and 7.',
      module: 'modelrepo/structural/jacket-member-joint-checks/calculate.ts',
    },
    {
      title: 'Section',
      text: 'Area, second moment of area and radius of gyration of the tube.',
      module: 'physics/pipe-section.ts',
    },
    {
      title: 'Axial allowable stresses',
      text: 'Tension by 3.2.1. Compression by 3.2.2a, with the local buckling stress of 3.2.2b in place of the yield strength above D/t 60.',
      module: `${RP}/axial.ts`,
    },
    {
      title: 'Bending',
      text: 'Allowable stress by D/t and yield strength in three ranges, 3.2.3.',
      module: `${RP}/bending.ts`,
    },
    {
      title: 'Shear and torsion',
      text: 'Beam shear on half of the section and torsional shear outside, 3.2.4, where their loads are given.',
      module: `${RP}/axial.ts`,
    },
    {
      title: 'Hydrostatic pressure',
      text: 'Design head of depth and linear wave, or the head or pressure as given; hoop stress against elastic and inelastic hoop buckling between rings, and the inertia that a ring needs, 3.2.5. Made where a ring spacing is given.',
      module: `${RP}/hydrostatic.ts`,
    },
    {
      title: 'Axial stress and bending',
      text: 'Compression without an effective length can fail by yield and never pass. Compression by stability and by yield, 3.3.1-1 and -2, the larger; by the single form 3.3.1-3 up to a share of 0.15; tension by 3.3.2. At the Euler stress and above the check fails.',
      module: `${RP}/combined.ts`,
    },
    {
      title: 'With pressure',
      text: 'Tension by the ellipse of 3.3.3. Compression by the largest of 3.3.4: its two linear forms, the elastic form where the longitudinal compression is above half of the elastic hoop stress over its factor, and the ellipse where bending pulls more than axial stress and capped ends press. Made for every member with a ring spacing, whatever its stresses: the ends of the tube are capped.',
      module: `${RP}/combined.ts`,
    },
    {
      title: 'Extreme conditions',
      text: 'The increase by a third raises the allowables of tension, compression, bending, shear and the Euler stress, and takes the second set of safety factors of 3.3.5; only where the row says so.',
      module: `${RP}/source.ts`,
    },
    {
      title: 'Joints',
      text: 'Allowable axial load and moments of the brace by strength factor, chord load factor, chord wall and yield strength, 4.3.2 to 4.3.4; yield strengths held to 0.8 of the tensile strength where that is given.',
      module: `${RP}/joints.ts`,
    },
    {
      title: 'Classes and can',
      text: 'One class, or shares of K, T/Y and X action by 4.2.4, whose capacities add up by their shares. The capacity of T, Y and X action is reduced for a short can, 4.3.5.',
      module: 'modelrepo/structural/jacket-member-joint-checks/calculate-capacity.ts',
    },
    {
      title: 'Outside the validity range',
      text: 'Each capacity is the lesser of that of the actual geometry and that with the terms outside put to their limits, 4.3.1.',
      module: 'modelrepo/structural/jacket-member-joint-checks/calculate-joint.ts',
    },
    {
      title: 'Brace loads together',
      text: 'Axial share, square of the share in plane and share out of plane add up to at most 1, 4.3.6.',
      module: `${RP}/joints.ts`,
    },
  ],
  assumptions: [
    'Stresses of a member act at one section: the caller sends the section and load case that govern, or several rows.',
    'Axial stress leaves out the force of the pressure on capped ends, which the clauses of pressure add.',
    'The wall is what is left after corrosion, and the tube is within the tolerances of fabrication.',
    'Chord loads are averages of both sides of the joint, on the chord wall at the joint.',
    'Shares of K, T/Y and X action come from the load paths of the analysis; they add up by their parts.',
    'Rings are stiff enough, for which the required inertia is given.',
  ],
  validity: [
    'Members: D/t up to 300, refused beyond. Compressed members of D/t above 60: a wall of 6.35 mm or more, below which a pass is not assessed.',
    'A compressed member without an effective length, and a pressure without a ring spacing, leave their checks open.',
    'Joints: brace over chord diameter 0.2 to 1, chord radius over wall 10 to 50, angle 30 to 90 degrees, chord yield strength to 500 MPa; outside a warning, and the lesser capacity. Overlap up to 0.6 chord diameters; beyond it a pass is not assessed.',
    'Where the elastic form of 3.3.4 has no positive denominator, rings being very close, the check of compression with pressure fails.',
    'Clauses and coefficients follow public descriptions and an open implementation of the 22nd edition: compare them with the print.',
  ],
  notChecked: [
    'Conical transitions, grouted and ring-stiffened joints, and braces in several planes that overlap',
    'That a connection develops half of the effective strength of its brace (4.2.3), and the loads that go through an overlap weld',
    'Gaps that are too small to weld, and lengths of cans and stubs beyond the joint',
    'Fatigue and hot-spot stresses; accidental and seismic conditions (ductility)',
    'Load and resistance factor design: ISO 19902, NORSOK N-004',
    'Loads, buckling lengths and the classes of joints, which an analysis of the frame gives',
  ],
}
