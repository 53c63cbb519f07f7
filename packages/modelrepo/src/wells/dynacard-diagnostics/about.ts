/** What a run of a dynamometer card answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Sucker-rod pump dynamometer-card diagnostics',
  question:
    'What does the pump do at the foot of the rods, how full is it, what is wrong with it, and do rods and gearbox hold?',
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
      text: 'Samples at equal times over one stroke, as they are; samples by position are put at equal times by s = S (1 − cos θ)/2. The weight of the rods in the fluid is taken off the loads.',
      module: 'physics/rod-pump/rod-string.ts',
    },
    {
      title: 'Wave equation by harmonics',
      text: 'u_tt = a² u_xx − c u_t with a = √(E/ρ): each of up to 20 harmonics runs down section by section with the wave number k = √(ω² − i c ω)/a; harmonic zero is the static stretch.',
      module: 'physics/rod-pump/gibbs-equations.ts',
    },
    {
      title: 'Wave equation by finite differences',
      text: 'All samples of the stroke from node to node down, central differences around the stroke, nodes no further apart than a wave travels from sample to sample, mean area and mass at a taper, second order at both ends.',
      module: 'physics/rod-pump/everitt-jennings-equations.ts',
    },
    {
      title: 'Agreement of the solvers',
      text: 'Both solve the card as its harmonics make it: within 1 % of the pump stroke and 2 % of the range of load.',
      module: 'physics/rod-pump/card-quality.ts',
    },
    {
      title: 'Damping of equal powers',
      text: 'With the finite differences, the damping at which the power of the pump card is fluid load times net stroke times speed; it is answered beside the results, which stand at the damping given.',
      module: 'modelrepo/wells/dynacard-diagnostics/calculate-balance.ts',
    },
    {
      title: 'Plateaus, fluid load and fillage',
      text: 'Medians of the load: of the upstroke from 35 to 90 %, of the downstroke from 5 to 35 % of the stroke, the latter once more up to half of the fillage where that is below 40 %. Fillage where the downstroke load first falls through the level halfway: 100 % where it starts below, 0 where it never does, or where the plateaus stand no more than 2 % of the range of the measured load apart, which is what the solution can tell.',
      module: 'physics/rod-pump/pump-card.ts',
    },
    {
      title: 'Net stroke, displacement and power',
      text: 'q = 0.1484 A_p S_n N in square inches, inches and strokes per minute; power is the area of a card by the shoelace formula times strokes per time.',
      module: 'physics/rod-pump/pump-equations.ts',
    },
    {
      title: 'Rod loading',
      text: 'σ_a = (T/4 + 0.5625 σ_min) f_s; the range of stress over σ_a − σ_min. Of the top rod by the measured loads, of each section below by the loads that reach it.',
      module: 'standards/api-rp-11br-2008/rod-loading.ts',
    },
    {
      title: 'Net torque',
      text: 'T = ds/dθ (F − B) − C_b (S/2) sin θ with ds/dθ as the Fourier derivative of the position; C_b = 1.06 (W_rf + F_o/2) of a balanced unit unless given.',
      module: 'physics/rod-pump/crank-torque.ts',
    },
    {
      title: 'Intake pressure and fluid level',
      text: 'p_i = p_wh + 0.433 γ L − F_o/A_p (psi, ft), and the depth at which the same fluid would give it.',
      module: 'physics/rod-pump/pump-equations.ts',
    },
    {
      title: 'Diagnosis',
      text: 'Rules in a fixed order on fillage, release and pick-up of the load, spikes at the ends, slope of the plateaus, fluid load and mean load; the first that holds is the diagnosis, with its evidence and those of the others.',
      module: 'physics/rod-pump/diagnosis.ts',
    },
    {
      title: 'Parted rods',
      text: 'Depth down to which the weight of the rods in the fluid is the mean measured load, section by section.',
      module: 'modelrepo/wells/_shared/rod-pump/parting.ts',
    },
    {
      title: 'Groups of API TR 11L',
      text: 'F_o = 0.340 γ D² L, k_r = 1/(E_r L), F_o/(S k_r), N/N_o = N L/245000.',
      module: 'standards/api-tr-11l-2008/groups.ts',
    },
    {
      title: 'Test cards',
      text: 'A pump in a known condition moves the foot of the rods by explicit differences of the same wave equation until a stroke repeats; the seed draws severity and noise.',
      module: 'physics/rod-pump/forward.ts',
    },
  ],
  assumptions: [
    'One stroke stands for all: the pump does the same in every stroke.',
    'The well is straight: rods do not rub on the tubing, and all damping is along the rods and in proportion to their speed.',
    'Loads at the pump are without the weight of the rods and without the pressures on them: 0 is no fluid load.',
    'Twenty harmonics, or half as many as there are samples: sharp corners of the card ring by some per cent of the fluid load.',
    'Crank and engine turn evenly: torque has no inertia in it, and the torque factor is that of the card itself.',
    'Fillage is read by load, at the level halfway between the plateaus.',
    'Below the top rod the loads are those that reach each section with the weight of the rods below it in the fluid.',
    'Test cards: valves that open and close at once, and a polished rod that moves as a cosine.',
  ],
  validity: [
    'Dimensionless damping of 0.05 to 0.3; outside a warning. Above 0.3 neither the energy nor the sections below pass; above 3 the input is rejected.',
    'Damping below 0.05: a warning, because it leaves more power and load in the pump card.',
    'Twenty samples or more at equal times; below 60 a warning.',
    'The thresholds of the diagnosis screen cards and stand in no standard: look at the card before a rig is sent.',
    'The modified Goodman diagram is of steel rods: the loading of other rods does not pass. The frequency factor of TR 11L is of steel rods of one diameter.',
    'Standards and papers were read in public descriptions: compare the constants with the print before you sign.',
  ],
  notChecked: [
    'Deviated wells: friction of rods on the tubing, and side load',
    'Geometry of the unit: its own torque factors, inertia of its parts, permissible load of its structure',
    'Buckling of the rods above the pump, couplings and their wear',
    'Leakage past the plunger, gas and shrinkage between pump and stock tank',
    'Worn barrel, stuck pump, bent barrel, sand, vibration and late valves: no rule here finds them',
    'Fibreglass rods: their own stress range diagram',
    'Motor power and its energy',
  ],
}
