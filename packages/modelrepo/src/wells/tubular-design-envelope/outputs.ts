/** The charts and figures of the run, as the contract declares them. */
export const charts = {
  envelope: {
    title: 'Design envelope',
    description:
      'Permissible net pressure at each axial force, internal upwards and external downwards, by the triaxial check and the API ratings with design factors. First yield without a design factor and the load cases are also shown.',
    apart: { 'shut-in': 'Difference between two entered pressures.' },
  },
  collapse: {
    title: 'Collapse under axial force',
    description:
      'Permissible net external pressure at each axial force with the design factor, and the load cases subject to collapse.',
  },
  utilisation: {
    title: 'Load case utilisation',
    description: 'Utilisation by check, with the limit. Load cases without resistance are not drawn.',
  },
}

export const figures = {
  section: {
    title: 'Pipe section and stress points',
    description:
      'Governing load case with its pressures and the von Mises stresses at the inner and outer walls on the tension and compression sides of bending.',
  },
}
