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
    what: 'a check outside the limits of its method, with contradictory or unread inputs or without a demand is not assessed',
  },
  {
    entry: 2,
    workflows: ['anchor-capacity'],
    what: 'a shallow plate anchor has no deep bearing factor; a caisson with unknown padeye depth is not assessed',
  },
  {
    entry: 3,
    workflows: ['anchor-capacity-atlas-query', 'mudmat-bearing-atlas-query'],
    what: 'passive suction counts only if confirmed; the mudmat atlas assesses sliding',
  },
  {
    entry: 4,
    workflows: ['liquefaction-triggering'],
    what: 'contradictory stresses and clay are not assessed; factors of safety are reported up to 2',
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
    what: 'a saturated unit weight entered as submerged is rejected',
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
    what: 'scour is not assessed outside sand; scour onset is not assessed under waves',
  },
  {
    entry: 9,
    workflows: ['dynacard-diagnostics', 'artificial-lift-field-health'],
    what: 'a card whose loads contradict the rods and fluid is not diagnosed',
  },
  {
    entry: 10,
    workflows: ['production-forecast-arps'],
    what: 'a fitted decline starts at its first point and is forecast from its last',
  },
  {
    entry: 11,
    workflows: ['well-bore-design'],
    what: 'a shoe that resists an influx-filled open hole is not limited by the volume of that hole',
  },
  {
    entry: 12,
    workflows: ['tubular-design-envelope'],
    what: 'the triaxial envelope considers both walls',
  },
  {
    entry: 13,
    workflows: ['wellpath'],
    what: 'standard deviations apply only at their own depth; covariances do not depend on the azimuth of a vertical station',
  },
  {
    entry: 14,
    workflows: ['vlp-correlations', 'nodal-analysis', 'nodal-analysis-ipr-vlp'],
    what: 'the horizontal holdup of Beggs and Brill is at most 1',
  },
  {
    entry: 15,
    workflows: ['platform-stability', 'damage-stability'],
    what: 'longitudinal metacentric height, righting arms and probabilities are checked',
  },
  {
    entry: 16,
    workflows: ['fpso-mooring-full', 'fpso-spread-mooring'],
    what: 'anchors are checked at the extreme position and for any failed line',
  },
  {
    entry: 17,
    workflows: ['mooring-fatigue', 'mooring-fatigue-atlas-query', 'riser-fatigue', 'fatigue-analysis'],
    what: 'chain and wire do not pass on an S-N curve for plate; a loading without cycles is not assessed',
  },
  {
    entry: 18,
    workflows: ['viv-analysis'],
    what: 'a profile faster than the design current is not assessed',
  },
  {
    entry: 19,
    workflows: ['catenary', 'synthetic-rope-mooring-fatigue'],
    what: 'a line is checked at the end with the larger tension; the minimum tension includes the trough of the largest range',
  },
  {
    entry: 20,
    workflows: ['riser-stackup', 'riser-stackup-parametric'],
    what: 'a riser whose buoyancy modules lift more than its weight is not assessed',
  },
  {
    entry: 21,
    workflows: ['hull-resistance'],
    what: 'hull areas and coefficients are checked against the hull',
  },
  {
    entry: 22,
    workflows: ['lifting-lug-design', 'rigging', 'jumper-installation'],
    what: 'a lug without a load, lifts in calm seas, weaker slings and sharp bends are not assessed',
  },
  {
    entry: 23,
    workflows: ['von-mises'],
    what: 'the critical load factor of a frame is calculated; the frame fails at 1 or below and is not assessed near 1',
  },
  {
    entry: 24,
    workflows: ['fatigue-analysis'],
    what: 'few cycles, stress ranges above yield and S-N curves whose lines do not meet are not assessed',
  },
  {
    entry: 25,
    workflows: ['vessel-seakeeping', 'rao-spectral-fatigue'],
    what: 'waves outside the transfer functions and impossibly steep seas are not assessed',
  },
  {
    entry: 26,
    workflows: ['rao-tabulation', 'rao-atlas-query'],
    what: 'headings are treated as a circle; phases that look like radians are questioned',
  },
  {
    entry: 27,
    workflows: ['elastic-buckling'],
    what: 'the plate equation is solved for clamped and free long edges',
  },
  {
    entry: 28,
    workflows: ['wave-spectra'],
    what: 'the highest wave and crest use the depth-limited height',
  },
  {
    entry: 29,
    workflows: ['hydro-coefficients'],
    what: 'the sway-roll coupling uses the waves generated by roll',
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
    what: 'interior lids are decided by area, units are read from headings, and the limits of the methods apply',
  },
  {
    entry: 31,
    workflows: ['wall-thickness-quickcheck'],
    what: 'the head of the contents is included in every code; contradictory external pressure and elevation are not assessed',
  },
  {
    entry: 32,
    workflows: ['pipeline-safety-ffs'],
    what: 'unread rows, cracks and dents are not assessed; interacting defects are assessed together',
  },
  {
    entry: 33,
    workflows: ['free-span-f105', 'free-span-atlas-query', 'span-rectification'],
    what: 'vibration is not assessed if waves govern; a rectified span that vibrates does not pass',
  },
  {
    entry: 34,
    workflows: ['on-bottom-stability-f109'],
    what: 'a small current does not lower the peak load; a safety factor below the recommended practice is rejected',
  },
  {
    entry: 35,
    workflows: ['inspection-planning'],
    what: 'the minimum corrosion rate always applies; intervals are limited as in API 653',
  },
  {
    entry: 36,
    workflows: ['pipeline-lateral-buckling', 'pipeline-upheaval-buckling'],
    what: 'steep buckles, short imperfections and hot steel of unknown strength are not assessed',
  },
  {
    entry: 37,
    workflows: ['pipe-capacity'],
    what: 'propagation buckling fails without arrestors; external pressure is checked against the water depth',
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
    what: 'a potential that protects no metal is rejected',
  },
  {
    entry: 39,
    workflows: ['api579-pipe-ffs-b314', 'api579-pipe-ffs-b318'],
    what: 'metal loss is not accepted beyond the measurements, or on depth alone',
  },
  {
    entry: 40,
    workflows: ['spectral-fatigue', 'spectral-fatigue-atlas-query', 'rao-spectral-fatigue'],
    what: "spectral fatigue is not assessed outside the slopes and irregularity factors of Dirlik's fit, or if the damage peaks near the query",
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
    what: 'nothing is assessed outside the separations, depths, heights, periods and meshes of the method',
  },
  {
    entry: 42,
    workflows: ['api-rp-2rd-riser', 'code-check-atlas-query', 'dnv-os-f201-riser'],
    what: 'a riser in effective compression is not assessed; DNV-OS-F201 applies up to D/t 45',
  },
  {
    entry: 43,
    workflows: ['tsj-sizing', 'riser-stackup-parametric', 'viv-analysis', 'viv-atlas-query'],
    what: 'riser angles above 15 degrees, net external pressure, walls without a bore and short spans are not assessed',
  },
  {
    entry: 44,
    workflows: ['riser-fatigue', 'riser-fatigue-atlas-query', 'mooring-fatigue', 'mooring-fatigue-atlas-query'],
    what: 'fatigue is not assessed below ten thousand cycles to failure, or above a range of 1,000 MPa in a mooring line',
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
    what: 'collapse outside yield strengths of 40 to 155 ksi or above D/t 60, and pipe above 400 °F, are not assessed',
  },
  {
    entry: 51,
    workflows: ['well-hydraulics', 'ct-hydraulics'],
    what: 'friction outside the fits of eccentric annuli, coils and flow behaviour indices is not assessed',
  },
  {
    entry: 52,
    workflows: ['esp-pump-hydraulics', 'nodal-analysis', 'nodal-analysis-ipr-vlp', 'vlp-correlations'],
    what: 'nothing is assessed outside the ranges of the fluid and flow correlations',
  },
  {
    entry: 53,
    workflows: ['dynacard-diagnostics', 'artificial-lift-field-health'],
    what: 'parted rods, rods other than steel and unlikely damping are not assessed',
  },
  {
    entry: 54,
    workflows: ['wellpath'],
    what: 'separation is not assessed in a horizontal magnetic field below 6,000 nT',
  },
  {
    entry: 55,
    workflows: ['rigging', 'lifting-lug-design', 'jumper-installation', 'orcaflex-6dbuoy-dnvrph103'],
    what: 'lifts below 3 t, containers above 25 t and seas too steep for their period are not assessed',
  },
  {
    entry: 56,
    workflows: ['platform-stability', 'damage-stability'],
    what: 'righting arms that end early, shapes outside the table and hull ends that leave the water are not assessed',
  },
  {
    entry: 57,
    workflows: ['hull-seakeeping', 'vessel-seakeeping', 'rudder-stock-torque', 'propeller-rudder-interaction'],
    what: 'accelerations governed by the last frequencies, and rudders above 35 degrees or far from the propeller, are not assessed',
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
    what: 'a production table with unread rows is not assessed',
  },
]

/** What may have turned the verdict of a workflow. */
export const correctionsOf = (workflow: string): readonly Correction[] =>
  corrections.filter(({ workflows }) => workflows === undefined || workflows.includes(workflow))
