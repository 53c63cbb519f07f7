/** What free-span-f105 answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const standards = 'standards/dnv-rp-f105-2017'

export const about: About = {
  title: 'Free span assessment (VIV onset, response, screening)',
  question: 'Does the span vibrate, and what are its fatigue life and allowable length?',
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
      text: 'The bending stiffness, steel and contents mass, gap-dependent added mass and submerged weight are calculated. The concrete stiffness factor is entered, or calculated as k_c times the concrete-to-steel stiffness ratio raised to the power 0.75.',
      module: `${standards}/mass-and-stiffness.ts`,
    },
    {
      title: 'Effective axial force',
      text: 'The effective axial force is entered or calculated for a fully restrained pipe. The residual lay tension is reduced by the pressure and temperature effects. Tension is positive.',
      module: `${standards}/mass-and-stiffness.ts`,
    },
    {
      title: 'Effective length and boundary coefficients',
      text: 'On the seabed the effective length is calculated from the relative soil stiffness. Between pinned or fixed ends it equals the span length. Boundary coefficients C_1 to C_6 are from table 6-1.',
      module: `${standards}/boundary.ts`,
    },
    {
      title: 'Response quantities',
      text: 'The buckling load, static deflection, natural frequencies and unit stress amplitudes are calculated. Sag is included in the cross-flow frequency only.',
      module: `${standards}/response-quantities.ts`,
    },
    {
      title: 'Flow and damping',
      text: 'The reduced velocity in each direction is calculated from the combined current and wave velocity, the natural frequency and its safety factor gamma_f. The current flow velocity ratio and the stability parameter K_s are calculated. The design stability parameter K_sd is K_s divided by gamma_k.',
      module: `${standards}/flow.ts`,
    },
    {
      title: 'In-line response model',
      text: 'Onset is calculated from K_sd. The response curve is piecewise linear and zero outside its range. Its corner amplitudes are reduced for turbulence and flow angle.',
      module: `${standards}/in-line.ts`,
    },
    {
      title: 'Cross-flow response model',
      text: 'Onset depends on the seabed gap and trench depth, and the plateau amplitude on whether current or waves dominate. The response curve is piecewise linear for reduced velocities from 2 to 16 and zero outside this range.',
      module: `${standards}/cross-flow.ts`,
    },
    {
      title: 'Verdict',
      text: 'If vibration must be avoided, reduced velocity is compared with onset and span length with the allowable length. Screening is checked if requested. If vibration is accepted, fatigue is checked over the design life. Outside a method limit a check can fail but cannot pass.',
      module: 'modelrepo/pipeline/free-span-f105/calculate-checks.ts',
    },
    {
      title: 'Stress ranges and fatigue',
      text: 'The in-line stress range is the larger of the wave-corrected stress range and that induced by cross-flow vibration. The cross-flow stress range includes the damping reduction factor R_k. Both include the stress range safety factor gamma_s. Fatigue life is calculated from a two-line S-N curve for one flow condition or all flow conditions. The fatigue life times the utilisation factor is compared with the design life.',
      module: `${standards}/stress.ts`,
    },
    {
      title: 'Screening',
      text: 'Required frequencies are calculated for the 100-year current and 1-year waves with screening factors of 1.4.',
      module: 'standards/dnv-rp-f105-2006/screening.ts',
    },
    {
      title: 'Static and dynamic loads',
      text: 'Static and vibration moments in both load combinations are checked against local buckling under combined moment, pressure and axial force.',
      module: 'standards/dnv-st-f101-2021/combined-loading.ts',
    },
    {
      title: 'Allowable span',
      text: 'The allowable span length is the first length at which the onset criterion in the operating flow, or screening, is no longer met. It is found by search and bracketed root-finding.',
      module: 'modelrepo/pipeline/_shared/free-span/allowable.ts',
    },
  ],
  assumptions: [
    'The pipe is bare and its steel outside diameter is also the hydrodynamic diameter. Coatings are included only through an entered effective mass and concrete stiffness factor.',
    'The span is isolated and vibrates in its first mode in each direction. The flow velocities are normal to the pipe.',
    'Cross-flow vibration induces in-line motion of 0.4 times its amplitude at twice its frequency.',
    'On the seabed, stress ranges and life apply at mid-span or shoulder, whichever has the higher stress. Reported unit stress amplitudes apply at mid-span.',
    'The combined loading check uses the nominal wall thickness and steel strength without de-rating. Vibration is included without the safety factor on stress, which the load effect factors replace.',
    'If vibration must be avoided, a span is too long from the first length at which any requested criterion is not met. If vibration is accepted, fatigue over the design life governs; onset and screening are reported only.',
    'A single natural frequency safety factor applies in both directions.',
  ],
  validity: [
    'Valid for span lengths of 30 to 140 diameters, sag up to 2.5 diameters and compression up to half the buckling load. Outside these limits a warning is issued and, if unconservative, no check passes. Spans at the buckling load are rejected.',
    'The effective length on soil is valid for a relative soil stiffness of 0 to 7.7. Outside this range a warning is issued and no check passes. Values outside −1.8 to 16 are rejected.',
    'The first-mode response is valid for cross-flow reduced velocities up to 16. Above this, or if the cross-flow amplitude is unknown, fatigue and combined loading can fail but cannot pass.',
    'Valid if the current velocity is at least half the total flow velocity. Below this ratio, direct wave loads govern, and fatigue and combined loading can fail but cannot pass.',
    'The combined loading check is valid for D/t of 15 to 45.',
    'Screening factors are from the 2006 edition. The 2017 edition defines its own design events for the avoidance of vibration.',
  ],
  notChecked: [
    'Direct wave loads (force model) and drag, which act in addition to vibration if the wave-induced velocity exceeds one fifth of the total flow velocity',
    'Interacting spans and modes above the first',
    'Soil stiffness by soil type, shoulder bearing capacity, scour and span development',
    'Trawl interaction, dropped objects and fatigue from causes other than vibration of this span',
    'Displacement of adjacent lines and weld flaws (fracture mechanics)',
  ],
}
