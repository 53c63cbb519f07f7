/** Mudmat bearing capacity, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { withCalculated } from '../../_shared/open-checks/calculated.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { mudmat } from './mudmat.ts'

export const mudmatBearingCapacity = defineWorkflow({
  contract,
  calculate: (p, context) => withCalculated(mudmat.calculate(p, context)),
  example,
  home: import.meta.url,
})
