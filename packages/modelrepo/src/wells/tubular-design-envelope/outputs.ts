/** The charts and figures of the run, as the contract declares them. */
export const charts = {
  envelope: {
    title: 'Design envelope',
    description:
      'Net pressure that is held at each axial force, internal upwards and external downwards, by the triaxial check and by the API ratings with their design factors; first yield without a factor; and the load cases.',
    apart: { 'shut-in': 'The difference of two pressures that are given.' },
  },
  collapse: {
    title: 'Collapse under axial force',
    description:
      'Net external pressure that is held at each axial force, design factor taken off, with the load cases that collapse asks of.',
  },
  utilisation: {
    title: 'Utilisation of the load cases',
    description: 'By check, beside the limit; what nothing holds is not drawn.',
  },
}

export const figures = {
  section: {
    title: 'The pipe and its four points',
    description:
      'Of the load case that uses most: pressures, and the von Mises stress inside and outside where bending pulls and where it presses.',
  },
}
