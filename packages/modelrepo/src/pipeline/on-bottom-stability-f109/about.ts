/** What on-bottom-stability-f109 answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'On-bottom stability of submarine pipelines',
  question: 'Does the pipeline stay where it was laid under waves and current, and how much concrete does it need?',
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
      text: 'Submerged weight from steel, coating layers, concrete and contents less buoyancy.',
      module: 'standards/dnv-rp-f109-2021/weight.ts',
    },
    {
      title: 'Vertical stability',
      text: 'gamma_w b/(w_s + b) <= 1 with gamma_w = 1.1.',
      module: 'standards/dnv-rp-f109-2021/weight.ts',
    },
    {
      title: 'Waves at the bed',
      text: 'JONSWAP spectrum, not renormalised, through the linear transfer function from 0.05 to 8 times the peak frequency; U_s and T_u from its moments.',
      module: 'physics/waves/jonswap.ts',
    },
    {
      title: 'Design oscillation',
      text: 'Largest oscillation of the storm and its period.',
      module: 'standards/dnv-rp-f109-2021/oscillation.ts',
    },
    {
      title: 'Current',
      text: 'Logarithmic boundary layer averaged over the diameter.',
      module: 'standards/dnv-rp-f109-2021/current.ts',
    },
    {
      title: 'Peak loads',
      text: 'Tables of C_Y* and C_Z*, linear in K* and M*; load reduction by initial penetration.',
      module: 'standards/dnv-rp-f109-2021/peak-loads.ts',
    },
    {
      title: 'Soil',
      text: 'Friction and passive resistance of sand or clay; rock has friction only.',
      module: 'standards/dnv-rp-f109-2021/soil.ts',
    },
    {
      title: 'Absolute criterion',
      text: 'No lateral movement and no lift under the largest oscillation, with gamma_SC of basin, soil and class.',
      module: 'standards/dnv-rp-f109-2021/absolute.ts',
    },
    {
      title: 'Generalised criterion',
      text: 'Weight parameter for half and ten diameters on sand, log-linear between.',
      module: 'standards/dnv-rp-f109-2021/generalised.ts',
    },
    {
      title: 'Simplified static criterion',
      text: 'Morison loads through the wave cycle in steps of 0.1°, required weight at the worst phase.',
      module: 'standards/dnv-rp-e305-1988/simplified.ts',
    },
    {
      title: 'Required concrete',
      text: 'The whole chain solved for the thickness at which the largest utilisation is 1.',
      module: 'modelrepo/pipeline/on-bottom-stability-f109/calculate-required.ts',
    },
  ],
  assumptions: [
    'Long-crested sea: the velocity perpendicular to the pipe is U_s times the sine of the wave angle; no spreading.',
    'Loads are reduced by initial penetration only: no trench, permeable bed or penetration by movement.',
    'Initial penetration is that of the submerged weight without lift; soil resistance uses the contact force under peak lift.',
    'Rock gives friction and no passive resistance; its safety factor is that of sand.',
    'Without water depth or peak enhancement factor, when the flow period is given directly, k_T is 1, which is on the safe side.',
    'Above M* = 10 the flow is practically steady and the coefficients do not grow below K* = 2.5.',
    'Water absorbed by the concrete is part of its density as given.',
  ],
  validity: [
    'C_Y* and C_Z*: 2.5 <= K* <= 140 and M* <= 10; outside, held at the edge with a warning (C_Y* grows as 1/K* below 2.5).',
    'Absolute method: an initial penetration up to one diameter; deeper, its checks may fail and do not pass.',
    'Generalised method: sand, 1.05 <= s_g <= 3, M 0.2 to 10, K up to 60 (half a diameter) or 100 (ten diameters), N 0.003 to 0.048 below K = 10; outside, held at the edge with a warning. Where the table still grows beyond its edge (N below 0.003; ten diameters below K = 5) the check may fail and does not pass.',
    'Largest-oscillation formula: many oscillations; a sea state of less than about two is refused.',
  ],
  notChecked: [
    'Dynamic lateral stability by time-domain response',
    'Generalised stability on clay: its tables need the printed standard',
    'Liquefaction, sinking and flotation in soil',
    'Load reduction by trench, permeable seabed and penetration by movement; directional spreading',
    'Strain, fatigue and damage by permitted displacement',
    'Combinations of return periods of waves and current (100-year waves with 10-year current and the reverse)',
  ],
}
