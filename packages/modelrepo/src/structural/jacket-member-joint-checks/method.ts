/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const RP = 'standards/api-rp-2a-wsd-2007'

export const method: readonly MethodStep[] = [
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
]
