/** What free-span-f105 answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const standards = 'standards/dnv-rp-f105-2017'

export const about: About = {
  title: 'Free span assessment (VIV onset, response, screening)',
  question: 'Does this pipeline span vibrate in the flow, how much, how long does it last, and how long may it be?',
  askedAs: [
    'Is my 30 m pipeline span all right in half a knot of bottom current?',
    'Which span is allowable by DNV-RP-F105 on a rocky seabed before VIV starts?',
    'Will vortex shedding crack the girth welds within the 25 years of service?',
    'What is the first natural frequency of a pipe over a gap between two boulders, and at what current does it lock in?',
    'Does the survey finding pass DNV screening with the 100-year current and the 1-year wave, or do I need a full fatigue assessment?',
    'Check local buckling of the sagging line under its own weight plus vibration, with SMYS, SMTS and pressures.',
  ],
  method: [
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
      module: 'modelrepo/pipeline/free-span-f105/calculate-checks.ts',
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
  ],
  assumptions: [
    'A bare pipe: its steel outside diameter is also the hydrodynamic one. Coatings enter only by an effective mass and a concrete stiffness factor that are given.',
    'One isolated span, its first mode in each direction. The flow velocities are normal to the pipe.',
    'Cross-flow vibration takes the pipe along in line with 0.4 of its amplitude, at twice its frequency.',
    'On the seabed, stress ranges and life are those of mid-span or shoulder, whichever is stressed more; the unit stress amplitudes stated are those of mid-span.',
    'In the combined loading check the wall is the nominal one, the steel is not de-rated, and vibration enters without the safety factor on stress, whose place the load effect factors take.',
    'Where vibration is avoided, a span is too long from the first length that does not meet every criterion asked for. Where it is accepted, onset and screening are stated and do not decide: fatigue over the design life does.',
    'One safety factor on the natural frequency serves both directions.',
  ],
  validity: [
    'Spans of 30 to 140 diameters, sag up to 2.5 diameters, compression up to half the buckling load: outside, a warning, and where that may be unsafe no check passes. At the buckling load the span is refused.',
    'Effective length on soil: relative soil stiffness of 0 to 7.7; outside, a warning and no pass, and a refusal where the fit ends.',
    'Response of the first mode, up to a cross-flow reduced velocity of 16: beyond, and where the cross-flow amplitude is not known, fatigue and combined loading may fail and do not pass.',
    'Flow with current of at least half: below, direct wave loads govern, and fatigue and combined loading may fail and do not pass.',
    'Combined loading: diameter over wall of 15 to 45.',
    'Screening factors are those of the 2006 edition; the edition of 2017 defines its own events for avoiding vibration.',
  ],
  notChecked: [
    'Direct wave loads (force model) and drag, which act beside vibration where waves are more than a fifth of the flow',
    'Several spans that interact, and modes beyond the first',
    'Soil: stiffness from its type, bearing of the shoulders, scour and development of the span',
    'Trawl interaction, dropped objects, and fatigue from other causes than vibration in this span',
    'Displacement of neighbouring lines; weld flaws (fracture mechanics)',
  ],
}
