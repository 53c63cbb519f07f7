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
  {
    entry: 40,
    workflows: ['spectral-fatigue', 'spectral-fatigue-atlas-query', 'rao-spectral-fatigue'],
    what: "spectral fatigue is not assessed outside the slopes and irregularity factors of Dirlik's fit, or where the damage peaks beside the query",
  },
  {
    entry: 41,
    workflows: [
      'passing-ship',
      'hydro-coefficients',
      'wave-spectra',
      'aqwa-diffraction-deck-prep',
      'orcawave-input-prep',
    ],
    what: 'not assessed outside the separations, depths, heights, periods and meshes of the method',
  },
  {
    entry: 42,
    workflows: ['api-rp-2rd-riser', 'code-check-atlas-query', 'dnv-os-f201-riser'],
    what: 'a riser in effective compression is not assessed; DNV-OS-F201 holds to D/t 45',
  },
  {
    entry: 43,
    workflows: ['tsj-sizing', 'riser-stackup-parametric', 'viv-analysis', 'viv-atlas-query'],
    what: 'riser angles above 15 degrees, net external pressure, walls without a bore and short spans are not assessed',
  },
  {
    entry: 44,
    workflows: ['riser-fatigue', 'riser-fatigue-atlas-query', 'mooring-fatigue', 'mooring-fatigue-atlas-query'],
    what: 'fatigue is not assessed below ten thousand cycles to failure, or above a range of 1000 MPa in a mooring line',
  },
  {
    entry: 45,
    workflows: ['pile-axial-capacity', 'pile-capacity', 'pile-capacity-atlas-query'],
    what: 'clay stronger than three times its effective stress, a tip near a layer and stiff clay under cyclic load are not assessed',
  },
  {
    entry: 46,
    workflows: ['pipeline-upheaval-buckling', 'pipeline-lateral-buckling'],
    what: 'the route is checked; D/t, internal pressure and slope are within the method',
  },
  {
    entry: 47,
    workflows: ['pipe-ovality', 'pipe-capacity', 'wall-thickness-quickcheck'],
    what: 'the tolerances of API 5L, the joint factor and the temperatures are within the codes',
  },
  {
    entry: 48,
    workflows: [
      'cathodic-protection',
      'cathodic-protection-fpso',
      'cathodic-protection-jacket',
      'cathodic-protection-manifold',
      'cathodic-protection-monopile',
      'cathodic-protection-pipeline',
    ],
    what: 'spent anodes outside the resistance formulas, warm seawater and hot coatings are not assessed',
  },
  {
    entry: 49,
    workflows: ['api579-pipe-ffs-b314', 'api579-pipe-ffs-b318'],
    what: 'a yield strength above 483 MPa is not assessed',
  },
  {
    entry: 50,
    workflows: ['tubular-design-envelope', 'well-bore-design'],
    what: 'collapse outside 40 to 155 ksi and D/t 60, and pipe above 400 degF, are not assessed',
  },
  {
    entry: 51,
    workflows: ['well-hydraulics', 'ct-hydraulics'],
    what: 'friction outside the fits of eccentric annuli, coils and indices is not assessed',
  },
  {
    entry: 52,
    workflows: ['esp-pump-hydraulics', 'nodal-analysis', 'nodal-analysis-ipr-vlp', 'vlp-correlations'],
    what: 'outside the ranges of the fluid and flow correlations nothing is assessed',
  },
  {
    entry: 53,
    workflows: ['dynacard-diagnostics', 'artificial-lift-field-health'],
    what: 'parted rods, rods that are not of steel and unlikely damping are not assessed',
  },
  {
    entry: 54,
    workflows: ['wellpath'],
    what: 'separation is not assessed in a horizontal magnetic field below 6000 nT',
  },
  {
    entry: 55,
    workflows: ['rigging', 'lifting-lug-design', 'jumper-installation', 'orcaflex-6dbuoy-dnvrph103'],
    what: 'lifts below 3 t, containers above 25 t and seas too steep for their period are not assessed',
  },
  {
    entry: 56,
    workflows: ['platform-stability', 'damage-stability'],
    what: 'righting arms that end early, shapes outside the table and ends that leave the water are not assessed',
  },
  {
    entry: 57,
    workflows: ['hull-seakeeping', 'vessel-seakeeping', 'rudder-stock-torque', 'propeller-rudder-interaction'],
    what: 'accelerations that the last frequencies decide, rudders above 35 degrees or far from the propeller are not assessed',
  },
  {
    entry: 58,
    workflows: ['jacket-member-joint-checks', 'plate-buckling', 'elastic-buckling', 'fatigue-analysis'],
    what: 'thin walls, large overlaps, other steels and strengths outside the curves are not assessed',
  },
  {
    entry: 59,
    workflows: ['catenary', 'api-2sk-mooring', 'fpso-mooring-full', 'fpso-spread-mooring'],
    what: 'strain above 5 %, uplift at an anchor, few peaks and waves above the drift table are not assessed',
  },
  {
    entry: 60,
    workflows: ['sodir-field-summary'],
    what: 'a production table with rows that could not be read is not assessed',
  },
]

/** What may have turned the verdict of a workflow. */
export const correctionsOf = (workflow: string): readonly Correction[] =>
  corrections.filter(({ workflows }) => workflows === undefined || workflows.includes(workflow))
