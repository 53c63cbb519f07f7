/** What a run on a frame or a tube answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Plane frame and tube: von Mises stress',
  question: 'What is the maximum von Mises stress in this plane frame or tube?',
  askedAs: [
    'What is the tip deflection and the bending stress of this cantilever?',
    'Solve this portal frame: reactions, moments and how it sways.',
    'What is the largest stress of a thick tube under 34.5 MPa, 900 kN effective tension and 70 kNm?',
    'What is the von Mises stress in a thick pipe with pressure inside and outside, tension, bending and torsion?',
    'Does this structure stand, or is it a mechanism?',
    'Equivalent stress and displacement of a plane 2D frame, beam or pipe under torsion',
  ],
  method: [
    {
      title: 'Frame',
      text: 'Members have axial stiffness EA/L and bending stiffness 4EI/L and 2EI/L without shear deformation. Supports restrain selected directions. Displacements are found by direct solution and corrected until the member forces balance the loads. A mechanism is rejected, and its node and direction are reported.',
      module: 'physics/frame/solve.ts',
    },
    {
      title: 'Member forces',
      text: 'End moments follow from slope-deflection, including end rotations, chord rotation and the uniform load term w L²/12. Shear forces and span moments follow from statics. The maximum moment is at an end or at zero shear.',
      module: 'physics/frame/equations.ts',
    },
    {
      title: 'Frame stability',
      text: 'The in-plane critical load factor is found with exact member stability functions. The buckling modes below a given load factor are counted by the Wittrick-Williams method. Compression increases with the load factor; stiffening by tension is ignored.',
      module: 'physics/frame/critical.ts',
    },
    {
      title: 'Member stress',
      text: 'The axial stress N/A and the outer-fibre bending stress M c/I are added as magnitudes. The maximum axial force and maximum moment of a member are combined regardless of position. If no section half depth is entered, no stress is reported for a member in bending, because the axial stress alone is unconservative.',
      module: 'physics/member-stress/fibre.ts',
    },
    {
      title: 'Tube',
      text: 'Hoop and radial stresses are calculated by the Lamé equations at the inner and outer radius. Axial stress is based on the true wall force, derived from effective tension and pressures if necessary. Bending of both signs and torsion are included.',
      module: 'physics/member-stress/thick-tube.ts',
    },
    {
      title: 'Von Mises stress',
      text: 'The von Mises stress is evaluated at four points, inside and outside on the tension and compression sides. The maximum governs.',
      module: 'physics/member-stress/thick-tube.ts',
    },
    {
      title: 'Allowable stress',
      text: 'The allowable stress is a fraction of the yield strength. API RP 2RD (1998) allows two thirds (operating), 0.8 (extreme) and 1 (survival). API STD 2RD (2013) has other limits; enter the applicable factor.',
      module: 'standards/api-rp-2rd-1998/allowable.ts',
    },
  ],
  assumptions: [
    'Steel is linear elastic and displacements are small. Members are straight, have one section and modulus, and are rigidly connected.',
    'Member loads act along the full member length and are entered per unit length, along the frame axes.',
    'Nodes and elements are numbered from 0. x is to the right and y upwards; rotation and moment are positive anticlockwise.',
    'The entered wall thickness is net of tolerance and corrosion.',
    'The true wall force is the force in the steel. Riser programs usually report effective tension.',
  ],
  validity: [
    'Valid for displacements up to one tenth of the frame size. Above this the stress check is not assessed.',
    'Valid for a critical load factor of at least 10, as required by EN 1993-1-1 (2005) 5.2.1(3). Below this the stress check is not assessed. Below 1 the frame stability check fails.',
    'Valid for stresses up to the yield strength. Above this a warning is issued and the check fails.',
    'Valid for slender members. Shear deformation is ignored; it is significant for members shorter than about ten depths.',
    'Valid for up to 5,000 nodes and elements.',
  ],
  notChecked: [
    'Out-of-plane buckling, imperfections and second-order moments',
    'Shear stress in frame members, stress concentrations, joints and welds',
    'Varying member sections, hinges, springs, offsets and space frames',
    'External pressure collapse, burst, fatigue and strain criteria',
    'Load cases and limits of API STD 2RD (2013) and DNV-ST-F201',
  ],
}
