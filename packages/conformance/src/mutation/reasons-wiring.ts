/** Of the wiring of workflows: the mistakes that neither a case nor a test notices, and why that is right, by folder. */
import { EQUIVALENT, type Reasons } from './reason-words.ts'

export const WIRING: Reasons = {
  'modelrepo/installation/lifting-lug-design': [
    [
      EQUIVALENT,
      'calculate-dnv.ts n_s: n <-> n_max',
      'calculate-load.ts P_y: w <-> t',
      'calculate-load.ts smallest: P_b',
    ],
  ],
  'modelrepo/geotechnical/anchor-capacity': [[EQUIVALENT, 'calculate-drag.ts H_s: H_m <-> F_l']],
  'modelrepo/riser/api-rp-2rd-riser': [[EQUIVALENT, 'calculate-pipe.ts P_c: P_y <-> P_el']],
  'modelrepo/mooring/catenary': [[EQUIVALENT, 'calculate-closed.ts T_A: H_A <-> V_A']],
  'modelrepo/asset-integrity/cathodic-protection': [[EQUIVALENT, 'calculate-hull.ts f_cm: f_ci <-> f_cf']],
}
