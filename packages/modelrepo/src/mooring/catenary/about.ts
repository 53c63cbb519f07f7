/** What catenary answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Elastic catenary line with seabed contact',
  question: 'What are the shape and end tensions of the mooring line or catenary riser?',
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
      title: 'Coordinate system',
      text: 'The origin is at the anchor, x is towards the fairlead and z is up. Weight w is per unit unstretched length.',
      module: 'physics/catenary/symbols.ts',
    },
    {
      title: 'Suspended line',
      text: 'An elastic catenary over the whole length gives two equations for x and z in terms of the horizontal and vertical fairlead tensions H and V.',
      module: 'physics/catenary/equations.ts',
    },
    {
      title: 'Grounded line',
      text: 'The grounded length is L − V/w. Seabed friction is C_B w per unit length, with friction coefficient C_B. The line above the grounded length is an elastic catenary.',
      module: 'physics/catenary/equations.ts',
    },
    {
      title: 'Anchor',
      text: 'At the anchor, a suspended line has horizontal tension H and vertical tension V − w L. A grounded line has horizontal tension H less friction and no uplift. The solution determines which branch applies.',
      module: 'physics/catenary/catenary.ts',
    },
    {
      title: 'Solution',
      text: 'Safeguarded Newton iteration with the analytic Jacobian starts from the sag-parameter guess. Nested bracketing is used if the iteration stalls. Slack and vertical lines are solved in closed form.',
      module: 'physics/catenary/iteration.ts',
    },
    {
      title: 'Stiffness',
      text: 'The stiffness is the inverse of the Jacobian of the two equations at the solution.',
      module: 'physics/catenary/stiffness.ts',
    },
    {
      title: 'Hang-off angle',
      text: 'The line is inextensible, with catenary parameter a = d cos φ/(1 − cos φ), suspended length S = a tan φ and horizontal distance X = a arsinh(tan φ). The top height above the seabed is d, and the top angle φ is from the horizontal.',
      module: 'physics/catenary/closed-modes.ts',
    },
    {
      title: 'Top tension or horizontal tension',
      text: 'The line is inextensible and tangent to the seabed. The horizontal tension is H = T − w d, from which S and X are calculated.',
      module: 'physics/catenary/closed-modes.ts',
    },
    {
      title: 'Profile, stretch and bend',
      text: 'The profile is calculated point by point in unstretched length. Stretch is the exact integral of T/EA. The minimum bend radius is at the horizontal tangent or the lower end.',
      module: 'physics/catenary/shape.ts',
    },
    {
      title: 'Utilisation',
      text: 'The larger end tension multiplied by the safety factor is divided by the minimum breaking load.',
      module: 'standards/api-rp-2sk-2005/line-tension.ts',
    },
  ],
  assumptions: [
    'The line is uniform and in still water. Submerged weight is the only distributed load.',
    'Elasticity is linear. Bending and torsional stiffness are neglected.',
    'The seabed is flat, rigid and at anchor level. Friction is fully mobilised towards the anchor.',
    'Submerged weight is based on unstretched length. Stretch does not change buoyancy.',
    'The bend radius is based on unstretched length.',
    'A slack line hangs vertically from the fairlead. The excess length lies on the seabed.',
    'In the angle and tension modes the line is inextensible and starts at its touchdown point.',
  ],
  validity: [
    'Valid for submerged weight > 0. A neutral or buoyant line is rejected.',
    'Valid for strain T/EA ≤ 5 %. Above this limit, linear elasticity is doubtful and a check that would otherwise pass is reported as not assessed.',
    'Valid for quasi-static tensions at one fairlead position, without line dynamics.',
  ],
  notChecked: [
    'Dynamic line tension, current drag and vortex-induced motion',
    'Anchor holding capacity (a warning is issued for uplift)',
    'Line fatigue, wear and corrosion',
    'Multi-segment lines, clump weights and buoys; sloping or soft seabed',
    'Damaged (one line failed) and transient conditions',
    'Bending strain of a riser or cable, other than its minimum static bend radius',
  ],
}
