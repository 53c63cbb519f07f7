/** The steps of the lift correlations, each with the module that holds its equations. */
export const correlationMethod = [
  {
    title: 'Hagedorn-Brown',
    text: 'Chart fits of holdup with the no-slip floor of Brill and Mukherjee, and the bubble flow of Griffith at low gas fractions.',
    module: 'physics/multiphase/hagedorn-brown.ts',
  },
  {
    title: 'Beggs-Brill',
    text: 'Revised pattern map, inclination, factor of Payne et al., two-phase friction and acceleration.',
    module: 'physics/multiphase/beggs-brill.ts',
  },
  { title: 'Gray', text: 'Holdup and film roughness of wet gas.', module: 'physics/multiphase/gray.ts' },
  {
    title: 'Duns-Ros',
    text: 'Bubble, slug, transition and mist flow from the digitised charts.',
    module: 'physics/multiphase/duns-ros.ts',
  },
]
