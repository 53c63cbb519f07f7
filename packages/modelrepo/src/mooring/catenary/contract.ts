/** Catenary line: what the workflow is, takes, gives and does not do. */
import { linearStrain } from '@keelson/physics/catenary-shape.ts'
import { IRVINE, JONKMAN } from '@keelson/physics/catenary-symbols.ts'
import { factoredTension, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { checkOf, defineContract, numberColumn } from '@keelson/workflow'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Stations up to which a run stays under 5 ms: 99 % of random lines took under 3.1 ms with 250, and 6 ms with 1000. */
const INSTANT_POINTS = 250

export const contract = defineContract({
  id: 'catenary',
  version: 1,
  status: 'stable',
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
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: JONKMAN, section: 'quasi-static mooring line, elastic, with seabed contact and friction' },
    { source: IRVINE, section: 'elastic and inextensible catenary' },
    { source: apiRp2sk, section: 'line tension criterion, where a breaking load is given' },
  ],
  kind: 'calculation',
  cost: (p) => (p.profile_points <= INSTANT_POINTS ? 'instant' : 'standard'),
  params: inputs,
  rules,
  values,
  answers: [
    'fairlead_tension',
    'anchor_tension',
    'grounded_length',
    'minimum_bend_radius',
    'fairlead_horizontal_tension',
    'fairlead_vertical_tension',
    'utilisation',
  ],
  checks: {
    line_tension: checkOf('line_tension', {
      title: 'Line tension',
      criterion: tensionUtilisation,
      demand: factoredTension,
      capacity: 'Minimum breaking load',
      needs: ['minimum_breaking_load'],
      reach: [linearStrain],
    }),
    bend_radius: checkOf('bend_radius', {
      title: 'Touchdown bend radius',
      criterion: { source: IRVINE, clause: 'catenary, R = T²/(w H), against the limit given' },
      demand: 'Bend radius allowed',
      capacity: 'Smallest bend radius found',
      needs: ['minimum_allowable_bend_radius'],
      reach: [linearStrain],
    }),
  },
  tables: {
    restoring_curve: {
      title: 'Tensions over the horizontal span',
      description:
        'The same line at neighbouring spans; where the span is a result, lines of the same height at neighbouring tensions.',
      columns: {
        horizontal_span: numberColumn('line_span', 'Horizontal span', { symbol: 'x' }),
        horizontal_tension: numberColumn('line_tension', 'Horizontal tension', { symbol: 'H' }),
        vertical_tension: numberColumn('line_tension', 'Vertical tension', { symbol: 'V' }),
        fairlead_tension: numberColumn('line_tension', 'Fairlead tension', { symbol: 'T' }),
      },
    },
  },
  charts: {
    line_profile: { title: 'Line profile', description: 'The line over the seabed, with its touchdown or low point.' },
    tension_along_line: { title: 'Tension along the line', description: 'From the anchor to the fairlead.' },
    restoring_curve: {
      title: 'Restoring curve',
      description: 'Fairlead tensions over the span, with the operating point.',
    },
  },
  figures: {
    profile: {
      title: 'Line in elevation',
      description:
        'The line from its anchor, or touchdown, to its fairlead, with the part on the seabed and the forces that hold its ends.',
    },
  },
  deliverables: [],
  method: [
    {
      title: 'Frame',
      text: 'Origin at the anchor, x towards the fairlead, z up; w per unstretched length.',
      module: 'physics/catenary-symbols.ts',
    },
    {
      title: 'Suspended line',
      text: 'Elastic catenary over the whole length: two equations for x and z in H and V.',
      module: 'physics/catenary-equations.ts',
    },
    {
      title: 'Line on the seabed',
      text: 'Grounded length L − V/w with friction C_B, elastic catenary above it.',
      module: 'physics/catenary-equations.ts',
    },
    {
      title: 'Anchor',
      text: 'H and V − w L of a suspended line; H less friction, without uplift, of a grounded one. The branch follows the solution.',
      module: 'physics/catenary.ts',
    },
    {
      title: 'Solution',
      text: 'Safeguarded Newton with the analytic Jacobian from the sag-parameter guess; nested bracketing where it stalls; slack and vertical lines in closed form.',
      module: 'physics/catenary-iteration.ts',
    },
    {
      title: 'Stiffness',
      text: 'Inverse of the Jacobian of the two equations at the solution.',
      module: 'physics/catenary-stiffness.ts',
    },
    {
      title: 'Hang-off angle',
      text: 'Inextensible: a = d cos φ/(1 − cos φ), S = a tan φ, X = a arsinh(tan φ), with the angle φ from the horizontal.',
      module: 'physics/catenary-closed-modes.ts',
    },
    {
      title: 'Top tension or horizontal tension',
      text: 'Inextensible, tangent at the bed: H = T − w d, S and X from H.',
      module: 'physics/catenary-closed-modes.ts',
    },
    {
      title: 'Profile, stretch and bend',
      text: 'Point by point in unstretched length; exact integral of T/EA; smallest radius at the horizontal tangent or the lower end.',
      module: 'physics/catenary-shape.ts',
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
  warnings,
  notChecked: [
    'Dynamic line tension, current drag and vortex-induced motion',
    'Anchor holding capacity; uplift is warned of, not checked against the anchor',
    'Fatigue, and wear or corrosion of the line',
    'Lines of several segments, clump weights and buoys; a sloping or soft seabed',
    'Damaged (one line broken) and transient conditions',
    'Bending strain of a riser or cable beyond its smallest static radius',
  ],
})
