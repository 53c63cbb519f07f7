/** The values that a run answers with. */
import { criticalDownstream, gilbertChoke, sachdevaChoke } from '@keelson/physics/multiphase/choke.ts'
import { inPractice } from '@keelson/workflow'
import { nodal } from '../_shared/nodal/modes.ts'
import { curveValues, inflowValues, operatingValues } from '../_shared/nodal/values.ts'

const { resultOf } = inPractice('oilfield')

const wellhead = {
  gilbert_choke_diameter: resultOf(gilbertChoke, 'tubing_diameter', {
    description: 'Bean that holds the wellhead pressure at the operating rate, critical flow.',
    onlyWhen: nodal,
  }),
  sachdeva_choke_diameter: resultOf(sachdevaChoke, 'tubing_diameter', {
    description: 'Bean that holds the wellhead pressure at the operating rate, critical flow.',
    onlyWhen: nodal,
  }),
  critical_flowline_pressure: resultOf(criticalDownstream, 'well_pressure_absolute', {
    description: 'Behind the choke; above it the flowline is felt at the wellhead.',
    onlyWhen: nodal,
  }),
}

export const values = { ...operatingValues, ...inflowValues, ...wellhead, ...curveValues }
