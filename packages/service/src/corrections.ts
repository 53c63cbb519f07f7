/**
 * Corrections of verdicts, by the number under which the changelog has them: what a recorded run may be told of that would
 * be judged otherwise today. An entry is added, never changed.
 */

export interface Correction {
  readonly entry: number
  /** Ids of the workflows whose verdicts it may turn; of all where there is none. */
  readonly workflows?: readonly string[]
  readonly what: string
}

/** In the order of the changelog. */
export const corrections: readonly Correction[] = [
  {
    entry: 1,
    what: 'a check outside the limits of its method, on contradicting or unread inputs or without a demand is not assessed',
  },
  {
    entry: 2,
    workflows: ['anchor-capacity'],
    what: 'a shallow plate anchor has no deep bearing factor; a caisson of unknown padeye depth is not assessed',
  },
  {
    entry: 3,
    workflows: ['anchor-capacity-atlas-query', 'mudmat-bearing-atlas-query'],
    what: 'passive suction counts only if it is confirmed; the mudmat atlas assesses sliding',
  },
  {
    entry: 4,
    workflows: ['liquefaction-triggering'],
    what: 'contradicting stresses and clay are not assessed; factors of safety are reported to 2',
  },
  {
    entry: 5,
    workflows: [
      'mudmat-bearing-capacity',
      'mudmat-bearing-atlas-query',
      'pipeline-upheaval-buckling',
      'pile-axial-capacity',
      'pile-capacity',
      'anchor-capacity',
    ],
    what: 'a saturated unit weight entered as submerged is refused',
  },
  {
    entry: 6,
    workflows: ['mudmat-bearing-capacity'],
    what: 'mudmats fail in overturning; a base deeper than its width is not assessed',
  },
  {
    entry: 7,
    workflows: ['pile-axial-capacity'],
    what: 'a laterally overloaded pile fails; the peak load of load transfer is found',
  },
  {
    entry: 8,
    workflows: ['scour-assessment'],
    what: 'scour is not assessed outside sand, onset is not assessed under waves',
  },
  {
    entry: 9,
    workflows: ['dynacard-diagnostics', 'artificial-lift-field-health'],
    what: 'a card whose loads contradict rods and fluid is not diagnosed',
  },
  {
    entry: 10,
    workflows: ['production-forecast-arps'],
    what: 'a fitted decline starts at its first point and is forecast from its last',
  },
  {
    entry: 11,
    workflows: ['well-bore-design'],
    what: 'a shoe that resists an open hole full of influx is not limited by the volume of that hole',
  },
  {
    entry: 12,
    workflows: ['tubular-design-envelope'],
    what: 'the triaxial envelope considers both walls',
  },
  {
    entry: 13,
    workflows: ['wellpath'],
    what: 'standard deviations apply at their own depth; covariances do not depend on the azimuth of a vertical station',
  },
  {
    entry: 14,
    workflows: ['vlp-correlations', 'nodal-analysis', 'nodal-analysis-ipr-vlp'],
    what: 'the holdup on the level by Beggs and Brill is at most 1',
  },
  {
    entry: 15,
    workflows: ['platform-stability', 'damage-stability'],
    what: 'metacentric height lengthwise, righting arms and probabilities are checked',
  },
  {
    entry: 16,
    workflows: ['fpso-mooring-full', 'fpso-spread-mooring'],
    what: 'anchors are checked at the extreme position and for any lost line',
  },
  {
    entry: 17,
    workflows: ['mooring-fatigue', 'mooring-fatigue-atlas-query', 'riser-fatigue', 'fatigue-analysis'],
    what: 'chain and wire do not pass on a curve of plate; a loading without cycles is not assessed',
  },
  {
    entry: 18,
    workflows: ['viv-analysis'],
    what: 'a profile faster than the design current is not assessed',
  },
  {
    entry: 19,
    workflows: ['catenary', 'synthetic-rope-mooring-fatigue'],
    what: 'a line is checked at the end with the larger tension; the trough of the largest range counts',
  },
  {
    entry: 20,
    workflows: ['riser-stackup', 'riser-stackup-parametric'],
    what: 'a riser whose modules lift more than it weighs is not assessed',
  },
  {
    entry: 21,
    workflows: ['hull-resistance'],
    what: 'areas and coefficients are checked against the hull',
  },
  {
    entry: 22,
    workflows: ['lifting-lug-design', 'rigging', 'jumper-installation'],
    what: 'a lug without a load, calm seas, weaker slings and sharp bends are not assessed',
  },
  {
    entry: 23,
    workflows: ['von-mises'],
    what: 'the critical load of a frame is found: below it the frame fails, near it it is not assessed',
  },
  {
    entry: 24,
    workflows: ['fatigue-analysis'],
    what: 'few cycles, ranges beyond yield and curves whose lines do not meet are not assessed',
  },
  {
    entry: 25,
    workflows: ['vessel-seakeeping', 'rao-spectral-fatigue'],
    what: 'waves outside the transfer functions and seas that cannot stand are not assessed',
  },
  {
    entry: 26,
    workflows: ['rao-tabulation', 'rao-atlas-query'],
    what: 'headings are a circle; phases that look like radians are asked about',
  },
  {
    entry: 27,
    workflows: ['elastic-buckling'],
    what: 'the plate equation is solved for clamped and free long edges',
  },
  {
    entry: 28,
    workflows: ['wave-spectra'],
    what: 'the highest wave and crest take the depth-limited height',
  },
  {
    entry: 29,
    workflows: ['hydro-coefficients'],
    what: 'the waves of the sway-roll coupling are those of roll',
  },
  {
    entry: 30,
    workflows: [
      'orcawave-input-prep',
      'aqwa-diffraction-deck-prep',
      'time-series',
      'hull-seakeeping',
      'plate-buckling',
    ],
    what: 'lids by area, units in headings, and the limits of the methods',
  },
  {
    entry: 31,
    workflows: ['wall-thickness-quickcheck'],
    what: 'the head of the contents counts in every code; contradicting external pressure and elevation are not assessed',
  },
  {
    entry: 32,
    workflows: ['pipeline-safety-ffs'],
    what: 'unread rows, cracks and dents are not assessed; interacting defects are assessed together',
  },
  {
    entry: 33,
    workflows: ['free-span-f105', 'free-span-atlas-query', 'span-rectification'],
    what: 'vibration is not assessed where waves govern; a rectified span that vibrates does not pass',
  },
  {
    entry: 34,
    workflows: ['on-bottom-stability-f109'],
    what: 'a little current does not lower the peak load; a safety factor below the practice is refused',
  },
  {
    entry: 35,
    workflows: ['inspection-planning'],
    what: 'the floor of the corrosion rate always applies; intervals have the caps of API 653',
  },
  {
    entry: 36,
    workflows: ['pipeline-lateral-buckling', 'pipeline-upheaval-buckling'],
    what: 'steep buckles, short imperfections and hot steel of unknown strength are not assessed',
  },
  {
    entry: 37,
    workflows: ['pipe-capacity'],
    what: 'propagation fails without arrestors; external pressure is checked against the depth',
  },
  {
    entry: 38,
    workflows: [
      'cathodic-protection',
      'cathodic-protection-fpso',
      'cathodic-protection-jacket',
      'cathodic-protection-manifold',
      'cathodic-protection-monopile',
      'cathodic-protection-pipeline',
    ],
    what: 'a potential that protects no metal is refused',
  },
  {
    entry: 39,
    workflows: ['api579-pipe-ffs-b314', 'api579-pipe-ffs-b318'],
    what: 'metal loss is not accepted beyond what was measured, or on depth alone',
  },
]

/** What may have turned the verdict of a workflow. */
export const correctionsOf = (workflow: string): readonly Correction[] =>
  corrections.filter(({ workflows }) => workflows === undefined || workflows.includes(workflow))
