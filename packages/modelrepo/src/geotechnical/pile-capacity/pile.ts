/** A pile in one clay, a pile in layers, or unit resistances alone, each whole in its own file. */
import { inLayers } from '../_shared/pile/in-layers.ts'
import { LAYERED, UNIFORM, UNIT_VALUES } from '../_shared/pile/inputs.ts'
import { inOneClay } from '../_shared/pile/one-clay.ts'
import { capacityRules, type Sent, sandRows } from '../_shared/pile/rules.ts'
import { composed, way } from './inputs.ts'
import { unitsAlone } from './way-unit-values.ts'

export const pile = composed(
  {
    [UNIFORM]: way(inOneClay),
    [LAYERED]: way({ ...inLayers, may: ['embedded_length'] }),
    [UNIT_VALUES]: unitsAlone,
  },
  { rules: (p: Sent) => [...capacityRules(p), ...sandRows(p.soil_layers)] },
)
