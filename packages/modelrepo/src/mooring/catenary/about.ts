/** What catenary answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Elastic catenary line with seabed contact',
  question:
    'What shape does the mooring line or catenary riser take between its ends, and what does it pull at the fairlead and the anchor?',
  askedAs: [
    'How much tension is at the fairlead for this chain, and does the anchor see uplift?',
    'How long must the line be so that some of it stays grounded?',
    'What is the touchdown bend radius of my SCR for a 12 deg hang-off angle?',
    'Give me the mooring line profile, its restoring curve and the stiffness at the vessel.',
    'Is the MBL high enough with a safety factor of 2 at this offset?',
    'Suspended length, horizontal span and touchdown point of one chain or wire leg at a given pretension',
  ],
  method: [
    {
      title: 'Frame',
      text: 'Origin at the anchor, x towards the fairlead, z up; w per unstretched length.',
      module: 'physics/catenary/symbols.ts',
    },
    {
      title: 'Suspended line',
      text: 'Elastic catenary over the whole length: two equations for x and z in H and V.',
      module: 'physics/catenary/equations.ts',
    },
    {
      title: 'Line on the seabed',
      text: 'Grounded length L − V/w with friction C_B, elastic catenary above it.',
      module: 'physics/catenary/equations.ts',
    },
    {
      title: 'Anchor',
      text: 'H and V − w L of a suspended line; H less friction, without uplift, of a grounded one. The branch follows the solution.',
      module: 'physics/catenary/catenary.ts',
    },
    {
      title: 'Solution',
      text: 'Safeguarded Newton with the analytic Jacobian from the sag-parameter guess; nested bracketing where it stalls; slack and vertical lines in closed form.',
      module: 'physics/catenary/iteration.ts',
    },
    {
      title: 'Stiffness',
      text: 'Inverse of the Jacobian of the two equations at the solution.',
      module: 'physics/catenary/stiffness.ts',
    },
    {
      title: 'Hang-off angle',
      text: 'Inextensible: a = d cos φ/(1 − cos φ), S = a tan φ, X = a arsinh(tan φ), with the angle φ from the horizontal.',
      module: 'physics/catenary/closed-modes.ts',
    },
    {
      title: 'Top tension or horizontal tension',
      text: 'Inextensible, tangent at the bed: H = T − w d, S and X from H.',
      module: 'physics/catenary/closed-modes.ts',
    },
    {
      title: 'Profile, stretch and bend',
      text: 'Point by point in unstretched length; exact integral of T/EA; smallest radius at the horizontal tangent or the lower end.',
      module: 'physics/catenary/shape.ts',
    },
    {
      title: 'Utilisation',
      text: 'Fairlead tension times safety factor over minimum breaking load.',
      module: 'standards/api-rp-2sk-2005/line-tension.ts',
    },
  ],
  assumptions: [
    'One uniform line in still water; weight in water is the only distributed load.',
    'Linear elasticity; no bending or torsional stiffness.',
    'Flat seabed at anchor level, rigid; friction fully mobilised towards the anchor.',
    'The submerged weight stays with the unstretched length: stretch does not change buoyancy.',
    'Bend radius is measured along the unstretched line.',
    'A slack line hangs straight down from the fairlead; its surplus lies on the seabed.',
    'In the modes by angle or tension the line is inextensible and starts at its touchdown point.',
  ],
  validity: [
    'Submerged weight above zero; a neutral or buoyant line is refused.',
    'Strain T/EA up to 5 %: above it the line is hardly linear and a pass is not assessed.',
    'Quasi-static: the tensions are those of one fairlead position, without line dynamics.',
  ],
  notChecked: [
    'Dynamic line tension, current drag and vortex-induced motion',
    'Anchor holding capacity; uplift is warned of, not checked against the anchor',
    'Fatigue, and wear or corrosion of the line',
    'Lines of several segments, clump weights and buoys; a sloping or soft seabed',
    'Damaged (one line broken) and transient conditions',
    'Bending strain of a riser or cable beyond its smallest static radius',
  ],
}
