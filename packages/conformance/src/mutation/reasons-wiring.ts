/** Of the wiring of workflows: the mistakes that neither a case nor a test notices, and why that is right, by folder. */
import {
  DROPPED,
  EQUIVALENT,
  ON_THE_AXIS,
  type Reasons,
  ROUNDING,
  SAME_AXES,
  SIGN,
  SPEED,
  SYMMETRIC,
  TOLERANCE,
  UNREACHED,
  UNREAD,
} from './reason-words.ts'

export const WIRING: Reasons = {
  'datarepo/wells/production-forecast-arps': [[EQUIVALENT, 'calculate-fit.ts tidy']],
  'datarepo/wells/sodir-field-summary': [[SYMMETRIC, 'calculate-quality.ts equivalentError']],
  'modelrepo/asset-integrity/cathodic-protection': [[SYMMETRIC, 'calculate-hull.ts f_cm']],
  'modelrepo/asset-integrity/cathodic-protection-pipeline': [
    [SYMMETRIC, 'calculate-anodes.ts N_req', 'calculate.ts demandsOf'],
  ],
  'modelrepo/field-development/compare-tool': [[SYMMETRIC, 'calculate-metrics.ts skillOf']],
  'modelrepo/geotechnical/anchor-capacity': [[SYMMETRIC, 'calculate-drag.ts H_s']],
  'modelrepo/geotechnical/anchor-capacity-atlas-query': [
    [SYMMETRIC, 'calculate.ts V_u', 'calculate.ts calculate', 'charts.ts nearest'],
  ],
  'modelrepo/geotechnical/liquefaction-triggering': [[SYMMETRIC, 'calculate-normalised.ts settledFrom']],
  'modelrepo/geotechnical/mudmat-bearing-atlas-query': [
    [SYMMETRIC, 'calculate-query.ts nearer', 'calculate-query.ts nearestNode', 'calculate.ts calculate'],
    [SYMMETRIC, 'charts.ts errorAt'],
  ],
  'modelrepo/geotechnical/mudmat-bearing-capacity': [
    [SYMMETRIC, 'calculate-area.ts A_prime', 'calculate-settlement.ts traceFirst'],
  ],
  'modelrepo/geotechnical/pile-capacity-atlas-query': [
    [SYMMETRIC, 'calculate.ts calculate'],
    [SAME_AXES, 'charts.ts middles'],
  ],
  'modelrepo/hydrodynamics/aqwa-diffraction-deck-prep': [[EQUIVALENT, 'calculate-directions.ts sorted']],
  'modelrepo/hydrodynamics/spectral-fatigue-atlas-query': [[SYMMETRIC, 'calculate-cell.ts at']],
  'modelrepo/installation/lifting-lug-design': [
    [SYMMETRIC, 'calculate-load.ts P_y', 'calculate-load.ts smallest'],
    [EQUIVALENT, 'calculate-dnv.ts n_s'],
  ],
  'modelrepo/installation/rigging': [[SYMMETRIC, 'calculate-lift.ts length']],
  'modelrepo/installation/weather-window': [[DROPPED, 'charts-time-line.ts points']],
  'modelrepo/mooring/catenary': [[SYMMETRIC, 'calculate-closed.ts T_A', 'calculate-stiffness.ts z_V']],
  'modelrepo/mooring/fpso-mooring-atlas-query': [[SYMMETRIC, 'charts.ts nearest']],
  'modelrepo/mooring/fpso-mooring-full': [[SYMMETRIC, 'calculate-load.ts x']],
  'modelrepo/mooring/mooring-fatigue': [[UNREACHED, 'charts.ts lifePerLine']],
  'modelrepo/mooring/mooring-fatigue-atlas-query': [
    [SYMMETRIC, 'calculate.ts calculate'],
    [SAME_AXES, 'calculate-query.ts axis'],
    [ROUNDING, 'charts.ts bandOfLife'],
  ],
  'modelrepo/mooring/synthetic-rope-atlas-query': [[SYMMETRIC, 'calculate.ts calculate']],
  'modelrepo/mooring/synthetic-rope-mooring-fatigue': [[UNREAD, 'calculate.ts calculate']],
  'modelrepo/pipeline/free-span-atlas-query': [
    [SYMMETRIC, 'calculate-query.ts terms'],
    [UNREACHED, 'charts.ts [low, high]'],
  ],
  'modelrepo/pipeline/on-bottom-stability-f109': [[SYMMETRIC, 'calculate-absolute.ts F_Y', 'calculate-pipe.ts layers']],
  'modelrepo/pipeline/pipe-ovality': [[SYMMETRIC, 'charts.ts traceRadii']],
  'modelrepo/pipeline/span-rectification': [
    [UNREACHED, 'calculate-supports.ts left'],
    [UNREAD, 'tables.ts profile'],
  ],
  'modelrepo/pipeline/wall-thickness-quickcheck': [[SYMMETRIC, 'calculate-rp1111.ts net']],
  'modelrepo/riser/api-rp-2rd-riser': [[SYMMETRIC, 'calculate-pipe.ts P_c']],
  'modelrepo/riser/riser-fatigue': [[SYMMETRIC, 'calculate-curve.ts t_eff']],
  'modelrepo/riser/riser-fatigue-atlas-query': [[SYMMETRIC, 'calculate.ts calculate']],
  'modelrepo/riser/tsj-sizing': [
    [SYMMETRIC, 'warnings.ts [dD, dt]'],
    [UNREAD, 'checks.ts holds'],
  ],
  'modelrepo/riser/viv-analysis': [[SYMMETRIC, 'calculate-span.ts I']],
  'modelrepo/riser/viv-atlas-query': [
    [SYMMETRIC, 'calculate.ts at', 'calculate.ts isNear'],
    [ON_THE_AXIS, 'charts.ts surface'],
  ],
  'modelrepo/structural/fatigue-analysis': [[SYMMETRIC, 'warnings.ts linesApart']],
  'modelrepo/structural/time-series': [
    [SYMMETRIC, 'calculate-csv.ts uneven'],
    [UNREAD, 'calculate-made.ts record'],
  ],
  'modelrepo/structural/von-mises': [[ROUNDING, 'calculate-steps.ts']],
  'modelrepo/vessels/damage-stability': [[SYMMETRIC, 'calculate-index.ts lists', 'calculate-weather.ts common']],
  'modelrepo/vessels/hull-resistance': [[SYMMETRIC, 'calculate-hull.ts c_3', 'calculate-propulsion.ts eta_D']],
  'modelrepo/vessels/naval-arch-yaw-moment': [[SYMMETRIC, 'calculate-turn.ts m_prime', 'calculate-turn.ts r_prime']],
  'modelrepo/vessels/ocimf-tanker-loads': [
    [SYMMETRIC, 'calculate-ufc-current.ts A_p', 'calculate-ufc-current.ts x', 'calculate-ufc.ts y'],
  ],
  'modelrepo/vessels/propeller-rudder-interaction': [[SYMMETRIC, 'calculate-jet.ts d', 'calculate-rudder.ts C_D']],
  'modelrepo/vessels/rudder-stock-torque': [[SYMMETRIC, 'calculate-rule.ts C_R']],
  'modelrepo/vessels/vessel-seakeeping': [[SPEED, 'charts.ts step']],
  'modelrepo/wells/dynacard-diagnostics': [
    [SIGN, 'calculate-balance.ts excess'],
    [TOLERANCE, 'calculate-balance.ts residual'],
  ],
  'modelrepo/wells/nodal-analysis-ipr-vlp': [[SYMMETRIC, 'calculate-families.ts cuts']],
}
