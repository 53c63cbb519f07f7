/** The steps of the lift correlations, each with the module that holds its equations. */
export const correlationMethod = [
  {
    title: 'Hagedorn and Brown',
    text: 'Liquid holdup is calculated from chart fits with the no-slip lower limit of Brill and Mukherjee. The Griffith bubble flow model is used at low gas fractions.',
    module: 'physics/multiphase/hagedorn-brown.ts',
  },
  {
    title: 'Beggs and Brill',
    text: 'The revised flow pattern map, inclination correction, Payne et al. holdup factor, two-phase friction and acceleration are used.',
    module: 'physics/multiphase/beggs-brill.ts',
  },
  {
    title: 'Gray',
    text: 'Liquid holdup and film roughness follow the Gray correlation for wet gas.',
    module: 'physics/multiphase/gray.ts',
  },
  {
    title: 'Duns and Ros',
    text: 'Pressure gradients in bubble, slug, transition and mist flow are calculated from the digitised charts.',
    module: 'physics/multiphase/duns-ros.ts',
  },
]
