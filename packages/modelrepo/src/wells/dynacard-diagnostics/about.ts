/** What a run of a dynamometer card answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Sucker rod pump dynamometer card diagnostics',
  question: 'What does the dynamometer card show for the pump, and are the rods and gearbox adequate?',
  askedAs: [
    'Turn this surface dyno card into a downhole card and tell me the pump fillage.',
    'Is my rod pump pounding fluid, is it gas interference, or does the travelling or standing valve leak?',
    'What is the peak polished rod load and the Goodman loading of the rods?',
    'How many barrels a day does the beam pump displace by its dynamometer card?',
    'Is the gearbox overloaded, and is the pumping unit balanced?',
    'Sucker rods parted: at what depth, from the card?',
  ],
  method: [
    {
      title: 'Surface card',
      text: 'Samples at equal times over one stroke are used as entered. Samples by position are converted to equal times by s = S (1 − cos θ)/2. The buoyant rod weight is subtracted from the loads.',
      module: 'physics/rod-pump/rod-string.ts',
    },
    {
      title: 'Wave equation by harmonics',
      text: 'u_tt = a² u_xx − c u_t is solved with a = √(E/ρ). Each of up to 20 harmonics is propagated down section by section with the wave number k = √(ω² − i c ω)/a. Harmonic zero is the static stretch.',
      module: 'physics/rod-pump/gibbs-equations.ts',
    },
    {
      title: 'Wave equation by finite differences',
      text: 'All samples of the stroke are propagated from node to node by central differences around the stroke. Nodes are no further apart than a wave travels between samples. A taper uses mean area and mass; both ends are second order.',
      module: 'physics/rod-pump/everitt-jennings-equations.ts',
    },
    {
      title: 'Solver agreement',
      text: 'Both solvers are applied to the card formed by its harmonics. They must agree within 1 % of the pump stroke and 2 % of the load range.',
      module: 'physics/rod-pump/card-quality.ts',
    },
    {
      title: 'Balanced damping',
      text: 'With finite differences, the damping is found at which pump card power equals fluid load times net stroke times speed. It is reported for information; the results use the entered damping.',
      module: 'modelrepo/wells/dynacard-diagnostics/calculate-balance.ts',
    },
    {
      title: 'Plateaus, fluid load and fillage',
      text: 'Plateaus are median loads from 35 to 90 % of the upstroke and from 5 to 35 % of the downstroke. The downstroke median is repeated up to half the fillage if the fillage is below 40 %. Fillage is the position at which the downstroke load first falls below the mid-level. It is 100 % if the load starts below, and 0 if it never falls below. It is also 0 if the plateaus differ by no more than 2 % of the measured load range, the accuracy of the solution.',
      module: 'physics/rod-pump/pump-card.ts',
    },
    {
      title: 'Net stroke, displacement and power',
      text: 'q = 0.1484 A_p S_n N is used in square inches, inches and strokes per minute. Power is the card area by the shoelace formula times the stroke rate.',
      module: 'physics/rod-pump/pump-equations.ts',
    },
    {
      title: 'Rod loading',
      text: 'σ_a = (T/4 + 0.5625 σ_min) f_s is used; the loading is the stress range over σ_a − σ_min. The top rod uses the measured loads and each section below the loads that reach it.',
      module: 'standards/api-rp-11br-2008/rod-loading.ts',
    },
    {
      title: 'Net torque',
      text: 'T = ds/dθ (F − B) − C_b (S/2) sin θ is used, with ds/dθ as the Fourier derivative of the position. Unless entered, C_b = 1.06 (W_rf + F_o/2) for a balanced unit.',
      module: 'physics/rod-pump/crank-torque.ts',
    },
    {
      title: 'Intake pressure and fluid level',
      text: 'p_i = p_wh + 0.433 γ L − F_o/A_p (psi, ft) is used. The fluid level is the depth at which the same fluid gives this pressure.',
      module: 'physics/rod-pump/pump-equations.ts',
    },
    {
      title: 'Diagnosis',
      text: 'Rules are applied in a fixed order to fillage, load release and pick-up, end spikes, plateau slope, fluid load and mean load. The first rule met is the diagnosis. The evidence for it and for the other faults is reported.',
      module: 'physics/rod-pump/diagnosis.ts',
    },
    {
      title: 'Parted rods',
      text: 'The parting depth is the depth at which the buoyant rod weight equals the mean measured load, section by section.',
      module: 'modelrepo/wells/_shared/rod-pump/parting.ts',
    },
    {
      title: 'API TR 11L groups',
      text: 'F_o = 0.340 γ D² L, k_r = 1/(E_r L), F_o/(S k_r) and N/N_o = N L/245000 are used.',
      module: 'standards/api-tr-11l-2008/groups.ts',
    },
    {
      title: 'Test cards',
      text: 'A pump in a known condition moves the bottom of the rods by explicit differences of the same wave equation until a stroke repeats. The seed sets severity and noise.',
      module: 'physics/rod-pump/forward.ts',
    },
  ],
  assumptions: [
    'One stroke is representative. The pump behaves identically in every stroke.',
    'The well is straight. Rods do not rub on the tubing, and damping is distributed along the rods in proportion to their speed.',
    'Pump loads exclude the rod weight and the pressures on the rods. A load of 0 means no fluid load.',
    'Twenty harmonics are used, or half the number of samples. Sharp corners of the card ring by a few % of the fluid load.',
    'Crank and prime mover turn at constant speed. Torque excludes inertia, and the torque factor is derived from the card.',
    'Fillage is read from the load at the mid-level between the plateaus.',
    'Loads below the top rod are the loads that reach each section plus the buoyant weight of the rods below it.',
    'Test cards have valves that open and close instantly and a polished rod with cosine motion.',
  ],
  validity: [
    'Valid for a dimensionless damping of 0.05 to 0.3. Outside this range a warning is issued. Above 0.3 neither the energy nor the lower section checks pass; above 3 the input is rejected.',
    'A damping below 0.05 leaves more power and load in the pump card.',
    'At least twenty samples at equal times are required. Below 60 a warning is issued.',
    'The diagnosis thresholds are for screening and are not from a standard. Review the card before mobilising a rig.',
    'The modified Goodman diagram is valid for steel rods. The loading check of other rods does not pass. The TR 11L frequency factor is valid for steel rods of one diameter.',
    'Standards and papers are taken from published descriptions. Verify the constants before issue.',
  ],
  notChecked: [
    'Deviated wells (rod friction on the tubing, side load)',
    'Pumping unit geometry (torque factors, inertia of its parts, permissible structural load)',
    'Rod buckling above the pump, couplings and coupling wear',
    'Plunger leakage, and gas and shrinkage between pump and stock tank',
    'Worn barrel, stuck pump, bent barrel, sand, vibration and late valves (no diagnosis rule)',
    'Fibreglass rod stress range diagram',
    'Motor power and energy',
  ],
}
