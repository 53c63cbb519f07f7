/** The steps of the method, in the order of the practice, and where their equations stand. */
import type { MethodStep } from '@keelson/workflow'

const standards = 'standards/dnv-rp-f105-2017'

export const method: readonly MethodStep[] = [
  {
    title: 'Section, mass and stiffness',
    text: 'Bending stiffness, mass of steel and contents, added mass by the gap, submerged weight. The concrete stiffness factor as given, or k_c times the stiffness of the concrete over that of the steel to the power 0.75.',
    module: `${standards}/mass-and-stiffness.ts`,
  },
  {
    title: 'Effective axial force',
    text: 'As given, or that of a fully restrained pipe: the residual lay tension less what pressure and temperature take off; tension positive.',
    module: `${standards}/mass-and-stiffness.ts`,
  },
  {
    title: 'Effective length and boundary coefficients',
    text: 'By the relative soil stiffness on the seabed, the length itself between pinned or fixed ends; C_1 to C_6 of table 6-1.',
    module: `${standards}/boundary.ts`,
  },
  {
    title: 'Response quantities',
    text: 'Buckling load, static deflection, in-line frequency without and cross-flow frequency with the sag, stress for an amplitude of one diameter.',
    module: `${standards}/response-quantities.ts`,
  },
  {
    title: 'Flow and damping',
    text: 'V_R of each direction from current and waves together, its frequency and gamma_f; the share of the current in the flow; K_s, and K_sd by gamma_k.',
    module: `${standards}/flow.ts`,
  },
  {
    title: 'In-line response model',
    text: 'Onset by K_sd, corners reduced by turbulence and angle, piecewise linear, nothing outside.',
    module: `${standards}/in-line.ts`,
  },
  {
    title: 'Cross-flow response model',
    text: 'Onset by gap and trench, plateau by current or waves, piecewise linear from 2 to 16, nothing outside.',
    module: `${standards}/cross-flow.ts`,
  },
  {
    title: 'Verdict',
    text: 'Vibration avoided: reduced velocity against onset in both directions, length against the allowable one, screening where asked for. Vibration accepted: fatigue over the design life. Where a limit of the method is left, a check may fail and does not pass.',
    module: 'modelrepo/pipeline/free-span-f105/checks.ts',
  },
  {
    title: 'Stress ranges and fatigue',
    text: 'In line with the wave correction or induced by cross-flow, cross-flow with R_k, times gamma_s; two-line S-N curve; life in one flow or over all flow conditions; the utilisation factor times life against the design life.',
    module: `${standards}/stress.ts`,
  },
  {
    title: 'Screening',
    text: 'Required frequencies with the current of 100 years and waves of 1 year, factors 1.4.',
    module: 'standards/dnv-rp-f105-2006/screening.ts',
  },
  {
    title: 'Static and dynamic loads',
    text: 'Static moment and moments of vibration in both load combinations against local buckling with pressure and axial force.',
    module: 'standards/dnv-st-f101-2021/combined-loading.ts',
  },
  {
    title: 'Allowable span',
    text: 'First length at which onset in the operating flow or screening is no longer met, by search and bracketed root.',
    module: 'modelrepo/pipeline/_shared/free-span/allowable.ts',
  },
]
