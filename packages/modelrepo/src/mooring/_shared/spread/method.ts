/** The words that every spread is explained with: method, assumptions, validity, what is not checked. */
const SYSTEM = 'physics/mooring-system'
const RP = 'standards/api-rp-2sk-2005'

export const spreadMethod = [
  {
    title: 'Spread',
    text: 'Axes of the vessel before it moves: x forward, y to port, counter-clockwise from above. Anchor i lies at the anchor distance from its fairlead in the direction of its azimuth. With a pretension instead, that distance is sought at which the line has it.',
    module: 'physics/mooring-spread/spread.ts',
  },
  {
    title: 'Line',
    text: 'Elastic catenary on a flat bed at anchor level, the rest of the line lying on it. The height of the fairlead is constant: heave, roll and pitch are held.',
    module: 'physics/mooring-line/solve.ts',
  },
  {
    title: 'Mean position',
    text: 'Surge, sway and yaw in which the horizontal tensions of all lines balance the load, which keeps its direction. Newton with the analytic stiffness of the lines, steps of at most 10 m and 3 degrees, from where the vessel lay; what is left is below a millionth of the weight of a line.',
    module: `${SYSTEM}/equilibrium.ts`,
  },
  {
    title: 'One line lost',
    text: 'Every line in turn is taken away, and the vessel let go from its intact position under the same load. The loss of the most loaded line is told apart: it often lets the vessel furthest, while the loss of a neighbour may stress a line more. Where the others leave half a turn without a line, the vessel is not held and the check fails.',
    module: `${SYSTEM}/lost-lines.ts`,
  },
  {
    title: 'Extreme position',
    text: 'Where the motions are given: the larger of the two most probable maxima in the storm, slow or at wave frequency, with the significant value of the other, is added to the mean offset along its direction. The vessel is moved there with its yaw, and the lines are solved again.',
    module: `${RP}/combined-response.ts`,
  },
  {
    title: 'Line strength',
    text: 'Largest tension, with the dynamic factor, times the required factor over the breaking load: 2.0 intact and 1.43 with a line lost after a quasi-static analysis, 1.67 and 1.25 after a dynamic one.',
    module: `${RP}/line-tension.ts`,
  },
  {
    title: 'Anchors',
    text: 'Largest anchor pull, with the dynamic factor and the factor provided, over the holding capacity: at the extreme position if motions are provided, else in the mean one.',
    module: `${RP}/anchors.ts`,
  },
  {
    title: 'Stiffness and natural periods',
    text: 'Force over displacement at the intact mean position; periods of surge, sway and yaw each on its own.',
    module: `${SYSTEM}/equations.ts`,
  },
] as const

export const chainMethod = {
  title: 'Chain',
  text: 'What is not given of the line is that of chain: mass 20.0 (studless) or 21.9 (stud link) t/m per square metre of bar diameter squared, in water by 1025 over 7850 kg/m3; axial stiffness 85.4 or 101 GN per square metre; break load of IACS UR W22 by grade.',
  module: 'physics/mooring-chain/chain.ts',
} as const

export const spreadAssumptions = [
  'All lines are alike; the bed is flat and at the level of the anchors; lines hang in still water.',
  'The mean load keeps its size and direction while the vessel moves and yaws.',
  'Motions are horizontal, along the mean offset, and come from a model test or an analysis of motions.',
  'A line is lost at once and completely; the vessel comes to rest again under the same load.',
] as const

export const spreadValidity = [
  'Quasi-static: line dynamics enter by the dynamic factor only.',
  'The strain of a line is at most 5 % before the vessel moves; more is refused. Where it is exceeded later, a pass is not assessed.',
  'Storms of three peaks or more of either motion: with fewer a pass that rests on the motions is not assessed.',
  'An intact mooring without uplift at its anchors: with uplift a pass of the anchors is not assessed.',
  'Without motions the checks hold for the mean position only, and the run says so.',
  'Clauses and factors of API RP 2SK follow public descriptions: compare them with the print before you sign.',
] as const

export const spreadNotChecked = [
  'Dynamic line tension, and the transient after a line breaks',
  'The motions themselves: slow drift and first-order motions are given',
  'Heave, roll and pitch of the vessel, a sloping bed',
  'Fatigue of the lines; see mooring-fatigue',
  'Other headings than the one that is given: repeat the run over all headings',
  'Clashing of lines, clearance over pipelines, anchor drag',
] as const
