/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  factors: {
    title: 'Allowable tension by analysis and condition',
    description: 'The breaking load over each factor of API RP 2SK. Each condition has a tension of its own.',
    columns: {
      analysis: textColumn('Analysis'),
      condition: textColumn('Condition'),
      factor: numberColumn('safety_factor', 'Required safety factor', { symbol: 'FS' }),
      allowable: numberColumn('line_tension', 'Allowable tension', { symbol: 'T_all' }),
      run: textColumn('In this run'),
    },
  },
  service: {
    title: 'Chain over its years of service',
    description: 'Under the same tension.',
    columns: {
      year: numberColumn('design_life', 'Years of service'),
      diameter: numberColumn('line_diameter', 'Diameter', { symbol: 'd' }),
      breaking_load: numberColumn('rope_breaking_load', 'Breaking load', { symbol: 'MBL' }),
      safety_factor: numberColumn('safety_factor', 'Safety factor', { symbol: 'SF' }),
      utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u_T' }),
    },
  },
}

export const charts = {
  utilisations: {
    title: 'Utilisation of line and anchor',
    description: 'In the condition of the run; that of DNV-OS-E301, where a class is given, is for information.',
  },
  tension_parts: {
    title: 'Parts of the maximum tension',
    description: 'As far as they are given, with the tension that is allowed.',
  },
  service: {
    title: 'Utilisation over the years of service',
    description: 'Of chain that corrodes, under the same tension.',
  },
}

export const figures = {
  elevation: {
    title: 'Line in elevation',
    description:
      'A sketch: no input tells the depth, the length or the anchor’s distance. Tensions and factors stand where they act.',
  },
  bar: {
    title: 'Bar of the chain',
    description: 'In section, to scale: as new, and what corrosion and wear leave of it, taken evenly all around.',
  },
}
