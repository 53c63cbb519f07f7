/** The eight analyses of a pile, each whole in its own file; those of capacity are shared. */
import { inLayers } from '../_shared/pile/in-layers.ts'
import { LAYERED, UNIFORM, UNIT_VALUES } from '../_shared/pile/inputs.ts'
import { inOneClay } from '../_shared/pile/one-clay.ts'
import { capacityRules } from '../_shared/pile/rules.ts'
import { AXIAL_RESPONSE, composed, LATERAL_PY, LATERAL_RESPONSE, LOAD_TRANSFER, PY_CURVE, way } from './inputs.ts'
import { sandLayers } from './rules.ts'
import { inSubgrade, onCurves } from './way-bending.ts'
import { oneCurve } from './way-curve.ts'
import { byTransfer, onSprings } from './way-settlement.ts'
import { unitsAlone } from './way-unit-values.ts'

export const pile = composed(
  {
    [UNIFORM]: way(inOneClay),
    [LAYERED]: way({ ...inLayers, rules: sandLayers }),
    [UNIT_VALUES]: unitsAlone,
    [AXIAL_RESPONSE]: onSprings,
    [LOAD_TRANSFER]: byTransfer,
    [PY_CURVE]: oneCurve,
    [LATERAL_RESPONSE]: inSubgrade,
    [LATERAL_PY]: onCurves,
  },
  { rules: capacityRules },
)
