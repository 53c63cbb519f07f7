/** The words that every spread is explained with: method, assumptions, validity, what is not checked. */
const SYSTEM = 'physics/mooring-system'
const RP = 'standards/api-rp-2sk-2005'

export const spreadMethod = [
  {
    title: 'Mooring layout',
    text: 'At zero offset the vessel axes are x forward and y to port. Angles are anticlockwise, viewed from above. Each anchor lies at the anchor distance from its fairlead, along the line azimuth. If a pretension is provided, the anchor distance that produces it is calculated.',
    module: 'physics/mooring-spread/spread.ts',
  },
  {
    title: 'Line',
    text: 'Each line is an elastic catenary on a flat seabed at anchor level, with the remaining length grounded. Fairlead height is constant; heave, roll and pitch are neglected.',
    module: 'physics/mooring-line/solve.ts',
  },
  {
    title: 'Mean position',
    text: 'Surge, sway and yaw are solved so that the horizontal line tensions balance a load of constant direction. Newton iteration with the analytic line stiffness starts from zero offset, with steps of at most 10 m and 3 degrees. The final residual is below one millionth of the line weight.',
    module: `${SYSTEM}/equilibrium.ts`,
  },
  {
    title: 'One line failed',
    text: 'Each line is removed in turn and the vessel moves from its intact position under the same load. Failure of the most loaded line is reported separately. It often gives the maximum offset, while failure of an adjacent line may give a higher tension. If two adjacent remaining lines are 180 degrees or more apart, there is no equilibrium and the check fails.',
    module: `${SYSTEM}/lost-lines.ts`,
  },
  {
    title: 'Extreme position',
    text: 'If motions are provided, the larger of the low- and wave-frequency most probable maxima is combined with the significant value of the other component. The sum is added to the mean offset in its direction. The vessel is moved to this position with the mean yaw and the lines are solved again.',
    module: `${RP}/combined-response.ts`,
  },
  {
    title: 'Line strength',
    text: 'The maximum tension, including the dynamic factor, is multiplied by the required factor and compared with the breaking load. The factors for a quasi-static analysis are 2.0 intact and 1.43 with one line failed. The factors for a dynamic analysis are 1.67 and 1.25.',
    module: `${RP}/line-tension.ts`,
  },
  {
    title: 'Anchors',
    text: 'The maximum anchor load, including the dynamic factor and the safety factor entered, is compared with the holding capacity. The extreme position is used if motions are provided, otherwise the mean position.',
    module: `${RP}/anchors.ts`,
  },
  {
    title: 'Stiffness and natural periods',
    text: 'Stiffness is force per unit displacement at the intact mean position. Surge, sway and yaw periods are calculated independently.',
    module: `${SYSTEM}/equations.ts`,
  },
] as const

export const chainMethod = {
  title: 'Chain',
  text: 'Line properties not provided are calculated for chain. Mass in t/m is 20.0 (studless) or 21.9 (stud-link) times the square of the bar diameter in metres. The submerged weight allows for buoyancy at a density ratio of 1,025/7,850. Axial stiffness in GN is 85.4 (studless) or 101 (stud-link) times the square of the bar diameter in metres. Breaking load is from IACS UR W22 by grade.',
  module: 'physics/mooring-chain/chain.ts',
} as const

export const spreadAssumptions = [
  'All lines are identical and hang in still water, and the seabed is flat at anchor level.',
  'The mean load has constant magnitude and direction as the vessel moves and yaws.',
  'Motions are horizontal, in the direction of the mean offset, and obtained from a model test or a motion analysis.',
  'Line failure is complete and instantaneous, and the vessel settles at a new equilibrium under the same load.',
] as const

export const spreadValidity = [
  'Valid for quasi-static line response; line dynamics are included only through the dynamic factor.',
  'Valid for line strain ≤ 5 %. A higher initial strain is rejected. If the strain exceeds 5 % in the solution, a check that would otherwise pass is reported as not assessed.',
  'Valid for storms with at least three peaks of each motion. With fewer peaks, a check that depends on the motions and would otherwise pass is reported as not assessed.',
  'Valid for an intact mooring without anchor uplift. If uplift occurs, an anchor check that would otherwise pass is reported as not assessed.',
  'If motions are not provided, the checks apply to the mean position only and a warning is issued.',
  'Clauses and factors of API RP 2SK are taken from published descriptions. Verify against the standard before issue.',
] as const

export const spreadNotChecked = [
  'Dynamic line tension and the transient after line failure',
  'Calculation of slow-drift and first-order motions, which are inputs',
  'Heave, roll and pitch of the vessel; sloping seabed',
  'Line fatigue (see the mooring line fatigue workflow)',
  'Other headings (repeat the run for each heading)',
  'Line clashing, pipeline clearance and anchor drag',
] as const
