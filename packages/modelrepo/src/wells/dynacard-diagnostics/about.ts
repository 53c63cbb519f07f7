/** What a run of a dynamometer card answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Sucker rod pump dynamometer card diagnostics',
  question: 'What is the pump condition, and are the rods and gearbox adequate?',
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
      text: 'Samples at equal time intervals over one stroke are used as entered. Samples by position are converted to equal time intervals by s = S (1 − cos θ)/2. The buoyant rod weight is subtracted from the loads.',
      module: 'physics/rod-pump/rod-string.ts',
    },
    {
      title: 'Wave equation by harmonics',
      text: 'The equation u_tt = a² u_xx − c u_t is solved with wave speed a = √(E/ρ) and damping factor c. Each of up to 20 harmonics is propagated down the string section by section with the wave number k = √(ω² − i c ω)/a. Harmonic zero is the static stretch.',
      module: 'physics/rod-pump/gibbs-equations.ts',
    },
    {
      title: 'Wave equation by finite differences',
      text: 'All samples of the stroke are propagated from node to node by central differences, with the stroke treated as periodic. The node spacing does not exceed the distance a wave travels between samples. At a taper the mean area and mass are used. The equations at both ends are accurate to second order.',
      module: 'physics/rod-pump/everitt-jennings-equations.ts',
    },
    {
      title: 'Solver agreement',
      text: 'Both solvers are applied to the card reconstructed from its harmonics. They must agree within 1 % of the pump stroke and 2 % of the load range.',
      module: 'physics/rod-pump/card-quality.ts',
    },
    {
      title: 'Balanced damping',
      text: 'With finite differences, the damping factor is found at which pump card power equals fluid load times net stroke times pumping speed. This value is reported for information only; the results use the entered damping factor.',
      module: 'modelrepo/wells/dynacard-diagnostics/calculate-balance.ts',
    },
    {
      title: 'Plateaus, fluid load and fillage',
      text: 'Plateaus are median loads from 35 to 90 % of the upstroke and from 5 to 35 % of the downstroke. If the fillage is below 40 %, the downstroke median is recalculated up to half the fillage. Fillage is the position at which the downstroke load first falls below the mid-level. It is 100 % if the load is already below the mid-level at the start, and 0 % if it never falls below it. Fillage is also 0 % if the plateaus differ by no more than 2 % of the measured load range, which is the accuracy of the solution.',
      module: 'physics/rod-pump/pump-card.ts',
    },
    {
      title: 'Net stroke, displacement and power',
      text: 'Displacement in bbl/d is q = 0.1484 A_p S_n N for plunger area A_p (in²), net stroke S_n (in) and N strokes per minute. Power is the card area by the shoelace formula times the stroke rate.',
      module: 'physics/rod-pump/pump-equations.ts',
    },
    {
      title: 'Rod loading',
      text: 'The allowable stress is σ_a = (T/4 + 0.5625 σ_min) f_s, where T is the minimum tensile strength and f_s the service factor. The loading is the stress range divided by (σ_a − σ_min). The measured loads are used for the top rod, and the loads that reach each section are used for the sections below.',
      module: 'standards/api-rp-11br-2008/rod-loading.ts',
    },
    {
      title: 'Net torque',
      text: 'The net torque is T = ds/dθ (F − B) − C_b (S/2) sin θ, for rod load F, structural unbalance B, counterbalance effect C_b and stroke S. The torque factor ds/dθ is the Fourier derivative of the position. If no counterbalance effect is entered, C_b = 1.06 (W_rf + F_o/2) for a balanced unit, with buoyant rod weight W_rf and fluid load F_o.',
      module: 'physics/rod-pump/crank-torque.ts',
    },
    {
      title: 'Intake pressure and fluid level',
      text: 'The intake pressure is p_i = p_wh + 0.433 γ L − F_o/A_p (psi, ft), for specific gravity γ, pump depth L, fluid load F_o and plunger area A_p. The fluid level is the depth at which the same fluid gives this pressure.',
      module: 'physics/rod-pump/pump-equations.ts',
    },
    {
      title: 'Diagnosis',
      text: 'Rules on fillage, load release and pick-up, end spikes, plateau slope, fluid load and mean load are applied in a fixed order. The first rule met gives the diagnosis. The evidence for the diagnosed fault and for the other faults is reported.',
      module: 'physics/rod-pump/diagnosis.ts',
    },
    {
      title: 'Parted rods',
      text: 'The parting depth is the depth at which the buoyant rod weight, summed section by section, equals the mean measured load.',
      module: 'modelrepo/wells/_shared/rod-pump/parting.ts',
    },
    {
      title: 'API TR 11L groups',
      text: 'The groups are calculated from F_o = 0.340 γ D² L, k_r = 1/(E_r L), F_o/(S k_r) and N/N_o = N L/245,000. D is the plunger diameter, L the pump depth, E_r the elastic constant, S the stroke and N the pumping speed.',
      module: 'standards/api-tr-11l-2008/groups.ts',
    },
    {
      title: 'Test cards',
      text: 'The simulated pump condition drives the bottom of the rods. The wave equation is solved by explicit finite differences until the strokes repeat. The seed sets fault severity and noise.',
      module: 'physics/rod-pump/forward.ts',
    },
  ],
  assumptions: [
    'One stroke is representative. The pump behaves identically in every stroke.',
    'The well is straight. Rods do not rub on the tubing, and damping along the rods is proportional to rod velocity.',
    'Pump loads exclude the rod weight and the fluid pressure on the rods. A load of 0 means no fluid load.',
    'Twenty harmonics are used, or half the number of samples if lower. Sharp corners of the card show oscillations of a few % of the fluid load.',
    'Crank and prime mover turn at constant speed. Torque excludes inertia, and the torque factor is derived from the card.',
    'Fillage is read from the load at the mid-level between the plateaus.',
    'Loads below the top rod are the loads that reach each section plus the buoyant weight of the rods below the section top.',
    'Test cards assume that valves open and close instantly and that the polished rod follows a cosine motion.',
  ],
  validity: [
    'Valid for a dimensionless damping of 0.05 to 0.3. Outside this range a warning is issued. Above 0.3 neither the pump power balance check nor the lower section loading check is reported as passed; above 3 the input is rejected.',
    'If the dimensionless damping is below 0.05, the power and load of the pump card are overestimated.',
    'At least 20 samples are required. For fewer than 60 samples a warning is issued.',
    'The diagnosis thresholds are for screening and are not taken from a standard. Review the card before mobilising a rig.',
    'The modified Goodman diagram is valid for steel rods. For rods of other materials the loading check is not reported as passed. The TR 11L frequency factor is valid for steel rods of one diameter.',
    'Equations from standards and papers follow published descriptions. Verify the constants against the originals before issue.',
  ],
  notChecked: [
    'Deviated wells (rod friction on the tubing, side load)',
    'Pumping unit geometry (torque factors, inertia of moving parts, permissible structural load)',
    'Rod buckling above the pump, couplings and coupling wear',
    'Plunger leakage, and gas and shrinkage effects between pump and stock tank',
    'Worn barrel, stuck pump, bent barrel, sand, vibration and late valves (no diagnosis rule)',
    'Fibreglass rod stress range diagram',
    'Motor power and energy',
  ],
}
