/** What a run on a frame or a tube answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Plane frame and tube: von Mises stress',
  question:
    'How does this frame deform and what is the largest stress in it, or in this tube under pressure and force?',
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
      text: 'A member between two nodes resists stretching by EA/L and turning of its ends from the chord by 4EI/L and 2EI/L, without shear deformation. The members are joined, supports hold nodes direction by direction, and the unknown displacements are found directly, then corrected until the members themselves balance the loads at every node and as a whole. What moves without resistance is refused with its node and direction.',
      module: 'physics/frame/solve.ts',
    },
    {
      title: 'Forces in the members',
      text: 'Slope-deflection: moments of the ends from their rotations, that of the chord, and the uniform load, w L^2/12; shear and the moment within by statics; the largest moment at an end or where the shear force changes its sign.',
      module: 'physics/frame/equations.ts',
    },
    {
      title: 'Frame stability',
      text: 'The load factor at which the frame buckles in its plane is found with exact stability functions of its members. Buckling modes below a factor are counted by Wittrick and Williams. Compression grows with the load; tension stiffens nothing.',
      module: 'physics/frame/critical.ts',
    },
    {
      title: 'Stress in the members',
      text: 'N/A and M c/I of the outer fibre, added by size. The two largest of a member are added wherever along it they stand. Without the half depth a member that bends has no stress: N/A alone would be too favourable.',
      module: 'physics/member-stress/fibre.ts',
    },
    {
      title: 'Tube',
      text: "Lame's hoop and radial stress at the inner and outer radius; the axial stress of the true wall force, which is the effective tension with the pressures on the bore and the outside; bending of both signs; torsion.",
      module: 'physics/member-stress/thick-tube.ts',
    },
    {
      title: 'Von Mises stress',
      text: 'By distortion energy at four points of the tube: inside and outside, on the side that bending pulls and on the one that it presses; the largest governs.',
      module: 'physics/member-stress/thick-tube.ts',
    },
    {
      title: 'Allowable stress',
      text: 'A share of the yield strength: two thirds operating by API RP 2RD (1998), 0.8 extreme, 1 survival. API STD 2RD (2013) has limits of its own; give their factor.',
      module: 'standards/api-rp-2rd-1998/allowable.ts',
    },
  ],
  assumptions: [
    'Linear elastic steel and small displacements; straight members of one section and one modulus, joined rigidly.',
    'Loads of members act along their whole length and are given per length of the member, along the axes of the frame.',
    'Nodes and elements are numbered from 0; x to the right, y upwards, rotation and moment anticlockwise positive.',
    'The wall of the tube is as given: take tolerance and corrosion off before.',
    'The true wall force is the force in the steel. What riser programs call tension is most often the effective tension.',
  ],
  validity: [
    'Displacements up to a tenth of the frame size. Above it the stress check is not assessed.',
    'Critical load factor of the frame from 10 (EN 1993-1-1 (2005) 5.2.1(3)). Below it the stress check is not assessed; below 1 the frame fails.',
    'Stress up to yield; beyond, a warning and a check that fails.',
    'Slender members: shear deformation is left out, which counts below a length of about ten depths.',
    'Up to 5000 nodes and elements.',
  ],
  notChecked: [
    'Buckling out of the plane of the frame, imperfections, and moments of axial forces on displacements',
    'Shear stress in the members of a frame, stress concentrations, joints and welds',
    'Sections that differ from member to member, hinges, springs, offsets, frames in space',
    'Collapse under external pressure, burst, fatigue; criteria by strain',
    'Load cases and limits of API STD 2RD (2013) and DNV-ST-F201',
  ],
}
