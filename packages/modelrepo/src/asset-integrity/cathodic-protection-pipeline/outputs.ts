/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'
import { ATTENUATION } from './inputs.ts'

export const tables = {
  spacing_trade_off: {
    title: 'Number of anodes against spacing',
    description: 'The same bracelets, more or fewer of them: what each criterion then uses of its limit.',
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
    title: 'Potential between two anodes',
    description: 'At the start and at the end of life, with the final anode resistance for both.',
  },
  demand_over_life: {
    title: 'Current demand over the life',
    description: 'As the coating breaks down, with the demands that the design uses.',
  },
  spacing_trade_off: {
    title: 'Anodes against spacing',
    description: 'What each criterion uses of its limit as the same bracelets are set further apart.',
  },
  attenuation: {
    title: 'Attenuation from the drain point',
    description: 'Potential shift along the line with the linear leakage given.',
    needs: ATTENUATION,
  },
}

export const figures = {
  line: {
    title: 'Bracelets along the line',
    description:
      'Evenly spaced, half a spacing from the ends; lengths along the line are in proportion, the pipe is not. From the first bracelet: how far its driving voltage reaches, and the length that it protects by the practice.',
  },
  bracelet: {
    title: 'Pipe and the steel that one bracelet covers',
    description:
      'To scale, in section and from the side. The band is the final exposed area once around the bare pipe; the shape of the bracelet and the thickness of the coating are not known.',
  },
}
