/** The two codes of a pipe, each whole in its own file, and what they have in common. */
import { composed } from './inputs.ts'
import { RP1111, STD2RD } from './inputs-factors.ts'
import { rules } from './rules.ts'
import { drawn, tables } from './side-by-side.ts'
import { byRp1111 } from './way-rp1111.ts'
import { byStd2rd } from './way-std2rd.ts'

export const pipe = composed(
  { [RP1111]: byRp1111, [STD2RD]: byStd2rd },
  {
    ...{ rules, tables, drawn },
    inOrder: {
      values: [
        ...['burst_pressure', 'design_pressure_limit', 'collapse_pressure', 'burst_pressure_thin_form'],
        ...['hydrostatic_test_pressure_limit', 'incidental_pressure_limit', 'allowable_net_internal_pressure'],
      ],
    },
  },
)
