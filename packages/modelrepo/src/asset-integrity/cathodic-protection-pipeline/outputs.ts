/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'
import { ATTENUATION } from './inputs.ts'

export const tables = {
  spacing_trade_off: {
    title: 'Anode number and spacing',
    description:
      'Utilisation for each criterion against the number of bracelet anodes, with the anode dimensions unchanged.',
    columns: {
      anodes: numberColumn('-', 'Anodes', { symbol: 'N' }),
      spacing: numberColumn('position_along_line', 'Spacing', { symbol: 's' }),
      net_mass: numberColumn('anode_mass', 'Net mass'),
      charge: numberColumn('-', 'Mass criterion'),
      final_current: numberColumn('-', 'Final current'),
      spacing_limit: numberColumn('-', 'Spacing limit'),
      mid_span: numberColumn('-', 'Mid-span drop'),
    },
  },
}

export const charts = {
  potential_between_anodes: {
    title: 'Potential between anodes',
    description:
      'Pipe potential between two anodes at the start and end of life, with the final anode resistance for both.',
  },
  demand_over_life: {
    title: 'Current demand over design life',
    description: 'Current demand as the coating breaks down, with the design demands.',
  },
  spacing_trade_off: {
    title: 'Anode spacing trade-off',
    description: 'Utilisation for each criterion against bracelet anode spacing, with the anode dimensions unchanged.',
  },
  attenuation: {
    title: 'Attenuation from drain point',
    description: 'Potential shift along the line for the entered linear leakage.',
    needs: ATTENUATION,
  },
}

export const figures = {
  line: {
    title: 'Bracelet anodes along line',
    description:
      'Evenly spaced bracelet anodes, half a spacing from the ends. Lengths along the line are to scale; the pipe diameter is not. The driving voltage limit and protected length are shown from the first bracelet anode.',
  },
  bracelet: {
    title: 'Pipe and bracelet anode',
    description:
      'Section and side view to scale. The band is the final exposed area wrapped once around the bare pipe. Bracelet anode shape and coating thickness are not modelled.',
  },
}
