/** What on-bottom-stability-f109 answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'On-bottom stability of submarine pipelines',
  question: 'Is the pipeline stable on the seabed in waves and current, and what concrete thickness is required?',
  askedAs: [
    'Will the pipe slide on the seabed in a storm?',
    'How much concrete weight coating does a 12 inch line need in 80 m of water?',
    'Is the submerged weight enough against 100-year waves with a 10-year current?',
    'Does the empty flowline lift or float after laying?',
    'What OBS utilisation does an Hs of 8 m and Tp of 12 s give on sand?',
    'Absolute static or generalised lateral displacement of 10 diameters: which CWC thickness and submerged weight?',
  ],
  method: [
    {
      title: 'Weight and diameter',
      text: 'The submerged weight is calculated from steel, coating layers, concrete and contents less buoyancy.',
      module: 'standards/dnv-rp-f109-2021/weight.ts',
    },
    {
      title: 'Vertical stability',
      text: 'The buoyancy, multiplied by a safety factor of 1.1, is compared with the weight in air.',
      module: 'standards/dnv-rp-f109-2021/weight.ts',
    },
    {
      title: 'Near-bed waves',
      text: 'The JONSWAP spectrum, not renormalised, is transferred to the seabed by linear wave theory from 0.05 to 8 times the peak frequency. The significant velocity U_s and the zero up-crossing period T_u are calculated from the spectral moments.',
      module: 'physics/waves/jonswap.ts',
    },
    {
      title: 'Design oscillation',
      text: 'The maximum velocity oscillation in the sea state and its period are calculated.',
      module: 'standards/dnv-rp-f109-2021/oscillation.ts',
    },
    {
      title: 'Current',
      text: 'The current velocity is calculated from a logarithmic boundary layer profile and averaged over the pipe diameter.',
      module: 'standards/dnv-rp-f109-2021/current.ts',
    },
    {
      title: 'Peak loads',
      text: 'The load coefficients C_Y* and C_Z* are interpolated linearly in the Keulegan-Carpenter number K* and the velocity ratio M* from the tables. Loads are reduced for initial penetration.',
      module: 'standards/dnv-rp-f109-2021/peak-loads.ts',
    },
    {
      title: 'Soil',
      text: 'Friction and passive resistance are calculated for sand or clay. Rock provides friction only.',
      module: 'standards/dnv-rp-f109-2021/soil.ts',
    },
    {
      title: 'Absolute criterion',
      text: 'No lateral movement and no lift-off are permitted under the maximum oscillation. The factor gamma_SC depends on basin, soil and safety class.',
      module: 'standards/dnv-rp-f109-2021/absolute.ts',
    },
    {
      title: 'Generalised criterion',
      text: 'The weight parameters for displacements of half a diameter and ten diameters on sand are read from tables. For intermediate displacements, the interpolation is log-linear.',
      module: 'standards/dnv-rp-f109-2021/generalised.ts',
    },
    {
      title: 'Simplified static criterion',
      text: 'Morison loads are calculated through the wave cycle in steps of 0.1°. The required submerged weight is the value at the critical phase.',
      module: 'standards/dnv-rp-e305-1988/simplified.ts',
    },
    {
      title: 'Required concrete',
      text: 'The complete calculation is solved for the concrete thickness at which the maximum utilisation is 1.',
      module: 'modelrepo/pipeline/on-bottom-stability-f109/calculate-required.ts',
    },
  ],
  assumptions: [
    'The sea is long-crested, without directional spreading. The velocity perpendicular to the pipe is U_s times the sine of the wave angle.',
    'Loads are reduced for initial penetration only. Trenching, seabed permeability and penetration due to pipe movement are ignored.',
    'Initial penetration is calculated for the submerged weight without lift. Soil resistance is calculated for the contact force under peak lift.',
    'Rock provides friction but no passive resistance. The sand safety factor applies to rock.',
    'If the flow period is entered without water depth or peak enhancement factor, the period ratio k_T is assumed to be 1, which is conservative.',
    'Above M* = 10 the flow is practically steady and the coefficients do not increase below K* = 2.5.',
    'The entered concrete density includes absorbed water.',
  ],
  validity: [
    'C_Y* and C_Z* are valid for 2.5 ≤ K* ≤ 140 and M* ≤ 10. Outside this range edge values are used and a warning is issued. Below K* = 2.5, C_Y* increases as 1/K*.',
    'The absolute method is valid for an initial penetration up to one diameter. Above this, the checks of this method can fail but cannot pass.',
    'The generalised method is valid for sand, specific gravities of 1.05 to 3 and velocity ratios M of 0.2 to 10. The Keulegan-Carpenter number K is limited to 60 (half a diameter) or 100 (ten diameters). Below K = 10 the acceleration parameter N is limited to 0.003 to 0.048. Outside these limits edge values are used and a warning is issued. If the tabulated value is still increasing at the edge, the check can fail but cannot pass. This applies to N below 0.003, and to ten diameters below K = 5.',
    'The maximum oscillation formula is valid for a large number of oscillations. Sea states of fewer than about two oscillations are rejected.',
  ],
  notChecked: [
    'Dynamic lateral stability by time-domain response',
    'Generalised stability on clay (see the tables in the published standard)',
    'Liquefaction, and sinking or flotation in soil',
    'Load reduction due to trenching, seabed permeability and penetration due to pipe movement, and directional spreading',
    'Strain, fatigue and damage due to the permitted displacement',
    'Combinations of wave and current return periods (100-year waves with 10-year current, and the reverse)',
  ],
}
